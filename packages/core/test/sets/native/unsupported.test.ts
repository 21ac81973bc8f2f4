import { describe, expect, it } from 'vitest';
import { MayflyError } from '../../../src/index.ts';
import { testBench } from '../../support/mayfly.ts';
import { fieldsCanExpire } from './bench.ts';

const refusal = {
  name: 'MayflyError',
  code: 'UNSUPPORTED_SERVER',
  field: 'strategy',
  message: expect.stringContaining('needs Redis 7.4 or Valkey 9'),
};

describe.runIf(!(await fieldsCanExpire()))('on a server whose fields cannot expire', () => {
  it('the creation of a native set is rejected, and creates nothing', async () => {
    const { mayfly, redis, namespace } = testBench();
    const options = { strategy: 'native', defaultTtlMs: 1000 } as const;
    await expect(mayfly.sets.create('online', options)).rejects.toMatchObject(refusal);
    expect(await redis.exists(`${namespace}:sets`, `${namespace}:set:{online}:meta`)).toBe(0);
  });

  it.each(['the set does not exist', 'the set comes from another server'])(
    'every call is rejected, and changes nothing, if %s',
    async (where) => {
      const { mayfly, redis, namespace } = testBench();
      const prefix = `${namespace}:set:{online}`;
      if (where.includes('another')) {
        await redis.hset(`${prefix}:meta`, { strategy: 'native', defaultTtlMs: 1, createdAt: 1 });
      }
      await redis.hset(`${prefix}:fields`, 'alice', '7');
      const set = mayfly.sets.open('online', { strategy: 'native' });
      const calls: Record<string, () => Promise<unknown>> = {
        add: () => set.add('alice', { value: 8 }),
        has: () => set.has('alice'),
        get: () => set.get('alice'),
        remove: () => set.remove('alice'),
        seenBefore: () => set.seenBefore('bob'),
        extend: () => set.extend('alice', 1),
        expireAt: () => set.expireAt('alice', 1),
        persist: () => set.persist('alice'),
        expiriesOf: () => set.expiriesOf(['alice']),
        count: () => set.count(),
        members: () => set.members().next(),
        clear: () => set.clear(),
      };
      for (const [name, call] of Object.entries(calls)) {
        const error = await call().catch((caught: unknown) => caught);
        expect({ name, error }).toMatchObject({ name, error: refusal });
        expect(error).toBeInstanceOf(MayflyError);
      }
      expect(await redis.hgetall(`${prefix}:fields`)).toEqual({ alice: '7' });
    },
  );

  it('a set from another server can be deleted', async () => {
    const { mayfly, redis, namespace } = testBench();
    const prefix = `${namespace}:set:{online}`;
    await redis.hset(`${prefix}:meta`, { strategy: 'native', defaultTtlMs: 1, createdAt: 1 });
    await redis.hset(`${prefix}:fields`, 'alice', '');
    expect(await mayfly.sets.delete('online')).toEqual({ status: 'deleted' });
    expect(await redis.exists(`${prefix}:meta`, `${prefix}:fields`)).toBe(0);
  });
});
