import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createMayfly } from '../../../src/index.ts';
import { createKeys } from '../../../src/keys.ts';
import { RedisSession } from '../../../src/redis/session.ts';
import { nativeScripts, runOnFields } from '../../../src/sets/strategies/native/scripts.ts';
import { connect } from '../../support/mayfly.ts';
import { fieldsCanExpire, nativeBench } from './bench.ts';

describe.runIf(await fieldsCanExpire())('on a server whose fields can expire', () => {
  describe('a value', () => {
    it('can be any JSON', async () => {
      const { set } = await nativeBench();
      const value = { text: 'µ \u0000 \u2028', list: [1, 2.5, null, true], nested: { '': {} } };
      await set.add('alice', { value });
      expect(await set.get('alice')).toMatchObject({ member: 'alice', value, remainingMs: 60_000 });
    });

    it('stays with a live member that is added without one, and is removed by null', async () => {
      const { set } = await nativeBench<number>();
      await set.add('alice', { value: 1, ttlMs: 1000 });
      await set.add('alice', { ttlMs: 2000 });
      expect(await set.get('alice')).toMatchObject({ value: 1, remainingMs: 2000 });
      await set.add('alice', { value: null, ttlMs: 3000 });
      expect(await set.get('alice')).toMatchObject({ value: null, remainingMs: 3000 });
    });

    it('stays if the mode keeps the member unchanged', async () => {
      const { set } = await nativeBench<number>();
      await set.add('alice', { value: 1 });
      await set.add('alice', { value: 2, mode: 'ifAbsent' });
      await set.add('bob', { value: 2, mode: 'ifLive' });
      expect(await set.get('alice')).toMatchObject({ value: 1 });
      expect(await set.get('bob')).toBeNull();
    });

    it('never returns with a member that had expired', async () => {
      const { set, clock } = await nativeBench<number>();
      await set.add('alice', { value: 1, ttlMs: 1000 });
      clock.advance(1000);
      expect(await set.get('alice')).toBeNull();
      expect(await set.add('alice')).toMatchObject({ status: 'added' });
      expect(await set.get('alice')).toMatchObject({ value: null });
    });

    it('is rejected if it is not JSON', async () => {
      const { set } = await nativeBench<number>();
      const error = { code: 'INVALID_VALUE', field: 'value' };
      await expect(set.add('alice', { value: Number.NaN })).rejects.toMatchObject(error);
      expect(await set.has('alice')).toBe(false);
    });
  });

  it('treats two additions of a member in one turn like two calls', async () => {
    const { set, clock } = await nativeBench<number>();
    const results = await Promise.all([
      set.add('alice', { ttlMs: 1000, value: 1 }),
      set.add('bob', { ttlMs: 1000 }),
      set.add('alice', { ttlMs: 2000 }),
      set.add('alice', { ttlMs: 500, mode: 'ifLater' }),
      set.add('bob', { expiresAt: Infinity, value: 7 }),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'added',
      'added',
      'updated',
      'kept',
      'updated',
    ]);
    expect(await set.get('alice')).toMatchObject({ value: 1, expiresAt: clock.now + 2000 });
    expect(await set.get('bob')).toMatchObject({ value: 7, expiresAt: Infinity });
  });

  it('passes every expiry to Redis, so that Redis frees expired members', async () => {
    const { set, clock, storedExpiry } = await nativeBench<string>();
    await set.add('alice', { ttlMs: 1000, value: 'first' });
    expect(await storedExpiry('alice')).toBe(clock.now + 1000);
    // HSET removes the expiry of a field: the script must set it again.
    await set.add('alice', { ttlMs: 2000, value: 'second' });
    expect(await storedExpiry('alice')).toBe(clock.now + 2000);
    await set.extend('alice', 500);
    expect(await storedExpiry('alice')).toBe(clock.now + 2500);
    await set.expireAt('alice', clock.now + 1);
    expect(await storedExpiry('alice')).toBe(clock.now + 1);
    await set.persist('alice');
    expect(await storedExpiry('alice')).toBe(-1);
    await set.add('alice', { ttlMs: 10 });
    expect(await storedExpiry('alice')).toBe(clock.now + 10);
    await set.add('alice', { expiresAt: Infinity });
    expect(await storedExpiry('alice')).toBe(-1);
  });

  it('is emptied by Redis, on its clock', async () => {
    const redis = connect();
    const mayfly = createMayfly({ redis, namespace: `test:${randomUUID()}` });
    const options = { strategy: 'native', defaultTtlMs: 300 } as const;
    const { set } = await mayfly.sets.create('online', options);
    const members = Array.from({ length: 100 }, (_, i) => `m${i}`);
    await Promise.all(members.map((member) => set.add(member)));
    await set.add('stays', { ttlMs: 600_000 });
    expect(await set.has('m0')).toBe(true);
    await expect.poll(() => set.count(), { timeout: 10_000 }).toBe(1);
    const found: string[] = [];
    for await (const { member } of set.members()) found.push(member);
    expect(found).toEqual(['stays']);
    await mayfly.sets.delete('online');
  });

  it('accepts members that look like keywords and numbers of Redis', async () => {
    const { set } = await nativeBench();
    const members = ['FIELDS', '0', '-1', '1e3', 'NX', 'ü', ' ', '\n'];
    await Promise.all(members.map((member) => set.add(member)));
    const found: string[] = [];
    for await (const { member } of set.members()) found.push(member);
    expect(found.sort()).toEqual(members.sort());
    expect(await set.count()).toBe(members.length);
  });

  it.each([300, 5000])(
    'returns each of %i members with its value, in bounded steps',
    async (count) => {
      const { set, clock, redis, namespace } = await nativeBench<number>();
      const members = Array.from({ length: count }, (_, i) => `m${i}`);
      await Promise.all(
        members.map((member, i) => set.add(member, { value: i, ttlMs: 1 + (i % 2) })),
      );
      clock.advance(1);
      const found = new Map<string, number | null>();
      for await (const { member, value, expiresAt, remainingMs } of set.members()) {
        expect([expiresAt, remainingMs]).toEqual([clock.now + 1, 1]);
        found.set(member, value);
      }
      expect(found).toEqual(
        new Map(members.flatMap((member, i) => (i % 2 === 1 ? [[member, i] as const] : []))),
      );

      const context = {
        session: new RedisSession(redis, { clock: () => clock.now }),
        keys: createKeys(namespace),
      };
      const step = await runOnFields(context, nativeScripts.scan, 'online', ['0']);
      step.integer();
      step.string();
      const rows = step.rest((row) => [row.string(), row.expiry(), row.string()]);
      expect(rows.length).toBeLessThanOrEqual(512);
    },
  );

  it('returns the expiries of many members', async () => {
    const { set, clock } = await nativeBench();
    const members = Array.from({ length: 1000 }, (_, i) => `m${i}`);
    await Promise.all(members.map((member, i) => set.add(member, { ttlMs: i + 1 })));
    await set.persist('m999');
    clock.advance(400);
    const expected = members.map((_, i) => (i < 400 ? null : clock.now - 400 + i + 1));
    expect(await set.expiriesOf(members)).toEqual([...expected.slice(0, 999), Infinity]);
    expect(await set.expiriesOf(['never added'])).toEqual([null]);
  });

  it('leaves no keys when it is cleared and deleted', async () => {
    const { set, clock, mayfly, redis, key } = await nativeBench();
    await set.add('alice');
    expect(await set.clear()).toEqual({ now: clock.now });
    expect(await redis.exists(key)).toBe(0);
    await set.add('alice');
    expect(await mayfly.sets.delete('online')).toEqual({ status: 'deleted' });
    expect(await redis.exists(key)).toBe(0);
  });
});
