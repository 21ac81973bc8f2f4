import { beforeEach, describe, expect, it } from 'vitest';
import { CONSTRAINTS, type WindowSet } from '../../../src/index.ts';
import { connect, testBench, type TestBench } from '../../support/mayfly.ts';

const WINDOW_MS = 60_000;
/** The time of the race below, in ms. */
const SCORE = 1_463_879_868_000;

let bench: TestBench;
let set: WindowSet<string>;
let key: string;

beforeEach(async () => {
  bench = testBench();
  key = `${bench.namespace}:set:{recent}:members`;
  ({ set } = await bench.mayfly.sets.create<string>('recent', {
    strategy: 'window',
    windowMs: WINDOW_MS,
  }));
});

/** The set with its elements' scores, as Redis stores it. */
function stored(): Promise<string[]> {
  return bench.redis.zrange(key, '0', '-1', 'WITHSCORES');
}

describe('push', () => {
  it('inserts now, or at a score, and moves existing elements', async () => {
    const { now } = bench.clock;
    expect(await set.push('a')).toEqual({
      status: 'added',
      score: now,
      expiresAt: now + WINDOW_MS,
      replaced: 0,
      now,
    });
    expect(await set.push('a', { score: now - 1000 })).toEqual({
      status: 'updated',
      score: now - 1000,
      expiresAt: now - 1000 + WINDOW_MS,
      replaced: 0,
      now,
    });
    expect(await set.push('b', { score: new Date(now + 5) })).toMatchObject({ score: now + 5 });
    expect(await stored()).toEqual(['"a"', String(now - 1000), '"b"', String(now + 5)]);
  });

  it.each([
    [-WINDOW_MS - 1, 'late'],
    [-WINDOW_MS, 'late'],
    [-WINDOW_MS + 1, 'added'],
  ])('at now plus %i ms is %s', async (offset, status) => {
    const { now } = bench.clock;
    expect(await set.push('a', { score: now + offset })).toMatchObject({ status, now });
    expect(await set.count()).toBe(status === 'added' ? 1 : 0);
    expect(await set.has('a')).toBe(status === 'added');
  });

  it('changes nothing when it is late', async () => {
    const late = bench.clock.now - WINDOW_MS;
    await bench.redis.zadd(key, late, '"expired"');
    await set.push('a');
    const before = await stored();
    expect(await set.push('a', { score: late, unique: true })).toEqual({
      status: 'late',
      now: bench.clock.now,
    });
    expect(await set.has('a')).toBe(true);
    expect(await stored()).toEqual(before);
  });

  it('accepts a score as far ahead as an element can live', async () => {
    const furthest = bench.clock.now + CONSTRAINTS.ttlMs - WINDOW_MS;
    await expect(set.push('a', { score: furthest + 1 })).rejects.toMatchObject({
      code: 'INVALID_SCORE',
      field: 'score',
    });
    expect(await set.count()).toBe(0);
    expect(await set.push('a', { score: furthest })).toMatchObject({ status: 'added' });
    expect(await set.count()).toBe(1);
  });

  it.each([0.5, NaN, Infinity, 2 ** 53, new Date(NaN)])('rejects the score %s', async (score) => {
    await expect(set.push('a', { score })).rejects.toMatchObject({
      code: 'INVALID_SCORE',
      field: 'score',
    });
    await expect(set.extend([{ value: 'ok' }, { value: 'a', score }])).rejects.toMatchObject({
      code: 'INVALID_SCORE',
      field: 'values[1].score',
    });
    expect(await set.count()).toBe(0);
  });

  it('frees the memory of some expired elements during the call', async () => {
    for (let i = 0; i < 10; i++) await set.push(`${i}`);
    bench.clock.advance(WINDOW_MS);
    expect(await set.count()).toBe(0);
    await set.push('new');
    expect(await bench.redis.zcard(key)).toBe(7);
    await set.push('new');
    await set.push('new');
    expect(await stored()).toEqual(['"new"', String(bench.clock.now)]);
  });

  it('sends pushes of one turn together, in order', async () => {
    const results = await Promise.all([
      set.push('a', { score: 1_800_000_000_000 }),
      set.add('b', { mode: 'ifLive' }),
      set.push('c', { score: 1_800_000_000_000, unique: true }),
      set.push('a', { score: 1_800_000_000_000, unique: true }),
      set.add('c', { mode: 'ifLive' }),
      set.push('d', { score: 0 }),
    ]);
    expect(results).toMatchObject([
      { status: 'added' },
      { status: 'absent' },
      { status: 'added', replaced: 1 },
      { status: 'added', replaced: 1 },
      { status: 'absent' },
      { status: 'late' },
    ]);
    expect(await stored()).toEqual(['"a"', '1800000000000']);
  });
});

