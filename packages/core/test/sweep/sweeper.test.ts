import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import {
  createMayfly,
  type Mayfly,
  type Sweeper,
  type SweeperOptions,
  type SweptStep,
} from '../../src/index.ts';
import { createKeys } from '../../src/keys.ts';
import { connect, testBench } from '../support/mayfly.ts';

describe('a sweep of what is due', () => {
  it('covers all sets, completely, and nothing else', async () => {
    const { mayfly, newSet, clock } = testBench();
    for (let i = 0; i < 250; i++) {
      const set = await newSet(`s${i}`);
      await set.addMany([
        { member: 'a', ttlMs: 10 },
        { member: 'b', ttlMs: 20_000 },
      ]);
    }
    clock.advance(1010);
    const sweeper = mayfly.createSweeper();
    expect(await sweeper.lag()).toEqual({ lagMs: 0 });
    clock.advance(5);
    expect(await sweeper.lag()).toEqual({ lagMs: 5 });
    expect(await sweeper.sweepDue()).toEqual({ removed: 250 });
    expect(await sweeper.lag()).toEqual({ lagMs: 0 });
    expect(await sweeper.sweepDue()).toEqual({ removed: 0 });
    clock.advance(20_000);
    expect(await sweeper.sweepDue()).toEqual({ removed: 250 });
  });

  it('can take many scripts for one set', async () => {
    const { mayfly, newSet, clock, redis, namespace } = testBench();
    const set = await newSet();
    for (let i = 0; i < 3; i++) {
      await set.addMany(Array.from({ length: 1000 }, (_, j) => ({ member: `${i}-${j}` })));
    }
    clock.advance(61_000);
    expect(await mayfly.createSweeper().sweepDue()).toEqual({ removed: 3000 });
    expect(await redis.exists(`${namespace}:set:{online}:members`)).toBe(0);
  });

  it('happens in exactly one of several sweepers', async () => {
    const bench = testBench();
    const set = await bench.newSet();
    await set.addMany(Array.from({ length: 1000 }, (_, j) => ({ member: `${j}` })));
    bench.clock.advance(61_000);
    const swept = await Promise.all(
      Array.from({ length: 8 }, () => bench.through(connect()).createSweeper().sweepDue()),
    );
    expect(swept.reduce((sum, { removed }) => sum + removed, 0)).toBe(1000);
  });

  it('fails if the connection ends, and the next sweep removes the rest', async () => {
    const bench = testBench();
    const set = await bench.newSet();
    for (let i = 0; i < 3; i++) {
      await set.addMany(Array.from({ length: 1000 }, (_, j) => ({ member: `${i}-${j}` })));
    }
    bench.clock.advance(61_000);
    const redis = new Redis(inject('redisUrl'));
    const { namespace, clock } = bench;
    const mayfly = createMayfly({ redis, namespace, clock: () => clock.now });
    let removed = 0;
    const onSwept = (step: SweptStep) => {
      removed += step.removed;
      redis.disconnect();
    };
    await expect(mayfly.createSweeper({ onSwept }).sweepDue()).rejects.toThrow(
      expect.objectContaining({ code: 'REDIS_UNAVAILABLE' }),
    );
    expect(removed).toBeGreaterThan(0);
    expect(removed).toBeLessThan(3000);
    await bench.mayfly.createSweeper().sweepDue();
    expect(await bench.redis.exists(createKeys(namespace).set('online').members)).toBe(0);
  });

  it('follows every change of the earliest expiry', async () => {
    const { mayfly, newSet, clock, redis, namespace } = testBench();
    const set = await newSet();
    const dueIn = async () => {
      const index = createKeys(namespace).set('online').deadlines;
      const [, score] = await redis.zrange(index, '0', '0', 'WITHSCORES');
      return score === undefined ? undefined : Number(score) - clock.now;
    };
    await set.add('a', { ttlMs: 5000 });
    expect(await dueIn()).toBe(6000);
    await set.add('b', { ttlMs: 9000 });
    expect(await dueIn()).toBe(6000);
    await set.expireAt('b', clock.now + 10);
    expect(await dueIn()).toBe(1010);
    await set.persist('b');
    await set.remove('a');
    // An early deadline costs one sweep that finds nothing, and corrects it.
    expect(await dueIn()).toBe(1010);
    clock.advance(1010);
    expect(await mayfly.createSweeper().sweepDue()).toEqual({ removed: 0 });
    expect(await dueIn()).toBeUndefined();
  });

  it('forgets a set that is deleted', async () => {
    const { mayfly, newSet, redis, namespace } = testBench();
    await (await newSet()).add('a');
    await mayfly.sets.delete('online');
    expect(await redis.exists(createKeys(namespace).set('online').deadlines)).toBe(0);
  });
});

