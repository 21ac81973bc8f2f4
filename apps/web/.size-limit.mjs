import { readFileSync } from 'node:fs';

const dist = new URL('dist/', import.meta.url);
const pages = readFileSync(new URL('preloads.txt', dist), 'utf8').split('\n');

/**
 * As the API sends them: the build has compressed them with Brotli.
 * @param {string} links
 */
const filesOf = (links) =>
  [...links.matchAll(/<\/([^>]+\.js)>/g)].map(([, file]) => `dist/${file}.br`);

export default pages
  .map((page) => page.split('\t'))
  .flatMap(([path = '', link = '']) => [
    {
      name: `${path.replace(/^\^|\/?\??\$$/g, '').replace('[^/]+', '…')}/`,
      path: filesOf(link),
      brotli: false,
      limit: '190 kB',
    },
    ...(path === '^/$'
      ? [
          {
            name: 'the first paint of /',
            path: filesOf(withoutLate(link)),
            brotli: false,
            limit: '130 kB',
          },
        ]
      : []),
  ]);

/** @param {string} links */
function withoutLate(links) {
  return links
    .split(', ')
    .filter((link) => !link.includes('fetchpriority=low'))
    .join(', ');
}
