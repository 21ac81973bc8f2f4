import type { ObservedRedis } from './observed-redis.ts';

/** The cost of the calls of one script in one phase. */
export interface ScriptTime {
  readonly script: string;
  readonly calls: number;
  /** Below `LOGGED_US` if the log does not contain it. */
  readonly p50Us: number;
  readonly p99Us: number;
  readonly maxUs: number;
  readonly over2Ms: number;
}

/**
 * Redis also logs the commands that a script runs, and the log costs time, so it contains only slower
 * commands. The number of calls is known, so a quantile that is not in the log is below this.
 */
export const LOGGED_US = 150;

const LOG_LENGTH = 100_000;

/** Commands of the measurement. */
const OWN = ['config', 'slowlog'];

/** The cost of each script, or plain command, of an action, by SLOWLOG: time on Redis's single thread. */
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
  // Scripts of other connections appear only in the log.
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
