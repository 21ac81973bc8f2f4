import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { DebianReleases } from './debian-releases.ts';
import { fillFolder } from './draft-folder.ts';
import { writeLauncher } from './launcher.ts';
import { serverVersion } from './server-binary.ts';

/** Debian's current and coming releases, by the names that move with them. */
const SUITES = ['stable', 'testing', 'unstable'];

/** A server to test Mayfly on, and its Debian package. */
export interface PackagedServer {
  readonly name: string;
  readonly package: 'redis-server' | 'valkey-server';
  readonly major: number;
}

/** Whether a server is available on this machine. */
export type PackagedServerResult =
  | {
      readonly status: 'ready';
      readonly name: string;
      /** This path is enough to start it: it can be passed as `binary`. */
      readonly path: string;
      readonly version: string;
    }
  | { readonly status: 'unavailable'; readonly name: string; readonly reason: string };

/** How to fetch a missing server. */
export interface PackagedServerSource {
  readonly releases: () => Promise<DebianReleases>;
  readonly onProgress: (line: string) => void;
}

/** The server in its folder, fetched into it if it is missing or does not run. */
export async function obtainServer(
  home: string,
  server: PackagedServer,
  source: PackagedServerSource,
): Promise<PackagedServerResult> {
  const present = await serverIn(home, server);
  if (present !== undefined) return present;
  try {
    await fetchServer(home, server, source);
    const fetched = await serverIn(home, server);
    if (fetched !== undefined) return fetched;
    throw new Error("the archive's version does not run here");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: 'unavailable', name: server.name, reason };
  }
}

async function serverIn(
  home: string,
  { name, package: program, major }: PackagedServer,
): Promise<PackagedServerResult | undefined> {
  const path = join(home, program);
  const version = await serverVersion({ path, env: {} });
  return version === undefined || majorOf(version) !== major
    ? undefined
    : { status: 'ready', name, path, version };
}

async function fetchServer(
  home: string,
  server: PackagedServer,
  { releases: open, onProgress }: PackagedServerSource,
): Promise<void> {
  const { name, package: program } = server;
  const releases = await open();
  const suite = await suiteWith(server, releases);
  onProgress(`Fetching ${name} from Debian ${suite} …`);
  await rm(home, { recursive: true, force: true });
  await fillFolder(home, async (draft) => {
    const root = await releases.unpack(suite, program, draft);
    writeLauncher(root, program);
    return root;
  });
}

async function suiteWith(
  { package: program, major }: PackagedServer,
  releases: DebianReleases,
): Promise<string> {
  for (const suite of SUITES) {
    const version = await releases.version(suite, program);
    if (version !== undefined && majorOf(version) === major) return suite;
  }
  throw new Error(`no release of Debian has version ${major} of ${program}`);
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}
