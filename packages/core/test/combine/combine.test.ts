import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bulkAdd,
  difference,
  intersection,
  union,
  type Combinable,
  type CombinedExpiry,
  type SortedSet,
} from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';
import { nightly } from '../support/nightly.ts';

type Expiries = Readonly<Record<string, number>>;

const OPERATIONS = ['intersection', 'union', 'difference'] as const;
type OperationName = (typeof OPERATIONS)[number];

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

/** A set of members with these remaining times, in ms. */
async function setOf(name: string, ttls: Expiries): Promise<SortedSet> {
  const set = await bench.newSet(name);
  const expiring = Object.entries(ttls).map(([member, ttl]) => ({
    member,
    expiresAt: bench.clock.now + ttl,
  }));
  await bulkAdd(set, expiring);
  return set;
}

function combine(
  operation: OperationName,
  sets: readonly Combinable[],
  expiry: CombinedExpiry,
): AsyncIterable<{ readonly member: string; readonly expiresAt: number }> {
  if (operation === 'difference') return difference(sets);
  return operation === 'union' ? union(sets, { expiry }) : intersection(sets, { expiry });
}

/** The remaining time of each member, in ms; each member may appear once. */
async function collect(
  found: AsyncIterable<{ readonly member: string; readonly expiresAt: number }>,
): Promise<Map<string, number>> {
  const all = new Map<string, number>();
  for await (const { member, expiresAt } of found) {
    expect(all.has(member)).toBe(false);
    all.set(member, expiresAt - bench.clock.now);
  }
  return all;
}

/** The same, from maps of live members. */
function model(
  operation: OperationName,
  sets: readonly Expiries[],
  expiry: CombinedExpiry,
): Map<string, number> {
  const pick = expiry === 'min' ? Math.min : Math.max;
  const found = new Map<string, number>();
  for (const member of new Set(sets.flatMap((set) => Object.keys(set)))) {
    const left = sets.map((set) => set[member]).filter((ttl) => ttl !== undefined);
    const inFirst = sets[0]?.[member];
    if (operation === 'union') found.set(member, pick(...left));
    else if (operation === 'difference') {
      if (inFirst !== undefined && left.length === 1) found.set(member, inFirst);
    } else if (left.length === sets.length) found.set(member, pick(...left));
  }
  return found;
}

