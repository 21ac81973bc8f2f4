import type { Redis } from 'ioredis';
import { createMayfly } from '@mayfly/core';
import { printRedisTime as print, redisTime } from './redis-time.ts';
import { fill, member, type Setting } from './setting.ts';

const MILLION = 1_000_000;
const HOUR_MS = 3_600_000;

/** The work of `fill`, a million members with a hundred commands in flight, without Mayfly. */
async function fillRaw(redis: Redis): Promise<void> {
  for (let start = 0; start < MILLION; start += 10_000) {
    const commands = Array.from({ length: 200 }, (_, command) =>
      Array.from({ length: 50 }, (__, i) => [
        Date.now() + Math.floor(Math.random() * HOUR_MS),
        member(start + command * 50 + i),
      ]).flat(),
    );
    await Promise.all(commands.map((added) => redis.zadd('raw-comparison', ...added)));
  }
}

/** Prints what single commands cost Redis on a set of a million members. */
export async function benchMillion({ redis }: Setting): Promise<void> {
  let clockMs = Date.now();
  const mayfly = createMayfly({ redis, namespace: 'million', clock: () => clockMs });
  const { set } = await mayfly.sets.create('million', { defaultTtlMs: HOUR_MS });
  const key = 'million:set:{million}:members';

  console.log('\nTime on Redis’s single thread, a million members, ms');
  console.log(`  ${''.padEnd(48)} commands      p50      p99      max  over 2 ms`);
  const time = (action: () => Promise<unknown>) => redisTime(redis, 'evalsha', action);
  const repeat = (action: () => Promise<unknown>) => async () => {
    for (let i = 0; i < 1000; i += 1) await action();
  };

  // The first call of a script sends its source with EVAL, which is not measured.
  await set.add('warm');
  await set.clear();
  await set.sweep({ atMost: 1 });
  // These two show the effect of the machine on commands that are far below a millisecond.
  print('for comparison: raw ZADD of 50', await redisTime(redis, 'zadd', () => fillRaw(redis)));
  print(
    'for comparison: raw ZRANGE of 100',
    await redisTime(
      redis,
      'zrange',
      repeat(() => redis.zrange('raw-comparison', '0', '99')),
    ),
  );
  await redis.unlink('raw-comparison');
  print('addMany of 1000', await time(() => fill(set, MILLION, HOUR_MS)));
  await set.page({ first: 1 });
  print('page of 100, the first', await time(repeat(() => set.page({ first: 100 }))));
  const middle = await set.timeLeft({ buckets: 100 });
  let cursor: string | undefined;
  const walk = async () => {
    const page = await set.page({ first: 100, after: cursor });
    cursor = page.members.at(-1)?.cursor;
  };
  print('page of 100, by cursor', await time(repeat(walk)));
  print('page of 100, the last', await time(repeat(() => set.page({ last: 100 }))));
  const anywhere = () => Math.floor(Math.random() * 0.9 * MILLION);
  print(
    'page of 100, from a rank',
    await time(repeat(() => set.page({ first: 100, fromRank: anywhere() }))),
  );
  await set.search({}, { first: 1 });
  let searched: string | undefined;
  const search = async () => {
    const page = await set.search({ contains: '77' }, { first: 500, after: searched });
    searched = page.cursor ?? undefined;
  };
  print('search for a part of some members', await time(repeat(search)));
  print('summary (count and next expiry)', await time(repeat(() => set.summary())));
  print(
    `timeLeft of ${middle.counts.length} buckets`,
    await time(repeat(() => set.timeLeft({ buckets: 100 }))),
  );

  await redis.copy(key, 'raw-million');
  clockMs += 3 * HOUR_MS;
  const start = performance.now();
  const sweep = await time(() => mayfly.createSweeper().sweepDue());
  const seconds = (performance.now() - start) / 1000;
  print(`sweep of a million expired members (${seconds.toFixed(1)} s)`, sweep);
  print(
    'without Mayfly: one ZREMRANGEBYSCORE',
    await redisTime(redis, 'zremrangebyscore', () =>
      redis.zremrangebyscore('raw-million', '-inf', clockMs),
    ),
  );

  await fill(set, MILLION, HOUR_MS);
  await redis.copy(key, 'raw-million', 'REPLACE');
  print('clear of a million live members', await time(() => set.clear()));
  print('without Mayfly: one DEL', await redisTime(redis, 'del', () => redis.del('raw-million')));
}
