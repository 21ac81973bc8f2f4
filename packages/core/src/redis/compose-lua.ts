import { readFileSync } from 'node:fs';
import { CONSTRAINTS } from '../constraints.ts';

/** A Lua file: its place, or its content, which the build puts into the package. */
export type LuaFile = URL | InlinedLua;

interface InlinedLua {
  /** The file without its comments, apart from the lines of its header that begin with `-- Needs`. */
  readonly source: string;
  /** The files that the header names, by their paths. */
  readonly needs: Readonly<Record<string, LuaFile>>;
}

/** The beginning of every script. */
const OPENING = `local LONGEST_TTL_MS = ${CONSTRAINTS.ttlMs}`;
const CLOCK: LuaFile = new URL('./clock.lua', import.meta.url);
const ONCE: LuaFile = new URL('./once.lua', import.meta.url);

/**
 * A line of a header, `-- Needs ./file.lua: names`: the named locals of that file. Or
 * `-- Needs ./file.lua as name(parameters): result`: a function of that name, whose body is that file with
 * what it needs, and which returns a local of the file.
 */
const NEED = /^-- Needs (\.\S+\.lua)(?: as (.+?): (\w+)$)?/gm;

const sources = new Map<string, string>();

export function readLua(file: LuaFile): string {
  if (!(file instanceof URL)) return file.source;
  const known = sources.get(file.href);
  if (known !== undefined) return known;
  const source = readFileSync(file, 'utf8');
  sources.set(file.href, source);
  return source;
}

interface Need {
  readonly line: string;
  /** Relative to the file. */
  readonly path: string;
  /** The file is a function: its name with parameters, and the local that it returns. */
  readonly signature: string | undefined;
  readonly result: string | undefined;
}

/** The files that the header of a file names. */
export function needsOf(source: string): Need[] {
  const [header = ''] = /^(?:(?:--|#!).*\n)+/.exec(source) ?? [];
  return [...header.matchAll(NEED)].map(([line, path = '', signature, result]) => ({
    line,
    path,
    signature,
    result,
  }));
}

/**
 * The source of a script: the first line of the last file, the clock, and the files, each once and behind the
 * files that its header names.
 */
export function composeLua(files: readonly LuaFile[]): string {
  const composed = new Set<string | LuaFile>();
  const parts = [CLOCK, ...files].flatMap((file) => partsOf(file, composed));
  return [shebangOf(files), OPENING, ...parts].join('\n');
}

/** The source of a script that runs once for an idempotency key (once.lua). */
export function composeOnce(files: readonly LuaFile[]): string {
  const composed = new Set<string | LuaFile>();
  const clock = partsOf(CLOCK, composed);
  const body = files.flatMap((file) => partsOf(file, composed));
  const script = ['local function run()', ...body, 'end'];
  return [shebangOf(files), OPENING, ...clock, ...script, ...partsOf(ONCE, composed)].join('\n');
}

/** The first line of the last file. */
function shebangOf(files: readonly LuaFile[]): string {
  const last = files.at(-1);
  const [shebang = ''] = last === undefined ? [] : readLua(last).split('\n', 1);
  return shebang;
}

function partsOf(file: LuaFile, composed: Set<string | LuaFile>): string[] {
  const identity = file instanceof URL ? file.href : file;
  if (composed.has(identity)) return [];
  composed.add(identity);
  const source = readLua(file);
  const parts: string[] = [];
  for (const { path, signature, result } of needsOf(source)) {
    const needed = file instanceof URL ? new URL(path, file) : file.needs[path];
    if (needed === undefined) throw new TypeError(`needs must have ${path}`);
    if (signature === undefined) parts.push(...partsOf(needed, composed));
    else {
      const body = partsOf(needed, new Set(composed));
      parts.push(`local function ${signature}`, ...body, `return ${result}`, 'end');
    }
  }
  return [...parts, source.replace(/^#!.*/, '')];
}

/** Half of the source is comments and indentation, which Redis would hash and keep. No string spans lines. */
export function withoutComments(lua: string): string {
  return lua
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('--'))
    .join('\n');
}
