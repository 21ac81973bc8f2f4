import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { alertsOf, apiOnOwnRedis, passASecond, readiness } from './support.ts';

it('says why Redis refuses writes, and recovers', async () => {
  const { api } = await apiOnOwnRedis();
  const { redis } = api;
  const settings = [
    ['REDIS_FULL', 'maxmemory', '1', '0'],
    ['REDIS_LACKS_REPLICAS', 'min-replicas-to-write', '1', '0'],
  ] as const;
  for (const [code, name, refuses, accepts] of settings) {
    await redis.config('SET', name, refuses);
    passASecond(api);
    expect(await readiness(api)).toEqual({ status: 503, code });
    expect(await alertsOf(api)).toEqual([
      { kind: code, severity: 'CRITICAL', subject: null, share: null },
    ]);
    await redis.config('SET', name, accepts);
    passASecond(api);
    expect(await readiness(api)).toEqual({ status: 200, code: undefined });
    expect(await alertsOf(api)).toEqual([]);
  }
  await redis.replicaof('127.0.0.1', '1');
  passASecond(api);
  expect(await readiness(api)).toEqual({ status: 503, code: 'REDIS_READ_ONLY' });
  await redis.replicaof('NO', 'ONE');
});

it('says that Redis cannot save', async () => {
  const { api } = await apiOnOwnRedis();
  const { redis } = api;
  const [, folder] = z
    .tuple([z.literal('dir'), z.string()])
    .parse(await redis.config('GET', 'dir'));
  // The snapshot cannot replace a folder.
  await mkdir(join(folder, 'dump.rdb'));
  await redis.config('SET', 'save', '3600 1');
  await redis.bgsave();
  await expect.poll(() => redis.info('persistence')).toMatch('rdb_last_bgsave_status:err');
  passASecond(api);
  expect(await readiness(api)).toEqual({ status: 503, code: 'REDIS_CANNOT_SAVE' });
  await redis.config('SET', 'save', '');
  passASecond(api);
  expect(await readiness(api)).toMatchObject({ status: 200 });
});

it('warns before Redis is full, and of evictions', async () => {
  const { api } = await apiOnOwnRedis();
  const used = Number(/^used_memory:(\d+)/m.exec(await api.redis.info('memory'))?.[1]);
  await api.redis.config('SET', 'maxmemory', Math.round(used / 0.85));
  await api.redis.config('SET', 'maxmemory-policy', 'volatile-lru');
  passASecond(api);
  expect(await readiness(api)).toMatchObject({ status: 200 });
  expect(await alertsOf(api)).toMatchObject([
    { kind: 'REDIS_MEMORY', severity: 'WARNING' },
    { kind: 'REDIS_EVICTION_POLICY', severity: 'WARNING', subject: 'volatile-lru' },
  ]);
});

it('says so while Redis hangs, and recovers', async () => {
  const { api, server } = await apiOnOwnRedis();
  process.kill(server.pid, 'SIGSTOP');
  const [ready, alerts] = await Promise.all([readiness(api), alertsOf(api)]);
  process.kill(server.pid, 'SIGCONT');
  expect(ready).toEqual({ status: 503, code: 'REDIS_UNAVAILABLE' });
  expect(alerts).toMatchObject([{ kind: 'REDIS_UNAVAILABLE' }]);
  passASecond(api);
  expect(await readiness(api)).toMatchObject({ status: 200 });
});

it('asks Redis once a second, however many ask', async () => {
  const { api } = await apiOnOwnRedis();
  await api.redis.config('RESETSTAT');
  const probes = await Promise.all(Array.from({ length: 200 }, () => readiness(api)));
  expect(new Set(probes.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await api.redis.info('commandstats')).toMatch(/cmdstat_info:calls=1,/);
});
