import fc from 'fast-check';
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import type { JsonValue, Serializer, WindowElement, WindowSet } from '../../../src/index.ts';
import { collect } from '../../support/collect.ts';
import { connect, testBench, type TestBench } from '../../support/mayfly.ts';
import { nightly } from '../../support/nightly.ts';

const WINDOW_MS = 60_000;
const OPTIONS = { strategy: 'window', windowMs: WINDOW_MS } as const;

let bench: TestBench;
let set: WindowSet<string>;
let key: string;

beforeEach(async () => {
  bench = testBench();
  key = `${bench.namespace}:set:{recent}:members`;
  ({ set } = await bench.mayfly.sets.create<string>('recent', OPTIONS));
});

function valuesOf<Element>(elements: readonly WindowElement<Element>[]): Element[] {
  return elements.map(({ value }) => value);
}

/** Elements a, b, c …, a ms apart, the last one now. */
async function pushAll(...values: string[]): Promise<void> {
  const first = bench.clock.now - values.length + 1;
  await set.extend(values.map((value, i) => ({ value, score: first + i })));
}

describe('elements', () => {
  it('are in order, oldest first, with score and expiry', async () => {
    const { now } = bench.clock;
    await set.push('second', { score: now - 1 });
    await set.push('third');
    await set.push('first', { score: now - 2 });
    const page = await set.elements({ first: 2 });
    expect(page).toMatchObject({ hasNext: true, totalCount: 3, now });
    expect(page.elements).toMatchObject([
      { value: 'first', score: now - 2, expiresAt: now - 2 + WINDOW_MS },
      { value: 'second', score: now - 1, expiresAt: now - 1 + WINDOW_MS },
    ]);
    const next = await set.elements({ first: 2, after: page.elements[1]?.cursor });
    expect(next).toMatchObject({ hasNext: false });
    expect(valuesOf(next.elements)).toEqual(['third']);
  });

  it('are each returned once, in pages of any size, also among equal scores', async () => {
    const some = fc.uniqueArray(
      fc.record({
        value: fc.string({ maxLength: 4, unit: 'grapheme' }),
        ago: fc.integer({ min: 0, max: 2 }),
      }),
      { minLength: 1, maxLength: 30, selector: ({ value }) => value },
    );
    await fc.assert(
      fc.asyncProperty(some, fc.integer({ min: 1, max: 7 }), async (all, first) => {
        await set.clear();
        const { now } = bench.clock;
        await set.extend(all.map(({ value, ago }) => ({ value, score: now - ago })));
        const found: string[] = [];
        let after: string | undefined;
        for (let hasNext = true; hasNext;) {
          const page = await set.elements({ first, after });
          found.push(...valuesOf(page.elements));
          ({ hasNext } = page);
          after = page.elements.at(-1)?.cursor;
        }
        const text = (value: string) => Buffer.from(JSON.stringify(value));
        const expected = all.toSorted(
          (a, b) => b.ago - a.ago || Buffer.compare(text(a.value), text(b.value)),
        );
        expect(found).toEqual(expected.map(({ value }) => value));
      }),
      { numRuns: nightly(60, 25) },
    );
  });

  it('continue after an element that was moved or removed in the meantime', async () => {
    const { now } = bench.clock;
    await set.extend(['a', 'b', 'c', 'd'].map((value) => ({ value, score: now })));
    const [, b] = (await set.elements({ first: 2 })).elements;
    await set.remove('b');
    expect(valuesOf((await set.elements({ first: 5, after: b?.cursor })).elements)).toEqual([
      'c',
      'd',
    ]);
    await set.push('b', { score: now + 1 });
    expect(valuesOf((await set.elements({ first: 5, after: b?.cursor })).elements)).toEqual([
      'c',
      'd',
      'b',
    ]);
  });

  it.each([0, 501, 1.5, NaN])('reject a page of %s', async (first) => {
    await expect(set.elements({ first })).rejects.toMatchObject({
      code: 'INVALID_PAGE',
      field: 'first',
    });
  });

  it.each(
    ['', 'a', ':a', 'x:a', '1', '01:a', '+1:a', '1e3:a', 'NaN:a', 'inf:a'].map((text) =>
      Buffer.from(text).toString('base64url'),
    ),
  )('reject the cursor %j', async (after) => {
    await expect(set.elements({ first: 1, after })).rejects.toMatchObject({
      code: 'INVALID_CURSOR',
      field: 'after',
    });
  });

  it('stream through members(), all of them', async () => {
    const values = Array.from({ length: 1200 }, (_, i) => ({ value: `${i}` }));
    await set.extend(values.slice(0, 600));
    await set.extend(values.slice(600));
    const members = await collect(set.members());
    expect(new Set(members.map(({ member }) => member)).size).toBe(1200);
    expect(members).toHaveLength(1200);
    expect(members[0]?.expiresAt).toBe(bench.clock.now + WINDOW_MS);
  });
});

