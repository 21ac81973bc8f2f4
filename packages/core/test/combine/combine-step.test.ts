import { beforeEach, describe, expect, it } from 'vitest';
import {
  bulkAdd,
  combineStep,
  difference,
  intersection,
  union,
  type CombinePage,
  type CombineRequest,
  type SteppedSet,
} from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

/** Sets of several strategies, of 1300 numbers each that overlap. */
async function newSets(): Promise<SteppedSet[]> {
  const { sets } = bench.mayfly;
  const created = [
    (await sets.create('sorted', { defaultTtlMs: 60_000 })).set,
    (await sets.create('compact', { strategy: 'compact', defaultTtlMs: 50_000 })).set,
    (await sets.create('sharded', { strategy: 'sharded', shards: 3, defaultTtlMs: 40_000 })).set,
    (await sets.create('keys', { strategy: 'keys', defaultTtlMs: 30_000 })).set,
  ];
  await Promise.all(
    created.map((set, i) =>
      bulkAdd(
        { strategy: set.strategy, add: (member: string) => set.add(member) },
        Array.from({ length: 1300 }, (_, n) => `m${n + 300 * i}`),
      ),
    ),
  );
  return created;
}

async function stepAll(
  sets: readonly SteppedSet[],
  request: Omit<CombineRequest, 'first' | 'after'>,
  first: number,
): Promise<{ found: Map<string, number>; pages: CombinePage[] }> {
  const found = new Map<string, number>();
  const pages: CombinePage[] = [];
  let after: string | undefined;
  do {
    const page = await combineStep(sets, { ...request, first, after });
    for (const { member, expiresAt } of page.members) found.set(member, expiresAt);
    pages.push(page);
    after = page.cursor ?? undefined;
  } while (after !== undefined && pages.length < 100);
  return { found, pages };
}

async function all(
  members: AsyncIterable<{ readonly member: string; readonly expiresAt: number }>,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const { member, expiresAt } of members) found.set(member, expiresAt);
  return found;
}

describe('steps', { timeout: 30_000 }, () => {
  it.each([1, 100])('of %d yield the same as the operation as a whole', async (first) => {
    const sets = await newSets();
    for (const expiry of ['min', 'max'] as const) {
      const united = await stepAll(sets, { operation: 'union', expiry }, first);
      expect(united.found).toEqual(await all(union(sets, { expiry })));
      const met = await stepAll(sets, { operation: 'intersection', expiry }, first);
      expect(met.found).toEqual(await all(intersection(sets, { expiry })));
      expect(met.found.size).toBe(400);
    }
    const left = await stepAll(sets, { operation: 'difference' }, first);
    expect(left.found).toEqual(await all(difference(sets)));
    expect(left.found.size).toBe(300);
  });

  it('are bounded, and report their progress', async () => {
    const sets = await newSets();
    const { pages } = await stepAll(sets, { operation: 'union' }, 100);
    expect(pages.length).toBeGreaterThan(3);
    const scanned = pages.map((page) => page.scanned);
    expect(scanned).toEqual(scanned.toSorted((a, b) => a - b));
    expect(pages.every((page) => page.scanned <= page.total)).toBe(true);
    expect(pages.every((page) => page.members.length < 1000)).toBe(true);
  });

  it('of empty sets find nothing', async () => {
    const [a, b] = [await bench.newSet('a'), await bench.newSet('b')];
    for (const operation of ['union', 'intersection', 'difference'] as const) {
      expect(await combineStep([a, b], { operation, first: 1 })).toEqual({
        members: [],
        cursor: null,
        scanned: 0,
        total: 0,
        now: bench.clock.now,
      });
    }
  });

  it.each<[string, string, number, object]>([
    ['INVALID_BATCH', 'sets', 1, { operation: 'union', first: 1 }],
    ['INVALID_OPTION', 'operation', 2, { operation: 'xor', first: 1 }],
    ['INVALID_OPTION', 'expiry', 2, { operation: 'union', first: 1, expiry: 'mean' }],
    ['INVALID_PAGE', 'first', 2, { operation: 'union', first: 501 }],
    ['INVALID_CURSOR', 'after', 2, { operation: 'union', first: 1, after: 'x' }],
    [
      'INVALID_CURSOR',
      'after',
      2,
      { operation: 'union', first: 1, after: Buffer.from('2 0 ').toString('base64url') },
    ],
  ])('%s of %s', async (code, field, count, request) => {
    const set = await bench.newSet();
    const sets = Array.from({ length: count }, () => set);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JavaScript can pass anything
    const asked = request as CombineRequest;
    await expect(combineStep(sets, asked)).rejects.toMatchObject({ code, field });
  });
});
