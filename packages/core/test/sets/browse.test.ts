import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BrowsePage, BrowseRequest, SetOrder } from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';
import { nightly } from '../support/nightly.ts';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

/** Sets that were created a second apart, in this order, with their size and lifetime. */
async function create(
  sets: readonly { readonly name: string; readonly count: number; readonly ttlMs: number }[],
): Promise<void> {
  for (const { name, count, ttlMs } of sets) {
    const { set } = await bench.mayfly.sets.create(name, { defaultTtlMs: ttlMs });
    await Promise.all(Array.from({ length: count }, (_, i) => set.add(`m${i}`)));
    bench.clock.advance(1);
  }
}

function names({ sets }: BrowsePage): string[] {
  return sets.map(({ name }) => name);
}

/** All names that a request returns, page by page. */
async function browseAll(request: BrowseRequest): Promise<string[]> {
  const all: string[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < 200; pages += 1) {
    const page = await bench.mayfly.sets.browse({ ...request, after });
    all.push(...names(page));
    if (!page.hasNext) return all;
    after = page.endCursor ?? undefined;
  }
  throw new Error('The pages do not end');
}

const SETS = [
  { name: 'user:b', count: 3, ttlMs: 9000 },
  { name: 'user:a', count: 0, ttlMs: 1000 },
  { name: 'job:1', count: 5, ttlMs: 5000 },
  { name: 'job:2', count: 3, ttlMs: 7000 },
];