describe('peek and pop', () => {
  it('look at or take either end', async () => {
    await pushAll('a', 'b', 'c');
    const oldest = { value: 'a', score: bench.clock.now - 2 };
    expect(await set.peek()).toMatchObject(oldest);
    expect(await set.peek({ end: 'newest' })).toMatchObject({ value: 'c' });
    expect(await set.pop()).toEqual({ ...oldest, expiresAt: oldest.score + WINDOW_MS });
    expect(await set.pop({ end: 'newest' })).toMatchObject({ value: 'c' });
    expect(await set.pop({ end: 'oldest' })).toMatchObject({ value: 'b' });
    expect(await set.pop()).toBeNull();
    expect(await set.peek()).toBeNull();
  });

  it('take several from an end', async () => {
    await pushAll('a', 'b', 'c', 'd');
    const newest = await set.popMany(2, { end: 'newest' });
    expect(newest.elements.map(({ value }) => value)).toEqual(['d', 'c']);
    const { elements } = await set.popMany(24);
    expect(elements.map(({ value }) => value)).toEqual(['a', 'b']);
    expect(await set.popMany(1)).toEqual({ elements: [] });
    for (const first of [0, 25, 1.5]) {
      const refusal = { code: 'INVALID_PAGE', field: 'first' };
      await expect(set.popMany(first)).rejects.toMatchObject(refusal);
    }
  });

  it('reject another end', async () => {
    // @ts-expect-error: there are two ends
    const end: 'oldest' = 'middle';
    const refusal = { code: 'INVALID_OPTION', field: 'end' };
    await expect(set.peek({ end })).rejects.toMatchObject(refusal);
    await expect(set.pop({ end })).rejects.toMatchObject(refusal);
  });

  it('give N callers N different elements, and the others nothing', async () => {
    await set.extend(Array.from({ length: 300 }, (_, i) => ({ value: `${i}` })));
    const open = () => bench.through(connect()).sets.open<string>('recent', { strategy: 'window' });
    const sets = Array.from({ length: 8 }, open);
    const inTurn = Array.from({ length: 50 }, () => sets).flat();
    const popped = await Promise.all(
      inTurn.map((each, i) => each.pop({ end: i % 3 === 0 ? 'newest' : 'oldest' })),
    );
    const elements = popped.filter((element) => element !== null);
    expect(elements).toHaveLength(300);
    expect(new Set(valuesOf(elements)).size).toBe(300);
    expect(await set.count()).toBe(0);
  });
});

describe('slice', () => {
  const ALL = ['a', 'b', 'c', 'd', 'e'];

  beforeEach(async () => {
    await pushAll(...ALL);
    // Not by a push, which would sweep it.
    await bench.redis.zadd(key, bench.clock.now - WINDOW_MS, '"expired"');
  });

  it('uses ranks among the live elements, as Redis does', async () => {
    const ranks = [-7, -6, -5, -4, -1, 0, 1, 4, 5, 9];
    await bench.redis.zadd(`${key}:plain`, ...ALL.flatMap((value, i) => [i, value]));
    for (const start of ranks) {
      for (const stop of ranks) {
        const { elements, hasMore, totalCount } = await set.slice(start, stop);
        expect(valuesOf(elements)).toEqual(
          await bench.redis.zrange(`${key}:plain`, `${start}`, `${stop}`),
        );
        expect({ hasMore, totalCount }).toEqual({ hasMore: false, totalCount: 5 });
      }
    }
    await bench.redis.del(`${key}:plain`);
  });

  it('has at most 500 elements, and reports whether the range had more', async () => {
    await set.extend(Array.from({ length: 496 }, (_, i) => ({ value: `${i}` })));
    const cut = await set.slice(0, -1);
    expect(cut).toMatchObject({ hasMore: true, totalCount: 501 });
    expect(cut.elements).toHaveLength(500);
    expect((await set.slice(0, 499)).hasMore).toBe(false);
    const rest = await set.slice(500, -1);
    expect(rest.hasMore).toBe(false);
    expect(rest.elements).toHaveLength(1);
  });

  it.each([
    [0.5, 1, 'start'],
    [0, NaN, 'stop'],
    [0, Infinity, 'stop'],
  ])('rejects %s to %s', async (start, stop, field) => {
    await expect(set.slice(start, stop)).rejects.toMatchObject({ code: 'INVALID_PAGE', field });
  });
});

