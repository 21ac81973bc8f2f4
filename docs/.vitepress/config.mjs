import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { githubAnchor } from '../../scripts/github-anchor.mjs';

const docs = fileURLToPath(new URL('..', import.meta.url));
const root = resolve(docs, '..');
const REPOSITORY = 'https://github.com/mayfly/mayfly';

/**
 * The title of a page is its first heading.
 * @param {string} page
 */
function entry(page) {
  const [, title = page] = /^# (.+)$/m.exec(readFileSync(join(docs, page), 'utf8')) ?? [];
  return { text: title, link: `/${page.replace(/(index)?\.md$/, '')}` };
}

/**
 * Pages that exist: a page can arrive or leave without a change here.
 * @param {string} text
 * @param {readonly string[]} pages
 */
function section(text, pages, collapsed = false) {
  const items = pages.filter((page) => existsSync(join(docs, page))).map(entry);
  return { text, collapsed, items };
}

/**
 * All pages of a folder.
 * @param {string} folder
 */
const pagesOf = (folder) => readdirSync(join(docs, folder)).map((file) => `${folder}/${file}`);

/**
 * On GitHub, relative links to files outside of this folder, and to folders, work. On the site, they lead to the
 * repository.
 * @param {import('vitepress').MarkdownRenderer} markdown
 */
function linkToRepository(markdown) {
  markdown.core.ruler.push('repository-links', ({ tokens, env }) => {
    for (const link of tokens.flatMap(({ children }) => children ?? [])) {
      const href = link.type === 'link_open' ? link.attrGet('href') : null;
      if (href === null || /^([a-z]+:|#|\/)/.test(href)) continue;
      const [path = '', hash = ''] = decodeURI(href).split(/(?=#)/);
      const file = resolve(dirname(env.path), path);
      if (!existsSync(file)) continue; // a dead link, which VitePress reports
      if (!relative(docs, file).startsWith('..') && statSync(file).isFile()) continue;
      link.attrSet('href', `${REPOSITORY}/blob/main/${relative(root, file)}${hash}`);
    }
  });
}

export default {
  title: 'Mayfly',
  description:
    'Redis sets whose members expire one by one, rate limits, one-time passwords and time series.',
  lang: 'en',
  cleanUrls: true,
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: { config: linkToRepository, anchor: { slugify: githubAnchor } },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: REPOSITORY }],
    nav: [
      { text: 'Tutorial', link: '/tutorial' },
      { text: 'Library', link: '/library' },
      { text: 'API', link: '/api' },
      { text: 'Operations', link: '/operations' },
    ],
    sidebar: [
      section('Start', ['index.md', 'tutorial.md', 'comparison.md', 'faq.md']),
      section('Guides', pagesOf('guides')),
      section('Migrating', pagesOf('migrating')),
      section('Library', [
        'library.md',
        'frameworks.md',
        'choosing-a-strategy.md',
        'rate-limits.md',
        'one-time-codes.md',
        'react-to-expiry.md',
        'reference/index.md',
      ]),
      section('API', [
        'api.md',
        'safe-retries.md',
        'live.md',
        'api-limits.md',
        'api-changes.md',
        'api-reference.md',
      ]),
      section('Operations', [
        'operations.md',
        'deployment.md',
        'settings.md',
        'command-line.md',
        'security.md',
        'cluster.md',
      ]),
      section('Inside', ['architecture.md', 'internals.md', 'redis-keys.md', 'performance.md']),
      section('Decisions', pagesOf('adr'), true),
    ],
  },
};
