import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { removeAbandonedHomes } from './abandoned-homes.ts';
import { errorCode } from './error-code.ts';
import { findServer } from './find-server.ts';
import { launch, type LaunchedServer } from './launch.ts';
import { LocalRedisError } from './local-redis-error.ts';
import type { LocalRedis, LocalRedisOptions } from './local-redis.ts';
import { LocalServer } from './local-server.ts';
import { ownServer } from './ownership.ts';
import { isRunning } from './process-identity.ts';
import { answeringPid } from './server-address.ts';
import type { ServerBinary } from './server-binary.ts';
import type { ServerMode } from './server-config.ts';
import { discardHome, prepareHome, unusableFolder, type ServerHome } from './server-home.ts';
import { followServer } from './server-process.ts';
import { withStartLock } from './start-lock.ts';
import { readState, type ServerState } from './state-file.ts';

const ANSWER_LIMIT_MS = 10_000;
const POLL_MS = 50;

/**
 * Starts a private Redis server, or joins the one that already runs on the data folder. The server
 * ends with this process at the latest, unless the process is killed: then the next process that starts
 * on the folder takes it over.
 *
 * @throws {LocalRedisError} if there is no server program, the folder is unusable or the server does not start.
 */
export async function startLocalRedis(options: LocalRedisOptions = {}): Promise<LocalRedis> {
  const onProgress = options.onProgress ?? (() => undefined);
  const found = await findServer({
    binary: options.binary,
    cacheDir: options.cacheDir,
    environment: process.env,
    onProgress,
  });
  const binary = { ...found, env: { ...found.env, ...options.env } };
  if (options.dataDir === undefined) removeAbandonedHomes();
  const home = prepareHome(options.dataDir === undefined ? undefined : resolve(options.dataDir));
  try {
    return await withStartLock(home.lockFile, async () => {
      const { shared, ...running } = await joinOrLaunch(home, binary, options);
      const { supervise = false } = options;
      return new LocalServer(running, {
        plan: { binary, home, mode: serverMode(options), settings: options.settings ?? {} },
        shared,
        supervise,
        onProgress,
      });
    });
  } catch (error) {
    discardHome(home);
    throw errorCode(error) === undefined || error instanceof LocalRedisError
      ? error
      : unusableFolder(home.folder, error);
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
    return { server, address: { port: state.port, password: state.password }, shared };
  }
  // At the same address, clients of the previous server find it again.
  const launched = await launch({
    binary,
    home,
    mode: serverMode(options),
    settings: options.settings ?? {},
    password: options.password ?? state?.password ?? randomBytes(24).toString('base64url'),
    port: options.port ?? state?.port,
    portFixed: options.port !== undefined,
  });
  return { ...launched, shared: false };
}

function serverMode({ cluster = false, sentinel = false }: LocalRedisOptions): ServerMode {
  if (cluster && sentinel) throw new TypeError('A sentinel cannot be a node of a cluster.');
  if (sentinel) return 'sentinel';
  return cluster ? 'cluster' : 'standalone';
}

/** Whether the server runs and answers; two servers would damage the same files. */
async function isUsable(state: ServerState): Promise<boolean> {
  const limit = AbortSignal.timeout(ANSWER_LIMIT_MS);
  while (isRunning(state.server)) {
    if (limit.aborted) {
      throw new LocalRedisError(
        'START_FAILED',
        `Another Redis (process ${state.server.pid}) uses this data folder but does not answer.`,
      );
    }
    if (!state.stopping && (await answeringPid(state, limit)) === state.server.pid) return true;
    await delay(POLL_MS);
  }
  return false;
}
