import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { Apt } from './apt.ts';
import { DebianReleases } from './debian-releases.ts';
import { obtainServer, type PackagedServer, type PackagedServerResult } from './obtain-server.ts';
import { withStartLock } from './start-lock.ts';

const SERVERS: readonly PackagedServer[] = [
  { name: 'redis-8', package: 'redis-server', major: 8 },
  { name: 'valkey-8', package: 'valkey-server', major: 8 },
  { name: 'valkey-9', package: 'valkey-server', major: 9 },
];

/** The names of all servers that `fetchPackagedServers` knows. */
export const PACKAGED_SERVERS: readonly string[] = SERVERS.map(({ name }) => name);

/** How to get the servers. */
export interface PackagedServersOptions {
  /** The folder that keeps the servers, one in each subfolder, and apt's lists. */
  readonly folder: string;
  /** Told what takes time. */
  readonly onProgress?: (line: string) => void;
}

/**
 * Gets servers of Debian's current and coming releases, unpacked with their own C library and
 * without any rights: whatever version of that major the first release has that has one. A server
 * that is in the folder already is kept. `RangeError` for a name that is none.
 */
export async function fetchPackagedServers(
  names: readonly string[],
  { folder, onProgress = () => undefined }: PackagedServersOptions,
): Promise<PackagedServerResult[]> {
  const wanted = names.map((name) => packagedServer(name));
  await mkdir(folder, { recursive: true });
  return withStartLock(join(folder, 'lock'), async () => {
    let opened: Promise<DebianReleases> | undefined;
    const releases = (): Promise<DebianReleases> => (opened ??= openReleases(folder));
    const results: PackagedServerResult[] = [];
    for (const server of wanted) {
      const home = join(folder, server.name);
      results.push(await obtainServer(home, server, { releases, onProgress }));
    }
    return results;
  });
}

function packagedServer(name: string): PackagedServer {
  const server = SERVERS.find((candidate) => candidate.name === name);
  if (server !== undefined) return server;
  throw new RangeError(`There is no server ${name}, only ${PACKAGED_SERVERS.join(', ')}.`);
}

async function openReleases(folder: string): Promise<DebianReleases> {
  const apt = Apt.find(process.env);
  if (apt === undefined) throw new Error('There is no apt on this machine');
  return DebianReleases.open(apt, join(folder, 'lists'));
}
