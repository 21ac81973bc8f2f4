import { beforeEach, describe, expect, it } from 'vitest';
import { CONSTRAINTS, type SortedSet } from '../../../src/index.ts';
import { testBench, type TestBench } from '../../support/mayfly.ts';

let bench: TestBench;
let set: SortedSet;

beforeEach(async () => {
  bench = testBench();
  set = await bench.newSet();
  await set.add('alice', { ttlMs: 1000, value: 'kept' });
});

describe('extend', () => {
  it('adds to the remaining time', async () => {
    bench.clock.advance(900);
    const { now } = bench.clock;
    expect(await set.extend('alice', 50)).toEqual({
      status: 'changed',
      expiresAt: now + 150,
      formerExpiresAt: now + 100,
      now,
    });
    expect(await set.get('alice')).toMatchObject({ value: 'kept', remainingMs: 150 });
  });

  it('adds up exactly under concurrency', async () => {
    await bench.concurrently(500, (each) => each.extend('alice', 7));
    expect(await set.get('alice')).toMatchObject({ remainingMs: 1000 + 500 * 7 });
  });

  it('does not restore an expired member, swept or not', async () => {
    bench.clock.advance(1000);
    expect(await set.extend('alice', 50)).toMatchObject({ status: 'absent' });
    expect(await set.extend('missing', 50)).toMatchObject({ status: 'absent' });
    expect(await set.has('alice')).toBe(false);
  });

  it('does not change a member that never expires', async () => {
    await set.persist('alice');
    expect(await set.extend('alice', 50)).toMatchObject({
      status: 'changed',
      expiresAt: Infinity,
    });
  });

  it('reaches ten years from now and not a millisecond further', async () => {
    expect(await set.extend('alice', CONSTRAINTS.ttlMs - 1000)).toMatchObject({
      status: 'changed',
    });
    await expect(set.extend('alice', 1)).rejects.toMatchObject({
      code: 'INVALID_TTL',
      field: 'byMs',
    });
    expect(await set.get('alice')).toMatchObject({ remainingMs: CONSTRAINTS.ttlMs });
  });
});

describe('expireAt', () => {
  it('sets the exact expiry, earlier or later', async () => {
    const { now } = bench.clock;
    expect(await set.expireAt('alice', now + 1)).toMatchObject({ expiresAt: now + 1 });
    expect(await set.expireAt('alice', new Date(now + 9000))).toMatchObject({
      status: 'changed',
      expiresAt: now + 9000,
    });
  });

  it.each([
    ['now', 0],
    ['the past', -1],
    ['more than ten years away', CONSTRAINTS.ttlMs + 1],
  ])("rejects %s by Redis's clock, and changes nothing", async (_, offsetMs) => {
    await expect(set.expireAt('alice', bench.clock.now + offsetMs)).rejects.toMatchObject({
      code: 'INVALID_EXPIRY',
      field: 'expiresAt',
    });
    expect(await set.get('alice')).toMatchObject({ remainingMs: 1000 });
  });

  it('does not add a member', async () => {
    expect(await set.expireAt('missing', bench.clock.now + 1)).toMatchObject({ status: 'absent' });
    expect(await set.has('missing')).toBe(false);
  });
});

describe('persist', () => {
  it('lets a live member live until it is removed', async () => {
    expect(await set.persist('alice')).toMatchObject({ status: 'changed', expiresAt: Infinity });
    bench.clock.advance(CONSTRAINTS.ttlMs);
    expect(await set.get('alice')).toMatchObject({ remainingMs: Infinity, value: 'kept' });
    expect(await set.summary()).toMatchObject({ count: 1, nextExpiresAt: Infinity });
    expect(await set.remove('alice')).toMatchObject({ status: 'removed' });
  });

  it('can be undone by a new expiry', async () => {
    await set.persist('alice');
    await set.expireAt('alice', bench.clock.now + 10);
    bench.clock.advance(10);
    expect(await set.has('alice')).toBe(false);
  });
});

