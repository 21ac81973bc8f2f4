import type { RedisClient } from './client.ts';
import type { RedisHealth } from './health.ts';
import type { RedisProblem } from './problems.ts';
import type { RedisState } from './server-check.ts';

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
export function logRedisHealth(redis: RedisClient, health: RedisHealth, write: Write): () => void {
  const logged = new Map<string, RedisProblem>();
  let latest: RedisState | undefined;
  const logNew = (state: RedisState) => {
    latest = state;
    for (const problem of state.problems) {
      const { kind, severity, ...figures } = problem;
      const before = logged.get(idOf(problem))?.severity;
      if (before === severity || before === 'CRITICAL') continue;
      logged.set(idOf(problem), problem);
      write({ code: kind, severity, ...figures }, REDIS_MESSAGES[kind]);
    }
  };
  const check = async () => {
    const state = await health.check();
    // Before the first report, the state may be of a check that ended before this function began.
    if (latest === undefined) logNew(state);
    // Another check may have ended meanwhile, and have found a problem.
    if (state !== latest) return;
    const current = new Set(state.problems.map(idOf));
    for (const [id, { kind, server }] of logged) {
      if (current.has(id)) continue;
      logged.delete(id);
      write(
        { code: kind, ...(server !== undefined && { server }) },
        'This problem with Redis is over',
      );
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

function idOf({ kind, server }: RedisProblem): string {
  return `${kind} ${server ?? ''}`;
}