describe('sets', () => {
  it.each<[SetOrder, string[], string[]]>([
    ['name', ['job:1', 'job:2', 'user:a', 'user:b'], ['user:b', 'user:a', 'job:2', 'job:1']],
    ['count', ['user:a', 'job:2', 'user:b', 'job:1'], ['job:1', 'job:2', 'user:b', 'user:a']],
    // A set without a known next expiry is last in both directions.
    ['nextExpiry', ['job:1', 'job:2', 'user:b', 'user:a'], ['user:b', 'job:2', 'job:1', 'user:a']],
    ['createdAt', ['user:b', 'user:a', 'job:1', 'job:2'], ['job:2', 'job:1', 'user:a', 'user:b']],
  ])('are ordered by %s, in pages of any size', async (orderBy, ascending, descending) => {
    await create(SETS);
    for (const first of [1, 2, 3, 4, 100]) {
      expect(await browseAll({ first, orderBy })).toEqual(ascending);
      expect(await browseAll({ first, orderBy, descending: true })).toEqual(descending);
    }
  });

  it('are filtered by name and by strategy', async () => {
    await create(SETS);
    await bench.mayfly.sets.create('user:c', { strategy: 'compact', defaultTtlMs: 1000 });
    expect(await browseAll({ first: 1, prefix: 'user:' })).toEqual(['user:a', 'user:b', 'user:c']);
    expect(await browseAll({ first: 1, prefix: 'user:', descending: true })).toEqual([
      'user:c',
      'user:b',
      'user:a',
    ]);
    expect(await browseAll({ first: 2, contains: ':b' })).toEqual(['user:b']);
    expect(await browseAll({ first: 2, contains: 'ob:', orderBy: 'count' })).toEqual([
      'job:2',
      'job:1',
    ]);
    expect(await browseAll({ first: 1, strategy: 'compact' })).toEqual(['user:c']);
    expect(await browseAll({ first: 1, prefix: 'user', strategy: 'sorted' })).toEqual([
      'user:a',
      'user:b',
    ]);
    const page = await bench.mayfly.sets.browse({ first: 2, prefix: 'user:' });
    expect(page).toMatchObject({
      hasNext: true,
      totalCount: 5,
      consideredCount: 2,
      consideredAll: false,
    });
    expect(page.sets[0]).toMatchObject({ name: 'user:a', strategy: 'sorted', count: 0 });
  });

  it('are filtered and sorted like any list', { timeout: 30_000 }, async () => {
    const sets = fc.uniqueArray(
      fc.record({
        name: fc.stringMatching(/^[ab:~]{1,3}$/),
        count: fc.nat(2),
        ttlMs: fc.integer({ min: 1000, max: 1002 }),
      }),
      { maxLength: 8, selector: ({ name }) => name },
    );
    const filter = fc.record({
      prefix: fc.constantFrom('', 'a', 'ab', '~'),
      prefixes: fc.constantFrom(undefined, [], ['a'], ['b', 'a'], ['~', 'ab', 'a', 'b:']),
      contains: fc.constantFrom('', 'b', ':'),
      orderBy: fc.constantFrom<SetOrder[]>('name', 'count'),
      descending: fc.boolean(),
      first: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(sets, filter, async (all, request) => {
        bench = testBench(bench.redis);
        await create(all.filter(({ name }) => /^[ab:]+$/.test(name)));
        const sign = request.descending ? -1 : 1;
        const expected = all
          .filter(({ name }) => /^[ab:]+$/.test(name))
          .filter(({ name }) => (request.prefixes ?? ['']).some((each) => name.startsWith(each)))
          .filter(({ name }) => name.startsWith(request.prefix) && name.includes(request.contains))
          .toSorted((a, b) => {
            if (request.orderBy === 'name') return sign * (a.name < b.name ? -1 : 1);
            return sign * (a.count - b.count) || (a.name < b.name ? -1 : 1);
          });
        expect(await browseAll(request)).toEqual(expected.map(({ name }) => name));
      }),
      { numRuns: nightly(40, 20) },
    );
  });

  it('are considered a thousand at a time, and the page says so', { timeout: 30_000 }, async () => {
    const ids = Array.from({ length: 1005 }, (_, i) => `set:${String(i).padStart(4, '0')}`);
    await Promise.all(ids.map((name) => bench.mayfly.sets.create(name, { defaultTtlMs: 1000 })));
    await bench.mayfly.sets.open('set:1004').add('a');
    const byCount = { first: 1, orderBy: 'count', descending: true } as const;
    expect(await bench.mayfly.sets.browse(byCount)).toMatchObject({
      sets: [{ name: 'set:0000' }],
      consideredCount: 1000,
      consideredAll: false,
      totalCount: 1005,
    });
    expect(await bench.mayfly.sets.browse({ ...byCount, prefix: 'set:1' })).toMatchObject({
      sets: [{ name: 'set:1004', count: 1 }],
      consideredCount: 5,
      consideredAll: true,
    });
    expect(await browseAll({ first: 100 })).toEqual(ids);
    expect(await browseAll({ first: 100, strategy: 'sorted', descending: true })).toEqual(
      ids.toReversed(),
    );
  });

  it('are skipped in steps if none match', async () => {
    await create(SETS);
    expect(await bench.mayfly.sets.browse({ first: 1, contains: 'nothing' })).toEqual({
      sets: [],
      hasNext: false,
      endCursor: null,
      consideredCount: 0,
      consideredAll: true,
      totalCount: 4,
    });
    expect(await browseAll({ first: 1, strategy: 'native' })).toEqual([]);
  });

  it('continue after a page whose sets are all gone', async () => {
    await create(SETS);
    await bench.redis.del(`${bench.namespace}:set:{job:1}:meta`);
    const { sets, hasNext, endCursor } = await bench.mayfly.sets.browse({ first: 1 });
    expect({ sets, hasNext }).toEqual({ sets: [], hasNext: true });
    const next = await bench.mayfly.sets.browse({ first: 1, after: endCursor ?? '' });
    expect(names(next)).toEqual(['job:2']);
  });

  it('that no longer exist are removed from the list', async () => {
    await create(SETS);
    await bench.redis.del(`${bench.namespace}:set:{job:1}:meta`);
    expect(await browseAll({ first: 100 })).toEqual(['job:2', 'user:a', 'user:b']);
    expect(await bench.mayfly.sets.count()).toBe(3);
  });

  it.each<[string, object, string]>([
    ['INVALID_PAGE', { first: 0 }, 'first'],
    ['INVALID_PAGE', { first: 101 }, 'first'],
    ['INVALID_NAME', { first: 1, prefix: 'é' }, 'prefix'],
    ['INVALID_NAME', { first: 1, contains: 'x'.repeat(129) }, 'contains'],
    ['INVALID_OPTION', { first: 1, orderBy: 'size' }, 'orderBy'],
    ['INVALID_OPTION', { first: 1, strategy: 'none' }, 'strategy'],
    ['INVALID_CURSOR', { first: 1, after: 'x' }, 'after'],
  ])('fail with %s for %j', async (code, request, field) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JavaScript can pass anything
    const asked = request as BrowseRequest;
    await expect(bench.mayfly.sets.browse(asked)).rejects.toMatchObject({ code, field });
  });

  it('reject a cursor of another order', async () => {
    await create(SETS);
    const { sets } = bench.mayfly;
    const { endCursor } = await sets.browse({ first: 1, orderBy: 'count' });
    const after = endCursor ?? '';
    await expect(sets.browse({ first: 1, after })).rejects.toMatchObject({
      code: 'INVALID_CURSOR',
    });
    await expect(
      sets.browse({ first: 1, orderBy: 'count', descending: true, after }),
    ).rejects.toMatchObject({ code: 'INVALID_CURSOR' });
  });
});