describe('a window as an expiring set', () => {
  it('reports to one caller that an event is new', async () => {
    const at = bench.clock.now - 5000;
    expect(await set.seenBefore('e', at)).toMatchObject({
      status: 'new',
      expiresAt: at + WINDOW_MS,
    });
    expect(await set.seenBefore('e')).toMatchObject({ status: 'seen', expiresAt: at + WINDOW_MS });
    expect(await set.seenBefore('old', at - WINDOW_MS)).toEqual({ status: 'tooOld' });
  });

  it('counts by the remaining time', async () => {
    await pushAll('a', 'b');
    expect(await set.timeLeft({ spanMs: WINDOW_MS, buckets: 2 })).toMatchObject({
      counts: [0, 2],
      beyond: 0,
      never: 0,
    });
    expect(await set.timeLeft({ buckets: 1 })).toMatchObject({ spanMs: 60_000, counts: [2] });
    await set.push('c', { score: bench.clock.now + 1 });
    expect(await set.timeLeft({ buckets: 1 })).toMatchObject({ spanMs: 120_000, counts: [3] });
    await expect(set.timeLeft({ buckets: 0 })).rejects.toMatchObject({ code: 'INVALID_BUCKETS' });
  });

  it('differs from a set of another strategy', async () => {
    await bench.newSet('sorted');
    const wrong = bench.mayfly.sets.open('sorted', { strategy: 'window' });
    const gone = bench.mayfly.sets.open('gone', { strategy: 'window' });
    const calls = (one: WindowSet<JsonValue>) => [
      one.add('a'),
      one.push('a'),
      one.has('a'),
      one.remove('a'),
      one.pop(),
      one.peek(),
      one.slice(0, 1),
      one.clear(),
      one.timeLeft(),
      one.count(),
      one.sweep({ atMost: 1 }),
    ];
    for (const call of calls(wrong)) {
      await expect(call).rejects.toMatchObject({ code: 'WRONG_STRATEGY', field: 'name' });
    }
    for (const call of calls(gone)) {
      await expect(call).rejects.toMatchObject({ code: 'SET_NOT_FOUND', field: 'name' });
    }
  });

  it.each([0, 0.5, NaN])('rejects a window of %s', async (windowMs) => {
    await expect(
      bench.mayfly.sets.create('bad', { strategy: 'window', windowMs }),
    ).rejects.toMatchObject({ code: 'INVALID_TTL', field: 'windowMs' });
    expect(await bench.mayfly.sets.summary('bad')).toBeNull();
  });
});

describe('an index', () => {
  it('counts from either end, among live elements only', async () => {
    await set.push('expired', { score: bench.clock.now - WINDOW_MS + 1 });
    bench.clock.advance(1);
    await pushAll('a', 'b', 'c');
    const at = async (index: number) => (await set.at(index))?.value ?? null;
    expect(await Promise.all([0, 1, 2, 3].map(at))).toEqual(['a', 'b', 'c', null]);
    expect(await Promise.all([-1, -2, -3, -4, -9].map(at))).toEqual(['c', 'b', 'a', null, null]);
    expect(await set.at(-1)).toEqual({
      value: 'c',
      score: bench.clock.now,
      expiresAt: bench.clock.now + WINDOW_MS,
    });
  });

  it.each([0.5, NaN, Infinity])('of %s is rejected', async (index) => {
    await expect(set.at(index)).rejects.toMatchObject({ code: 'INVALID_PAGE', field: 'index' });
  });
});

describe('a sweep', () => {
  it('removes expired elements up to a maximum, and no live ones', async () => {
    await pushAll('a', 'b', 'c', 'd');
    bench.clock.advance(WINDOW_MS - 1);
    expect(await set.sweep({ atMost: 2 })).toEqual({ removed: 2, left: 1 });
    expect(await set.sweep({ atMost: 2 })).toEqual({ removed: 1, left: 0 });
    expect(await set.sweep({ atMost: 2 })).toEqual({ removed: 0, left: 0 });
    expect(await bench.redis.zrange(key, '0', '-1')).toEqual(['"d"']);
  });

  it('is run by a sweeper, a second after the first expiry', async () => {
    const sweeper = bench.mayfly.createSweeper();
    await set.push('late', { score: bench.clock.now + 5000 });
    await set.push('a');
    bench.clock.advance(WINDOW_MS + 999);
    expect(await sweeper.sweepDue()).toEqual({ removed: 0 });
    bench.clock.advance(1);
    expect(await sweeper.sweepDue()).toEqual({ removed: 1 });
    bench.clock.advance(4999);
    expect(await sweeper.sweepDue()).toEqual({ removed: 0 });
    bench.clock.advance(1);
    expect(await sweeper.sweepDue()).toEqual({ removed: 1 });
    const deadlines = await bench.redis.keys(`${bench.namespace}:deadlines:*`);
    expect(deadlines).toEqual([]);
  });

  it('is completed by a sweeper, in any number of steps', async () => {
    const { now } = bench.clock;
    for (let i = 0; i < 3; i++) {
      await set.extend(
        Array.from({ length: 500 }, (_, j) => ({ value: `${i}-${j}`, score: now + i })),
      );
    }
    bench.clock.advance(WINDOW_MS + 1000);
    expect(await bench.mayfly.createSweeper().sweepDue()).toEqual({ removed: 1500 });
    expect(await bench.redis.exists(key)).toBe(0);
  });

  it.each([0, 1001, 0.5])('rejects a limit of %s', async (limit) => {
    await expect(set.sweep({ atMost: limit })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field: 'atMost',
    });
  });
});

