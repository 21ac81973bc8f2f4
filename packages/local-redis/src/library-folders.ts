import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian keeps libraries in a folder for each architecture, such as `x86_64-linux-gnu`. */
export function libraryFolders(root: string): string[] {
  return ['usr/lib', 'lib'].flatMap((name) => subfolders(join(root, name)));
}

function subfolders(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
  } catch {
    return [];
  }
}
