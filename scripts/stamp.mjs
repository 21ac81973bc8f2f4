import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Results of builds and tests, and files that no build uses. */
const SKIPPED = /^(node_modules|\.cache|dist|test|bench|soak)$|\.tsbuildinfo$/;

/**
 * A digest of the names and contents of files, and of all files in folders; a missing file counts
 * as missing. Contents, because checkouts and caches change the times of files.
 * @param {string} root
 * @param {readonly string[]} paths
 * @param {string} [salt] other inputs that change the result
 */
export function digest(root, paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      const content = readFileSync(file);
      hash.update(`\0${relative(root, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * Runs the work unless it has already succeeded with this digest.
 * @param {string} stampFile
 * @param {string} current
 * @param {() => Promise<void>} work
 */
export async function unlessDone(stampFile, current, work) {
  if (readStamp(stampFile) === current) return;
  // Work that fails may have changed the result of the old stamp.
  rmSync(stampFile, { force: true });
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${current}\n`);
}

/** @param {string} stampFile */
function readStamp(stampFile) {
  try {
    return readFileSync(stampFile, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries
      .filter((entry) => !SKIPPED.test(entry.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => filesBelow(join(path, entry.name)));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
