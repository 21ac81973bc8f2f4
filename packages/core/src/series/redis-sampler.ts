import { checkOptions } from '../input.ts';
import { isCluster, type RedisClient } from '../redis/client.ts';
import { RedisSession } from '../redis/session.ts';
import { InfoReader } from './info-reader.ts';

/** The state of Redis, as a sample of a series. Null: unknown, or not known yet. */
export interface RedisLoad {
  readonly operationsPerSecond: number | null;
  readonly usedMemoryBytes: number | null;
  /** Null if it has no limit. */
  readonly maxMemoryBytes: number | null;
  readonly connectedClients: number | null;
  /** Share of look-ups that found their key, 0 to 1; null if there were none. */
  readonly hitRatio: number | null;
  readonly expiredKeysPerSecond: number | null;
  readonly evictedKeysPerSecond: number | null;
}

/** Counters. A sample has their growth since the previous one. */
interface Totals {
  readonly atMs: number;
  /** The processes that counted. Another process starts from zero. */
  readonly runs: string;
  readonly operations: number | null;
  readonly hits: number | null;
  readonly misses: number | null;
  readonly expired: number | null;
  readonly evicted: number | null;
}

export interface RedisSamplerOptions {
  /** How long one sample may take: 1 to 600,000 ms; 5000 by default. */
  readonly timeoutMs?: number | undefined;
}

/**
 * Reads the load of a Redis with one INFO for each sample, which counts as an operation. Rates and the hit
 * ratio cover the time since the previous sample: null for the first one, and after a restart, a failover or
 * CONFIG RESETSTAT. For a cluster: the sums of its masters, and the hit ratio of all their look-ups.
 *
 * Throws `INVALID_OPTION`. A sample fails with `REDIS_UNAVAILABLE` or `REDIS_FAILED`. Values that INFO lacks
 * are null.
 */
export function createRedisSampler(
  redis: RedisClient,
  options: RedisSamplerOptions = {},
): () => Promise<RedisLoad> {
  const session = new RedisSession(redis, checkOptions(options, { timeoutMs: true }));
  let before: Totals | undefined;
  return async () => {
    const info = new InfoReader(await session.command(readInfo));
    const totals: Totals = {
      atMs: performance.now(),
      runs: info.texts('run_id').toSorted().join(),
      operations: info.sum('total_commands_processed'),
      hits: info.sum('keyspace_hits'),
      misses: info.sum('keyspace_misses'),
      expired: info.sum('expired_keys'),
      evicted: info.sum('evicted_keys'),
    };
    const since = before?.runs === totals.runs ? before : undefined;
    before = totals;
    return {
      operationsPerSecond: rate(since, totals, 'operations'),
      usedMemoryBytes: info.sum('used_memory'),
      maxMemoryBytes: limitOf(info),
      connectedClients: info.sum('connected_clients'),
      hitRatio: hitRatio(growth(since, totals, 'hits'), growth(since, totals, 'misses')),
      expiredKeysPerSecond: rate(since, totals, 'expired'),
      evictedKeysPerSecond: rate(since, totals, 'evicted'),
    };
  };
}

function readInfo(redis: RedisClient): Promise<string[]> {
  const nodes = isCluster(redis) ? redis.nodes('master') : [redis];
  return Promise.all(nodes.map((node) => node.info()));
}

type Counter = 'operations' | 'hits' | 'misses' | 'expired' | 'evicted';

/** Null if one of the servers has no limit, because their sum has none. */
function limitOf(info: InfoReader): number | null {
  return info.texts('maxmemory').includes('0') ? null : info.sum('maxmemory');
}

/** Null if a counter is unknown, or was reset. */
function growth(before: Totals | undefined, now: Totals, counter: Counter): number | null {
  const [from, to] = [before?.[counter] ?? null, now[counter]];
  return from === null || to === null || to < from ? null : to - from;
}

function rate(before: Totals | undefined, now: Totals, counter: Counter): number | null {
  const grown = growth(before, now, counter);
  if (before === undefined || grown === null || now.atMs <= before.atMs) return null;
  return round((grown * 1000) / (now.atMs - before.atMs));
}

function hitRatio(hits: number | null, misses: number | null): number | null {
  if (hits === null || misses === null || hits + misses === 0) return null;
  return round(hits / (hits + misses));
}

/** Three digits are enough. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
