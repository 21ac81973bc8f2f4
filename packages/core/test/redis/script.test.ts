import { expect, it, onTestFinished } from 'vitest';
import { createMayfly, defineScript } from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';

const SECRET = 'a secret of one-time passwords, 32 bytes';

it('runs its first scripts in a pipeline that ioredis opened for another command', async () => {
  const { redis: plain, namespace } = testBench();
  const redis = plain.duplicate({ enableAutoPipelining: true });
  onTestFinished(() => redis.disconnect());
  const mayfly = createMayfly({ redis, namespace });
  const limits = { limit: 5, windowMs: 60_000 };
  const limiter = mayfly.limiter('search', { limits, outage: false });
  await redis.ping();

  const opened = redis.get('anything');
  const answers = await Promise.all([
    mayfly.codes('invitations').getOrCreateCode('ann'),
    mayfly.otp('login', { secret: SECRET }).issue('ann'),
    mayfly.series('load').query({ fields: ['load'], aggregate: ['last'], points: 1 }),
    mayfly.sets.create('online', { defaultTtlMs: 60_000 }),
    limiter.consume('ann'),
  ]);
  expect(answers).toMatchObject([
    { status: 'created' },
    { status: 'issued' },
    { sources: [] },
    { status: 'created' },
    { status: 'allowed' },
  ]);
  expect(await opened).toBeNull();
});

it('runs a script of the caller with the clock of the sets, and reports errors of Redis by code', async () => {
  const { mayfly, redis, namespace, clock } = testBench();
  const append = defineScript(new URL('./append.lua', import.meta.url));
  const key = `${namespace}:list`;
  expect(await mayfly.runScript(append, [key], ['a', 7])).toEqual([clock.now, 2]);
  expect(await redis.lrange(key, 0, -1)).toEqual(['a', '7']);
  await redis.set(key, 'text');
  await expect(mayfly.runScript(append, [key], ['a'])).rejects.toMatchObject({
    code: 'REDIS_FAILED',
  });
});
