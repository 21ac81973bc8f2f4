import { randomUUID } from 'node:crypto';
import {
  createClient,
  createClientPool,
  createCluster,
  createSentinel,
  RESP_TYPES,
  type RedisClientOptions,
  type RedisFunctions,
  type RedisModules,
  type RedisScripts,
  type RespVersions,
} from 'redis';
import { expect, inject, it, onTestFinished } from 'vitest';
import { fromNodeRedis } from '../../src/adapters/node-redis.ts';
import { createMayfly } from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';

type Options = RedisClientOptions<RedisModules, RedisFunctions, RedisScripts, RespVersions>;

function newClient(options: Options = {}) {
  const client = createClient({ url: inject('redisUrl'), ...options });
  client.on('error', () => undefined);
  onTestFinished(() => {
    if (client.isOpen) client.destroy();
  });
  return client;
}

/** Through node-redis, the namespace of a test. */
async function mayflyWith(options?: Options) {
  const { namespace } = testBench();
  const client = newClient(options);
  await client.connect();
  return createMayfly({ redis: fromNodeRedis(client), namespace });
}

const CLIENTS: [string, Options][] = [
  ['RESP2', { RESP: 2 }],
  ['RESP3', { RESP: 3 }],
  ['replies as bytes', { commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } } }],
];

it.each(CLIENTS)('works with node-redis and %s', async (_, options) => {
  const mayfly = await mayflyWith(options);
  const sweeper = mayfly.createSweeper();
  sweeper.start();
  const { set } = await mayfly.sets.create('online', { defaultTtlMs: 60_000 });
  await set.add('alice', { value: { device: 'phone' } });
  await set.add('bob', { ttlMs: 30 });
  const expired = new Promise((resolve) => {
    void set.onExpired('test', ({ member }) => Promise.resolve(resolve(member)));
  });
  expect(await expired).toBe('bob');
  expect(await set.get('alice')).toMatchObject({ value: { device: 'phone' } });
  expect(await mayfly.sets.list({ first: 10 })).toMatchObject({ totalCount: 1 });

  const { set: sharded } = await mayfly.sets.create('sharded', {
    strategy: 'sharded',
    shards: 4,
    defaultTtlMs: 60_000,
  });
  await sharded.add('alice');
  expect(await mayfly.sets.delete('sharded')).toMatchObject({ status: 'deleted' });

  const limits = { limit: 1, windowMs: 60_000 };
  const limiter = mayfly.limiter('api', { limits, outage: false });
  expect([await limiter.consume('a'), await limiter.consume('a')]).toMatchObject([
    { status: 'allowed' },
    { status: 'denied' },
  ]);
  await sweeper.stop();
});

it('reports errors of Redis by code, and calls without a connection', async () => {
  const { mayfly, redis, namespace } = testBench();
  const client = newClient();
  const other = createMayfly({ redis: fromNodeRedis(client), namespace });
  await expect(other.now()).rejects.toMatchObject({ code: 'REDIS_UNAVAILABLE' });
  await client.connect();
  await expect(other.sets.open('absent').add('alice')).rejects.toMatchObject({
    code: 'SET_NOT_FOUND',
  });
  await mayfly.sets.create('online', { defaultTtlMs: 60_000 });
  const [meta = ''] = await redis.keys(`${namespace}:set:*:meta`);
  await redis.set(meta, randomUUID());
  await expect(other.sets.open('online').has('alice')).rejects.toMatchObject({
    code: 'REDIS_FAILED',
  });
});

it('accepts no cluster, pool or Sentinel of node-redis', () => {
  const cluster = createCluster({ rootNodes: [{ url: inject('redisUrl') }] });
  const sentinel = createSentinel({
    name: 'main',
    sentinelRootNodes: [{ host: '127.0.0.1', port: 1 }],
  });
  const refusal = expect.objectContaining({ code: 'INVALID_OPTION', field: 'client' });
  // @ts-expect-error a cluster
  expect(() => fromNodeRedis(cluster)).toThrow(refusal);
  // @ts-expect-error a Sentinel
  expect(() => fromNodeRedis(sentinel)).toThrow(refusal);
  // @ts-expect-error a pool
  expect(() => fromNodeRedis(createClientPool())).toThrow(refusal);
});
