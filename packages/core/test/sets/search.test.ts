import { beforeEach, describe, expect, it } from 'vitest';
import {
  bulkAdd,
  type Expiring,
  type MemberFilter,
  type Mayfly,
  type SearchPage,
  type SearchRequest,
  type Serializer,
  type SortedSet,
} from '../../src/index.ts';
import { defaultTtlMs, EVERY_STRATEGY } from '../support/every-strategy.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

/** Strategies that stop exactly at the requested number of matches. */
const ORDERED = ['sorted', 'sharded', 'window'];

interface Searched {
  readonly search: (
    filter: MemberFilter,
    request: SearchRequest,
  ) => Promise<SearchPage<Expiring<string>>>;
  readonly addAll: (members: readonly string[]) => Promise<unknown>;
  readonly remove: (member: string) => Promise<unknown>;
}

/** Every strategy; `native` if the server supports it. */
const STRATEGIES: Record<string, (mayfly: Mayfly) => Promise<Searched>> = {
  async sorted(mayfly) {
    const { set } = await mayfly.sets.create('set', { defaultTtlMs });
    return searched(set, (members) => bulkAdd(set, members));
  },
  async sharded(mayfly) {
    const { set } = await mayfly.sets.create('set', {
      strategy: 'sharded',
      shards: 3,
      defaultTtlMs,
    });
    return searched(set, (members) => bulkAdd(set, members));
  },
  async compact(mayfly) {
    const { set } = await mayfly.sets.create('set', { strategy: 'compact', defaultTtlMs });
    return searched(set, (members) => bulkAdd(set, members));
  },
  async native(mayfly) {
    const { set } = await mayfly.sets.create('set', { strategy: 'native', defaultTtlMs });
    return searched(set, (members) => bulkAdd(set, members));
  },
  async keys(mayfly) {
    const { set } = await mayfly.sets.create('set', { strategy: 'keys', defaultTtlMs });
    return searched(set, (members) => bulkAdd(set, members));
  },
  async buckets(mayfly) {
    const { set } = await mayfly.sets.create('set', {
      strategy: 'buckets',
      defaultTtlMs,
      blockMs: 10_000,
    });
    return searched(set, (members) => bulkAdd(set, members));
  },
  async window(mayfly) {
    const serializer: Serializer<string> = { encode: (text) => text, decode: (text) => text };
    const { set } = await mayfly.sets.create('set', {
      strategy: 'window',
      windowMs: defaultTtlMs,
      serializer,
    });
    return {
      async search(filter, request) {
        const { matches, ...page } = await set.search(filter, request);
        const found = matches.map(({ value, expiresAt }) => ({ member: value, expiresAt }));
        return { ...page, matches: found };
      },
      addAll: (members) => bulkAdd(set, members),
      remove: (member) => set.remove(member),
    };
  },
};

function searched(set: Pick<Searched, 'search' | 'remove'>, addAll: Searched['addAll']): Searched {
  return {
    search: (filter, request) => set.search(filter, request),
    addAll,
    remove: (member) => set.remove(member),
  };
}

/** All results of a search, and each of its pages. */
async function searchAll(
  set: Searched,
  filter: MemberFilter,
  first = 500,
): Promise<{ found: string[]; pages: SearchPage<Expiring<string>>[] }> {
  const pages: SearchPage<Expiring<string>>[] = [];
  let after: string | undefined;
  do {
    const page = await set.search(filter, { first, after });
    pages.push(page);
    after = page.cursor ?? undefined;
  } while (after !== undefined && pages.length < 200);
  return { found: pages.flatMap(({ matches }) => matches.map(({ member }) => member)), pages };
}

function ids(count: number, prefix = 'id'): string[] {
  return Array.from({ length: count }, (_, i) => `${prefix}${i}`);
}

