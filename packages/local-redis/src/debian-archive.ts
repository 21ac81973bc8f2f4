import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Apt, AptSettings } from './apt.ts';
import { fillFolder } from './draft-folder.ts';

/** Servers and libraries, but not the C library, which must be the one of the running loader. */
const WANTED = /^(?!libc6_)(redis|valkey|lib).*\.deb$/;

/**
 * Unpacks the first available one of the packages from this system's archive into a folder, with the
 * libraries that the system lacks for it. The folder appears in one step.
 */
export async function unpackFromArchive(
  apt: Apt,
  packages: readonly string[],
  folder: string,
): Promise<void> {
  await fillFolder(folder, async (draft) => {
    const root = join(draft, 'root');
    const archives = await download(apt, packages, draft);
    const files = await readdir(archives);
    for (const file of files.filter((name) => WANTED.test(name))) {
      await apt.unpack(join(archives, file), root);
    }
    return root;
  });
}

/** Resolves to the folder with the downloaded packages. */
async function download(apt: Apt, packages: readonly string[], draft: string): Promise<string> {
  const lists = join(draft, 'lists');
  const cache = join(draft, 'cache');
  const archives = join(cache, 'archives');
  await mkdir(join(lists, 'partial'), { recursive: true });
  await mkdir(join(archives, 'partial'), { recursive: true });
  const settings = { 'Dir::Cache': cache, 'Dir::Cache::Archives': archives };
  const withOwnLists = { ...settings, 'Dir::State::Lists': lists };
  try {
    await downloadFirst(apt, packages, settings);
  } catch {
    // The system's lists are missing, as in a fresh container, or name old versions.
    // Ignore sources that fail: the next step either finds the packages or not.
    await apt.get(['update'], withOwnLists).catch(() => undefined);
    await downloadFirst(apt, packages, withOwnLists);
  }
  return archives;
}

/** Rejects with the error of the first package if none is available. */
async function downloadFirst(
  apt: Apt,
  packages: readonly string[],
  settings: AptSettings,
): Promise<void> {
  let problem: unknown;
  for (const name of packages) {
    try {
      // apt determines which libraries this system has and which it lacks.
      return await apt.download(name, settings);
    } catch (error) {
      problem ??= error;
    }
  }
  throw problem;
}