describe('revertExpiry', () => {
  it('restores the exact expiry from before a change', async () => {
    const { now } = bench.clock;
    const { from, to } = await extended(123);
    bench.clock.advance(999);
    expect(await set.revertExpiry('alice', { from, to })).toEqual({
      status: 'reverted',
      expiresAt: now + 1000,
      now: now + 999,
    });
    expect(await set.get('alice')).toMatchObject({ expiresAt: now + 1000, value: 'kept' });
  });

  it('keeps an expiry that has changed again since', async () => {
    const { now } = bench.clock;
    const { from, to } = await extended(123);
    await set.extend('alice', 1);
    expect(await set.revertExpiry('alice', { from, to })).toEqual({
      status: 'moved',
      expiresAt: now + 1124,
      now,
    });
  });

  it('keeps a member whose former expiry has passed, and reports it', async () => {
    const { from, to } = await extended(1);
    bench.clock.advance(1000);
    expect(await set.revertExpiry('alice', { from, to })).toMatchObject({ status: 'expired' });
    expect(await set.get('alice')).toMatchObject({ remainingMs: 1 });
    bench.clock.advance(1);
    expect(await set.revertExpiry('alice', { from, to })).toMatchObject({ status: 'absent' });
  });

  it('goes back to never, and from it', async () => {
    const at = bench.clock.now + 1000;
    await set.persist('alice');
    expect(await set.revertExpiry('alice', { from: Infinity, to: at })).toMatchObject({
      status: 'reverted',
      expiresAt: at,
    });
    expect(await set.revertExpiry('alice', { from: at, to: Infinity })).toMatchObject({
      status: 'reverted',
      expiresAt: Infinity,
    });
  });

  it('undoes one of many changes', async () => {
    const { from, to } = await extended(50);
    const results = await bench.concurrently(50, (each) =>
      each.revertExpiry('alice', { from, to }),
    );
    expect(results.filter(({ status }) => status === 'reverted')).toHaveLength(1);
    expect(results.filter(({ status }) => status === 'moved')).toHaveLength(49);
  });

  it.each([
    ['from', { from: 1.5, to: 1 }],
    ['to', { from: 1, to: Number.NaN }],
  ])('rejects an invalid %s', async (field, revert) => {
    await expect(set.revertExpiry('alice', revert)).rejects.toMatchObject({
      code: 'INVALID_EXPIRY',
      field,
    });
  });

  it('rejects an expiry more than ten years ahead', async () => {
    const from = bench.clock.now + 1000;
    const to = bench.clock.now + CONSTRAINTS.ttlMs + 1;
    await expect(set.revertExpiry('alice', { from, to })).rejects.toMatchObject({ field: 'to' });
    expect(await set.get('alice')).toMatchObject({ expiresAt: from });
  });

  async function extended(byMs: number): Promise<{ from: number; to: number }> {
    const result = await set.extend('alice', byMs);
    if (result.status === 'absent') throw new Error('alice is missing');
    return { from: result.expiresAt, to: result.formerExpiresAt };
  }
});

describe('remove', () => {
  it('returns all that is needed to restore the member', async () => {
    const { now } = bench.clock;
    expect(await set.remove('alice')).toEqual({
      status: 'removed',
      expiresAt: now + 1000,
      value: 'kept',
      now,
    });
    expect(await set.remove('alice')).toEqual({ status: 'absent', now });
    await set.add('never', { expiresAt: Infinity });
    expect(await set.remove('never')).toMatchObject({ expiresAt: Infinity, value: null });
  });

  it('is reported to exactly one of many callers', async () => {
    const results = await bench.concurrently(500, (each) => each.remove('alice'));
    expect(results.filter((result) => result.status === 'removed')).toHaveLength(1);
    expect(await set.get('alice')).toBeNull();
    expect(await bench.redis.exists(`${bench.namespace}:set:{online}:values`)).toBe(0);
  });
});
