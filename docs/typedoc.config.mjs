import { readFileSync } from 'node:fs';
import { Converter, ReflectionKind } from 'typedoc';

const manifest = readFileSync(new URL('../packages/core/package.json', import.meta.url), 'utf8');

/**
 * The path of every entry of the package, and the name that users import.
 * @type {(readonly [path: string, name: string])[]}
 */
const entries = Object.entries(JSON.parse(manifest).exports).map(([name, conditions]) => [
  `../packages/core/${conditions['@mayfly/source'].slice(2)}`,
  `@mayfly/core${name.slice(1)}`,
]);

/** @param {import('typedoc').Application} app */
function nameByImport({ converter }) {
  converter.on(Converter.EVENT_CREATE_DECLARATION, (_, declaration) => {
    if (declaration.kind !== ReflectionKind.Module) return;
    const entry = entries.find(([path]) => path.endsWith(`/src/${declaration.name}.ts`));
    if (entry === undefined) throw new Error(`${declaration.name} is no entry.`);
    [, declaration.name] = entry;
  });
}

export default {
  plugin: ['typedoc-plugin-markdown', nameByImport],
  entryPoints: entries.map(([path]) => path),
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
