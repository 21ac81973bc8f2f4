import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bulkAdd,
  type MemberPage,
  type PageRequest,
  type ShardedSet,
  type SortedSet,
} from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';
import { nightly } from '../support/nightly.ts';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

interface Paged {
  readonly page: (request: PageRequest) => Promise<MemberPage<unknown>>;
  readonly add: (member: string, ttlMs: number) => Promise<unknown>;
}

/** The strategies whose members have an order. */
const STRATEGIES: Record<string, () => Promise<Paged>> = {
  async sorted() {
    const set = await bench.newSet();
    return {
      page: (request) => set.page(request),
      add: (member, ttlMs) => set.add(member, { ttlMs }),
    };
  },
  sharded: async () => {
    const set = await newSharded();
    return {
      page: (request) => set.page(request),
      add: (member, ttlMs) => set.add(member, { ttlMs }),
    };
  },
  async window() {
    const windowMs = 60_000;
    const { set } = await bench.mayfly.sets.create<string>('window', {
      strategy: 'window',
      windowMs,
    });
    return {
      async page(request) {
        const { elements, ...page } = await set.elements(request);
        const members = elements.map(({ value, expiresAt, cursor }) => ({
          member: value,
          value: null,
          expiresAt,
          remainingMs: expiresAt - page.now,
          cursor,
        }));
        return { ...page, members };
      },
      add: (member, ttlMs) => set.push(member, { score: bench.clock.now + ttlMs - windowMs }),
    };
  },
};

async function newSharded(shards = 5): Promise<ShardedSet> {
  const options = { strategy: 'sharded', shards, defaultTtlMs: 60_000 } as const;
  return (await bench.mayfly.sets.create('sharded', options)).set;
}

function names({ members }: MemberPage<unknown>): string[] {
  return members.map(({ member }) => member);
}

/** Twenty members, a second apart; the first three have expired. */
async function fill(set: Paged): Promise<void> {
  for (let i = -3; i < 17; i += 1) await set.add(`m${i}`, 1000 * (i + 4));
  bench.clock.advance(3000);
}