describe('serializers', () => {
  const dates: Serializer<Date> = {
    encode: (date) => date.toISOString(),
    decode: (text) => new Date(text),
  };

  it('support elements of any type', async () => {
    const created = await bench.mayfly.sets.create('dates', { ...OPTIONS, serializer: dates });
    expectTypeOf(created.set).toEqualTypeOf<WindowSet<Date>>();
    const birthday = new Date('2015-04-13T18:52:35Z');
    await created.set.push(birthday);
    const opened = bench.mayfly.sets.open('dates', { strategy: 'window', serializer: dates });
    expect(await opened.peek()).toMatchObject({ value: birthday });
    expect(await opened.has(new Date(birthday))).toBe(true);
    const stored = await bench.redis.zrange(`${bench.namespace}:set:{dates}:members`, '0', '-1');
    expect(stored).toEqual(['2015-04-13T18:52:35.000Z']);
  });

  it('are JSON by default, and then the elements must be JSON', async () => {
    interface Load {
      readonly [field: string]: number;
    }
    const { set: loads } = await bench.mayfly.sets.create<Load>('loads', OPTIONS);
    await loads.push({ load: 1.05, faults: 1 });
    expect(await loads.pop()).toMatchObject({ value: { load: 1.05, faults: 1 } });
    expectTypeOf(bench.mayfly.sets.open('any', { strategy: 'window' })).toEqualTypeOf<
      WindowSet<JsonValue>
    >();
    // @ts-expect-error: a Date is not a JSON value, and there is no serializer
    bench.mayfly.sets.open<Date>('dates', { strategy: 'window' });
  });

  it('treat equal samples as one element', async () => {
    const { now } = bench.clock;
    await set.push('{load:1.05}', { score: now - 1000 });
    await set.push('{load:1.05}', { score: now });
    expect(await set.elements({ first: 10 })).toMatchObject({
      totalCount: 1,
      elements: [{ score: now }],
    });
  });

  it.each([undefined, NaN, () => 1, 1n])('reject %s as JSON', async (value) => {
    // @ts-expect-error: without a serializer, elements are JSON values
    const any = bench.mayfly.sets.open<unknown>('recent', { strategy: 'window' });
    await expect(any.push(value)).rejects.toMatchObject({ code: 'INVALID_VALUE', field: 'value' });
    await expect(any.add(value)).rejects.toMatchObject({ code: 'INVALID_VALUE', field: 'element' });
    await expect(any.extend([{ value: 1 }, { value }])).rejects.toMatchObject({
      code: 'INVALID_VALUE',
      field: 'values[1].value',
    });
    expect(await set.count()).toBe(0);
  });

  it.each([
    ['', 'INVALID_MEMBER'],
    ['x'.repeat(1025), 'INVALID_MEMBER'],
    ['\ud800', 'INVALID_MEMBER'],
    [5, 'INVALID_VALUE'],
  ])('reject %j', async (text, code) => {
    const broken = bench.mayfly.sets.open('recent', {
      // @ts-expect-error: one of these is not text
      strategy: 'window',
      serializer: { encode: () => text, decode: (stored: string) => stored },
    });
    await expect(broken.push('a')).rejects.toMatchObject({ code, field: 'value' });
    expect(await set.count()).toBe(0);
  });

  it('report stored data that they cannot read, without quoting it', async () => {
    await set.push('secret');
    const numbers = bench.mayfly.sets.open('recent', {
      strategy: 'window',
      serializer: {
        encode: String,
        decode(text: string): number {
          throw new RangeError(text);
        },
      },
    });
    const error = await numbers.peek().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'INVALID_VALUE', field: 'serializer' });
    expect(String(error)).not.toContain('secret');
  });
});
