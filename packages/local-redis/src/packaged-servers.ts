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

/** How to fetch the servers. */
export interface PackagedServersOptions {
  /** The folder for the servers, one in each subfolder, and for apt's lists. */
  readonly folder: string;
  /** Receives slow steps. */
  readonly onProgress?: (line: string) => void;
}

/**
 * Fetches servers of Debian's current and coming releases, unpacked with their C library and without
 * any rights: the version that the first release with this major version has. Keeps servers that are
 * already in the folder. Throws `RangeError` for an unknown name.
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
  throw new RangeError(`The server ${name} does not exist, only ${PACKAGED_SERVERS.join(', ')}.`);
}

async function openReleases(folder: string): Promise<DebianReleases> {
  const apt = Apt.find(process.env);
  if (apt === undefined) throw new Error('This machine has no apt');
  return DebianReleases.open(apt, join(folder, 'lists'));
}
