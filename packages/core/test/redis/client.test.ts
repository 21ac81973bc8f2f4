import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { expect, it, onTestFinished } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import type { RedisClient } from '../../src/redis/client.ts';

type Odd = Pick<RedisOptions, 'keyPrefix' | 'stringNumbers'>;

/** Neither connects: what is refused is refused before. */
const CLIENTS: [string, (options: Odd) => RedisClient][] = [
  ['a client', (options) => new Redis({ ...options, lazyConnect: true })],
  [
    'a cluster',
    (redisOptions) => new Cluster(['127.0.0.1:1'], { redisOptions, lazyConnect: true }),
  ],
];

function mayflyOn(client: RedisClient) {
  onTestFinished(() => client.disconnect());
  return () => createMayfly({ redis: client });
}

function refusalOf(field: string): unknown {
  return expect.objectContaining({ name: 'MayflyError', code: 'INVALID_OPTION', field });
}

it.each(CLIENTS)('refuses %s whose replies have no numbers', (_, connect) => {
  expect(mayflyOn(connect({ stringNumbers: true }))).toThrow(refusalOf('redis.stringNumbers'));
  expect(mayflyOn(connect({ stringNumbers: false }))).not.toThrow();
});

it.each(CLIENTS)('refuses %s that puts something before the keys it sees', (_, connect) => {
  expect(mayflyOn(connect({ keyPrefix: 'app:' }))).toThrow(refusalOf('redis.keyPrefix'));
  expect(mayflyOn(connect({ keyPrefix: '' }))).not.toThrow();
});

it('takes the copy of such a client that is told otherwise', () => {
  const client = new Redis({ keyPrefix: 'app:', stringNumbers: true, lazyConnect: true });
  onTestFinished(() => client.disconnect());
  expect(mayflyOn(client.duplicate({ keyPrefix: '', stringNumbers: false }))).not.toThrow();
});

it.each([undefined, null, {}, 'redis://127.0.0.1', () => new Redis()])(
  'refuses %o, which is no client',
  (redis: unknown) => {
    // @ts-expect-error no client
    expect(() => createMayfly({ redis })).toThrow(refusalOf('redis'));
  },
);
