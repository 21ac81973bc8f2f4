/**
 * Checks the Lua files. Each script, as Redis receives it, must parse as Lua 5.1, use no global that Redis does
 * not define, and declare no top-level local twice. Each header must name exactly what the file needs of other
 * files and what it provides to them:
 *
 *   -- Needs ./file.lua: names                            locals of that file
 *   -- Needs ./file.lua as name(parameters): result       that file as a function
 *   -- Needs of the caller: names                         locals of a file that TypeScript puts before it
 *   -- Provides names
 */
import { parse, type Chunk, type Identifier, type Node } from 'luaparse';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { definedScripts } from '../packages/core/src/redis/script.ts';
import { root } from './pnpm.mjs';
import { projectFiles } from './project-files.mjs';

/** https://redis.io/docs/latest/develop/programmability/lua-api */
const GLOBALS = new Set(
  `ARGV KEYS redis cjson cmsgpack struct bit math string table assert error ipairs next pairs pcall select
  tonumber tostring type unpack`.split(/\s+/),
);

/** What every script begins with (compose-lua.ts). */
const OPENING = new Set(['now', 'LONGEST_TTL_MS']);

interface Need {
  /** Undefined: of the caller. */
  readonly file: string | undefined;
  readonly names: readonly string[];
  /** The file is a function of this name. */
  readonly isWrapped: boolean;
}

interface LuaFile {
  readonly free: ReadonlySet<string>;
  /** Locals that only their declaration mentions. */
  readonly unused: readonly string[];
  readonly locals: readonly string[];
  readonly needs: readonly Need[];
  readonly provides: readonly string[];
}

function report(file: string, problem: string): void {
  console.error(`${relative(root, file)}: ${problem}`);
  process.exitCode = 1;
}

/** The names of the locals that a script declares at its top level, and the globals that it uses. */
function namesOf(lua: string): Pick<LuaFile, 'free' | 'locals' | 'unused'> {
  const mentions = new Map<string, number>();
  const count = (name: string, by: number) => mentions.set(name, (mentions.get(name) ?? 0) + by);
  const onCreateNode = (node: Node): void => {
    if (node.type === 'Identifier') count(node.name, 1);
    // Fields are no variables.
    if (node.type === 'MemberExpression') count(node.identifier.name, -1);
    if (node.type === 'TableKeyString') count(node.key.name, -1);
  };
  const options = { luaVersion: '5.1', scope: true, comments: false, onCreateNode } as const;
  // The first line is the shebang. The types of luaparse lack the globals that `scope` collects.
  const chunk: Chunk & { readonly globals?: readonly Identifier[] } = parse(
    lua.replace(/^#!.*/, ''),
    options,
  );
  const locals = (chunk.body as readonly Node[]).flatMap((statement) => {
    if (statement.type === 'LocalStatement') return statement.variables.map(({ name }) => name);
    const isLocal = statement.type === 'FunctionDeclaration' && statement.isLocal;
    return isLocal && statement.identifier?.type === 'Identifier'
      ? [statement.identifier.name]
      : [];
  });
  return {
    locals,
    free: new Set((chunk.globals ?? []).map(({ name }) => name)),
    unused: [...mentions]
      .filter(([name, n]) => n === 1 && !GLOBALS.has(name))
      .map(([name]) => name),
  };
}

function list(names = ''): string[] {
  return names.split(/[,\s]+/).filter((name) => name !== '');
}

function readLuaFile(path: string): LuaFile {
  const source = readFileSync(path, 'utf8');
  // A line that begins with more spaces continues the previous one.
  const header = (/^(?:(?:--|#!).*\n)+/.exec(source)?.[0] ?? '').replace(/\n-- {3}(?=\S)/g, ' ');
  const needs = [
    ...header.matchAll(/^-- Needs (of the caller|\.\S+\.lua)( as (\w+)\(.*?\))?(?:: (.*))?$/gm),
  ];
  return {
    ...namesOf(source),
    needs: needs.map(([, from = '', , wrapped, names]) => ({
      file: from.startsWith('.') ? join(dirname(path), from) : undefined,
      names: wrapped === undefined ? list(names) : [wrapped],
      isWrapped: wrapped !== undefined,
    })),
    provides: list(/^-- Provides (.*)$/m.exec(header)?.[1]),
  };
}

function checkHeader(path: string, { free, needs, locals, unused, provides }: LuaFile): void {
  const named = needs.flatMap(({ names }) => names);
  for (const name of free) {
    const isKnown = named.includes(name) || GLOBALS.has(name) || OPENING.has(name);
    if (!isKnown) report(path, `${name} is of another file, and the header does not name it`);
  }
  for (const name of named) if (!free.has(name)) report(path, `${name} is not needed`);
  for (const name of provides) {
    if (!locals.includes(name)) report(path, `${name} is not provided`);
  }
  for (const name of unused) {
    const isUsed = free.has(name) || provides.includes(name) || name.startsWith('_');
    if (!isUsed) report(path, `local ${name} is unused`);
  }
  for (const { file } of needs) {
    if (file !== undefined && !existsSync(file)) report(path, `${file} does not exist`);
  }
}

const sources = ['packages/core/src', 'apps/api/src'].flatMap(projectFiles);
for (const file of sources.filter((name) => name.endsWith('.ts'))) {
  const path = join(root, file);
  if (readFileSync(path, 'utf8').includes('defineScript(')) await import(path);
}

const files = new Map<string, LuaFile>();
for (const file of sources.filter((name) => name.endsWith('.lua'))) {
  files.set(join(root, file), readLuaFile(join(root, file)));
}
const [needed, neededOfCallers] = [new Set<string>(), new Set<string>()];
for (const [path, file] of files) {
  checkHeader(path, file);
  for (const need of file.needs) {
    for (const name of need.names) {
      if (need.file === undefined) neededOfCallers.add(name);
      else if (!need.isWrapped) needed.add(`${need.file} ${name}`);
    }
  }
}
for (const [path, { provides }] of files) {
  for (const name of provides) {
    const isNeeded = needed.delete(`${path} ${name}`);
    if (!isNeeded && !neededOfCallers.has(name)) report(path, `no file needs ${name}`);
  }
}
for (const rest of needed)
  report(rest.split(' ')[0] ?? '', `${rest.split(' ')[1]} is not provided`);

for (const script of definedScripts) {
  const file = script.file instanceof URL ? fileURLToPath(script.file) : '';
  const { lua } = script.compose();
  const { locals, free } = namesOf(lua);
  for (const name of free) if (!GLOBALS.has(name)) report(file, `global ${name}`);
  for (const name of new Set(locals.filter((local, i) => locals.indexOf(local) !== i))) {
    if (name !== '_') report(file, `local ${name} is declared twice`);
  }
}
console.log(`${definedScripts.length} Lua scripts checked`);
