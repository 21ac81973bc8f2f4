import { createMayfly } from '@mayfly/core';
import { printRedisTime, redisTime } from './redis-time.ts';
import { member, type Setting } from './setting.ts';

const MILLION = 1_000_000;
const TENTH = MILLION / 10;
const AT_ONCE = 10_000;
const HOUR_MS = 3_600_000;

/** Below the time of any script, and above that of most commands in them. */
const LOGGED_US = 50;

/** Prints what scripts cost Redis on a compact set of a million members, while it grows and shrinks. */
export async function benchCompact({ redis }: Setting): Promise<void> {
  let clockMs = Date.now();
  const mayfly = createMayfly({ redis, namespace: 'compact', clock: () => clockMs });
  const options = { strategy: 'compact', defaultTtlMs: HOUR_MS } as const;
  const { set } = await mayfly.sets.create('million', options);
  const each = async (from: number, to: number, action: (name: string) => Promise<unknown>) => {
    for (let start = from; start < to; start += AT_ONCE) {
      const names = Array.from({ length: AT_ONCE }, (_, i) => member(start + i));
      await Promise.all(names.map(action));
    }
  };
  const time = async (name: string, action: () => Promise<unknown>) =>
    printRedisTime(name, await redisTime(redis, 'evalsha', action, LOGGED_US));

  console.log('\nCompact: time on Redis’s single thread, a million members, 64 to a script, ms');
  console.log(`  ${''.padEnd(48)}  scripts      p50      p99      max  over 2 ms`);
  await each(0, MILLION, (name) => set.add(name));
  await each(0, AT_ONCE, (name) => set.has(name));
  await each(0, AT_ONCE, (name) => set.remove(name));
  await each(0, AT_ONCE, (name) => set.add(name));
  await time('add, and split segments', () => each(MILLION, MILLION + TENTH, (m) => set.add(m)));
  await time('add existing members', () => each(0, TENTH, (name) => set.add(name)));
  await time('has', () => each(0, TENTH, (name) => set.has(name)));
  await time('members', async () => {
    for await (const each of set.members()) void each;
  });
  await time('remove', () => each(MILLION, MILLION + TENTH, (name) => set.remove(name)));

  clockMs += 2 * HOUR_MS;
  await time('add while all others have expired', () => each(0, TENTH, (name) => set.add(name)));
  await time('sweep of 50 segments, and merges', () => mayfly.createSweeper().sweepDue());
  await each(0, MILLION, (name) => set.add(name));
  await time('clear', () => set.clear());
}
