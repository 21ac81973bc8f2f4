import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';

async function ownServer() {
  const server = await startLocalRedis();
  const redis = new Redis(server.url, {
    commandTimeout: 300,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', () => {});
  onTestFinished(async () => {
    redis.disconnect();
    await server.stop();
  });
  await new Promise((resolve) => {
    redis.once('ready', resolve);
  });
  const mayfly = createMayfly({ redis });
  const { set } = await mayfly.sets.create('online', { defaultTtlMs: 60_000 });
  return { server, redis, mayfly, set };
}

it('fails with REDIS_UNAVAILABLE while Redis hangs, and works again afterwards', async () => {
  const { server, set, mayfly } = await ownServer();
  await set.add('a');
  process.kill(server.pid, 'SIGSTOP');
  const outcomes = await Promise.allSettled([
    set.has('a'),
    set.page({ first: 1 }),
    mayfly.sets.list({ first: 1 }),
    mayfly.series('s').append('me', { load: 1 }),
  ]);
  process.kill(server.pid, 'SIGCONT');
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ reason: { code: 'REDIS_UNAVAILABLE' } });
  }
  expect(await set.has('a')).toBe(true);
});

it('fails with REDIS_UNAVAILABLE when Redis is gone', async () => {
  const { server, set } = await ownServer();
  await server.kill();
  await expect(set.add('a')).rejects.toMatchObject({ code: 'REDIS_UNAVAILABLE' });
});

it('sends its scripts again when Redis has forgotten them', async () => {
  const { redis, set } = await ownServer();
  await set.add('a');
  await redis.script('FLUSH');
  expect(await set.add('b')).toMatchObject({ status: 'added' });
  await redis.script('FLUSH');
  const many = Array.from({ length: 300 }, (_, i) => set.add(`m${i}`));
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(
    new Set(['added']),
  );
  expect(await set.count()).toBe(302);
});

it('fails with REDIS_FAILED when Redis rejects a command, without quoting it', async () => {
  const { redis, namespace, newSet } = testBench();
  const set = await newSet();
  await redis.set(`${namespace}:set:{online}:members`, 'not a sorted set');
  const error: unknown = await set.add('secret-member').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'REDIS_FAILED' });
  expect(String(error)).not.toContain('secret-member');
});

it("uses Redis's clock, with any clock of the client", async () => {
  const { redis, set } = await ownServer();
  const [seconds = 0] = await redis.time();
  const { now } = await set.add('a', { ttlMs: 5000 });
  expect(Math.abs(now - seconds * 1000)).toBeLessThan(2000);
  const hourAhead = vi.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000);
  expect(await set.has('a')).toBe(true);
  expect(await set.add('b', { ttlMs: 5000 })).toMatchObject({ status: 'added' });
  const { expiresAt } = (await set.get('b')) ?? {};
  expect(expiresAt).toBeLessThan(now + 10_000);
  hourAhead.mockRestore();
});