describe('a running sweeper', () => {
  function running(mayfly: Mayfly, options?: SweeperOptions): Sweeper {
    const sweeper = mayfly.createSweeper(options);
    sweeper.start();
    onTestFinished(async () => void (await sweeper.stop()));
    return sweeper;
  }

  function realTime() {
    const redis = connect();
    const namespace = `test:${randomUUID()}`;
    const mayfly = createMayfly({ redis, namespace });
    const inMemory = async (name: string) => redis.zcard(`${namespace}:set:{${name}}:members`);
    return { redis, namespace, mayfly, inMemory };
  }

  it('wakes up for a deadline from before its start', async () => {
    const { mayfly, inMemory } = realTime();
    const { set } = await mayfly.sets.create('early', { defaultTtlMs: 50 });
    await set.add('a');
    running(mayfly);
    await expect.poll(() => inMemory('early'), { timeout: 5000 }).toBe(0);
  });

  it('honours an earlier deadline that is added while it sleeps', async () => {
    const { mayfly, inMemory } = realTime();
    const { set } = await mayfly.sets.create('later', { defaultTtlMs: 3_600_000 });
    await set.add('a');
    running(mayfly);
    await set.add('b', { ttlMs: 20 });
    await expect.poll(() => inMemory('later'), { timeout: 5000 }).toBe(1);
  });

  it('works with a client whose clock is an hour off', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { mayfly, inMemory } = realTime();
    const { set } = await mayfly.sets.create('skewed', { defaultTtlMs: 20 });
    running(mayfly);
    await set.add('a');
    await expect.poll(() => inMemory('skewed'), { timeout: 5000 }).toBe(0);
  });

  it('ends each member of a large set in exactly one of its steps', async () => {
    const { mayfly, inMemory } = realTime();
    const { set } = await mayfly.sets.create('large', { defaultTtlMs: 1 });
    await set.addMany(Array.from({ length: 1000 }, (_, i) => ({ member: `${i}` })));
    const removed: number[] = [];
    running(mayfly, { onSwept: (step) => removed.push(step.removed) });
    await expect.poll(() => inMemory('large'), { timeout: 5000 }).toBe(0);
    await expect.poll(() => removed.reduce((sum, count) => sum + count, 0)).toBe(1000);
    expect(removed.length).toBeGreaterThan(8);
  });

  it('stops and starts again', async () => {
    const { mayfly, inMemory } = realTime();
    const { set } = await mayfly.sets.create('pausing', { defaultTtlMs: 1 });
    const sweeper = running(mayfly);
    await sweeper.stop();
    await set.add('a');
    expect(await inMemory('pausing')).toBe(1);
    sweeper.start();
    await expect.poll(() => inMemory('pausing'), { timeout: 5000 }).toBe(0);
  });

  it('finds a deadline without a notification', async () => {
    const { mayfly, redis, namespace, inMemory } = realTime();
    const { set } = await mayfly.sets.create('unheard', { defaultTtlMs: 3_600_000 });
    await set.add('a');
    running(mayfly);
    await expect.poll(() => redis.pubsub('NUMSUB', `${namespace}:notifications:0`)).toContain(1);
    // Written without Mayfly, so that there is no notification.
    await redis.zadd(`${namespace}:set:{unheard}:members`, 1, 'a');
    await redis.zadd(createKeys(namespace).set('unheard').deadlines, 1, 'sorted:unheard');
    await expect.poll(() => inMemory('unheard'), { timeout: 10_000 }).toBe(0);
  });
});
