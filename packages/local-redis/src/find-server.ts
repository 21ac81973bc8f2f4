import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Apt } from './apt.ts';
import { cachedServer } from './cached-server.ts';
import { unpackFromArchive } from './debian-archive.ts';
import { findExecutable } from './executable.ts';
import { LocalRedisError } from './local-redis-error.ts';
import { isUsable, OLDEST_MAJOR, type ServerBinary } from './server-binary.ts';

const SERVERS = ['redis-server', 'valkey-server'];
const DEFAULT_CACHE = fileURLToPath(new URL('../../../.cache/redis', import.meta.url));

/** Where to look for a server. */
export interface BinarySearch {
  readonly binary: string | undefined;
  readonly cacheDir: string | undefined;
  readonly environment: NodeJS.ProcessEnv;
  readonly onProgress: (line: string) => void;
}

/** Finds a Redis or Valkey server, or fetches one if the system's package archive has it. */
export async function findServer(search: BinarySearch): Promise<ServerBinary> {
  const { environment, cacheDir = DEFAULT_CACHE } = search;
  const named = search.binary ?? environment['MAYFLY_REDIS_SERVER'];
  if (named !== undefined && named !== '') {
    const server = { path: named, env: {} };
    if (await isUsable(server)) return server;
    throw missing(`${named} must be a Redis server of version ${OLDEST_MAJOR} or later.`);
  }
  for (const name of SERVERS) {
    const path = findExecutable(name, environment['PATH']);
    const server = path === undefined ? undefined : { path, env: {} };
    if (server !== undefined && (await isUsable(server))) return server;
  }
  const folder = join(cacheDir, 'server');
  const cached = cachedServer(folder, SERVERS);
  if (cached !== undefined) {
    if (await isUsable(cached)) return cached;
    // Fetched for another release or machine.
    await rm(folder, { recursive: true, force: true });
  }
  return fetchServer(folder, search);
}

async function fetchServer(folder: string, search: BinarySearch): Promise<ServerBinary> {
  const apt = Apt.find(search.environment);
  if (apt === undefined) throw missing('This machine has no Redis server.');
  search.onProgress("Fetching Redis from this system's package archive …");
  try {
    await unpackFromArchive(apt, SERVERS, folder);
  } catch (error) {
    throw missing(
      `This machine has no Redis server, and its package archive provides none: ${
        error instanceof Error ? error.message : String(error)
      }.`,
      error,
    );
  }
  const fetched = cachedServer(folder, SERVERS);
  if (fetched !== undefined && (await isUsable(fetched))) return fetched;
  throw missing("The Redis server of this system's package archive does not run here.");
}

function missing(reason: string, cause?: unknown): LocalRedisError {
  const message = `${reason} Any of these helps:
  Debian, Ubuntu:  sudo apt-get install redis-server
  macOS:           brew install redis
  Docker:          docker run -d -p 127.0.0.1:6379:6379 redis:7.4-alpine
                   and REDIS_URL=redis://127.0.0.1:6379 in the environment
  Another server:  REDIS_URL=redis://… in the environment`;
  return new LocalRedisError('NO_SERVER_BINARY', message, { cause });
}
