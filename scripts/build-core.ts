/**
 * Bundles core's entries into `packages/core/dist`, beside the types that the compiler has written. Lua files
 * become modules, so that the package reads no files.
 */
import { build, type Plugin } from 'esbuild';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsOf, withoutComments } from '../packages/core/src/redis/compose-lua.ts';

const core = fileURLToPath(new URL('../packages/core', import.meta.url));

/** The place of a Lua file, outside of comments. */
const LUA_URL = /(?<!^ \*.*)new URL\(\s*('\.[^']+\.lua'),\s*import\.meta\.url,?\s*\)/gm;

const inlineLua: Plugin = {
  name: 'inline-lua',
  setup(build) {
    build.onLoad({ filter: /packages\/core\/src\/.*\.ts$/ }, async ({ path }) => {
      const imports: string[] = [];
      const contents = (await readFile(path, 'utf8')).replace(LUA_URL, (_, file: string) => {
        imports.push(`import lua${imports.length} from ${file};`);
        return `lua${imports.length - 1}`;
      });
      // At the end, so that maps name the right lines.
      return { contents: [contents, ...imports].join('\n'), loader: 'ts' };
    });
    build.onLoad({ filter: /\.lua$/ }, async ({ path }) => {
      const lua = await readFile(path, 'utf8');
      const needs = needsOf(lua);
      const header = [...(/^#!.*/.exec(lua) ?? []), ...needs.map(({ line }) => line)];
      const source = [...header, withoutComments(lua.replace(/^#!.*/, ''))].join('\n');
      const contents = [
        ...needs.map(({ path: needed }, index) => `import need${index} from '${needed}';`),
        `export default { source: ${JSON.stringify(source)}, needs: {`,
        ...needs.map(({ path: needed }, index) => `'${needed}': need${index},`),
        '} };',
      ];
      return { contents: contents.join('\n'), loader: 'js' };
    });
  },
};

const manifest = readFileSync(join(core, 'package.json'), 'utf8');
const entries = [...manifest.matchAll(/"@mayfly\/source": "(.*)"/g)].map(([, entry = '']) => entry);

for (const file of readdirSync(join(core, 'dist'), { recursive: true, encoding: 'utf8' })) {
  if (/\.(js|map|lua)$/.test(file)) rmSync(join(core, 'dist', file));
}
await build({
  absWorkingDir: core,
  entryPoints: entries,
  outbase: 'src',
  outdir: 'dist',
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [inlineLua],
});
