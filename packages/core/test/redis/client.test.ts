import { Cluster, Redis, type RedisOptions } from 'ioredis';
import * as ioredis5 from 'ioredis-5';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';

type Odd = Pick<RedisOptions, 'keyPrefix' | 'stringNumbers'>;

/** They do not connect: createMayfly rejects them before. */
const CLIENTS: [string, (options: Odd) => Redis | Cluster][] = [
  ['a client', (options) => new Redis({ ...options, lazyConnect: true })],
  [
    'a cluster',
    (redisOptions) => new Cluster(['127.0.0.1:1'], { redisOptions, lazyConnect: true }),
  ],
];

function mayflyOn(client: Redis | Cluster) {
  onTestFinished(() => client.disconnect());
  return () => createMayfly({ redis: client });
}

function refusalOf(field: string): unknown {
  return expect.objectContaining({ name: 'MayflyError', code: 'INVALID_OPTION', field });
}

it.each(CLIENTS)('rejects %s that returns numbers as strings', (_, connect) => {
  expect(mayflyOn(connect({ stringNumbers: true }))).toThrow(refusalOf('redis.stringNumbers'));
  expect(mayflyOn(connect({ stringNumbers: false }))).not.toThrow();
});

it.each(CLIENTS)('rejects %s with a key prefix', (_, connect) => {
  expect(mayflyOn(connect({ keyPrefix: 'app:' }))).toThrow(refusalOf('redis.keyPrefix'));
  expect(mayflyOn(connect({ keyPrefix: '' }))).not.toThrow();
});

it('accepts a duplicate of such a client without these options', () => {
  const client = new Redis({ keyPrefix: 'app:', stringNumbers: true, lazyConnect: true });
  onTestFinished(() => client.disconnect());
  expect(mayflyOn(client.duplicate({ keyPrefix: '', stringNumbers: false }))).not.toThrow();
});

it.each([undefined, null, {}, 'redis://127.0.0.1', () => new Redis()])(
  'rejects %o, which is not a client',
  (redis: unknown) => {
    // @ts-expect-error not a client
    expect(() => createMayfly({ redis })).toThrow(refusalOf('redis'));
  },
);

it('works with another version of ioredis than that of the package', async () => {
  const { namespace } = testBench();
  const redis = new ioredis5.Redis(inject('redisUrl'));
  onTestFinished(() => redis.disconnect());
  const mayfly = createMayfly({ redis, namespace });
  const { set } = await mayfly.sets.create('online', { defaultTtlMs: 60_000 });
  await set.add('alice');
  expect(await set.has('alice')).toBe(true);
  const cluster = new ioredis5.Cluster(['127.0.0.1:1'], { lazyConnect: true });
  onTestFinished(() => cluster.disconnect());
  expect(() => createMayfly({ redis: cluster })).not.toThrow();
});
