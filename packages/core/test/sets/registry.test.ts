import calculateSlot from 'cluster-key-slot';
import { describe, expect, it } from 'vitest';
import { createKeys } from '../../src/keys.ts';
import { connect, testBench } from '../support/mayfly.ts';

describe('the registry of sets', () => {
  it('lists sets by name with count and next expiry, page by page', async () => {
    const { mayfly, newSet, clock } = testBench();
    const names = ['a', 'a:b', 'b/c', 'd@e', 'z'];
    for (const name of names.toReversed()) await newSet(name);
    await mayfly.sets.open('b/c').add('m', { ttlMs: 5000 });

    const first = await mayfly.sets.list({ first: 3 });
    expect(first.sets.map(({ name }) => name)).toEqual(['a', 'a:b', 'b/c']);
    expect(first).toMatchObject({ hasNext: true, endCursor: 'b/c', totalCount: 5 });
    expect(first.sets[2]).toEqual({
      name: 'b/c',
      strategy: 'sorted',
      countIs: 'exact',
      defaultTtlMs: 60_000,
      createdAt: clock.now,
      count: 1,
      nextExpiresAt: clock.now + 5000,
      totals: { added: 1, expired: 0 },
      now: clock.now,
    });
    expect(first.sets[0]).toMatchObject({ count: 0, nextExpiresAt: Infinity });

    const second = await mayfly.sets.list({ first: 3, after: 'b/c' });
    expect(second.sets.map(({ name }) => name)).toEqual(['d@e', 'z']);
    expect(second).toMatchObject({ hasNext: false });
  });

  it('creates a name once, for any callers: the first default stays', async () => {
    const bench = testBench();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        bench.through(connect()).sets.create('same', { defaultTtlMs: i + 1 }),
      ),
    );
    expect(results.filter(({ status }) => status === 'created')).toHaveLength(1);
    const winner = results.findIndex(({ status }) => status === 'created');
    expect(await bench.mayfly.sets.open('same').summary()).toMatchObject({
      defaultTtlMs: winner + 1,
    });
    expect(await bench.mayfly.sets.count()).toBe(1);
  });

  it('deletes a set with all its keys', async () => {
    const { mayfly, newSet, redis, namespace } = testBench();
    const set = await newSet('gone');
    await set.add('m', { value: 1 });
    expect(await mayfly.sets.delete('gone')).toEqual({ status: 'deleted' });
    expect(await mayfly.sets.delete('gone')).toEqual({ status: 'absent' });
    await expect(set.add('m')).rejects.toMatchObject({ code: 'SET_NOT_FOUND' });
    const [, keys] = await redis.scan('0', 'MATCH', `${namespace}:*`, 'COUNT', 1_000_000);
    // The record of used slots stays: at most 2 kB.
    expect(keys).toEqual([`${namespace}:slots`]);
  });

  it('keeps a set listed that is created again while its name is removed', async () => {
    const bench = testBench();
    await Promise.all(
      Array.from({ length: 50 }, async (_, i) => {
        const { sets } = bench.through(connect());
        await (i % 2 === 0 ? sets.create('flicker', { defaultTtlMs: 1 }) : sets.delete('flicker'));
      }),
    );
    const exists = await bench.redis.exists(`${bench.namespace}:set:{flicker}:meta`);
    const { sets } = await bench.mayfly.sets.list({ first: 10 });
    expect(sets).toHaveLength(exists);
    // A name may exist without a set, never a set without a name.
    await bench.mayfly.sets.list({ first: 10 });
    expect(await bench.mayfly.sets.count()).toBe(exists);
  });

  it('skips a name whose set is gone, and removes it', async () => {
    const { mayfly, newSet, redis, namespace } = testBench();
    await newSet('real');
    await redis.zadd(`${namespace}:sets`, 0, 'ghost');
    const page = await mayfly.sets.list({ first: 10 });
    expect(page.sets.map(({ name }) => name)).toEqual(['real']);
    expect(await mayfly.sets.count()).toBe(1);
  });

  it.each([0, 101, 1.5])('rejects a page of %s', async (first) => {
    await expect(testBench().mayfly.sets.list({ first })).rejects.toMatchObject({
      code: 'INVALID_PAGE',
      field: 'first',
    });
  });
});

// docs/adr/0003
describe('the key layout', () => {
  const keys = createKeys('app');

  it('keeps all keys of a set in one slot', () => {
    for (const name of ['online', 'a:b/c', '+49', '@']) {
      const { unfinished, deadLetters, ...others } = keys.set(name);
      const ofGroup = [unfinished('group'), deadLetters('group')];
      const slots = [...ofGroup, ...Object.values(others)].map(calculateSlot);
      expect(slots.length).toBeGreaterThan(10);
      expect(new Set(slots).size).toBe(1);
    }
  });

  it('keeps all keys of a series in one slot', () => {
    const { sources, samplesPrefix, ringPrefix } = keys.series('server');
    expect(calculateSlot(`${samplesPrefix}host:4000`)).toBe(calculateSlot(sources));
    expect(calculateSlot(ringPrefix(1000))).toBe(calculateSlot(sources));
  });

  it('spreads sets over every slot of a cluster', () => {
    const slots = new Set<number>();
    for (let i = 0; i < 200_000; i++) slots.add(calculateSlot(keys.set(`user:${i}`).meta));
    expect(slots.size).toBe(16_384);
  });
});
