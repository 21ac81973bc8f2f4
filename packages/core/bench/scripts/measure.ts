import type { ObservedRedis } from './observed-redis.ts';

/** What the calls of one script in one phase cost Redis. */
export interface ScriptTime {
  readonly script: string;
  readonly calls: number;
  /** Below `LOGGED_US` where the log does not reach down to it. */
  readonly p50Us: number;
  readonly p99Us: number;
  readonly maxUs: number;
  readonly over2Ms: number;
}

/**
 * Redis logs also the commands that a script runs, and the log costs time: only what takes longer is
 * logged. The number of calls is known, so a quantile that is not in the log is known to be below this.
 */
export const LOGGED_US = 150;

const LOG_LENGTH = 100_000;

/** What the measuring itself sends. */
const OWN = ['config', 'slowlog'];

/** What each script, or plain command, that an action sends costs Redis, by SLOWLOG: time on its one thread. */
export async function measure(
  redis: ObservedRedis,
  action: () => Promise<unknown>,
): Promise<ScriptTime[]> {
  await redis.config('SET', 'slowlog-max-len', LOG_LENGTH, 'slowlog-log-slower-than', LOGGED_US);
  await redis.slowlog('RESET');
  redis.takeCalls();
  await action();
  await redis.config('SET', 'slowlog-log-slower-than', -1);
  const calls = redis.takeCalls();
  const entries: unknown = await redis.slowlog('GET', LOG_LENGTH);
  const logged = new Map<string, number[]>();
  for (const { name, us } of (Array.isArray(entries) ? entries : []).map(toEntry)) {
    const times = logged.get(name);
    if (times === undefined) logged.set(name, [us]);
    else times.push(us);
  }
  // Scripts of other connections are known by the log only.
  const scripts = [
    ...calls.keys(),
    ...[...logged.keys()].filter((name) => /^[0-9a-f]{40}$/.test(name)),
  ];
  return [...new Set(scripts)]
    .filter((name) => !OWN.includes(name))
    .map((script) => {
      const times = (logged.get(script) ?? []).toSorted((a, b) => a - b);
      const count = Math.max(calls.get(script) ?? 0, times.length);
      const unlogged = count - times.length;
      const quantile = (q: number) => times[Math.ceil(q * count) - 1 - unlogged] ?? 0;
      return {
        script: redis.nameOf(script),
        calls: count,
        p50Us: quantile(0.5),
        p99Us: quantile(0.99),
        maxUs: quantile(1),
        over2Ms: times.filter((us) => us > 2000).length,
      };
    });
}

/** An entry is [id, unix time, microseconds, [command, argument, …], …]. */
function toEntry(entry: unknown): { name: string; us: number } {
  const fields: unknown[] = Array.isArray(entry) ? entry : [];
  const words: unknown[] = Array.isArray(fields[3]) ? fields[3] : [];
  const command = String(words[0]).toLowerCase();
  const us = Number(fields[2]);
  return { name: command === 'evalsha' ? String(words[1]) : command, us };
}
