import { beforeEach, describe, expect, it } from 'vitest';
import type { SortedSet } from '../../../src/index.ts';
import { testBench, type TestBench } from '../../support/mayfly.ts';

describe('add', () => {
  let bench: TestBench;
  let set: SortedSet;

  beforeEach(async () => {
    bench = testBench();
    set = await bench.newSet();
  });

  it('gives a member the requested time to live, or the default of the set', async () => {
    const { now } = bench.clock;
    expect(await set.add('own', { ttlMs: 1 })).toEqual({
      status: 'added',
      expiresAt: now + 1,
      now,
    });
    expect(await set.add('default')).toEqual({ status: 'added', expiresAt: now + 60_000, now });
  });

  it('renews a live member', async () => {
    await set.add('alice', { ttlMs: 1000 });
    bench.clock.advance(400);
    const { now } = bench.clock;
    expect(await set.add('alice', { ttlMs: 1000 })).toEqual({
      status: 'updated',
      expiresAt: now + 1000,
      now,
    });
  });

  describe('ifAbsent', () => {
    it('keeps a live member unchanged', async () => {
      const { expiresAt, now } = { now: bench.clock.now, expiresAt: bench.clock.now + 1000 };
      await set.add('alice', { ttlMs: 1000, value: 'first' });
      expect(await set.add('alice', { ttlMs: 5000, value: 'second', mode: 'ifAbsent' })).toEqual({
        status: 'kept',
        expiresAt,
        now,
      });
      expect(await set.get('alice')).toMatchObject({ value: 'first', expiresAt });
    });

    it('adds a member that has expired and was not swept, without its old value', async () => {
      await set.add('alice', { ttlMs: 1000, value: 'old' });
      bench.clock.advance(1000);
      expect(await set.add('alice', { mode: 'ifAbsent' })).toMatchObject({ status: 'added' });
      expect(await set.get('alice')).toMatchObject({ value: null });
    });

    it('succeeds for exactly one of many callers on many connections', async () => {
      const results = await bench.concurrently(1000, (each) =>
        each.add('event-1', { mode: 'ifAbsent' }),
      );
      expect(results.filter(({ status }) => status === 'added')).toHaveLength(1);
      expect(results.filter(({ status }) => status === 'kept')).toHaveLength(999);
    });
  });

  describe('ifLive', () => {
    it('renews a live member and does not add an absent one', async () => {
      await set.add('alice', { ttlMs: 1000 });
      expect(await set.add('alice', { mode: 'ifLive' })).toMatchObject({ status: 'updated' });
      expect(await set.add('bob', { mode: 'ifLive' })).toEqual({
        status: 'absent',
        now: bench.clock.now,
      });
      expect(await set.has('bob')).toBe(false);
    });
  });

  describe('ifLater', () => {
    it.each([
      [999, 'kept', 1000],
      [1000, 'kept', 1000],
      [1001, 'updated', 1001],
    ])('with %i ms on a member that has 1000 ms: %s', async (ttlMs, status, leftMs) => {
      await set.add('alice', { ttlMs: 1000 });
      expect(await set.add('alice', { ttlMs, mode: 'ifLater' })).toMatchObject({ status });
      expect(await set.get('alice')).toMatchObject({ remainingMs: leftMs });
    });

    it('adds an absent member, and never shortens one that never expires', async () => {
      expect(await set.add('alice', { mode: 'ifLater' })).toMatchObject({ status: 'added' });
      await set.persist('alice');
      expect(await set.add('alice', { mode: 'ifLater' })).toMatchObject({
        status: 'kept',
        expiresAt: Infinity,
      });
    });
  });

  describe('values', () => {
    it('can be any JSON', async () => {
      const value = { text: 'µ \u0000 \u2028', list: [1, 2.5, null, true], nested: { '': {} } };
      await set.add('alice', { value });
      expect(await set.get('alice')).toMatchObject({ value });
    });

    it('keep the value of a live member that is added without one, and remove it on null', async () => {
      await set.add('alice', { value: 1 });
      await set.add('alice');
      expect(await set.get('alice')).toMatchObject({ value: 1 });
      await set.add('alice', { value: null });
      expect(await set.get('alice')).toMatchObject({ value: null });
      expect(await bench.redis.exists(`${bench.namespace}:set:{online}:values`)).toBe(0);
    });
  });
});

describe('addMany', () => {
  it('adds up to 1000 members and answers in their order', async () => {
    const bench = testBench();
    const set = await bench.newSet();
    await set.add('m500', { ttlMs: 1 });
    const members = Array.from({ length: 1000 }, (_, i) => ({ member: `m${i}`, ttlMs: i + 1 }));
    const results = await set.addMany(members, { mode: 'ifAbsent' });
    expect(results.map(({ status }) => status)).toEqual(
      members.map(({ member }) => (member === 'm500' ? 'kept' : 'added')),
    );
    expect(await set.count()).toBe(1000);
  });

  it('treats a repeated member like two additions', async () => {
    const set = await testBench().newSet();
    const results = await set.addMany([
      { member: 'a', ttlMs: 1000, value: 1 },
      { member: 'a', ttlMs: 2000 },
    ]);
    expect(results.map(({ status }) => status)).toEqual(['added', 'updated']);
    expect(await set.get('a')).toMatchObject({ remainingMs: 2000, value: 1 });
  });

  it('accepts an expiry in place of a time to live', async () => {
    const bench = testBench();
    const set = await bench.newSet();
    const { now } = bench.clock;
    const results = await set.addMany([
      { member: 'a', expiresAt: now + 1234 },
      { member: 'b', expiresAt: Infinity },
    ]);
    expect(results).toMatchObject([{ expiresAt: now + 1234 }, { expiresAt: Infinity }]);
    await expect(
      set.addMany([{ member: 'c' }, { member: 'd', expiresAt: now }]),
    ).rejects.toMatchObject({ code: 'INVALID_EXPIRY', field: 'members[1].expiresAt' });
    expect(await set.has('d')).toBe(false);
  });
});
