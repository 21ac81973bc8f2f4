import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { isExecutable } from './executable.ts';
import type { ServerBinary } from './server-binary.ts';

/** The server among packages unpacked in this folder, which brings its libraries along. */
export function cachedServer(folder: string, names: readonly string[]): ServerBinary | undefined {
  const path = names.map((name) => join(folder, 'usr/bin', name)).find(isExecutable);
  if (path === undefined) return undefined;
  const libraries = ['usr/lib', 'lib'].flatMap((name) => subfolders(join(folder, name)));
  const inherited = process.env['LD_LIBRARY_PATH'] ?? '';
  return { path, env: { LD_LIBRARY_PATH: [...libraries, inherited].filter(Boolean).join(':') } };
}

/** Debian keeps libraries in a folder for each architecture, such as `x86_64-linux-gnu`. */
function subfolders(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
  } catch {
    return [];
  }
}
