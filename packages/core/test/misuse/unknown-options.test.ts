import { beforeEach, describe, expect, it } from 'vitest';
import {
  bulkAdd,
  bulkExtend,
  bulkRemove,
  combineStep,
  importNdjson,
  intersection,
  removeMatching,
  restoreMany,
  union,
} from '../../src/index.ts';
import { EVERY_STRATEGY } from '../support/every-strategy.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';
import { call } from './misuse.ts';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

/** The message and the field of an error. */
async function refusalOf(action: () => unknown): Promise<unknown> {
  try {
    const result = await action();
    if (typeof result === 'object' && result !== null && 'next' in result)
      await call(result, 'next');
    return 'not refused';
  } catch (error) {
    if (!(error instanceof Error)) return error;
    return {
      code: Reflect.get(error, 'code'),
      field: Reflect.get(error, 'field'),
      message: error.message,
    };
  }
}

const unknown = (field: string, suggestion = '') => ({
  code: 'INVALID_OPTION',
  field,
  message: `${field} is not an option${suggestion && `. Did you mean ${suggestion}?`}`,
});

const nameless = (called: unknown, ...args: readonly unknown[]) =>
  call({ called }, 'called', ...args);

describe.each(EVERY_STRATEGY)('a set of $strategy rejects an unknown option', (options) => {
  const open = () => bench.mayfly.sets.openAny('set', options.strategy);
  const ofSet = (method: string, ...args: readonly unknown[]) => call(open(), method, ...args);

  beforeEach(() => bench.mayfly.sets.create('set', options));

  it('when it is created or opened', async () => {
    const { sets } = bench.mayfly;
    expect(
      await refusalOf(() => call(sets, 'create', 'new', { ...options, blok: 1 })),
    ).toMatchObject({ code: 'INVALID_OPTION', field: 'blok' });
    expect(await bench.mayfly.sets.summary('new')).toBeNull();
    const opened = () => call(sets, 'open', 'set', { strategy: options.strategy, serialiser: 1 });
    expect(await refusalOf(opened)).toEqual(unknown('serialiser', 'serializer'));
  });

  it('in every call', async () => {
    const calls: readonly (readonly [method: string, args: readonly unknown[], field?: string])[] =
      [
        ['add', ['a', { ttl: 5 }], 'ttl'],
        ['addMany', [[{ member: 'a' }, { member: 'b', ttl: 5 }]], 'members[1].ttl'],
        ['addMany', [[{ member: 'a' }], { mod: 'always' }], 'mod'],
        ['search', [{ prefx: 'a' }, { first: 1 }], 'prefx'],
        ['search', [{}, { first: 1, aftr: 'x' }], 'aftr'],
        ['page', [{ first: 1, fromRnk: 3 }], 'fromRnk'],
        ['elements', [{ first: 1, fromRnk: 3 }], 'fromRnk'],
        ['removeMatching', [{ prefix: 'a' }, { first: 1, limit: 3 }], 'limit'],
        ['revertExpiry', ['a', { from: 1, to: 2, too: 3 }], 'too'],
        ['timeLeft', [{ spam: 3 }], 'spam'],
        ['sweep', [{ limit: 3 }], 'limit'],
        ['push', ['a', { uniq: true }], 'uniq'],
        ['extend', [[{ value: 'a', at: 5 }]], 'values[0].at'],
        ['extend', [[{ value: 'a' }], { uniq: true }], 'uniq'],
        ['peek', [{ ends: 'newest' }], 'ends'],
        ['pop', [{ wait: 5 }], 'wait'],
      ];
    const own = calls.filter(
      ([method]) => method in open() && (method !== 'extend' || options.strategy === 'window'),
    );
    for (const [method, args, field = ''] of own) {
      const refusal = await refusalOf(() => ofSet(method, ...args));
      expect({ method, refusal }).toMatchObject({
        method,
        refusal: { code: 'INVALID_OPTION', field },
      });
    }
    expect(await open().count()).toBe(0);
  });

  it('with a suggestion', async () => {
    expect(await refusalOf(() => ofSet('add', 'a', { ttl: 5 }))).toEqual(unknown('ttl', 'ttlMs'));
    expect(await refusalOf(() => ofSet('add', 'a', { expires: 5 }))).toEqual(
      unknown('expires', 'expiresAt'),
    );
  });
});

