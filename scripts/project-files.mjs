import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './pnpm.mjs';

/** Folders with installed, built or recorded files, as in .gitignore. */
const SKIPPED =
  /(^|\/)(dist|node_modules)$|^(data|docs\/reference|playwright-report|test-results)$/;

/**
 * The paths of all source files in a folder of the project, relative to the root. Hidden files are left out.
 * @param {string} [folder]
 * @returns {string[]}
 */
export function projectFiles(folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || SKIPPED.test(path)) return [];
    return entry.isDirectory() ? projectFiles(path) : [path];
  });
}
