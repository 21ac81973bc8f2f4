import { PROBLEMS } from '../redis/problems.ts';
import type { RedisState } from '../redis/server-check.ts';
import type { Metrics } from './metrics.ts';

/** Sets the metrics of Redis's health to what the latest check found. */
export function measureRedisHealth(metrics: Metrics, { servers, problems }: RedisState): void {
  const gauges = [metrics.redisUp, metrics.redisUsedMemory, metrics.redisMemoryLimit];
  // Otherwise a master of a cluster that was replaced would remain.
  if (servers.some(({ name }) => name !== null)) for (const gauge of gauges) gauge.reset();
  if (servers.length === 0) {
    metrics.redisUp.reset();
    metrics.redisUp.set(0);
  }
  for (const { name, refusal, info } of servers) {
    const labels = name === null ? {} : { server: name };
    metrics.redisUp.set(labels, refusal === 'REDIS_UNAVAILABLE' ? 0 : 1);
    if (info.usedMemoryBytes !== null) metrics.redisUsedMemory.set(labels, info.usedMemoryBytes);
    if (info.memoryLimitBytes !== null) metrics.redisMemoryLimit.set(labels, info.memoryLimitBytes);
  }
  for (const code of PROBLEMS) {
    metrics.redisProblems.set({ code }, problems.some(({ kind }) => kind === code) ? 1 : 0);
  }
}
