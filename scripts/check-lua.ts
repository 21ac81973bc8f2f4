/**
 * Checks the Lua scripts as Redis receives them, with their fragments. Each must parse as Lua 5.1, and must use no
 * global that Redis does not define. It must declare no top-level local twice. At least one script must use each
 * local, unless its name begins with an underscore.
 */
import { parse, type Chunk, type Identifier, type Node } from 'luaparse';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { composedScripts } from '../packages/core/src/redis/script.ts';
import { root } from './pnpm.mjs';
import { projectFiles } from './project-files.mjs';

/** https://redis.io/docs/latest/develop/programmability/lua-api */
const GLOBALS = new Set(
  `ARGV KEYS redis cjson cmsgpack struct bit math string table assert error ipairs next pairs pcall select
  tonumber tostring type unpack`.split(/\s+/),
);

function report(file: string, problem: string): void {
  console.error(`${relative(root, file)}: ${problem}`);
  process.exitCode = 1;
}

/** The names of the locals that a script declares at its top level. */
function topLevelLocals(body: readonly Node[]): string[] {
  return body.flatMap((statement) => {
    if (statement.type === 'LocalStatement') return statement.variables.map(({ name }) => name);
    const isLocal = statement.type === 'FunctionDeclaration' && statement.isLocal;
    return isLocal && statement.identifier?.type === 'Identifier'
      ? [statement.identifier.name]
      : [];
  });
}

for (const file of ['packages/core/src', 'apps/api/src'].flatMap(projectFiles)) {
  if (!file.endsWith('.ts')) continue;
  const path = join(root, file);
  if (readFileSync(path, 'utf8').includes('defineScript(')) await import(path);
}

const [used, unused] = [new Set<string>(), new Map<string, string>()];
for (const [lua, file] of composedScripts) {
  const uses = new Map<string, number>();
  const count = (name: string, by: number) => uses.set(name, (uses.get(name) ?? 0) + by);
  const onCreateNode = (node: Node): void => {
    if (node.type === 'Identifier') count(node.name, 1);
    // Fields are no variables.
    if (node.type === 'MemberExpression') count(node.identifier.name, -1);
    if (node.type === 'TableKeyString') count(node.key.name, -1);
  };
  // The first line is the shebang.
  const options = { luaVersion: '5.1', scope: true, comments: false, onCreateNode } as const;
  // The types of luaparse lack the globals that `scope` collects.
  const chunk: Chunk & { readonly globals?: readonly Identifier[] } = parse(
    lua.replace(/^.*/, ''),
    options,
  );
  for (const { name } of chunk.globals ?? []) {
    if (!GLOBALS.has(name)) report(file, `global ${name}`);
  }
  const locals = topLevelLocals(chunk.body).filter((name) => name !== '_');
  for (const name of new Set(locals.filter((local, i) => locals.indexOf(local) !== i))) {
    report(file, `local ${name} is declared twice`);
  }
  for (const [name, mentions] of uses) {
    if (mentions > 1 || GLOBALS.has(name)) used.add(name);
    else if (mentions === 1 && !name.startsWith('_')) unused.set(name, file);
  }
}
for (const [name, file] of unused) if (!used.has(name)) report(file, `local ${name} is unused`);
console.log(`${composedScripts.size} Lua scripts checked`);
