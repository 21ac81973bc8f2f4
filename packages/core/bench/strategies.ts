import type { Redis } from 'ioredis';
import { createMayfly, MayflyError, type ExpiringSet, type Mayfly } from '@mayfly/core';
import { compare, type Call } from './ratio.ts';
import { MEMBERS, member, randomMember, type Setting } from './setting.ts';

const HOUR_MS = 3_600_000;

/** Half of the additions renew a member, half add one. */
const ADDED = 2 * MEMBERS;

const create: Record<string, (mayfly: Mayfly) => Promise<{ readonly set: ExpiringSet }>> = {
  sorted: ({ sets }) => sets.create('sorted', { defaultTtlMs: HOUR_MS }),
  window: ({ sets }) => sets.create<string>('window', { strategy: 'window', windowMs: HOUR_MS }),
  keys: ({ sets }) => sets.create('keys', { strategy: 'keys', defaultTtlMs: HOUR_MS }),
  buckets: ({ sets }) =>
    sets.create('buckets', { strategy: 'buckets', defaultTtlMs: HOUR_MS, blockMs: HOUR_MS / 60 }),
  compact: ({ sets }) => sets.create('compact', { strategy: 'compact', defaultTtlMs: HOUR_MS }),
  native: ({ sets }) => sets.create('native', { strategy: 'native', defaultTtlMs: HOUR_MS }),
};

/** The microseconds that Redis's main thread has worked since its start. */
async function redisWorkUs(redis: Redis): Promise<number> {
  const cpu = await redis.info('cpu');
  const of = (kind: string) =>
    Number(new RegExp(`used_cpu_${kind}_main_thread:([\\d.]+)`).exec(cpu)?.[1] ?? Number.NaN);
  return (of('user') + of('sys')) * 1_000_000;
}

/** The cost of freeing an expired member for Redis, if a sweep does it; undefined if Redis does it. */
async function cleanupUs(strategy: string, redis: Redis): Promise<number | undefined> {
  let clockMs = Date.now();
  const mayfly = createMayfly({ redis, namespace: 'cleanup', clock: () => clockMs });
  const made = await create[strategy]?.(mayfly);
  if (made === undefined || strategy === 'buckets' || strategy === 'native') return undefined;
  await fill(made.set);
  clockMs += 2 * HOUR_MS;
  const before = await redisWorkUs(redis);
  if (strategy === 'keys') {
    const set = mayfly.sets.open('keys', { strategy: 'keys' });
    while ((await set.sweep({ atMost: 200 })).listed > 0);
  } else {
    await mayfly.createSweeper().sweepDue();
  }
  const workUs = (await redisWorkUs(redis)) - before;
  await mayfly.sets.delete(strategy);
  return workUs / MEMBERS;
}

async function fill(set: ExpiringSet): Promise<void> {
  for (let start = 0; start < MEMBERS; start += 5000) {
    await Promise.all(Array.from({ length: 5000 }, (_, i) => set.add(member(start + i))));
  }
}

/** Prints the operations of each strategy as ratios against a bare sorted set, and the cost of cleanup. */
export async function benchStrategies({ redis }: Setting): Promise<void> {
  const mayfly = createMayfly({ redis, namespace: 'strategies' });
  const rawKey = 'strategies-raw';
  const expiry = () => Date.now() + Math.floor(Math.random() * HOUR_MS);
  for (let i = 0; i < MEMBERS; i += 500) {
    const members = Array.from({ length: 500 }, (_, j) => [expiry(), member(i + j)]);
    await redis.zadd(rawKey, ...members.flat());
  }
  console.log(`\nStrategies: calls a second relative to a bare sorted set, ${MEMBERS} members,`);
  console.log('64 in flight on one connection; Redis’s time to free an expired member, µs\n');
  console.log('            add/ZADD  has/ZSCORE  remove/ZREM   cleanup');
  for (const [strategy, make] of Object.entries(create)) {
    try {
      const { set } = await make(mayfly);
      await fill(set);
      const ratio = async (ours: Call, raw: Call) => {
        const { ratio: median } = await compare(ours, raw, { inFlight: 64, calls: 3000 });
        return median.toFixed(2);
      };
      const add = await ratio(
        () => set.add(randomMember(ADDED)),
        () => redis.zadd(rawKey, expiry(), randomMember(ADDED)),
      );
      const has = await ratio(
        () => set.has(randomMember(ADDED)),
        () => redis.zscore(rawKey, randomMember(ADDED)),
      );
      const remove = await ratio(
        () => set.remove(randomMember(ADDED)),
        () => redis.zrem(rawKey, randomMember(ADDED)),
      );
      const cleanup = (await cleanupUs(strategy, redis))?.toFixed(2) ?? 'by Redis';
      const figures = [
        add.padStart(8),
        has.padStart(12),
        remove.padStart(13),
        cleanup.padStart(13),
      ];
      console.log(`  ${strategy.padEnd(10)}${figures.join('')}`);
      await mayfly.sets.delete(strategy);
    } catch (error) {
      if (!(error instanceof MayflyError) || error.code !== 'UNSUPPORTED_SERVER') throw error;
      console.log(`  ${strategy.padEnd(10)}  not on this server: ${error.message}`);
    }
  }
  await redis.unlink(rawKey);
}
