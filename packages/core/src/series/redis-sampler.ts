import { Cluster } from 'ioredis';
import { checkOptions } from '../input.ts';
import type { RedisClient } from '../redis/client.ts';
import { RedisSession } from '../redis/session.ts';
import { InfoReader } from './info-reader.ts';

/** The state of Redis, as a sample for a series. Null: not known, or not known yet. */
export interface RedisLoad {
  readonly operationsPerSecond: number | null;
  readonly usedMemoryBytes: number | null;
  /** Null where it is not limited. */
  readonly maxMemoryBytes: number | null;
  readonly connectedClients: number | null;
  /** Share of look-ups that found their key, 0 to 1; null if there were none. */
  readonly hitRatio: number | null;
  readonly expiredKeysPerSecond: number | null;
  readonly evictedKeysPerSecond: number | null;
}

/** Running totals, whose growth between two samples is what a sample tells. */
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
 * Reads the load of a Redis by one INFO a sample, which is among its operations. Rates and the hit
 * ratio are of the time since the sample before: null at the first, and after a restart, a failover or
 * CONFIG RESETSTAT. Of a cluster: the sums over its masters, and the hit ratio of all their look-ups.
 *
 * Throws `INVALID_OPTION`. A sample fails with `REDIS_UNAVAILABLE` or `REDIS_FAILED`. What INFO does not tell is
 * null.
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
  const nodes = redis instanceof Cluster ? redis.nodes('master') : [redis];
  return Promise.all(nodes.map((node) => node.info()));
}

type Counter = 'operations' | 'hits' | 'misses' | 'expired' | 'evicted';

/** Null as soon as one of the servers has no limit: then their sum has none. */
function limitOf(info: InfoReader): number | null {
  return info.texts('maxmemory').includes('0') ? null : info.sum('maxmemory');
}

/** Null where a counter is not known, or was set back. */
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

/** Three digits tell enough. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
