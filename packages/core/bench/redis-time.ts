import type { Redis } from 'ioredis';

export interface RedisTime {
  readonly commands: number;
  readonly p50Us: number;
  readonly p99Us: number;
  readonly maxUs: number;
  /** Commands that took more than 2 ms, which none should. */
  readonly over2Ms: number;
}

/** Entries that SLOWLOG keeps during a measurement. */
const LOG_LENGTH = 200_000;

/**
 * What each command during an action costs Redis, by its SLOWLOG: time on the server's single thread,
 * without network and queueing. Redis 7.0 also logs the commands of a script, which takes time. For a
 * script with many of them, log and count only those that took `longerThanUs`.
 */
export async function redisTime(
  redis: Redis,
  command: string,
  action: () => Promise<unknown>,
  longerThanUs = 0,
): Promise<RedisTime> {
  await redis.config('SET', 'slowlog-max-len', LOG_LENGTH, 'slowlog-log-slower-than', longerThanUs);
  await redis.slowlog('RESET');
  await action();
  await redis.config('SET', 'slowlog-log-slower-than', -1);
  const entries: unknown = await redis.slowlog('GET', LOG_LENGTH);
  const times = (Array.isArray(entries) ? entries : [])
    .map(toEntry)
    .filter(({ name }) => name === command)
    .map(({ us }) => us)
    .toSorted((a, b) => a - b);
  const quantile = (q: number) => times[Math.floor(q * (times.length - 1))] ?? Number.NaN;
  return {
    commands: times.length,
    p50Us: quantile(0.5),
    p99Us: quantile(0.99),
    maxUs: quantile(1),
    over2Ms: times.filter((us) => us > 2000).length,
  };
}

/** One line of a table: commands, p50, p99 and maximum in ms, commands of more than 2 ms. */
export function printRedisTime(name: string, time: RedisTime): void {
  const { commands, p50Us, p99Us, maxUs, over2Ms } = time;
  const figures = [p50Us, p99Us, maxUs].map((us) => (us / 1000).toFixed(3).padStart(9)).join('');
  const counts = String(over2Ms).padStart(11);
  console.log(`  ${name.padEnd(48)}${String(commands).padStart(9)}${figures}${counts}`);
}

/** An entry is [id, unix time, microseconds, [command, argument, …], …]. */
function toEntry(entry: unknown): { name: string; us: number } {
  const fields: unknown[] = Array.isArray(entry) ? entry : [];
  const words: unknown[] = Array.isArray(fields[3]) ? fields[3] : [];
  return { name: String(words[0]).toLowerCase(), us: Number(fields[2]) };
}
