import { Cluster, type Redis } from 'ioredis';
import { MayflyError } from '../errors.ts';

/** A connection that Mayfly borrows: it sends commands, and never configures or closes it. */
export type RedisClient = Redis | Cluster;

/**
 * A client whose options do not change the keys and replies of Mayfly. `INVALID_OPTION`.
 *
 * With `stringNumbers`, numbers of replies would be strings. With a `keyPrefix`, keys that scripts build
 * would lack the prefix, and keys from replies would get it twice.
 */
export function checkClient(redis: RedisClient): RedisClient {
  const isClient: boolean = typeof redis?.evalsha === 'function';
  if (!isClient) refuse('redis', 'redis must be a client of ioredis');
  if ((redis.options.keyPrefix ?? '') !== '') {
    refuse('redis.keyPrefix', 'redis must have no keyPrefix; use namespace');
  }
  const connection = redis instanceof Cluster ? redis.options.redisOptions : redis.options;
  if (connection?.stringNumbers === true) {
    refuse('redis.stringNumbers', 'redis must be a client without stringNumbers');
  }
  return redis;
}

/** The number of the client's database. All databases share one PUBLISH. */
export function databaseOf(redis: RedisClient): number {
  return redis instanceof Cluster ? 0 : (redis.options.db ?? 0);
}

function refuse(field: string, message: string): never {
  throw new MayflyError('INVALID_OPTION', message, { field });
}
