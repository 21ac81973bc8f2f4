import { startLocalRedis, type LocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRedisSampler } from '../../src/index.ts';
import { InfoReader } from '../../src/series/info-reader.ts';
import { startCluster } from '../support/cluster.ts';

describe('the load of a separate Redis', () => {
  let server: LocalRedis;
  let redis: Redis;

  beforeEach(async () => {
    server = await startLocalRedis();
    redis = new Redis(server.url);
  });

  afterEach(async () => {
    redis.disconnect();
    await server.stop();
  });

  it('consists of rates since the previous sample, and null without one', async () => {
    const sample = createRedisSampler(redis);
    expect(await sample()).toEqual({
      operationsPerSecond: null,
      usedMemoryBytes: expect.any(Number),
      maxMemoryBytes: null,
      connectedClients: expect.any(Number),
      hitRatio: null,
      expiredKeysPerSecond: null,
      evictedKeysPerSecond: null,
    });
    await redis.set('there', 1);
    for (const key of ['there', 'there', 'there', 'not']) await redis.get(key);
    const busy = await sample();
    expect(busy.hitRatio).toBe(0.75);
    expect(busy.operationsPerSecond).toBeGreaterThan(0);
    expect(busy.expiredKeysPerSecond).toBe(0);
    expect(busy.evictedKeysPerSecond).toBe(0);
    expect(busy.usedMemoryBytes).toBeGreaterThan(100_000);
    expect((await sample()).hitRatio).toBeNull();
  });

  it('counts clients, and expired and evicted keys', async () => {
    const sample = createRedisSampler(redis);
    const { connectedClients } = await sample();
    const other = redis.duplicate();
    await other.ping();
    await redis.set('short', 1, 'PX', 1);
    await expect.poll(() => redis.exists('short')).toBe(0);
    await redis.config('SET', 'maxmemory-policy', 'allkeys-random');
    for (let i = 0; i < 100; i += 1) await redis.set(`key-${i}`, 'x'.repeat(1000));
    await redis.config('SET', 'maxmemory', 1);
    // Redis evicts to make room for a write; the write itself may fail.
    await redis.set('one more', 1).catch(() => undefined);
    expect((await createRedisSampler(redis)()).maxMemoryBytes).toBe(1);
    await redis.config('SET', 'maxmemory', 0);
    const load = await sample();
    expect(load.connectedClients).toBe((connectedClients ?? 0) + 1);
    expect(load.expiredKeysPerSecond).toBeGreaterThan(0);
    expect(load.evictedKeysPerSecond).toBeGreaterThan(0);
    other.disconnect();
  });

  it('has no rates after counters were reset, and fails when Redis is gone', async () => {
    const sample = createRedisSampler(redis);
    for (let i = 0; i < 50; i += 1) await redis.get('nothing');
    await sample();
    await redis.config('RESETSTAT');
    expect(await sample()).toMatchObject({ operationsPerSecond: null, hitRatio: null });
    expect((await sample()).operationsPerSecond).toBeGreaterThan(0);
    redis.disconnect();
    await expect(sample()).rejects.toMatchObject({ code: 'REDIS_UNAVAILABLE' });
  });
});

it('adds up the masters of a cluster', async () => {
  const cluster = await startCluster({ replicasEach: 0 });
  try {
    const client = cluster.client();
    // A client that has not connected yet knows no masters.
    await client.get('nothing');
    const sample = createRedisSampler(client);
    await sample();
    for (let i = 0; i < 40; i += 1) await client.set(`key-${i}`, i);
    for (let i = 0; i < 80; i += 1) await client.get(`key-${i}`);
    const load = await sample();
    expect(load.hitRatio).toBe(0.5);
    expect(load.connectedClients).toBeGreaterThanOrEqual(3);
    expect(load.usedMemoryBytes).toBeGreaterThan(3_000_000);
  } finally {
    await cluster.stop();
  }
}, 60_000);

describe('INFO', () => {
  it('is read field by field, and added up over servers', () => {
    const info = new InfoReader([
      '# Stats\r\nhits:3\r\nrun_id:a\r\n',
      '# Stats\nhits:4\nrun_id:b\n',
    ]);
    expect(info.sum('hits')).toBe(7);
    expect(info.texts('run_id')).toEqual(['a', 'b']);
  });

  it.each([
    ['', 'an empty answer'],
    ['hits:\r\n', 'no number'],
    ['hits:-1\r\n', 'a negative number'],
    ['hits:1e3\r\n', 'another notation'],
    ['hits:99999999999999999999\r\n', 'an unsafe integer'],
    ['# hits:1\r\n:1\r\nhits\r\n', 'no valid line'],
  ])('yields no value from %j: %s', (reply) => {
    expect(new InfoReader([reply]).sum('hits')).toBeNull();
    expect(new InfoReader(['hits:1\r\n', reply]).sum('hits')).toBeNull();
  });
});