describe.each(Object.keys(STRATEGIES))('a page of a %s set', (strategy) => {
  let set: Paged;

  beforeEach(async () => {
    const create = STRATEGIES[strategy];
    if (create === undefined) throw new TypeError(strategy);
    set = await create();
    await fill(set);
  });

  it('starts at a rank among the live members', async () => {
    const page = await set.page({ first: 3, fromRank: 5 });
    expect(names(page)).toEqual(['m5', 'm6', 'm7']);
    expect(page).toMatchObject({
      startRank: 5,
      totalCount: 17,
      hasPrevious: true,
      hasNext: true,
      now: bench.clock.now,
    });
    const last = await set.page({ first: 3, fromRank: 16 });
    expect(names(last)).toEqual(['m16']);
    expect(last).toMatchObject({ startRank: 16, hasPrevious: true, hasNext: false });
    expect(names(await set.page({ first: 1, fromRank: 0 }))).toEqual(['m0']);
  });

  it('is empty from a rank beyond the last', async () => {
    const page = await set.page({ first: 3, fromRank: 17 });
    expect(page).toMatchObject({
      members: [],
      startRank: 17,
      totalCount: 17,
      hasPrevious: true,
      hasNext: false,
    });
  });

  it('continues from there in both directions', async () => {
    const page = await set.page({ first: 3, fromRank: 5 });
    const after = page.members.at(-1)?.cursor;
    const before = page.members.at(0)?.cursor;
    const next = await set.page({ first: 2, after });
    expect(names(next)).toEqual(['m8', 'm9']);
    expect(next.startRank).toBe(8);
    const previous = await set.page({ last: 2, before });
    expect(names(previous)).toEqual(['m3', 'm4']);
    expect(previous.startRank).toBe(3);
    expect((await set.page({ last: 4 })).startRank).toBe(13);
  });

  it.each([
    [-1, 'm5', 5],
    [0, 'm5', 5],
    [1, 'm6', 6],
  ])('starts at a time %d ms from an expiry', async (offsetMs, first, startRank) => {
    const moment = bench.clock.now + 6000 + offsetMs;
    const page = await set.page({ first: 2, fromMoment: moment });
    expect(names(page)[0]).toBe(first);
    expect(page).toMatchObject({ startRank, hasPrevious: true });
    expect(names(await set.page({ first: 2, fromMoment: new Date(moment) }))[0]).toBe(first);
  });

  it('shows nothing expired for a time in the past, nothing beyond the last', async () => {
    expect(names(await set.page({ first: 1, fromMoment: bench.clock.now - 2000 }))).toEqual(['m0']);
    const beyond = await set.page({ first: 1, fromMoment: bench.clock.now + 60_000 });
    expect(beyond).toMatchObject({ members: [], startRank: 17, hasNext: false });
  });

  it.each([
    [{ first: 1, fromRank: -1 }, 'INVALID_PAGE', 'fromRank'],
    [{ first: 1, fromRank: 1.5 }, 'INVALID_PAGE', 'fromRank'],
    [{ first: 501, fromRank: 0 }, 'INVALID_PAGE', 'first'],
    [{ first: 1, fromMoment: Number.NaN }, 'INVALID_EXPIRY', 'fromMoment'],
    [{ first: 1, fromMoment: 1, fromRank: 1 }, 'INVALID_PAGE', 'fromRank'],
    [{ first: 1, after: 'x', fromRank: 1 }, 'INVALID_PAGE', 'after'],
  ])('rejects %j', async (request, code, field) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JavaScript can pass both
    await expect(set.page(request as PageRequest)).rejects.toMatchObject({ code, field });
  });
});

describe('the rank of a page of a sharded set', { timeout: 30_000 }, () => {
  it('is exact in a large set, with any distribution, and among equal expiries', async () => {
    const set = await newSharded(7);
    const single = await bench.newSet('single');
    const members = Array.from({ length: 12_000 }, (_, i) => ({
      member: `m${i}`,
      // A third of them with the same expiry, the others with growing gaps.
      ttlMs: i % 3 === 0 ? 50_000 : 1000 + i * i,
    }));
    await Promise.all([bulkAdd(set, members), bulkAdd(single, members)]);
    const ranks = [0, 1, 499, 500, 501, 3999, 4000, 6000, 7999, 8001, 11_499, 11_999];
    for (const fromRank of ranks) {
      const [page, expected] = await Promise.all([
        set.page({ first: 20, fromRank }),
        single.page({ first: 20, fromRank }),
      ]);
      expect(names(page)).toEqual(names(expected));
      expect(page.startRank).toBe(fromRank);
    }
  });

  it('is exact in any small set', async () => {
    const contents = fc.uniqueArray(
      fc.record({ member: fc.string({ minLength: 1, maxLength: 3 }), ttlMs: fc.nat(3) }),
      { maxLength: 25, selector: ({ member }) => member },
    );
    await fc.assert(
      fc.asyncProperty(contents, fc.nat(30), async (all, fromRank) => {
        bench = testBench(bench.redis);
        const sets: (SortedSet | ShardedSet)[] = [await newSharded(3), await bench.newSet()];
        const pages = await Promise.all(
          sets.map(async (set) => {
            await bulkAdd(
              set,
              all.map(({ member, ttlMs }) => ({ member, ttlMs: ttlMs + 1 })),
            );
            return set.page({ first: 4, fromRank });
          }),
        );
        const [sharded, sorted] = pages.map((page) => ({
          names: names(page),
          total: page.totalCount,
          hasNext: page.hasNext,
        }));
        expect(sharded).toEqual(sorted);
      }),
      { numRuns: nightly(40, 20) },
    );
  });
});
