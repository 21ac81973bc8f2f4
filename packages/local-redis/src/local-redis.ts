import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { removeAbandonedHomes } from './abandoned-homes.ts';
import { errorCode } from './error-code.ts';
import { launch, type LaunchedServer } from './launch.ts';
import { LocalRedisError } from './local-redis-error.ts';
import { LocalServer } from './local-server.ts';
import { ownServer } from './ownership.ts';
import { isRunning } from './process-identity.ts';
import { answeringPid } from './server-address.ts';
import { findServerBinary, type ServerBinary } from './server-binary.ts';
import { discardHome, prepareHome, unusableHome, type ServerHome } from './server-home.ts';
import { followServer } from './server-process.ts';
import { withStartLock } from './start-lock.ts';
import { readState, type ServerState } from './state-file.ts';

const ANSWER_LIMIT_MS = 10_000;
const POLL_MS = 50;

/** A Redis server of one's own on this machine. */
export interface LocalRedis {
  /** Where to connect, with the password in it. */
  readonly url: string;
  readonly port: number;
  /** The server's process, the current one if it was restarted. */
  readonly pid: number;
  /** Whether the server belongs to another process, which will end it. */
  readonly shared: boolean;
  /** Ends the server once its data is on disk; one that is shared is only let go of. */
  stop(): Promise<void>;
  /** Kills the server on the spot, as a crash would: for tests of outages. */
  kill(): Promise<void>;
}

/** How to start a local server; everything has a default. */
export interface LocalRedisOptions {
  /** The folder that keeps the data. Without one the data ends with the server. */
  dataDir?: string;
  /** The folder that keeps a server fetched from the system's package archive. */
  cacheDir?: string;
  /** The port to listen on; without one, any that is free. */
  port?: number;
  /** The password to ask for; without one, a random one. */
  password?: string;
  /** The server program; without one, the one on the PATH or in the cache folder. */
  binary?: string;
  /** Told, line by line, what takes time or goes wrong. */
  onProgress?: (line: string) => void;
  /** Whether to start the server again when it ends unexpectedly. */
  supervise?: boolean;
}

/**
 * Starts a private Redis server, or joins the one that already runs on the data folder. The server
 * ends with this process at the latest, unless the process is killed: then the next one to start on
 * the folder takes it over.
 *
 * @throws {LocalRedisError} if there is no server program, the folder is unusable or it won't start.
 */
export async function startLocalRedis(options: LocalRedisOptions = {}): Promise<LocalRedis> {
  const onProgress = options.onProgress ?? (() => undefined);
  const binary = await findServerBinary({
    binary: options.binary,
    cacheDir: options.cacheDir,
    environment: process.env,
    onProgress,
  });
  if (options.dataDir === undefined) removeAbandonedHomes();
  const home = prepareHome(options.dataDir === undefined ? undefined : resolve(options.dataDir));
  try {
    return await withStartLock(home.lockFile, async () => {
      const { shared, ...running } = await joinOrLaunch(home, binary, options);
      const supervise = options.supervise ?? false;
      return new LocalServer(running, { plan: { binary, home }, shared, supervise, onProgress });
    });
  } catch (error) {
    discardHome(home);
    throw errorCode(error) === undefined || error instanceof LocalRedisError
      ? error
      : unusableHome(home, error);
  }
}

async function joinOrLaunch(
  home: ServerHome,
  binary: ServerBinary,
  options: LocalRedisOptions,
): Promise<LaunchedServer & { shared: boolean }> {
  const state = readState(home.stateFile);
  if (state !== undefined && (await isUsable(state))) {
    const server = followServer(state.server);
    const shared = isRunning(state.owner);
    if (!shared) ownServer(home, server, state);
    return { server, address: state, shared };
  }
  // A server that comes back where it was is found again by whoever still knows its address.
  const launched = await launch({
    binary,
    home,
    password: options.password ?? state?.password ?? randomBytes(24).toString('base64url'),
    port: options.port ?? state?.port,
    portFixed: options.port !== undefined,
  });
  return { ...launched, shared: false };
}

/** Whether the server runs and answers; two servers on the same files would ruin them. */
async function isUsable(state: ServerState): Promise<boolean> {
  const deadline = performance.now() + ANSWER_LIMIT_MS;
  while (isRunning(state.server)) {
    if (!state.stopping && (await answeringPid(state)) === state.server.pid) return true;
    if (performance.now() > deadline) {
      throw new LocalRedisError(
        'START_FAILED',
        `Another Redis (process ${state.server.pid}) uses this data folder but does not answer.`,
      );
    }
    await delay(POLL_MS);
  }
  return false;
}
