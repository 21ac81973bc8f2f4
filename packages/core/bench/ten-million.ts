import type { Redis } from 'ioredis';
import { createMayfly } from '@mayfly/core';
import { redisTime } from './redis-time.ts';
import { member, type Setting } from './setting.ts';

const TEN_MILLION = 10_000_000;
const HOUR_MS = 3_600_000;

/** Fills a sorted set without Mayfly, because this part is not measured. */
async function fillRaw(redis: Redis, key: string): Promise<void> {
  for (let start = 0; start < TEN_MILLION; start += 10_000) {
    const now = Date.now();
    await Promise.all(
      Array.from({ length: 20 }, (_, command) => {
        const added = Array.from({ length: 500 }, (__, i) => {
          const expiresAt = now + HOUR_MS + Math.floor(Math.random() * HOUR_MS);
          return [expiresAt, member(start + command * 500 + i)];
        });
        return redis.zadd(key, ...added.flat());
      }),
    );
  }
}

/** Prints what a page, a count and the next expiry cost Redis among ten million members. */
export async function benchTenMillion({ redis }: Setting): Promise<void> {
  const mayfly = createMayfly({ redis, namespace: 'ten-million' });
  const { set } = await mayfly.sets.create('huge', { defaultTtlMs: HOUR_MS });
  await fillRaw(redis, 'ten-million:set:{huge}:members');

  console.log('\nTime on Redis’s single thread, ten million members, ms');
  console.log(`  ${''.padEnd(40)}      p50      p99      max`);
  let cursor: string | undefined;
  const calls: Record<string, () => Promise<unknown>> = {
    'page of 100, the first': () => set.page({ first: 100 }),
    'page of 100, by cursor': async () => {
      const page = await set.page({ first: 100, after: cursor });
      cursor = page.members.at(-1)?.cursor;
    },
    'page of 100, the last': () => set.page({ last: 100 }),
    'count and next expiry (summary)': () => set.summary(),
  };
  for (const [name, call] of Object.entries(calls)) {
    // The first call of a script sends its source.
    await call();
    const time = await redisTime(redis, 'evalsha', async () => {
      for (let i = 0; i < 1000; i += 1) await call();
    });
    const figures = [time.p50Us, time.p99Us, time.maxUs];
    console.log(
      `  ${name.padEnd(40)}${figures.map((us) => (us / 1000).toFixed(3).padStart(9)).join('')}`,
    );
  }
  await mayfly.sets.delete('huge');
}
