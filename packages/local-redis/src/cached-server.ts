import { join } from 'node:path';

import { isExecutable } from './executable.ts';
import { libraryFolders } from './library-folders.ts';
import type { ServerBinary } from './server-binary.ts';

/** The server among packages unpacked in this folder, with its libraries. */
export function cachedServer(folder: string, names: readonly string[]): ServerBinary | undefined {
  const path = names.map((name) => join(folder, 'usr/bin', name)).find(isExecutable);
  if (path === undefined) return undefined;
  const inherited = process.env['LD_LIBRARY_PATH'] ?? '';
  const libraries = [...libraryFolders(folder), inherited].filter(Boolean);
  return { path, env: { LD_LIBRARY_PATH: libraries.join(':') } };
}
