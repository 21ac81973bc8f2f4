import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { errorCode } from './error-code.ts';
import { LocalRedisError } from './local-redis-error.ts';

/** The prefix of temporary folders, by which later starts recognise abandoned ones. */
export const TEMPORARY_PREFIX = 'mayfly-redis-';

/** The folder of a server, with the paths in it. */
export interface ServerHome {
  readonly folder: string;
  /** Whether the data survives the server. */
  readonly persistent: boolean;
  /** Redis's working folder. */
  readonly redisFolder: string;
  readonly logFile: string;
  readonly sentinelFile: string;
  readonly stateFile: string;
  readonly lockFile: string;
}

/** Names the parts of a home without touching the disk. */
export function serverHome(folder: string, persistent: boolean): ServerHome {
  const redisFolder = join(folder, 'redis');
  return {
    folder,
    persistent,
    redisFolder,
    logFile: join(redisFolder, 'redis.log'),
    sentinelFile: join(redisFolder, 'sentinel.conf'),
    stateFile: join(folder, 'redis.json'),
    lockFile: join(folder, 'redis.lock'),
  };
}

/** Creates the home in the data folder, or a temporary one that no other user can read. */
export function prepareHome(dataDir: string | undefined): ServerHome {
  const home = serverHome(dataDir ?? temporaryFolder(), dataDir !== undefined);
  try {
    mkdirSync(home.redisFolder, { recursive: true, mode: 0o700 });
    chmodSync(home.redisFolder, 0o700);
    for (const path of [home.folder, home.redisFolder]) {
      accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    }
    return home;
  } catch (error) {
    throw unusableFolder(home.folder, error);
  }
}

function temporaryFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), TEMPORARY_PREFIX));
  } catch (error) {
    throw unusableFolder(tmpdir(), error);
  }
}

/** Turns an error of the file system into one that names the folder. */
export function unusableFolder(folder: string, cause: unknown): LocalRedisError {
  const message = `Cannot use the data folder ${folder}: ${reason(cause)}.`;
  return new LocalRedisError('DATA_DIR_UNUSABLE', message, { cause });
}

/** Removes a temporary home; a persistent one stays. */
export function discardHome(home: ServerHome): void {
  if (!home.persistent) rmSync(home.folder, { recursive: true, force: true });
}

function reason(error: unknown): string {
  switch (errorCode(error)) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'a file is in its place';
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'EROFS':
      return 'the file system is read-only';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
