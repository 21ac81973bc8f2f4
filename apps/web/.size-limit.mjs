import { readFileSync } from 'node:fs';

const dist = new URL('dist/', import.meta.url);
const pages = readFileSync(new URL('preloads.txt', dist), 'utf8').split('\n');

// The JavaScript that a browser loads at once for each page, as the API sends it: compressed with Brotli.
export default pages
  .map((page) => page.split('\t'))
  .map(([path = '', link = '']) => ({
    name:
      path === '^/$' ? 'the first page' : path.replace(/^\^|\/\?\$$/g, '').replace('[^/]+', '…'),
    path: [...link.matchAll(/<\/([^>]+\.js)>/g)].map(([, file]) => `dist/${file}`),
    brotli: true,
    limit: path === '^/$' ? '130 kB' : '190 kB',
  }));
