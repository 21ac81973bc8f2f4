/** Finds links of the built site to missing anchors, and files that a page would load from another origin. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../docs/.vitepress/dist/', import.meta.url));
const pages = new Map(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [`/${file}`, readFileSync(join(dist, file), 'utf8')]),
);
const anchors = new Map(
  [...pages].map(([page, html]) => [
    page,
    new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
  ]),
);

/**
 * The file that the server sends for a path.
 * @param {string} path
 */
function fileOf(path) {
  if (path.endsWith('/')) return `${path}index.html`;
  return path.endsWith('.html') ? path : `${path}.html`;
}

/** @param {string} problem */
function report(problem) {
  console.error(problem);
  process.exitCode = 1;
}

for (const [page, html] of pages) {
  for (const [, tag = ''] of html.matchAll(/<(?:script|link|img|iframe|source)\s([^>]*)>/g)) {
    const [, url] = /(?:src|href)="((?:https?:)?\/\/[^"]*)"/.exec(tag) ?? [];
    if (url !== undefined) report(`${page} loads ${url}`);
  }
  for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*#[^"]+)"/g)) {
    if (/^[a-z]+:/.test(href)) continue;
    const [path = '', anchor = ''] = href.split('#');
    const target = path === '' ? page : fileOf(posix.resolve(dirname(page), path));
    if (!anchors.get(target)?.has(decodeURIComponent(anchor))) report(`${page} links to ${href}`);
  }
}
if (pages.size === 0) report(`${dist} has no pages. Run pnpm docs:build.`);
console.log(`${pages.size} pages`);