describe.each(EVERY_STRATEGY)(
  'a search in a $strategy set',
  { timeout: 20_000 },
  ({ strategy }) => {
    let set: Searched;

    beforeEach(async () => {
      const create = STRATEGIES[strategy];
      if (create === undefined) throw new TypeError(strategy);
      set = await create(bench.mayfly);
    });

    it('finds members by prefix and by a part of their text, in pages of any size', async () => {
      await set.addAll([...ids(40, 'user:'), 'User:1', 'a%b', 'a*b', 'ab*', 'žluť', '🐎 user:']);
      for (const first of [1, 7, 500]) {
        const byPrefix = await searchAll(set, { prefix: 'user:' }, first);
        expect(byPrefix.found.toSorted()).toEqual(ids(40, 'user:').toSorted());
        const most = ORDERED.includes(strategy) ? first : first + 600;
        expect(byPrefix.pages.every(({ matches }) => matches.length <= most)).toBe(true);
        const byPart = await searchAll(set, { contains: 'er:1' }, first);
        expect(byPart.found.toSorted()).toEqual(
          ['User:1', 'user:1', ...ids(10, 'user:1')].toSorted(),
        );
      }
      expect((await searchAll(set, { contains: '*b' })).found).toEqual(['a*b']);
      expect((await searchAll(set, { prefix: 'a', contains: '*' })).found.toSorted()).toEqual([
        'a*b',
        'ab*',
      ]);
      expect((await searchAll(set, { contains: 'ť' })).found).toEqual(['žluť']);
      expect((await searchAll(set, { contains: 'missing' })).found).toEqual([]);
      expect((await searchAll(set, {})).found).toHaveLength(46);
    });

    it('never finds an expired member, to the millisecond', async () => {
      await set.addAll(['a']);
      const { pages } = await searchAll(set, {});
      const expiresAt = pages.flatMap(({ matches }) => matches)[0]?.expiresAt ?? 0;
      bench.clock.now = expiresAt - 1;
      expect((await searchAll(set, {})).found).toEqual(['a']);
      bench.clock.now = expiresAt;
      expect((await searchAll(set, {})).found).toEqual([]);
    });

    it('finds members by a latest expiry', async () => {
      await set.addAll(['first']);
      bench.clock.advance(30_000);
      await set.addAll(['second']);
      const { matches } = await set.search({ prefix: 'first' }, { first: 1 });
      const expiresBy = matches[0]?.expiresAt ?? 0;
      expect((await searchAll(set, { expiresBy })).found).toEqual(['first']);
      expect((await searchAll(set, { expiresBy: expiresBy - 1 })).found).toEqual([]);
      expect((await searchAll(set, { expiresBy: bench.clock.now })).found).toEqual([]);
    });

    it('continues in bounded steps that report their progress', async () => {
      // A step of a sharded set reads from each shard.
      const members = ids(strategy === 'sharded' ? 16_000 : 8000);
      await set.addAll(members);
      const { found, pages } = await searchAll(set, { contains: '999' });
      expect(new Set(found)).toEqual(new Set(members.filter((member) => member.includes('999'))));
      // No call examines more than ten steps: there are several.
      expect(pages.length).toBeGreaterThan(1);
      const scanned = pages.map((page) => page.scanned);
      expect(scanned).toEqual(scanned.toSorted((a, b) => a - b));
      const last = pages.at(-1);
      expect(last?.scanned).toBe(last?.total);
      expect(last?.total).toBeGreaterThanOrEqual(members.length);
    });

    it('skips no member that exists throughout while others come and go', async () => {
      await set.addAll(ids(1500, 'there:'));
      const found: string[] = [];
      let after: string | undefined;
      let round = 0;
      do {
        const page = await set.search({ prefix: 'there:' }, { first: 100, after });
        found.push(...page.matches.map(({ member }) => member));
        after = page.cursor ?? undefined;
        round += 1;
        await set.addAll(ids(100, `round ${round}:`));
        await Promise.all(ids(90, `round ${round - 1}:`).map((member) => set.remove(member)));
      } while (after !== undefined && round < 100);
      expect(new Set(found).size).toBe(1500);
    });

    it.each([
      [{ prefix: 'x'.repeat(1025) }, { first: 1 }, 'INVALID_MEMBER', 'prefix'],
      [{ contains: '\ud800' }, { first: 1 }, 'INVALID_MEMBER', 'contains'],
      [{ expiresBy: 0.5 }, { first: 1 }, 'INVALID_EXPIRY', 'expiresBy'],
      [{}, { first: 0 }, 'INVALID_PAGE', 'first'],
      [{}, { first: 501 }, 'INVALID_PAGE', 'first'],
      [{}, { first: 1, after: '' }, 'INVALID_CURSOR', 'after'],
      [{}, { first: 1, after: 'MTIz' }, 'INVALID_CURSOR', 'after'],
    ])('rejects %j, %j', async (filter, request, code, field) => {
      await expect(set.search(filter, request)).rejects.toMatchObject({ code, field });
    });
  },
);

