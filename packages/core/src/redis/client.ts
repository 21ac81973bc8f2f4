import { Cluster, type Redis } from 'ioredis';
import { MayflyError } from '../errors.ts';

/** A connection that Mayfly borrows: it sends commands, and never configures or closes it. */
export type RedisClient = Redis | Cluster;

/**
 * A client whose options let Mayfly read what Redis answers, and find what it has written. `INVALID_OPTION`.
 *
 * With `stringNumbers` the numbers of plain commands and of scripts would come as text. With a `keyPrefix`
 * the keys that scripts build would lie outside of it, and keys that were found would be read elsewhere.
 */
export function checkClient(redis: RedisClient): RedisClient {
  const isClient: boolean = typeof redis?.evalsha === 'function';
  if (!isClient) refuse('redis', 'redis is a client of ioredis');
  if ((redis.options.keyPrefix ?? '') !== '') {
    refuse('redis.keyPrefix', 'redis has a keyPrefix: keys begin with the namespace instead');
  }
  const connection = redis instanceof Cluster ? redis.options.redisOptions : redis.options;
  if (connection?.stringNumbers === true) {
    refuse(
      'redis.stringNumbers',
      'redis reads numbers as text: pass a client without stringNumbers',
    );
  }
  return redis;
}

/** The number of the database that a client was made for. Redis has one PUBLISH for all of them. */
export function databaseOf(redis: RedisClient): number {
  return redis instanceof Cluster ? 0 : (redis.options.db ?? 0);
}

function refuse(field: string, message: string): never {
  throw new MayflyError('INVALID_OPTION', message, { field });
}
