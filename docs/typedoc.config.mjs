import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Converter, ReflectionKind } from 'typedoc';

const core = new URL('../packages/core/', import.meta.url);
const manifest = readFileSync(new URL('package.json', core), 'utf8');

/** Every entry of the package has its part of the reference. */
const entries = [...manifest.matchAll(/"@mayfly\/source": "\.\/(.*)"/g)].map(
  ([, entry]) => `../packages/core/${entry}`,
);

/**
 * A part has the name that users import.
 * @param {import('typedoc').Application} app
 */
function nameByImport({ converter }) {
  converter.on(Converter.EVENT_CREATE_DECLARATION, (_, declaration) => {
    if (declaration.kind !== ReflectionKind.Module) return;
    const name = basename(declaration.name);
    declaration.name = name === 'index' ? '@mayfly/core' : `@mayfly/core/${name}`;
  });
}

export default {
  plugin: ['typedoc-plugin-markdown', nameByImport],
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
