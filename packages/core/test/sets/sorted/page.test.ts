import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SortedSet } from '../../../src/index.ts';
import { allMembers, testBench, type TestBench } from '../../support/mayfly.ts';
import { nightly } from '../../support/nightly.ts';

let bench: TestBench;
let set: SortedSet;

beforeEach(async () => {
  bench = testBench();
  set = await bench.newSet();
});

function byBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

describe('page', () => {
  it('is ordered by expiry, soonest first, with values and remaining times', async () => {
    await set.add('later', { ttlMs: 3000 });
    await set.add('soon', { ttlMs: 1000, value: { room: 7 } });
    await set.add('never');
    await set.persist('never');
    const { now } = bench.clock;
    const page = await set.page({ first: 10 });
    expect(page).toMatchObject({ totalCount: 3, hasNext: false, hasPrevious: false, now });
    expect(page.members).toMatchObject([
      { member: 'soon', value: { room: 7 }, expiresAt: now + 1000, remainingMs: 1000 },
      { member: 'later', value: null, expiresAt: now + 3000, remainingMs: 3000 },
      { member: 'never', value: null, expiresAt: Infinity, remainingMs: Infinity },
    ]);
  });

  it.each([
    { kind: 'short', length: 10, separator: '-' },
    { kind: 'with newlines', length: 10, separator: '\n' },
    { kind: 'long', length: 500, separator: '-' },
  ])('returns members and values that are $kind', async ({ length, separator }) => {
    const all = Array.from({ length: 60 }, (_, index) => ({
      member: `${index}${separator}${'m'.repeat(length)}`,
      ttlMs: 1000 + index,
      ...(index % 2 === 0 && { value: `${separator}${'v'.repeat(length)}` }),
    }));
    await set.addMany(all);
    const { members } = await set.page({ first: 60 });
    expect(members.map(({ member, value }) => ({ member, value }))).toEqual(
      all.map(({ member, value = null }) => ({ member, value })),
    );
    const { members: rest } = await set.page({ first: 60, after: members[9]?.cursor });
    expect(rest).toEqual(members.slice(10));
  });

  it('walks any set in both directions, with each member once, in pages of any size', async () => {
    const members = fc.uniqueArray(
      // Few expiries and odd bytes: ties must break by bytes, as in Redis.
      fc.record({
        member: fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }),
        ttlMs: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 40, selector: ({ member }) => member },
    );
    await fc.assert(
      fc.asyncProperty(members, fc.integer({ min: 1, max: 7 }), async (all, size) => {
        const fresh = await testBench(bench.redis).newSet();
        await fresh.addMany(all);
        const expected = all
          .toSorted((a, b) => a.ttlMs - b.ttlMs || byBytes(a.member, b.member))
          .map(({ member }) => member);
        expect(await allMembers(fresh, size)).toEqual(expected);

        const backward: string[] = [];
        let before: string | undefined;
        for (;;) {
          const page = await fresh.page({ last: size, before });
          backward.unshift(...page.members.map(({ member }) => member));
          if (!page.hasPrevious) break;
          before = page.members.at(0)?.cursor;
        }
        expect(backward).toEqual(expected);
      }),
      { numRuns: nightly(60, 25) },
    );
  });

  it.each(['remove', 'extend', 'persist'] as const)(
    'continues after a member among equal expiries that is gone by %s',
    async (change) => {
      await set.addMany(['a', 'b', 'c', 'd'].map((member) => ({ member, ttlMs: 1000 })));
      const { members } = await set.page({ first: 2 });
      if (change === 'extend') await set.extend('b', 5000);
      else await set[change]('b');
      const next = await set.page({ first: 2, after: members[1]?.cursor });
      expect(next.members.map(({ member }) => member)).toEqual(['c', 'd']);
      const previous = await set.page({ last: 2, before: members[1]?.cursor });
      expect(previous.members.map(({ member }) => member)).toEqual(['a']);
    },
  );

  it('continues from a cursor whose member, and all before it, have expired', async () => {
    await set.addMany(['a', 'b', 'c'].map((member, i) => ({ member, ttlMs: 1000 * (i + 1) })));
    const { members } = await set.page({ first: 1 });
    bench.clock.advance(2000);
    const next = await set.page({ first: 2, after: members[0]?.cursor });
    expect(next).toMatchObject({ hasPrevious: false, hasNext: false, totalCount: 1 });
    expect(next.members.map(({ member }) => member)).toEqual(['c']);
    const previous = await set.page({ last: 2, before: members[0]?.cursor });
    expect(previous).toMatchObject({ hasPrevious: false, hasNext: true, members: [] });
  });

  it.each([0, 501, 1.5, NaN])('rejects a size of %s', async (size) => {
    await expect(set.page({ first: size })).rejects.toMatchObject({
      code: 'INVALID_PAGE',
      field: 'first',
    });
    await expect(set.page({ last: size })).rejects.toMatchObject({
      code: 'INVALID_PAGE',
      field: 'last',
    });
  });

  it.each(['', 'garbage', '!!!', 'aW5m', 'bmFuOmE', Buffer.from('12:').toString('base64url')])(
    'rejects the cursor %j',
    async (cursor) => {
      await expect(set.page({ first: 1, after: cursor })).rejects.toMatchObject({
        code: 'INVALID_CURSOR',
        field: 'after',
      });
      await expect(set.page({ last: 1, before: cursor })).rejects.toMatchObject({
        code: 'INVALID_CURSOR',
        field: 'before',
      });
    },
  );
});

describe('timeLeft', () => {
  it('counts each live member in exactly one bucket', async () => {
    await set.addMany([
      { member: 'a', ttlMs: 1 },
      { member: 'b', ttlMs: 1000 },
      { member: 'c', ttlMs: 1001 },
      { member: 'd', ttlMs: 3000 },
      { member: 'e', ttlMs: 3001 },
      { member: 'forever' },
    ]);
    await set.persist('forever');
    expect(await set.timeLeft({ spanMs: 3000, buckets: 3 })).toEqual({
      now: bench.clock.now,
      spanMs: 3000,
      counts: [2, 1, 1],
      beyond: 1,
      never: 1,
    });
  });

  it('reports what expires in the next 15 minutes, minute by minute', async () => {
    const minute = 60_000;
    const minutes = [0.5, 1, 1.5, 14, 15, 15.1, 60];
    await set.addMany(
      minutes.map((each) => ({ member: `in ${each} minutes`, ttlMs: each * minute })),
    );
    const soon = await set.timeLeft({ spanMs: 15 * minute, buckets: 15 });
    expect(soon.counts).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
    expect(soon.beyond).toBe(2);

    bench.clock.advance(minute);
    const later = await set.timeLeft({ spanMs: 15 * minute, buckets: 15 });
    expect(later.counts).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
  });

  it('picks a round span that reaches the last expiry', async () => {
    expect(await set.timeLeft({ buckets: 2 })).toMatchObject({ spanMs: 10_000, counts: [0, 0] });
    await set.add('a', { ttlMs: 10_001 });
    expect(await set.timeLeft({ buckets: 2 })).toMatchObject({ spanMs: 30_000, counts: [1, 0] });
  });

  it.each([
    [{ buckets: 0 }, 'buckets'],
    [{ buckets: 101 }, 'buckets'],
    [{ spanMs: 9, buckets: 10 }, 'spanMs'],
    [{ spanMs: 0.5 }, 'spanMs'],
  ])('rejects %j', async (request, field) => {
    await expect(set.timeLeft(request)).rejects.toMatchObject({ code: 'INVALID_BUCKETS', field });
  });
});
