import { beforeEach, describe, expect, it } from 'vitest';
import { bulkAdd, type CreateOptions } from '../../src/index.ts';
import { defaultTtlMs, EVERY_STRATEGY } from '../support/every-strategy.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

describe.each(EVERY_STRATEGY)('a set of $strategy', { timeout: 20_000 }, (options) => {
  beforeEach(async () => {
    await bench.mayfly.sets.create('set', options);
  });

  it('estimates its memory', async () => {
    const set = await bench.mayfly.sets.find('set');
    const empty = (await bench.mayfly.sets.inspect('set'))?.memoryBytes ?? 0;
    await bulkAdd(
      { strategy: set.strategy, add: (member: string) => set.add(member) },
      Array.from({ length: 2000 }, (_, i) => `member ${String(i).padStart(20, '0')}`),
    );
    const details = await bench.mayfly.sets.inspect('set');
    const bytes = (details?.memoryBytes ?? 0) - empty;
    const each = bytes / 2000;
    // 27 bytes of name, with overhead; less than the most expensive strategy uses.
    expect(each).toBeGreaterThan(27);
    expect(each).toBeLessThan(400);
  });

  it('is close to the sum of its keys', async () => {
    const set = await bench.mayfly.sets.find('set');
    await bulkAdd(
      { strategy: set.strategy, add: (member: string) => set.add(member) },
      Array.from({ length: 1000 }, (_, i) => `m${i}`),
    );
    const [, keys] = await bench.redis.scan(
      '0',
      'MATCH',
      `${bench.namespace}:set:*`,
      'COUNT',
      1_000_000,
    );
    let measured = 0;
    for (const key of keys) {
      measured += (await bench.redis.memory('USAGE', key, 'SAMPLES', 5)) ?? 0;
    }
    const { memoryBytes = 0 } = (await bench.mayfly.sets.inspect('set')) ?? {};
    expect(memoryBytes).toBeGreaterThan(0.8 * measured);
    expect(memoryBytes).toBeLessThan(1.2 * measured);
  });
});

describe('the sweep lag', () => {
  it.each<CreateOptions>([
    { strategy: 'sorted', defaultTtlMs },
    { strategy: 'sharded', shards: 4, defaultTtlMs },
    { strategy: 'window', windowMs: defaultTtlMs },
  ])('of $strategy is the waiting time of the earliest expired member', async (options) => {
    await bench.mayfly.sets.create('set', options);
    const lag = async () => (await bench.mayfly.sets.inspect('set'))?.sweepLagMs;
    expect(await lag()).toBe(0);
    const set = await bench.mayfly.sets.find('set');
    await set.add('a');
    bench.clock.advance(59_999);
    expect(await lag()).toBe(0);
    bench.clock.advance(1);
    expect(await lag()).toBe(0);
    bench.clock.advance(1234);
    expect(await lag()).toBe(1234);
    if ('sweep' in set) await set.sweep({ atMost: 10 });
    expect(await lag()).toBe(0);
  });

  it.each<CreateOptions>([
    { strategy: 'compact', defaultTtlMs },
    { strategy: 'keys', defaultTtlMs },
    { strategy: 'buckets', defaultTtlMs, blockMs: 10_000 },
  ])('of $strategy is unknown', async (options) => {
    await bench.mayfly.sets.create('set', options);
    expect(await bench.mayfly.sets.inspect('set')).toMatchObject({ sweepLagMs: null });
  });
});

describe('settings', () => {
  it('are those of the creation of the set', async () => {
    for (const options of EVERY_STRATEGY) {
      await bench.mayfly.sets.create(options.strategy, options);
    }
    const none = { blockMs: null, partitions: null, shards: null, feedKept: null };
    expect(await bench.mayfly.sets.inspect('sorted')).toMatchObject(none);
    expect(await bench.mayfly.sets.inspect('compact')).toMatchObject(none);
    expect(await bench.mayfly.sets.inspect('window')).toMatchObject(none);
    expect(await bench.mayfly.sets.inspect('sharded')).toMatchObject({ ...none, shards: 3 });
    expect(await bench.mayfly.sets.inspect('buckets')).toMatchObject({
      ...none,
      blockMs: 10_000,
      partitions: 16,
    });
  });

  it('include the feed', async () => {
    const set = await bench.newSet();
    await set.feed.open({ kept: 5000 });
    expect(await bench.mayfly.sets.inspect('online')).toMatchObject({ feedKept: 5000 });
    await set.feed.close();
    expect(await bench.mayfly.sets.inspect('online')).toMatchObject({ feedKept: null });
  });

  it('are null for a set that does not exist', async () => {
    expect(await bench.mayfly.sets.inspect('missing')).toBeNull();
    await expect(bench.mayfly.sets.inspect('')).rejects.toMatchObject({ code: 'INVALID_NAME' });
  });
});

describe('setDefaultTtl', () => {
  it.each(EVERY_STRATEGY.filter(({ strategy }) => strategy !== 'window'))(
    'changes the lifetime of later members of $strategy',
    async (options) => {
      await bench.mayfly.sets.create('set', options);
      const set = await bench.mayfly.sets.find('set');
      const before = await set.add('a');
      expect(await bench.mayfly.sets.setDefaultTtl('set', 20_000)).toEqual({
        status: 'changed',
        formerTtlMs: 60_000,
      });
      expect(await set.add('b')).toMatchObject({ expiresAt: bench.clock.now + 20_000 });
      expect(await set.add('a', { mode: 'ifAbsent' })).toEqual({ ...before, status: 'kept' });
      expect(await bench.mayfly.sets.summary('set')).toMatchObject({ defaultTtlMs: 20_000 });
    },
  );

  it('rejects a window, whose elements all live equally long', async () => {
    await bench.mayfly.sets.create('set', { strategy: 'window', windowMs: 1000 });
    await expect(bench.mayfly.sets.setDefaultTtl('set', 1)).rejects.toMatchObject({
      code: 'WRONG_STRATEGY',
      field: 'name',
    });
    expect(await bench.mayfly.sets.summary('set')).toMatchObject({ defaultTtlMs: 1000 });
  });

  it('rejects more blocks than a set can have', async () => {
    const options = { strategy: 'buckets', defaultTtlMs, blockMs: 1000 } as const;
    await bench.mayfly.sets.create('set', options);
    await bench.mayfly.sets.setDefaultTtl('set', 127_000);
    await expect(bench.mayfly.sets.setDefaultTtl('set', 127_001)).rejects.toMatchObject({
      code: 'INVALID_TTL',
      field: 'defaultTtlMs',
    });
    expect(await bench.mayfly.sets.summary('set')).toMatchObject({ defaultTtlMs: 127_000 });
  });

  it.each([
    ['missing', 1000, 'SET_NOT_FOUND', 'name'],
    ['', 1000, 'INVALID_NAME', 'name'],
    ['online', 0, 'INVALID_TTL', 'defaultTtlMs'],
  ])('rejects %j, %d', async (name, ttlMs, code, field) => {
    await bench.newSet();
    const { sets } = bench.mayfly;
    await expect(sets.setDefaultTtl(name, ttlMs)).rejects.toMatchObject({ code, field });
  });
});
