import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createMayfly, type GuardedLimiter, type Limiter } from '../../../src/index.ts';
import { PATIENCE } from '../../support/patience.ts';

const limits = { name: 'all', limit: 5, windowMs: 3_600_000 };
const overrides = { all: { limit: 9 } };
/** Long enough that a busy machine is not taken for an outage. */
const outage = { answerWithinMs: 5000 };

interface Server {
  readonly redis: Redis;
  readonly limiter: Limiter;
  readonly guarded: GuardedLimiter;
  /** A limiter without any options for outages. */
  readonly plain: GuardedLimiter;
  readonly kill: () => Promise<void>;
}

async function ownServer(): Promise<Server> {
  const server = await startLocalRedis();
  const redis = new Redis(server.url);
  redis.on('error', () => undefined);
  onTestFinished(async () => {
    redis.disconnect();
    await server.stop();
  });
  const mayfly = createMayfly({ redis });
  return {
    redis,
    limiter: mayfly.limiter('http', { limits, outage: false }),
    guarded: mayfly.limiter('http', { limits, outage }),
    plain: mayfly.limiter('http', { limits }),
    kill: () => server.kill(),
  };
}

async function stored(redis: Redis): Promise<(Buffer | null)[]> {
  const keys = (await redis.keys('*')).toSorted();
  return Promise.all(keys.map((key) => redis.dumpBuffer(key)));
}

describe('a full server', () => {
  let server: Server;

  beforeEach(async () => {
    server = await ownServer();
    const { redis, limiter } = server;
    await limiter.consume('ann', { cost: 5 });
    await limiter.block('bob', 60_000);
    await limiter.setLimit('cleo', overrides);
    await limiter.setLimits(overrides);
    await redis.config('SET', 'maxmemory', 1);
  });

  it('answers peeks, also beside a call that it rejects', async () => {
    const { limiter, guarded } = server;
    const [counted, looked] = await Promise.all([guarded.consume('ann'), guarded.peek('ann')]);
    expect(counted).toMatchObject({ passes: false, cause: { code: 'REDIS_FULL' } });
    expect(looked).toMatchObject({ status: 'allowed', remaining: 4 });
    expect(await limiter.peek('bob')).toMatchObject({ reason: 'blocked' });
  });

  it('rejects calls that would store more, and changes nothing', async () => {
    const { redis, limiter, guarded } = server;
    const before = await stored(redis);
    expect(await guarded.consume('new')).toMatchObject({
      status: 'unavailable',
      passes: false,
      reason: 'error',
      cause: { code: 'REDIS_FULL' },
    });
    for (const refused of [
      limiter.consume('ann'),
      limiter.refund('ann'),
      guarded.refund('ann'),
      limiter.block('ann', 1000),
      limiter.setLimit('ann', overrides),
      limiter.setLimits({ all: { limit: 2 } }),
    ]) {
      await expect(refused).rejects.toMatchObject({ code: 'REDIS_FULL' });
    }
    expect(await stored(redis)).toEqual(before);
  });

  it('counts in the limits of this process, which also apply to peeks', async () => {
    const { redis } = server;
    const { limiter } = createMayfly({ redis, namespace: 'local' });
    const guarded = limiter('api', {
      limits: { limit: 2, windowMs: 60_000 },
      outage: { policy: { local: { share: 1 } }, answerWithinMs: 5000 },
    });
    const passes = async () => (await guarded.peek('dan')).passes;
    expect([await guarded.consume('dan'), await guarded.consume('dan')]).toMatchObject([
      { status: 'unavailable', passes: true },
      { status: 'unavailable', passes: true },
    ]);
    expect(await passes()).toBe(false);
    await redis.config('SET', 'maxmemory', 0);
    expect(await passes()).toBe(false);
    expect(await guarded.consume('dan')).toMatchObject({ status: 'allowed', remaining: 1 });
    expect(await passes()).toBe(true);
  });

  it('accepts calls that free memory', async () => {
    const { redis, limiter } = server;
    await limiter.reset('ann');
    await limiter.unblock('bob');
    await limiter.clearLimit('cleo');
    await limiter.clearLimits();
    expect(await redis.keys('*')).toEqual([]);
  });
});

it('a replica answers peeks, and does not count', PATIENCE, async () => {
  const master = await ownServer();
  const replica = await ownServer();
  await master.limiter.consume('ann', { cost: 3 });
  await master.redis.config('SET', 'repl-diskless-sync-delay', 0);
  const { host = '', port = 0, password = '' } = master.redis.options;
  await replica.redis.config('SET', 'masterauth', password);
  await replica.redis.replicaof(host, port);
  await expect
    .poll(() => replica.limiter.peek('ann'), PATIENCE)
    .toMatchObject({ status: 'allowed', remaining: 2 });
  await expect(replica.limiter.consume('ann')).rejects.toMatchObject({ code: 'REDIS_UNAVAILABLE' });
  expect(await replica.guarded.consume('ann')).toMatchObject({ passes: false });
});

it('a check of `passes` alone denies every call while Redis is dead', async () => {
  const { limiter, plain, kill } = await ownServer();
  await limiter.consume('ann');
  await kill();
  const answers = await Promise.all(Array.from({ length: 100 }, () => plain.consume('ann')));
  expect(answers.filter(({ passes }) => !passes)).toHaveLength(100);
});