describe('removeMatching', () => {
  let set: SortedSet;

  beforeEach(async () => {
    set = await bench.newSet();
  });

  it('removes the matches and returns all that is needed to restore them', async () => {
    const { now } = bench.clock;
    await set.add('user:1', { ttlMs: 1000, value: { room: 7 } });
    await set.add('user:2', { expiresAt: Infinity });
    await set.add('other', { ttlMs: 500 });
    expect(await set.removeMatching({ prefix: 'user:' }, { first: 10 })).toEqual({
      matches: [
        { member: 'user:1', value: { room: 7 }, expiresAt: now + 1000, remainingMs: 1000 },
        { member: 'user:2', value: null, expiresAt: Infinity, remainingMs: Infinity },
      ],
      cursor: null,
      scanned: 1,
      total: 1,
      now,
    });
    expect((await set.page({ first: 10 })).members.map(({ member }) => member)).toEqual(['other']);
    expect(await bench.redis.exists(`${bench.namespace}:set:{online}:values`)).toBe(0);
  });

  it('removes members by a latest expiry, but not renewed ones', async () => {
    const { now } = bench.clock;
    await set.addMany(['a', 'b', 'c'].map((member, i) => ({ member, ttlMs: 1000 * (i + 1) })));
    await set.extend('a', 10_000);
    const { matches } = await set.removeMatching({ expiresBy: now + 2000 }, { first: 10 });
    expect(matches.map(({ member }) => member)).toEqual(['b']);
    expect(await set.count()).toBe(2);
  });

  it('returns each member once, with any number of callers', async () => {
    await set.addMany(ids(800).map((member) => ({ member })));
    const results = await bench.concurrently(16, (each) =>
      each.removeMatching({ prefix: 'id' }, { first: 100 }),
    );
    const removed = results.flatMap(({ matches }) => matches.map(({ member }) => member));
    expect(removed).toHaveLength(800);
    expect(new Set(removed).size).toBe(800);
    expect(await set.count()).toBe(0);
  });

  it('appears in the feed of changes', async () => {
    await set.feed.open();
    const cursor = await set.feed.cursor();
    await set.addMany([{ member: 'a' }, { member: 'b' }]);
    await set.removeMatching({ prefix: 'b' }, { first: 1 });
    const page = await set.feed.read(cursor);
    expect(page.status === 'ok' && page.changes.at(-1)).toMatchObject({
      kind: 'removed',
      member: 'b',
    });
  });

  it('continues after the members that it keeps, in all shards of a sharded set', async () => {
    const options = { strategy: 'sharded', shards: 4, defaultTtlMs } as const;
    const { set: sharded } = await bench.mayfly.sets.create('big', options);
    await bulkAdd(sharded, ids(700).concat(ids(700, 'kept')));
    const removed: string[] = [];
    let after: string | undefined;
    do {
      const page = await sharded.removeMatching({ prefix: 'id' }, { first: 60, after });
      removed.push(...page.matches.map(({ member }) => member));
      after = page.cursor ?? undefined;
    } while (after !== undefined);
    expect(removed.toSorted()).toEqual(ids(700).toSorted());
    expect(await sharded.count()).toBe(700);
  });
});

describe('rank', () => {
  it('is the position of a live member by expiry', async () => {
    const set = await bench.newSet();
    await set.addMany(ids(5).map((member, i) => ({ member, ttlMs: 1000 * (i + 1) })));
    bench.clock.advance(2000);
    const { now } = bench.clock;
    expect(await set.rank('id3')).toEqual({
      rank: 1,
      totalCount: 3,
      expiresAt: now + 2000,
      now,
    });
    expect(await set.rank('id1')).toBeNull();
    expect(await set.rank('missing')).toBeNull();
  });

  it('counts the members of all shards', async () => {
    const options = { strategy: 'sharded', shards: 4, defaultTtlMs } as const;
    const { set } = await bench.mayfly.sets.create('big', options);
    await bulkAdd(
      set,
      ids(100).map((member, i) => ({ member, ttlMs: 1000 + 10 * i })),
    );
    expect(await set.rank('id42')).toMatchObject({ rank: 42, totalCount: 100 });
    expect(await set.rank('missing')).toBeNull();
  });

  it('also works for elements of a window', async () => {
    const { set } = await bench.mayfly.sets.create<string>('recent', {
      strategy: 'window',
      windowMs: 1000,
    });
    const { now } = bench.clock;
    for (let i = 0; i < 3; i += 1) await set.push(`e${i}`, { score: now - 999 + i });
    bench.clock.advance(1);
    expect(await set.rank('e1')).toMatchObject({ rank: 0, totalCount: 2, expiresAt: now + 2 });
    expect(await set.rank('e0')).toBeNull();
  });
});
