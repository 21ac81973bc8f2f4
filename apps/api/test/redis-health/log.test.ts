import { Redis } from 'ioredis';
import { expect, it, onTestFinished, vi } from 'vitest';
import { logRedisHealth } from '../../src/redis/health-log.ts';
import { RedisHealth } from '../../src/redis/health.ts';
import { apiOnOwnRedis, fill, free, passASecond } from './support.ts';

const EVERY_MS = 60_000;

it('logs a problem once when it begins and once when it ends', async () => {
  const { api, server } = await apiOnOwnRedis();
  const redis = new Redis(server.url);
  onTestFinished(() => redis.disconnect());
  await redis.ping();
  const lines: unknown[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let now = 0;
  const health = new RedisHealth({ redis, namespace: api.namespace, clock: () => now });
  const stop = logRedisHealth(redis, health, ({ code }, message) => lines.push([code, message]));
  onTestFinished(stop);
  const passAMinute = async () => {
    now += EVERY_MS;
    vi.advanceTimersByTime(EVERY_MS);
    await health.check();
  };

  await fill(api);
  now += 1000;
  await health.check();
  await passAMinute();
  await passAMinute();
  const full = ['REDIS_FULL', expect.stringContaining('Redis is full')];
  expect(lines).toEqual([full]);
  await free(api);
  now += 1000;
  await health.check();
  expect(lines).toEqual([full]);
  await passAMinute();
  await passAMinute();
  expect(lines).toEqual([full, ['REDIS_FULL', 'This problem with Redis is over']]);
});

it('logs that the connection is lost, and that it is back', async () => {
  const { api } = await apiOnOwnRedis();
  const { redis } = api;
  const lines: unknown[] = [];
  // Its time stands still: only the connection makes the check read again.
  const health = new RedisHealth({ redis, namespace: api.namespace, clock: () => 0 });
  onTestFinished(logRedisHealth(redis, health, ({ code }) => lines.push(code)));
  await health.check();
  redis.disconnect(true);
  await expect.poll(() => lines).toEqual(['REDIS_UNAVAILABLE', 'REDIS_UNAVAILABLE']);
});

it('reports no older check after a newer one', async () => {
  const { api } = await apiOnOwnRedis();
  const { redis } = api;
  const health = new RedisHealth({ redis, namespace: api.namespace, clock: () => api.clock.now });
  const refusals: unknown[] = [];
  onTestFinished(health.follow(({ refusal }) => refusals.push(refusal)));
  // The first reply to INFO is late.
  let answer: (info: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => (answer = resolve));
  vi.spyOn(redis, 'info').mockReturnValueOnce(late);
  await fill(api);
  const older = health.check();
  await redis.ping();
  await free(api);
  passASecond(api);
  await health.check();
  answer(await redis.info());
  expect((await older).refusal).not.toBeNull();
  expect(refusals).toEqual([null]);
});
