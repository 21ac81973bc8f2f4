/**
 * Bundles core's entries into `packages/core/dist`, beside the types that the compiler has written. Lua files
 * become modules, so that the package reads no files.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'rolldown';
import { needsOf, withoutComments } from '../packages/core/src/redis/compose-lua.ts';

const core = fileURLToPath(new URL('../packages/core', import.meta.url));

/** The place of a Lua file, outside of comments. */
const LUA_URL = /(?<!^ \*.*)new URL\(\s*('\.[^']+\.lua'),\s*import\.meta\.url,?\s*\)/gm;

const inlineLua: Plugin = {
  name: 'inline-lua',
  transform: {
    filter: { id: [/packages\/core\/src\/.*\.ts$/, /\.lua$/] },
    handler(code, id) {
      if (id.endsWith('.lua')) {
        return { code: moduleOf(code), moduleType: 'js', map: { mappings: '' } };
      }
      // No map is needed, because no line moves.
      return { code: importingLua(code), map: null };
    },
  },
};

/** A module that imports each Lua file whose URL it names. */
function importingLua(code: string): string {
  const imports: string[] = [];
  const contents = code.replace(LUA_URL, (_, file: string) => {
    imports.push(`import lua${imports.length} from ${file};`);
    return `lua${imports.length - 1}`;
  });
  // At the end, so that no line moves.
  return [contents, ...imports].join('\n');
}

/** A Lua file as a module: its source without comments, and the files that it needs. */
function moduleOf(lua: string): string {
  const needs = needsOf(lua);
  const header = [...(/^#!.*/.exec(lua) ?? []), ...needs.map(({ line }) => line)];
  const source = [...header, withoutComments(lua.replace(/^#!.*/, ''))].join('\n');
  return [
    ...needs.map(({ path: needed }, index) => `import need${index} from '${needed}';`),
    `export default { source: ${JSON.stringify(source)}, needs: {`,
    ...needs.map(({ path: needed }, index) => `'${needed}': need${index},`),
    '} };',
  ].join('\n');
}

const manifest = readFileSync(join(core, 'package.json'), 'utf8');
const entries = [...manifest.matchAll(/"@mayfly\/source": ".\/(src\/(.*)\.ts)"/g)];

for (const file of readdirSync(join(core, 'dist'), { recursive: true, encoding: 'utf8' })) {
  if (/\.(js|map|lua)$/.test(file)) rmSync(join(core, 'dist', file));
}
await build({
  cwd: core,
  input: Object.fromEntries(entries.map(([, file = '', name = '']) => [name, file])),
  external: /^[^./]/,
  platform: 'node',
  transform: { target: 'node20.19' },
  plugins: [inlineLua],
  logLevel: 'warn',
  output: {
    dir: 'dist',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: true,
    comments: { jsdoc: false },
    // One file for what three entries share, because each file costs an import time.
    codeSplitting: { groups: [{ name: 'shared', minShareCount: 3 }] },
  },
});
