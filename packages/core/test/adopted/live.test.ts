import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdoptedSet, ExpiryScores, InsertionScores } from '../../src/index.ts';
import { collect } from '../support/collect.ts';
import { connect, testBench } from '../support/mayfly.ts';
import { nightly } from '../support/nightly.ts';

type Check = (set: AdoptedSet) => Promise<boolean>;

const READS: Record<string, Check> = {
  has: (set) => set.has('a'),
  get: async (set) => (await set.get('a')) !== null,
  count: async (set) => (await set.count()) === 1,
  'summary.expiredCount': async (set) => (await set.summary()).expiredCount === 0,
  'summary.nextExpiresAt': async (set) => (await set.summary()).nextExpiresAt !== Infinity,
  'summary.oldest': async (set) => (await set.summary()).oldest !== null,
  'summary.newest': async (set) => (await set.summary()).newest !== null,
  'page forward': async (set) => (await set.page({ first: 10 })).members.length === 1,
  'page backward': async (set) => (await set.page({ last: 10 })).members.length === 1,
  'page.totalCount': async (set) => (await set.page({ first: 10 })).totalCount === 1,
  members: async (set) => (await collect(set.members())).length === 1,
  timeLeft: async (set) => {
    const { counts, beyond, never } = await set.timeLeft();
    return counts.reduce((sum, n) => sum + n, beyond + never) === 1;
  },
};

const WRITES: Record<string, Check> = {
  remove: async (set) => (await set.remove('a')).status === 'removed',
  sweep: async (set) => (await set.sweep({ atMost: 10 })).removed === 0,
};

type AnyLayout = Omit<ExpiryScores, 'member'> | Omit<InsertionScores, 'member'>;

/** Scores of one moment, and how long after it they expire. */
const LAYOUTS: [string, AnyLayout, score: string, expiresAt: number][] = [
  ['seconds', { score: 'expiry', unit: 's' }, '1463879868', 1_463_879_868_000],
  ['halves of seconds', { score: 'expiry', unit: 's' }, '1463879868.5', 1_463_879_868_500],
  ['milliseconds as seconds', { score: 'expiry', unit: 's' }, '1463879868.123', 1_463_879_868_123],
  ['milliseconds', { score: 'expiry', unit: 'ms' }, '1463879868123', 1_463_879_868_123],
  [
    'seconds of insertion',
    { score: 'inserted', unit: 's', windowMs: 120_000 },
    '1463879868',
    1_463_879_988_000,
  ],
  [
    'fractional seconds of insertion, odd window',
    { score: 'inserted', unit: 's', windowMs: 1001 },
    '1463879868.123',
    1_463_879_869_124,
  ],
  [
    'milliseconds of insertion',
    { score: 'inserted', unit: 'ms', windowMs: 120_000 },
    '1463879868500',
    1_463_879_988_500,
  ],
];

/** The union does not select an overload: both return an AdoptedSet. */
function adopt(bench: ReturnType<typeof testBench>, key: string, layout: AnyLayout): AdoptedSet {
  const common = { key, member: 'text' } as const;
  return layout.score === 'expiry'
    ? bench.mayfly.adopt({ ...common, ...layout })
    : bench.mayfly.adopt({ ...common, ...layout });
}

describe.for(LAYOUTS)('the boundary of live, by %s', ([, layout, score, expiresAt]) => {
  for (const [name, isLive] of Object.entries({ ...READS, ...WRITES })) {
    it.each([
      [-1, true],
      [0, false],
      [1, false],
    ])(`${name}: %i ms from its expiry, a member is live: %s`, async (offset, live) => {
      const bench = testBench(connect(), expiresAt + offset);
      const key = `${bench.namespace}:adopted`;
      await bench.redis.zadd(key, score, 'a');
      expect(await isLive(adopt(bench, key, layout))).toBe(live);
    });
  }

  it('is where expiresAt says', async () => {
    const bench = testBench(connect(), expiresAt - 1);
    const key = `${bench.namespace}:adopted`;
    await bench.redis.zadd(key, score, 'a');
    const set = adopt(bench, key, layout);
    const member = { member: 'a', score: Number(score), expiresAt, remainingMs: 1 };
    expect(await set.get('a')).toMatchObject(member);
    expect((await set.page({ first: 1 })).members).toMatchObject([member]);
    expect(await set.summary()).toMatchObject({ nextExpiresAt: expiresAt, oldest: member });
  });
});

describe('scores with any fraction', () => {
  const NOW = 1_463_879_868_123;

  it('are judged by every read in the same way, and by their expiry', async () => {
    const bench = testBench(connect(), NOW);
    const scores = fc.oneof(
      fc.double({ min: (NOW - 3) / 1000, max: (NOW + 3) / 1000, noNaN: true }),
      fc.integer({ min: -3, max: 3 }).map((ms) => (NOW + ms) / 1000),
      fc.constantFrom(-Infinity, -1, 0, 2 ** 53, 1e300, Infinity),
    );
    const windows = fc.constantFrom(0, 1000, 1001, 86_399_999);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(scores, { maxLength: 12 }),
        windows,
        async (all, windowMs) => {
          const key = `${bench.namespace}:adopted`;
          await bench.redis.unlink(key);
          const inserted = windowMs > 0;
          const layout: AnyLayout = inserted
            ? { score: 'inserted', unit: 's', windowMs }
            : { score: 'expiry', unit: 's' };
          const set = adopt(bench, key, layout);
          bench.clock.now = NOW + windowMs;
          for (const [i, score] of all.entries()) {
            await bench.redis.zadd(key, String(score).replace('Infinity', 'inf'), `${i}`);
          }
          const expected = new Map(
            all.flatMap((score, i) => (score > NOW / 1000 ? [[`${i}`, score]] : [])),
          );
          const found = await collect(set.members());
          expect(new Map(found.map(({ member, score }) => [member, score]))).toEqual(expected);
          for (const { score, expiresAt, remainingMs } of found) {
            const moment = expiresAt - windowMs;
            expect(remainingMs).toBe(expiresAt - bench.clock.now);
            expect(remainingMs).toBeGreaterThan(0);
            // The first whole millisecond at which the member is not live.
            expect(score <= moment / 1000).toBe(true);
            expect(moment === Infinity || score > (moment - 1) / 1000).toBe(true);
          }
          const finite = found.filter(({ expiresAt }) => expiresAt !== Infinity);
          const timeLeft = await set.timeLeft({ spanMs: 10, buckets: 10 });
          const counts = Array.from(
            { length: 10 },
            (_, i) => finite.filter(({ remainingMs }) => remainingMs === i + 1).length,
          );
          expect(timeLeft).toMatchObject({ counts, never: found.length - finite.length });
          expect(await set.summary()).toMatchObject({
            count: expected.size,
            expiredCount: all.length - expected.size,
          });
          const live = await Promise.all(all.map((_, i) => set.has(`${i}`)));
          expect(live).toEqual(all.map((_, i) => expected.has(`${i}`)));
          expect(await set.sweep({ atMost: 1000 })).toEqual({
            removed: all.length - expected.size,
            left: 0,
          });
          expect(await bench.redis.zcard(key)).toBe(expected.size);
        },
      ),
      { numRuns: nightly(150, 40) },
    );
  });
});
