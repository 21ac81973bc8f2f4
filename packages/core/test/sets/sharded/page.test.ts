import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberPage, ShardedSet } from '../../../src/index.ts';
import { shardOf } from '../../../src/sets/strategies/sharded/placement.ts';
import { connect, testBench, type TestBench } from '../../support/mayfly.ts';
import { nightly } from '../../support/nightly.ts';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

async function newSharded(shards: number, name = 'big'): Promise<ShardedSet> {
  const options = { strategy: 'sharded', shards, defaultTtlMs: 60_000 } as const;
  return (await bench.mayfly.sets.create(name, options)).set;
}

function byBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

const DIRECTIONS = ['forward', 'backward'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** All pages, one after the other; a test can act between two of them. */
async function* pagesOf(
  set: ShardedSet,
  direction: Direction,
  size: number,
): AsyncGenerator<MemberPage<unknown>> {
  let cursor: string | undefined;
  for (;;) {
    const page = await set.page(
      direction === 'forward' ? { first: size, after: cursor } : { last: size, before: cursor },
    );
    yield page;
    cursor = page.members.at(direction === 'forward' ? -1 : 0)?.cursor;
    if (direction === 'forward' ? !page.hasNext : !page.hasPrevious) return;
  }
}

/** All members in ascending order. */
async function walk(set: ShardedSet, direction: Direction, size: number): Promise<string[]> {
  const all: string[] = [];
  for await (const { members } of pagesOf(set, direction, size)) {
    const names = members.map(({ member }) => member);
    if (direction === 'forward') all.push(...names);
    else all.unshift(...names);
  }
  return all;
}

describe('a page of a sharded set', { timeout: 20_000 }, () => {
  const contents = fc.uniqueArray(
    // Few expiries: most members are tied, within their shard and across shards.
    fc.record({
      member: fc.string({ minLength: 1, maxLength: 5, unit: 'grapheme' }),
      ttlMs: fc.integer({ min: 1, max: 3 }),
      value: fc.option(fc.nat(), { nil: null }),
    }),
    { minLength: 1, maxLength: 60, selector: ({ member }) => member },
  );

  it('contains all shards in one order, in both directions', async () => {
    await fc.assert(
      fc.asyncProperty(
        contents,
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 2 }),
        async (all, shards, size, later) => {
          bench = testBench(bench.redis);
          const set = await newSharded(shards);
          await set.addMany(all);
          bench.clock.advance(later);
          const live = all
            .filter(({ ttlMs }) => ttlMs > later)
            .toSorted((a, b) => a.ttlMs - b.ttlMs || byBytes(a.member, b.member));
          const names = live.map(({ member }) => member);
          expect(await walk(set, 'forward', size)).toEqual(names);
          expect(await walk(set, 'backward', size)).toEqual(names);

          const page = await set.page({ first: size });
          expect(page).toMatchObject({
            totalCount: live.length,
            hasPrevious: false,
            hasNext: live.length > size,
            now: bench.clock.now,
            members: live.slice(0, size).map(({ member, ttlMs, value }) => ({
              member,
              value,
              remainingMs: ttlMs - later,
              expiresAt: bench.clock.now + ttlMs - later,
            })),
          });
          const last = await set.page({ last: size });
          expect(last).toMatchObject({ hasPrevious: live.length > size, hasNext: false });
          expect(last.members.map(({ member }) => member)).toEqual(names.slice(-size));
        },
      ),
      { numRuns: nightly(60, 25) },
    );
  });

  it('is the same from any cursor as in a sorted set with the same members', async () => {
    await fc.assert(
      fc.asyncProperty(
        contents,
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 1, max: 8 }),
        fc.nat(),
        async (all, shards, size, place) => {
          bench = testBench(bench.redis);
          const set = await newSharded(shards);
          const plain = await bench.newSet();
          await Promise.all([set.addMany(all), plain.addMany(all)]);
          const { members } = await plain.page({ first: 500 });
          const cursor = members[place % members.length]?.cursor;
          // A cursor is a position, with or without its member.
          const gone = members[place % members.length]?.member ?? '';
          await Promise.all([set.remove(gone), plain.remove(gone)]);
          for (const request of [
            { first: size, after: cursor },
            { last: size, before: cursor },
          ]) {
            expect(await set.page(request)).toEqual(await plain.page(request));
          }
        },
      ),
      { numRuns: nightly(60, 25) },
    );
  });

  it.each(DIRECTIONS)(
    'going %s, contains every member without writes exactly once',
    async (direction) => {
      const set = await newSharded(7);
      const steady = Array.from({ length: 2000 }, (_, i) => `steady${i}`);
      for (const half of [steady.slice(0, 1000), steady.slice(1000)]) {
        // Many ties, among which the others come and go.
        await set.addMany(half.map((member, i) => ({ member, ttlMs: 1000 * (1 + (i % 5)) })));
      }
      const stop = new AbortController();
      let writes = 0;
      const write = async (writer: number) => {
        const other = bench.through(connect()).sets.open('big', { strategy: 'sharded' });
        for (let i = writer; !stop.signal.aborted; i += 3) {
          await other.addMany(
            Array.from({ length: 20 }, (_, j) => ({
              member: `noise${(i * 31 + j * 17) % 400}`,
              ttlMs: 1000 * (1 + ((i + j) % 5)) + (i % 3) - 1,
            })),
          );
          await other.remove(`noise${(i * 13) % 400}`);
          writes += 21;
        }
      };
      const writers = [1, 2, 3].map(write);
      const met: string[] = [];
      for await (const { members } of pagesOf(set, direction, 70)) {
        const inPage = members.map(({ member }) => member);
        expect(new Set(inPage).size).toBe(inPage.length);
        met.push(...inPage.filter((member) => member.startsWith('steady')));
      }
      stop.abort();
      await Promise.all(writers);
      expect(writes).toBeGreaterThan(200);
      expect(met.toSorted()).toEqual(steady.toSorted());
    },
  );

  it('reads little more than its part of each shard', async () => {
    const set = await newSharded(16);
    for (let i = 0; i < 10; i++) {
      await set.addMany(Array.from({ length: 1000 }, (_, j) => ({ member: `m${i * 1000 + j}` })));
    }
    const sent = vi.spyOn(bench.redis, 'sendCommand');
    expect((await set.page({ first: 500 })).members).toHaveLength(500);
    expect(sent.mock.calls.length).toBeLessThan(2 * 16);
    const rowsAsked = sent.mock.calls.map(([command]) => Number(command.args[7]));
    expect(Math.max(...rowsAsked)).toBeLessThan(100);
  });

  it('finds a page that is entirely in one shard', async () => {
    const set = await newSharded(4);
    const reference = await bench.newSet('reference');
    await set.addMany(Array.from({ length: 400 }, (_, i) => ({ member: `m${i}` })));
    // The first 300 to expire are in one shard, and one round is not enough to read them.
    const names: string[] = [];
    for (let i = 0; names.length < 300; i++) {
      if (shardOf(`early${i}`, 4) === 0) names.push(`early${i}`);
    }
    const early = names.map((member, i) => ({ member, ttlMs: 1 + (i % 3) }));
    await Promise.all([set.addMany(early), reference.addMany(early)]);
    const expected = await reference.page({ first: 250 });
    const page = await set.page({ first: 250 });
    expect(page.members).toEqual(expected.members);
    expect(page.hasNext).toBe(true);
  });

  it.each([0, 501, 1.5, NaN])('rejects a size of %s', async (size) => {
    const set = await newSharded(2);
    await expect(set.page({ first: size })).rejects.toMatchObject({
      code: 'INVALID_PAGE',
      field: 'first',
    });
    await expect(set.page({ last: size })).rejects.toMatchObject({
      code: 'INVALID_PAGE',
      field: 'last',
    });
  });

  it.each(['', 'garbage', 'aW5m'])('rejects the cursor %j', async (cursor) => {
    const set = await newSharded(2);
    await expect(set.page({ first: 1, after: cursor })).rejects.toMatchObject({
      code: 'INVALID_CURSOR',
      field: 'after',
    });
    await expect(set.page({ last: 1, before: cursor })).rejects.toMatchObject({
      code: 'INVALID_CURSOR',
      field: 'before',
    });
  });
});
