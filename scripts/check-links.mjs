/** Finds links in Markdown files to missing files or headings of this repository. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { githubAnchor } from './github-anchor.mjs';
import { root } from './pnpm.mjs';
import { projectFiles } from './project-files.mjs';

/** Pages that leave the repository, such as the README of a package, link to its files in this way. */
const OWN = /^https:\/\/github\.com\/mayfly\/mayfly\/(?:blob|tree)\/main\/(.*)$/;

const files = projectFiles().filter((file) => file.endsWith('.md'));

/**
 * The text of a page without its code blocks.
 * @param {string} file
 */
function prose(file) {
  return readFileSync(join(root, file), 'utf8').replaceAll(/^```.*?^```/gms, '');
}

/**
 * The anchors of a page's headings.
 * @param {string} file
 */
function anchorsOf(file) {
  const headings = [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map(githubAnchor);
}

/**
 * @param {string} file
 * @param {string} link
 */
function isBroken(file, link) {
  const own = OWN.exec(link)?.[1];
  if (own !== undefined) return isBroken('README.md', own);
  if (/^[a-z]+:/.test(link)) return false;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(join(root, target))) return true;
  return anchor !== undefined && !(target.endsWith('.md') && anchorsOf(target).includes(anchor));
}

for (const file of files) {
  for (const [, link = ''] of prose(file).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (!isBroken(file, link)) continue;
    console.error(`${file}: the link ${link} is broken`);
    process.exitCode = 1;
  }
}
