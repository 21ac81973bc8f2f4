import { describe, expect, it } from 'vitest';
import type { ExpiringSet, Mayfly } from '../../src/index.ts';
import { connect, testBench } from '../support/mayfly.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = 60 * DAY_MS;
const START = 4_000_000_000_000;

interface Activities {
  create(mayfly: Mayfly): Promise<unknown>;
  open(mayfly: Mayfly): ExpiringSet;
}

const SETS: Record<string, Activities> = {
  sorted: {
    create: ({ sets }: Mayfly) => sets.create('activities', { defaultTtlMs: KEPT_MS }),
    open: ({ sets }: Mayfly) => sets.open('activities'),
  },
  keys: {
    create: ({ sets }: Mayfly) =>
      sets.create('activities', { strategy: 'keys', defaultTtlMs: KEPT_MS }),
    open: ({ sets }: Mayfly) => sets.open('activities', { strategy: 'keys' }),
  },
  buckets: {
    create: ({ sets }: Mayfly) =>
      sets.create('activities', { strategy: 'buckets', defaultTtlMs: KEPT_MS, blockMs: DAY_MS }),
    open: ({ sets }: Mayfly) => sets.open('activities', { strategy: 'buckets' }),
  },
};

interface Arrival {
  readonly id: string;
  readonly happenedAt: number;
  readonly arrivesAt: number;
}

const ACTIVITIES = 100;

/** Activities of two months, each received up to six times, up to 59 days late. */
function arrivals(): Arrival[] {
  let seed = 3;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  return Array.from({ length: ACTIVITIES }, (_, i) => {
    const happenedAt = START + random(KEPT_MS);
    return Array.from({ length: 1 + random(6) }, (__, time) => ({
      id: `activity-${i}`,
      happenedAt,
      arrivesAt: happenedAt + (time === 0 ? random(HOUR_MS) : random(59 * DAY_MS)),
    }));
  })
    .flat()
    .sort((a, b) => a.arrivesAt - b.arrivesAt);
}

// Activities arrive more than once, with the time at which they happened, and must be
// processed once. Each is remembered for sixty days after it happened.
describe.for(Object.entries(SETS))('activities received several times, with %s', ([, strategy]) => {
  it('are reported as new once each, in any order of arrival', async () => {
    const bench = testBench(undefined, START);
    await strategy.create(bench.mayfly);
    const [one, other] = [bench.mayfly, bench.through(connect())].map((mayfly) =>
      strategy.open(mayfly),
    );
    const news: string[] = [];
    for (const { id, happenedAt, arrivesAt } of arrivals()) {
      bench.clock.now = arrivesAt;
      // Two processes receive each of them at the same time.
      const results = await Promise.all([
        one?.seenBefore(id, happenedAt),
        other?.seenBefore(id, new Date(happenedAt)),
      ]);
      news.push(...results.filter((result) => result?.status === 'new').map(() => id));
    }
    expect(news.length).toBe(ACTIVITIES);
    expect(new Set(news).size).toBe(ACTIVITIES);
  });

  it('are reported as too old when the set cannot remember them', async () => {
    const bench = testBench(undefined, START);
    await strategy.create(bench.mayfly);
    const set = strategy.open(bench.mayfly);
    await set.seenBefore('activity', START);
    bench.clock.advance(KEPT_MS - 1);
    expect(await set.seenBefore('activity', START)).toMatchObject({ status: 'seen' });
    bench.clock.advance(DAY_MS);
    expect(await set.seenBefore('activity', START)).toEqual({ status: 'tooOld' });
    expect(await set.has('activity')).toBe(false);
  });
});
