import { expect, it } from 'vitest';
import type { SortedSet, SweptStep, TrimmedEvents } from '../../src/index.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

/** The totals that several concurrent sweepers report. */
async function reported({ through }: Pick<TestBench, 'through'>): Promise<TrimmedEvents> {
  const steps: SweptStep[] = [];
  const sweepers = Array.from({ length: 4 }, () =>
    through(connect()).createSweeper({ onSwept: (step) => steps.push(step) }),
  );
  await Promise.all(sweepers.map((sweeper) => sweeper.sweepDue()));
  return steps.reduce(
    (sum, { trimmed }) => ({
      events: sum.events + trimmed.events,
      lost: sum.lost + trimmed.lost,
      changes: sum.changes + trimmed.changes,
    }),
    { events: 0, lost: 0, changes: 0 },
  );
}

async function keepEvents(set: SortedSet, groups: readonly string[]): Promise<void> {
  for (const group of groups)
    await (await set.onExpired(group, () => undefined, { kept: 1000 })).stop();
}

async function expire(bench: TestBench, set: SortedSet, members: number, ttlMs = 1): Promise<void> {
  for (let i = 0; i < members; i += 750) {
    const length = Math.min(750, members - i);
    await set.addMany(Array.from({ length }, (_, j) => ({ member: `${i + j}`, ttlMs })));
  }
  bench.clock.advance(ttlMs);
}

it('are reported to one of all sweepers, with the losses of each group', async () => {
  const bench = testBench();
  const set = await bench.newSet();
  await keepEvents(set, ['one', 'other']);
  await expire(bench, set, 2250);
  // Whole entries of 120 events are dropped, here and below.
  expect(await reported(bench)).toEqual({ events: 1320, lost: 2640, changes: 0 });
  bench.clock.advance(10_000);
  expect(await reported(bench)).toEqual({ events: 0, lost: 0, changes: 0 });
});

it('are not lost if they were finished', async () => {
  const bench = testBench();
  const set = await bench.newSet();
  const handled: string[] = [];
  const consumer = await set.onExpired('group', ({ member }) => void handled.push(member), {
    kept: 1000,
    concurrency: 100,
  });
  await expire(bench, set, 1000);
  expect(await reported(bench)).toMatchObject({ events: 0, lost: 0 });
  await expect
    .poll(async () => (await set.expiry.groups())[0])
    .toMatchObject({ unfinishedEvents: 0, unreadEntries: 0 });
  await consumer.stop();
  expect(handled).toHaveLength(1000);
  await expire(bench, set, 500);
  expect(await reported(bench)).toEqual({ events: 600, lost: 0, changes: 0 });
});

it('are swept within ten seconds, even if nothing expires, for any writer', async () => {
  const bench = testBench();
  const set = await bench.newSet();
  await set.feed.open({ kept: 1000 });
  const members = Array.from({ length: 1000 }, (_, i) => ({ member: `${i}`, expiresAt: Infinity }));
  await set.addMany(members);
  bench.clock.advance(10_000);
  expect(await reported(bench)).toEqual({ events: 0, lost: 0, changes: 0 });
  await set.addMany(members);
  bench.clock.advance(9999);
  expect(await reported(bench)).toMatchObject({ changes: 0 });
  bench.clock.advance(1);
  expect(await reported(bench)).toEqual({ events: 0, lost: 0, changes: 1000 });
});

it('are reported after a clear, and after a manual sweep', async () => {
  const bench = testBench();
  const set = await bench.newSet();
  await keepEvents(set, ['group']);
  await expire(bench, set, 1500);
  await set.clear();
  await expire(bench, set, 250);
  await set.sweep({ atMost: 250 });
  bench.clock.advance(10_000);
  expect(await reported(bench)).toEqual({ events: 840, lost: 840, changes: 0 });
});

it('are counted in each shard of a sharded set', async () => {
  const bench = testBench();
  const { set } = await bench.mayfly.sets.create('wide', {
    strategy: 'sharded',
    shards: 2,
    defaultTtlMs: 60_000,
  });
  await (await set.onExpired('group', () => undefined, { kept: 1000 })).stop();
  for (let i = 0; i < 3000; i += 1000) {
    await set.addMany(Array.from({ length: 1000 }, (_, j) => ({ member: `${i + j}` })));
  }
  bench.clock.advance(60_000);
  const { events, lost } = await reported(bench);
  // Entries hold up to 120 events, and are dropped as a whole.
  expect(events).toBeGreaterThanOrEqual(1000);
  expect(lost).toBe(events);
  expect(await set.expiry.groups()).toMatchObject([{ lostEvents: events }]);
});
