import type { RedisState } from '../redis/health.ts';
import { PROBLEMS } from '../redis/problems.ts';
import type { Metrics } from './metrics.ts';

/** Sets the metrics of Redis's health to what the latest check found. */
export function measureRedisHealth(
  metrics: Metrics,
  { refusal, info, problems }: RedisState,
): void {
  metrics.redisUp.set(refusal === 'REDIS_UNAVAILABLE' ? 0 : 1);
  if (info.usedMemoryBytes !== null) metrics.redisUsedMemory.set(info.usedMemoryBytes);
  if (info.memoryLimitBytes !== null) metrics.redisMemoryLimit.set(info.memoryLimitBytes);
  for (const code of PROBLEMS) {
    metrics.redisProblems.set({ code }, problems.some(({ kind }) => kind === code) ? 1 : 0);
  }
}
