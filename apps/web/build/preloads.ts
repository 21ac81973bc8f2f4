import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { reach } from './chunks.ts';

/** Lazy modules that a page renders at once if it imports their users. */
const NEEDED_AT_ONCE = /\/(TimeCanvas\.tsx|graphql-ws\/.*\/client\.js)$/;
const ROUTE = /path: '([^']+)'[^}]*?import\('\.\.\/pages\/(\w+)\.tsx'\)/g;

/**
 * Writes `preloads.txt`: for each route a line with a pattern of paths, a tab, and the `Link` header with which the API announces the
 * route's files. So the browser loads them together with the shell.
 */
export function preloads(router: URL): Plugin {
  return {
    name: 'mayfly:preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const linksTo = (page: string) => {
        const modules = reach(page, this);
        const lazy = [...modules]
          .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
          .filter((id) => NEEDED_AT_ONCE.test(id));
        for (const id of lazy) reach(id, this, false, modules);
        return chunks
          .filter(({ moduleIds }) => moduleIds.some((id) => modules.has(id)))
          .flatMap(({ fileName, viteMetadata }) => [
            `</${fileName}>; rel=modulepreload`,
            ...[...(viteMetadata?.importedCss ?? [])].map(
              (css) => `</${css}>; rel=preload; as=style`,
            ),
          ]);
      };
      const ids = [...this.getModuleIds()];
      const routes = [...readFileSync(router, 'utf8').matchAll(ROUTE)].map(([, path, name]) => {
        const page = ids.find((id) => id.endsWith(`/src/pages/${name}.tsx`));
        if (path === undefined || page === undefined) throw new Error(`No file contains ${name}.`);
        const pattern = path === '/' ? '^/$' : `^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`;
        return `${pattern}\t${linksTo(page).join(', ')}`;
      });
      if (routes.length === 0) throw new Error('The router has no routes.');
      this.emitFile({ type: 'asset', fileName: 'preloads.txt', source: routes.join('\n') });
    },
  };
}
