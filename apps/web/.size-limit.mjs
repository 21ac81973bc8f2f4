import { readFileSync } from 'node:fs';

const dist = new URL('dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/**
 * The files that a browser loads for a module, including their static imports.
 * @param {string} name
 * @param {Set<string>} [known]
 */
function filesOf(name, known = new Set()) {
  const { file, imports = [] } = manifest[name];
  if (known.has(file)) return known;
  known.add(file);
  for (const other of imports) filesOf(other, known);
  return known;
}

/** @param {readonly string[]} names */
const paths = (...names) => [
  ...new Set(names.flatMap((name) => [...filesOf(name)].map((file) => `dist/${file}`))),
];

export default [
  {
    name: 'initial JavaScript: the shell and the first page',
    path: paths('index.html', 'src/pages/OverviewPage.tsx'),
    gzip: true,
    limit: '130 kB',
  },
  {
    name: 'the page of a set',
    path: paths('index.html', 'src/pages/SetPage.tsx'),
    gzip: true,
    limit: '170 kB',
  },
];