describe('unique', () => {
  it('replaces all elements with exactly this score, and no others', async () => {
    const { now } = bench.clock;
    await set.extend([
      { value: 'before', score: now - 1 },
      { value: 'a', score: now },
      { value: 'b', score: now },
      { value: 'after', score: now + 1 },
    ]);
    expect(await set.push('c', { score: now, unique: true })).toMatchObject({
      status: 'added',
      replaced: 2,
    });
    expect(await set.push('c', { score: now, unique: true })).toMatchObject({
      status: 'updated',
      replaced: 0,
    });
    expect(await set.push('before', { score: now, unique: true })).toMatchObject({
      status: 'updated',
      replaced: 1,
    });
    const { elements } = await set.slice(0, -1);
    expect(elements.map(({ value }) => value)).toEqual(['before', 'after']);
  });

  it('replaces any number, in bounded steps, and keeps order within a turn', async () => {
    const score = bench.clock.now;
    for (let i = 0; i < 3; i++) {
      await set.extend(Array.from({ length: 1000 }, (_, j) => ({ value: `${i}-${j}`, score })));
    }
    await set.push('later', { score: score + 1 });
    const results = await Promise.all([
      set.push('first', { score: score + 2 }),
      set.push('only', { score, unique: true }),
      set.push('last', { score, unique: true }),
    ]);
    expect(results).toMatchObject([
      { status: 'added', replaced: 0 },
      { status: 'added', replaced: 3000 },
      { status: 'added', replaced: 1 },
    ]);
    const { elements } = await set.slice(0, -1);
    expect(elements.map(({ value }) => value)).toEqual(['last', 'later', 'first']);
  });
});

// Two processes push different values with one score and unique; either may win, not both.
describe('the race of two pushes', () => {
  const ROUNDS = 300;
  const VALUES = ['Hello,', 'World!'] as const;

  type Process = (value: string, score: number) => Promise<unknown>;

  /** The number of elements that each round leaves; two processes wrote one each at the same time. */
  async function race(processes: readonly [Process, Process]): Promise<Set<number>> {
    const left = new Set<number>();
    for (let round = 0; round < ROUNDS; round++) {
      const score = SCORE + round;
      await Promise.all(processes.map((push, i) => push(VALUES[i] ?? '', score)));
      left.add(await bench.redis.zcount(key, score, score));
    }
    return left;
  }

  it('leaves exactly one element, every time', async () => {
    bench.clock.now = SCORE;
    const process = (): Process => {
      const own = bench.through(connect()).sets.open<string>('recent', { strategy: 'window' });
      return (value, score) => own.push(value, { score, unique: true });
    };
    expect(await race([process(), process()])).toEqual(new Set([1]));
  });

  it('exists: without one step for both commands, two elements remain', async () => {
    const process = (): Process => {
      const own = connect();
      return async (value, score) => {
        await own.zremrangebyscore(key, score, score);
        await own.zadd(key, score, value);
      };
    };
    expect(await race([process(), process()])).toContain(2);
  });
});

describe('extend', () => {
  it('stores every value', async () => {
    const values = Array.from({ length: 1000 }, (_, i) => ({ value: `${i}` }));
    const results = await set.extend(values);
    expect(results).toHaveLength(1000);
    expect(results.every(({ status }) => status === 'added')).toBe(true);
    expect(await set.count()).toBe(1000);
  });

  it('returns the result for each value', async () => {
    const { now } = bench.clock;
    await set.push('a');
    expect(
      await set.extend(
        [
          { value: 'a', score: now + 1 },
          { value: 'late', score: now - WINDOW_MS },
          { value: 'b', score: now + 1 },
          { value: 'c' },
        ],
        { unique: true },
      ),
    ).toMatchObject([
      { status: 'updated', replaced: 0 },
      { status: 'late' },
      { status: 'added', replaced: 1 },
      { status: 'added', replaced: 0 },
    ]);
    const { elements } = await set.slice(0, -1);
    expect(elements.map(({ value }) => value)).toEqual(['c', 'b']);
  });

  it.each([0, 1001])('rejects %i values', async (length) => {
    await expect(
      set.extend(Array.from({ length }, (_, i) => ({ value: `${i}` }))),
    ).rejects.toMatchObject({ code: 'INVALID_BATCH', field: 'values' });
    expect(await set.count()).toBe(0);
  });
});
