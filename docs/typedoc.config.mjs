import { readFileSync } from 'node:fs';

const core = new URL('../packages/core/', import.meta.url);
const manifest = readFileSync(new URL('package.json', core), 'utf8');

/** Every entry of the package has its part of the reference. */
const entries = [...manifest.matchAll(/"@mayfly\/source": "\.\/(.*)"/g)].map(
  ([, entry]) => `../packages/core/${entry}`,
);

export default {
  plugin: ['typedoc-plugin-markdown'],
  entryPoints: entries,
  tsconfig: '../packages/core/tsconfig.json',
  out: 'reference',
  readme: 'none',
  router: 'kind',
  disableSources: true,
  excludePrivate: true,
  excludeProtected: true,
  excludeInternal: true,
  entryFileName: 'index',
  validation: { notExported: false },
  treatValidationWarningsAsErrors: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  name: '@mayfly/core',
};
