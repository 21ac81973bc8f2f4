import type { Redis } from 'ioredis';
import type { RedisHealth, RedisState } from './health.ts';
import type { RedisProblem } from './problems.ts';

const CHECK_EVERY_MS = 60_000;

export const REDIS_MESSAGES: Readonly<Record<RedisProblem['kind'], string>> = {
  REDIS_UNAVAILABLE: 'Redis does not answer',
  REDIS_FULL: 'Redis is full: it stores nothing new until memory is free',
  REDIS_READ_ONLY: 'Redis is a read-only replica: REDIS_URL must name the primary',
  REDIS_LACKS_REPLICAS: 'Redis refuses writes: fewer replicas follow it than min-replicas-to-write',
  REDIS_CANNOT_SAVE: 'Redis refuses writes: it cannot save its data to disk',
  REDIS_FAILED: 'Redis refuses the scripts of Mayfly: check the permissions of its user',
  REDIS_VERSION: 'Redis is not supported: it must be 7.0 or later',
  REDIS_EVICTION_POLICY: 'Redis may evict members and limits: maxmemory-policy must be noeviction',
  REDIS_MEMORY: 'Redis is nearly full',
};

type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/**
 * Checks Redis now, every minute, and when its connection ends or returns. Logs a problem when any check finds it
 * or finds it critical, and when it is over. Returns a function that stops it.
 *
 * Only the checks of this function log that a problem is over: a Redis at its memory limit is full and not full in
 * turns, and would write a line for each check of a client.
 */
export function logRedisHealth(redis: Redis, health: RedisHealth, write: Write): () => void {
  const logged = new Map<RedisProblem['kind'], RedisProblem['severity']>();
  let latest: RedisState | undefined;
  const logNew = (state: RedisState) => {
    latest = state;
    for (const { kind, severity, ...figures } of state.problems) {
      const before = logged.get(kind);
      if (before === severity || before === 'CRITICAL') continue;
      logged.set(kind, severity);
      write({ code: kind, severity, ...figures }, REDIS_MESSAGES[kind]);
    }
  };
  const check = async () => {
    const state = await health.check();
    // Before the first report, the state may be of a check that ended before this function began.
    if (latest === undefined) logNew(state);
    // Another check may have ended meanwhile, and have found a problem.
    if (state !== latest) return;
    for (const kind of logged.keys()) {
      if (state.problems.some((problem) => problem.kind === kind)) continue;
      logged.delete(kind);
      write({ code: kind }, 'This problem with Redis is over');
    }
  };
  const begin = () => void check();
  const timer = setInterval(begin, CHECK_EVERY_MS).unref();
  redis.on('close', begin).on('ready', begin);
  const unfollow = health.follow(logNew);
  begin();
  return () => {
    clearInterval(timer);
    redis.off('close', begin).off('ready', begin);
    unfollow();
  };
}
