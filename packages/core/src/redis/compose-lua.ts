import { readFileSync } from 'node:fs';
import { CONSTRAINTS } from '../constraints.ts';

/** The beginning of every script. */
const OPENING = `local LONGEST_TTL_MS = ${CONSTRAINTS.ttlMs}`;
const CLOCK = new URL('./clock.lua', import.meta.url);
const ONCE = new URL('./once.lua', import.meta.url);

/**
 * A line of a header, `-- Needs ./file.lua: names`: the named locals of that file. Or
 * `-- Needs ./file.lua as name(parameters): result`: a function of that name, whose body is that file with
 * what it needs, and which returns a local of the file.
 */
const NEED = /^-- Needs (\.\S+\.lua)(?: as (.+?): (\w+)$)?/gm;

const sources = new Map<string, string>();

function read(file: URL): string {
  const known = sources.get(file.href);
  if (known !== undefined) return known;
  const source = readFileSync(file, 'utf8');
  sources.set(file.href, source);
  return source;
}

/**
 * The source of a script: the first line of the last file, the clock, and the files, each once and behind the
 * files that its header names.
 */
export function composeLua(files: readonly URL[]): string {
  const composed = new Set<string>();
  const parts = [CLOCK, ...files].flatMap((file) => partsOf(file, composed));
  return [shebangOf(files), OPENING, ...parts].join('\n');
}

/** The source of a script that runs once for an idempotency key (once.lua). */
export function composeOnce(files: readonly URL[]): string {
  const composed = new Set<string>();
  const clock = partsOf(CLOCK, composed);
  const body = files.flatMap((file) => partsOf(file, composed));
  const script = ['local function run()', ...body, 'end'];
  return [shebangOf(files), OPENING, ...clock, ...script, ...partsOf(ONCE, composed)].join('\n');
}

/** The first line of the last file. */
function shebangOf(files: readonly URL[]): string {
  const last = files.at(-1);
  const [shebang = ''] = last === undefined ? [] : read(last).split('\n', 1);
  return shebang;
}

function partsOf(file: URL, composed: Set<string>): string[] {
  if (composed.has(file.href)) return [];
  composed.add(file.href);
  const source = read(file);
  const parts: string[] = [];
  const [header = ''] = /^(?:(?:--|#!).*\n)+/.exec(source) ?? [];
  for (const [, path = '', signature, result] of header.matchAll(NEED)) {
    const needed = new URL(path, file);
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
