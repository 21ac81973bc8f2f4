import { describe, expect, it } from 'vitest';
import { testBench } from '../../support/mayfly.ts';

describe('sweep', () => {
  it('removes the expired, at most so many, with their values, and nothing live', async () => {
    const { newSet, clock, redis, namespace } = testBench();
    const set = await newSet();
    await set.addMany(
      Array.from({ length: 10 }, (_, i) => ({ member: `m${i}`, ttlMs: 100 * (i + 1), value: i })),
    );
    clock.advance(500);
    expect(await set.sweep(3)).toEqual({ removed: 3, left: 2 });
    expect(await set.sweep(3)).toEqual({ removed: 2, left: 0 });
    expect(await set.sweep(3)).toEqual({ removed: 0, left: 0 });
    const members = await redis.zrange(`${namespace}:set:{online}:members`, '0', '-1');
    const withValues = await redis.hkeys(`${namespace}:set:{online}:values`);
    expect(members).toEqual(['m5', 'm6', 'm7', 'm8', 'm9']);
    expect(withValues.sort()).toEqual(members);
  });

  it('never removes a member that was renewed or persisted', async () => {
    const { newSet, clock } = testBench();
    const set = await newSet();
    await set.addMany([
      { member: 'renewed', ttlMs: 10 },
      { member: 'persisted', ttlMs: 10 },
    ]);
    await set.add('renewed', { ttlMs: 1000 });
    await set.persist('persisted');
    clock.advance(500);
    expect(await set.sweep(100)).toEqual({ removed: 0, left: 0 });
    expect(await set.count()).toBe(2);
  });
});

describe('Sweeper', () => {
  it('sweeps all sets, in rounds of at most 200 of them', async () => {
    const { mayfly, newSet, clock } = testBench();
    for (let i = 0; i < 250; i++) {
      const set = await newSet(`s${i}`);
      await set.addMany([
        { member: 'a', ttlMs: 10 },
        { member: 'b', ttlMs: 20 },
      ]);
    }
    clock.advance(10);
    const sweeper = mayfly.createSweeper();
    expect(await sweeper.sweepRound()).toEqual({ removed: 200 });
    expect(await sweeper.sweepRound()).toEqual({ removed: 50 });
    expect(await sweeper.sweepRound()).toEqual({ removed: 0 });
  });

  it('sweeps a set of many chunks to the end', async () => {
    const { mayfly, newSet, clock, redis, namespace } = testBench();
    const set = await newSet();
    for (let i = 0; i < 3; i++) {
      await set.addMany(Array.from({ length: 1000 }, (_, j) => ({ member: `${i}-${j}` })));
    }
    clock.advance(60_000);
    expect(await mayfly.createSweeper().sweepRound()).toEqual({ removed: 3000 });
    expect(await redis.exists(`${namespace}:set:{online}:members`)).toBe(0);
  });

  it('runs by itself until it is stopped', async () => {
    const { mayfly, newSet, clock, redis, namespace } = testBench();
    const set = await newSet();
    await set.add('a', { ttlMs: 1 });
    clock.advance(1);
    const sweeper = mayfly.createSweeper({ intervalMs: 1 });
    sweeper.start();
    await expect.poll(() => redis.exists(`${namespace}:set:{online}:members`)).toBe(0);
    await sweeper.stop();
    await set.add('b', { ttlMs: 1 });
    clock.advance(1);
    expect(await set.sweep(10)).toEqual({ removed: 1, left: 0 });
  });
});
