import { MayflyError } from '../errors.ts';

type Argument = string | number | Buffer;

/** The commands that Mayfly sends, as ioredis 5 and 6 have them. */
interface RedisCommands {
  readonly isCluster: boolean;
  eval(script: string, numkeys: number, ...args: Argument[]): Promise<unknown>;
  evalsha(sha1: string, numkeys: number, ...args: Argument[]): Promise<unknown>;
  exists(key: string): Promise<number>;
  getBuffer(key: string): Promise<Buffer | null>;
  hdel(key: string, field: string): Promise<number>;
  hgetall(key: string): Promise<Record<string, string>>;
  hmget(key: string, ...fields: string[]): Promise<(string | null)[]>;
  llen(key: string): Promise<number>;
  lpop(key: string, count: number): Promise<string[] | null>;
  ping(): Promise<string>;
  publish(channel: string, message: string): Promise<number>;
  set(key: string, value: string, get: 'GET'): Promise<string | null>;
  set(
    key: string,
    value: string,
    px: 'PX',
    ttlMs: number,
    nx: 'NX',
    get: 'GET',
  ): Promise<string | null>;
  setbit(key: string, offset: number, value: 0 | 1): Promise<number>;
  unlink(...keys: string[]): Promise<number>;
  xdel(key: string, id: string): Promise<number>;
  xlen(key: string): Promise<number>;
  xrange(
    key: string,
    start: string,
    end: string,
    count: 'COUNT',
    entries: number,
  ): Promise<[id: string, fields: string[]][]>;
  zadd(key: string, score: number, member: string): Promise<unknown>;
  zcard(key: string): Promise<number>;
  zlexcount(key: string, min: string, max: string): Promise<number>;
  zrange(
    key: string,
    min: string,
    max: string,
    by: 'BYLEX',
    limit: 'LIMIT',
    offset: number,
    count: number,
  ): Promise<string[]>;
  zrange(
    key: string,
    max: string,
    min: string,
    by: 'BYLEX',
    rev: 'REV',
    limit: 'LIMIT',
    offset: number,
    count: number,
  ): Promise<string[]>;
  zrem(key: string, member: string): Promise<number>;
}

/** A client of one server, which a Sentinel may choose. */
export interface RedisNode extends RedisCommands {
  readonly options: {
    readonly keyPrefix?: string | undefined;
    readonly stringNumbers?: boolean | undefined;
    readonly db?: number | undefined;
    readonly host?: string | undefined;
    readonly port?: number | undefined;
  };
  dbsize(): Promise<number>;
  /** A new connection with the same options, apart from these. */
  duplicate(options: {
    readonly lazyConnect: true;
    readonly retryStrategy: () => null;
    readonly enableOfflineQueue: true;
    readonly enableReadyCheck: false;
    readonly connectTimeout: number;
  }): RedisConnection;
  info(): Promise<string>;
  scanBuffer(
    cursor: string,
    match: 'MATCH',
    pattern: string,
    count: 'COUNT',
    keys: number,
    type: 'TYPE',
    name: 'zset',
  ): Promise<[cursor: Buffer, keys: Buffer[]]>;
}

/** A client of all nodes of a cluster. */
export interface RedisCluster extends RedisCommands {
  readonly options: {
    readonly keyPrefix?: string | undefined;
    readonly redisOptions?: { readonly stringNumbers?: boolean | undefined } | undefined;
  };
  readonly status: string;
  nodes(role: 'all' | 'master'): RedisNode[];
  refreshSlotsCache(callback: (error?: Error | null) => void): void;
}

/** A connection that Mayfly owns and that subscribes. */
export interface RedisConnection {
  connect(): Promise<unknown>;
  disconnect(): void;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'message', listener: (channel: string, message: string) => void): unknown;
  once(event: 'end', listener: () => void): unknown;
  ping(): Promise<unknown>;
  subscribe(channel: string): Promise<unknown>;
}

/** A connection that Mayfly borrows: it sends commands, and never configures or closes it. */
export type RedisClient = RedisNode | RedisCluster;

/** By a feature and not by the class: a program can have several versions of a client. */
export function isCluster(redis: RedisClient): redis is RedisCluster {
  return redis.isCluster;
}

/**
 * A client whose options do not change the keys and replies of Mayfly. `INVALID_OPTION`.
 *
 * With `stringNumbers`, numbers of replies would be strings. With a `keyPrefix`, keys that scripts build
 * would lack the prefix, and keys from replies would get it twice.
 */
export function checkClient(redis: RedisClient): RedisClient {
  const isClient: boolean = typeof redis?.evalsha === 'function';
  if (!isClient) refuse('redis', 'redis must be a client of ioredis, or fromNodeRedis(client)');
  if ((redis.options.keyPrefix ?? '') !== '') {
    refuse('redis.keyPrefix', 'redis must have no keyPrefix; use namespace');
  }
  const connection = isCluster(redis) ? redis.options.redisOptions : redis.options;
  if (connection?.stringNumbers === true) {
    refuse('redis.stringNumbers', 'redis must be a client without stringNumbers');
  }
  return redis;
}

/** The number of the client's database. All databases share one PUBLISH. */
export function databaseOf(redis: RedisClient): number {
  return isCluster(redis) ? 0 : (redis.options.db ?? 0);
}

function refuse(field: string, message: string): never {
  throw new MayflyError('INVALID_OPTION', message, { field });
}