it('calls for many members, combinations, series and adopted sets also reject an unknown option', async () => {
  const { mayfly } = bench;
  const set = await bench.newSet();
  const sets = [set, await bench.newSet('other')];
  const series = mayfly.series('load');
  const layout = { score: 'expiry', unit: 'ms', member: 'text' } as const;
  const key = `${bench.namespace}-theirs`;
  const adopted = mayfly.adopt({ key, ...layout });
  const inserted = mayfly.adopt({ key, ...layout, score: 'inserted', windowMs: 1 });
  const line = '{"member":"a","expiresAt":null}';
  const restored = [{ member: 'a', removed: { expiresAt: Infinity, values: 1 } }];
  const calls: readonly (readonly [() => unknown, string])[] = [
    [() => nameless(bulkAdd, set, ['a'], { abort: 1 }), 'abort'],
    [() => nameless(bulkAdd, set, [{ member: 'a', ttl: 1 }]), 'members[0].ttl'],
    [() => nameless(bulkExtend, set, ['a'], 1, { abort: 1 }), 'abort'],
    [() => nameless(bulkRemove, set, ['a'], { abort: 1 }), 'abort'],
    [() => nameless(importNdjson, set, [line], { abort: 1 }), 'abort'],
    [() => nameless(removeMatching, set, { prefx: 'a' }, { first: 1 }), 'prefx'],
    [() => nameless(restoreMany, set, [{ member: 'a', remove: {} }]), 'members[0].remove'],
    [() => nameless(restoreMany, set, restored), 'members[0].removed.values'],
    [() => nameless(union, sets, { expires: 'min' }), 'expires'],
    [() => nameless(intersection, sets, { expires: 'min' }), 'expires'],
    [() => nameless(combineStep, sets, { operation: 'union', first: 1, limit: 1 }), 'limit'],
    [() => call(mayfly.sets, 'list', { first: 1, prefix: 'a' }), 'prefix'],
    [() => call(mayfly.sets, 'browse', { first: 1, order: 'name' }), 'order'],
    [() => call(mayfly.sets, 'follow', { abort: 1 }), 'abort'],
    [() => call(mayfly, 'series', 'load', { retention: 1 }), 'retention'],
    [() => call(mayfly.histories, 'of', 'online', { last: 1 }), 'last'],
    [() => call(mayfly.histories, 'ofAll', { from: 1 }), 'from'],
    [() => call(series, 'append', 'host', { load: 1 }, { time: 1 }), 'time'],
    [() => call(series, 'samples', 'host', { first: 1, from: 1 }), 'from'],
    [() => call(series, 'query', { fields: ['load'], aggregates: ['max'] }), 'aggregates'],
    [() => call(mayfly, 'adopt', { key, ...layout, window: 1 }), 'window'],
    [() => call(mayfly.adoptions, 'create', 'new', { key, ...layout, window: 1 }), 'window'],
    [() => call(mayfly.adoptions, 'list', { first: 1, prefix: 'a' }), 'prefix'],
    [() => call(adopted, 'add', 'a', { ttl: 1 }), 'ttl'],
    [() => call(inserted, 'add', 'a', { ttlMs: 1 }), 'ttlMs'],
    [() => call(adopted, 'sweep', { limit: 1 }), 'limit'],
    [() => call(mayfly.adopt({ pattern: '*', ...layout }), 'keys', { first: 1, to: 1 }), 'to'],
  ];
  for (const [action, field] of calls) {
    expect(await refusalOf(action)).toMatchObject({ code: 'INVALID_OPTION', field });
  }
  expect(await set.count()).toBe(0);
});

it('accepts members as another set returns them', async () => {
  const [one, other] = [await bench.newSet('one'), await bench.newSet('other')];
  await one.add('a', { value: 7 });
  const { members } = await one.page();
  expect(await other.addMany(members)).toMatchObject([{ status: 'added' }]);
  await other.clear();
  expect(await bulkAdd(other, one.members())).toMatchObject({ added: 1 });
  expect(await other.get('a')).toEqual(await one.get('a'));
});
