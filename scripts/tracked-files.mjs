import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './pnpm.mjs';

/**
 * The project's files that match, committed or not; ignored ones are left out.
 * @param {readonly string[]} paths files, folders or patterns, as git takes them
 */
export function trackedFiles(paths) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return files.filter((file) => file !== '' && existsSync(join(root, file)));
}
