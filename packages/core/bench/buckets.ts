import type { Redis } from 'ioredis';
import { setTimeout as delay } from 'node:timers/promises';
import { createMayfly, type BucketSet, type Mayfly } from '@mayfly/core';
import { pingDuring, type PingGap } from './ping-gap.ts';
import { quantile } from './quantiles.ts';
import { member, type Setting } from './setting.ts';

const MILLION = 1_000_000;
const PARTITIONS = 256;

/** The partitions of a block expire a second apart: one minute shows what the others do. */
const WATCHED_PARTITIONS = 60;

interface Stall {
  readonly gap: PingGap;
  /** Redis's report of its expiry cycles. */
  readonly rounds: string;
}

/**
 * Prints the effect on another client when a million members end with a time block: as one plain set with
 * a time to live, and as a block of a bucket set, with and without writers.
 */
export async function benchBuckets({ redis, url }: Setting): Promise<void> {
  const idle = await pingDuring(url, () => delay(5000));
  await fillPlain(redis);
  const plain = await watch(redis, url, async () => {
    await redis.pexpire('plain-million', 500);
    await expired(redis, 1);
  });

  const quiet = await createBlock(redis, 'quiet', Date.now() + 30_000);
  await fillBlock(quiet.set);
  await delay(Math.max(0, quiet.endsAt - Date.now()));
  const left = await watch(redis, url, () => expired(redis, WATCHED_PARTITIONS));
  await quiet.mayfly.sets.delete('quiet');

  const busy = await createBlock(redis, 'busy', Date.now() + 3_600_000);
  await fillBlock(busy.set);
  busy.clock.now = busy.endsAt;
  const freed = await watch(redis, url, async () => {
    for (let i = 0; i < 2000; i += 1) await busy.set.add(member(i));
  });
  await busy.mayfly.sets.delete('busy');

  console.log('\nA block of a million members ends: PINGs of another client meanwhile, ms');
  console.log(`  ${''.padEnd(44)}      p50      p99      max   Redis’s expiry cycles`);
  print('nothing (idle)', { gap: idle, rounds: '' });
  print('bucket set, expired by Redis (a minute of it)', left);
  print('bucket set, freed by 2000 additions', freed);
  print('without Mayfly: one plain set', plain);
}

function print(name: string, { gap, rounds }: Stall): void {
  const { p50Ms, p99Ms, maxMs } = gap;
  const figures = [p50Ms, p99Ms, maxMs].map((ms) => ms.toFixed(2).padStart(9)).join('');
  console.log(`  ${name.padEnd(44)}${figures}   ${rounds}`);
}

interface Block {
  readonly mayfly: Mayfly;
  readonly set: BucketSet;
  readonly clock: { now: number };
  readonly endsAt: number;
}

/** A set whose members all go to one block, which ends at about the requested time. */
async function createBlock(redis: Redis, name: string, moment: number): Promise<Block> {
  // Blocks end at multiples of their width. A sixth of the time since 1970 is one: nine years.
  const blockMs = Math.ceil(moment / 6);
  const endsAt = 6 * blockMs;
  // The clock stands still while the set is filled.
  const clock = { now: endsAt - 1 };
  const mayfly = createMayfly({ redis, namespace: 'buckets', clock: () => clock.now });
  const options = {
    strategy: 'buckets',
    defaultTtlMs: 1,
    blockMs,
    partitions: PARTITIONS,
  } as const;
  const { set } = await mayfly.sets.create(name, options);
  return { mayfly, set, clock, endsAt };
}

async function fillBlock(set: BucketSet): Promise<void> {
  for (let start = 0; start < MILLION; start += 10_000) {
    await Promise.all(Array.from({ length: 10_000 }, (_, i) => set.add(member(start + i))));
  }
}

async function fillPlain(redis: Redis): Promise<void> {
  for (let start = 0; start < MILLION; start += 1000) {
    const members = Array.from({ length: 1000 }, (_, i) => member(start + i));
    await redis.sadd('plain-million', ...members);
  }
}

/** The effect of an action on Redis and on another client. */
async function watch(redis: Redis, url: string, action: () => Promise<unknown>): Promise<Stall> {
  await redis.config('SET', 'latency-monitor-threshold', 1);
  await redis.call('LATENCY', 'RESET');
  const gap = await pingDuring(url, action);
  await redis.config('SET', 'latency-monitor-threshold', 0);
  return { gap, rounds: longRounds(await redis.call('LATENCY', 'HISTORY', 'expire-cycle')) };
}

/** Waits until Redis has expired this number of keys. */
async function expired(redis: Redis, keys: number): Promise<void> {
  const count = async () => Number(/expired_keys:(\d+)/.exec(await redis.info('stats'))?.[1]);
  const before = await count();
  while ((await count()) < before + keys) await delay(50);
}

/** For each second with a cycle of a millisecond or more: [unix time, longest ms]. */
function longRounds(history: unknown): string {
  const times = (Array.isArray(history) ? history : []).map((entry: unknown) =>
    Array.isArray(entry) ? Number(entry[1]) : Number.NaN,
  );
  if (times.length === 0) return 'none of 1 ms';
  const over = times.filter((ms) => ms > 2).length;
  return `${quantile(times, 0.5)} to ${quantile(times, 1)} ms, in ${over} seconds over 2 ms`;
}
