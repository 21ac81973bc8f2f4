import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { reach, withNext } from './chunks.ts';

const ROUTE = /path: '([^']+)'[^}]*?import\('\.\.\/pages\/(\w+)\.tsx'\)/g;

/**
 * Writes `preloads.txt`: for each route a line with a pattern of paths, a tab, and the `Link` header with which the
 * API announces the route's files. So the browser loads them together with the shell.
 */
export function preloads(router: URL): Plugin {
  return {
    name: 'mayfly:preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const linksTo = (page: string) => {
        const first = reach(page, this);
        const all = withNext(first, this);
        return chunks
          .filter(({ moduleIds }) => moduleIds.some((id) => all.has(id)))
          .flatMap(({ fileName, moduleIds, viteMetadata }) => {
            const priority = moduleIds.some((id) => first.has(id)) ? '' : '; fetchpriority=low';
            // Vite requests style sheets with CORS, and a preload must match.
            const styles = [...(viteMetadata?.importedCss ?? [])].map(
              (css) => `</${css}>; rel=preload; as=style; crossorigin${priority}`,
            );
            return [`</${fileName}>; rel=modulepreload${priority}`, ...styles];
          });
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
