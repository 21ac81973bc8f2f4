import { createRedisSampler, MayflyError, type TimeSeries } from '@mayfly/core';
import type { RedisClient } from '../../redis/client.ts';
import { repeat } from './repeat.ts';

/** All instances share one Redis, so there is one source. */
export const REDIS_SOURCE = 'redis';

export const REDIS_FIELDS = [
  'operationsPerSecond',
  'usedMemoryBytes',
  'maxMemoryBytes',
  'connectedClients',
  'hitRatio',
  'expiredKeysPerSecond',
  'evictedKeysPerSecond',
] as const;

export type RedisField = (typeof REDIS_FIELDS)[number];

export interface RedisRecorderOptions {
  readonly redis: RedisClient;
  readonly series: TimeSeries<RedisField>;
  readonly instanceId: string;
  readonly intervalMs: number;
  readonly onError: (error: MayflyError) => void;
}

/** An instance that has missed this many turns is considered stopped. */
const TURNS = 3;

/**
 * Samples Redis on an interval, in one instance at a time: a hundred instances would otherwise read the same INFO a
 * hundred times. If that instance stops, another one continues: immediately after a release, else after three
 * intervals.
 */
export function startRedisRecorder(options: RedisRecorderOptions): () => Promise<void> {
  const { redis, series, instanceId, intervalMs, onError } = options;
  const sample = createRedisSampler(redis);
  const end = repeat({
    intervalMs,
    onError,
    async action() {
      if (!(await series.claim(REDIS_SOURCE, instanceId, TURNS * intervalMs))) return;
      await series.append(REDIS_SOURCE, await sample());
    },
  });
  return async () => {
    await end();
    try {
      await series.release(REDIS_SOURCE, instanceId);
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      onError(error);
    }
  };
}
