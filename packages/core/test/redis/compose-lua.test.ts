import { expect, it } from 'vitest';
import { composeLua } from '../../src/redis/compose-lua.ts';
import { connect } from '../support/mayfly.ts';

const source = (path: string) => new URL(`../../src/${path}.lua`, import.meta.url);

/** Runs a fragment alone, with what it needs, and returns the value of an expression. ARGV[1] is now. */
function evaluate(fragment: string, expression: string, ...args: number[]): Promise<unknown> {
  const lua = `${composeLua([source(fragment)])}\nreturn ${expression}`;
  return connect().eval(lua, 0, ...args);
}

it('runs a fragment alone, with the fragments that it needs', async () => {
  expect(await evaluate('limiter/arithmetic', '{ divide(17, 5) }', 0)).toEqual([3, 2]);
  expect(await evaluate('limiter/arithmetic', 'divide_up(17, 5)', 0)).toBe(4);
  const possible = 'tostring(is_possible(tonumber(ARGV[2])))';
  expect(await evaluate('sets/writing/expiry-argument', possible, 1000, 1001)).toBe('true');
  expect(await evaluate('sets/writing/expiry-argument', possible, 1000, 1000)).toBe('false');
});

it('composes each file once, behind the files that it needs', () => {
  const script = composeLua([source('limiter/decide')]);
  const first = ['local now', 'local stored', 'local function is_live', 'local function divide('];
  const places = first.map((line) => script.indexOf(line));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const line of first) expect(script.split(line), line).toHaveLength(2);
  expect(script.startsWith('#!lua\n')).toBe(true);
});

it('composes a file as a function', () => {
  const script = composeLua([source('limiter/consume-all')]);
  const [start, end] = ['local function decide(KEYS, ARGV)', 'return reply\nend'];
  expect(script.indexOf(start)).toBeGreaterThan(0);
  expect(script.indexOf(end)).toBeGreaterThan(script.indexOf(start));
  expect(script.split(start)).toHaveLength(2);
});