describe.each(OPERATIONS)('%s', { timeout: 20_000 }, (operation) => {
  it('returns the live members, with the requested expiry', async () => {
    const contents = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd', 'e', 'ž', '🐎', 'x\ny'),
      fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(Infinity)),
      { noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(contents, { minLength: 2, maxLength: 4 }),
        fc.constantFrom<CombinedExpiry[]>('min', 'max'),
        fc.integer({ min: 0, max: 4 }),
        async (all, expiry, later) => {
          bench = testBench(bench.redis);
          const sets: SortedSet[] = [];
          for (const [index, each] of all.entries()) sets.push(await setOf(`set${index}`, each));
          bench.clock.advance(later);
          const live = all.map((each) =>
            Object.fromEntries(
              Object.entries(each)
                .map(([member, ttl]) => [member, ttl - later] as const)
                .filter(([, left]) => left > 0),
            ),
          );
          expect(await collect(combine(operation, sets, expiry))).toEqual(
            model(operation, live, expiry),
          );
        },
      ),
      { numRuns: nightly(80, 30) },
    );
  });

  it('is stored in a set by bulkAdd, and read in chunks', async () => {
    const [a, b] = [await bench.newSet('a'), await bench.newSet('b')];
    await bulkAdd(a, ids(0, 1300));
    await bulkAdd(b, ids(700, 2000));
    const stored = await bench.newSet('stored');
    const expected = { intersection: 600, union: 2000, difference: 700 }[operation];
    expect(await bulkAdd(stored, combine(operation, [a, b], 'min'))).toMatchObject({
      status: 'completed',
      done: expected,
      added: expected,
    });
    expect(await stored.count()).toBe(expected);
    const { members } = await stored.page({ first: 1 });
    expect(members[0]?.expiresAt).toBe(bench.clock.now + 60_000);
  });

  it('never returns a member that had expired when it was read, and misses no live one', async () => {
    const ttls = Object.fromEntries(ids(0, 2500).map((id, index) => [id, 1 + index]));
    const a = await setOf('a', ttls);
    const b = await setOf('b', operation === 'difference' ? {} : ttls);
    const start = bench.clock.now;
    const found = new Set<string>();
    const leftAtFirst: number[] = [];
    for await (const { member, expiresAt } of combine(operation, [a, b], 'min')) {
      // The first of a chunk: all of it was read after the last move of the clock.
      if (found.size % 500 === 0) leftAtFirst.push(expiresAt - bench.clock.now);
      found.add(member);
      if (found.size % 500 === 0) bench.clock.advance(200);
    }
    expect(leftAtFirst.length).toBeGreaterThan(2);
    expect(Math.min(...leftAtFirst)).toBeGreaterThan(0);
    const liveToTheEnd = Object.entries(ttls)
      .filter(([, ttl]) => start + ttl > bench.clock.now)
      .map(([member]) => member);
    expect([...found]).toEqual(expect.arrayContaining(liveToTheEnd));
  });

  it('returns each unchanged member once, while all others change', async () => {
    const steady = ids(0, 1500);
    const [a, b] = [await bench.newSet('a'), await bench.newSet('b')];
    await bulkAdd(a, steady);
    if (operation !== 'difference') await bulkAdd(b, steady);
    const found: string[] = [];
    let writes = 0;
    for await (const { member } of combine(operation, [a, b], 'max')) {
      if (member.startsWith('id')) found.push(member);
      if (found.length % 100 === 0) {
        writes += 1;
        await a.add(`noise${writes % 7}`, { ttlMs: 1 + writes });
        await b.remove(`noise${(writes + 3) % 7}`);
        await b.add(`noise${(writes * 5) % 7}`, { ttlMs: 60_000 + writes });
      }
    }
    expect(found.toSorted()).toEqual(steady);
  });

  it.each([
    [999, true],
    [1000, false],
    [1001, false],
  ])('%i ms after a member with 1000 ms was added, it is live: %s', async (ms, live) => {
    const a = await setOf('a', { alice: 1000 });
    const b = await setOf('b', operation === 'difference' ? {} : { alice: 1000 });
    bench.clock.advance(ms);
    expect((await collect(combine(operation, [a, b], 'max'))).has('alice')).toBe(live);
  });

  it.each([0, 1, 65])('rejects %i sets', async (count) => {
    const sets = Array.from({ length: count }, () => bench.mayfly.sets.open('any'));
    expect(() => combine(operation, sets, 'min')).toThrow(
      expect.objectContaining({ code: 'INVALID_BATCH', field: 'sets' }),
    );
  });

  it('fails for a set that does not exist', async () => {
    const sets = [await setOf('a', { alice: 1000 }), bench.mayfly.sets.open('absent')];
    await expect(collect(combine(operation, sets, 'min'))).rejects.toMatchObject({
      code: 'SET_NOT_FOUND',
    });
  });
});

it('a member that has expired in one set of a difference counts as absent there', async () => {
  const a = await setOf('a', { alice: 1000, bob: 1000 });
  const b = await setOf('b', { alice: 10, bob: 1000 });
  bench.clock.advance(10);
  expect([...(await collect(difference([a, b]))).keys()]).toEqual(['alice']);
});

it('rejects an expiry that is neither min nor max', async () => {
  const sets = [bench.mayfly.sets.open('a'), bench.mayfly.sets.open('b')];
  for (const operation of [intersection, union]) {
    // @ts-expect-error What JavaScript could pass.
    expect(() => operation(sets, { expiry: 'sum' })).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', field: 'expiry' }),
    );
  }
});

function ids(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, i) => `id${String(from + i).padStart(5, '0')}`);
}
