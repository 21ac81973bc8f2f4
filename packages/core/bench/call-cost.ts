import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { createMayfly } from '@mayfly/core';
import type { Call } from './ratio.ts';
import { median } from './quantiles.ts';
import { randomMember, type Setting } from './setting.ts';
import { ADDED, shortestCalls } from './shortest-scripts.ts';

const ROUNDS = 15;
const CALLS = 600;
const HOUR_MS = 3_600_000;
const CALLERS = 10_000;

interface Row {
  readonly name: string;
  /** The ratio to reach, at most. */
  readonly wanted: number;
  readonly mayfly: Call;
  readonly other: Call;
}

function caller(): string {
  return `user:${10_000 + Math.floor(Math.random() * CALLERS)}`;
}

/** Mayfly beside rate-limiter-flexible. */
function limiterRows({ redis }: Setting): Row[] {
  const mayfly = createMayfly({ redis, namespace: 'mayfly' });
  const peer = new RateLimiterRedis({
    storeClient: redis,
    points: 1_000_000,
    duration: 3600,
    keyPrefix: 'peer',
  });
  const plenty = { limit: 1_000_000, windowMs: HOUR_MS };
  const row = (
    name: string,
    wanted: number,
    limit: Parameters<typeof mayfly.limiter>[1]['limits'],
  ) => {
    const limiter = mayfly.limiter(name, { limits: limit, outage: false });
    return {
      name: `consume, ${name}`,
      wanted,
      mayfly: () => limiter.consume(caller()),
      other: () => peer.consume(caller()),
    };
  };
  return [
    row('fixed', 1.3, { algorithm: 'fixed', ...plenty }),
    row('gcra', 1.3, { algorithm: 'gcra', ...plenty }),
    row('counter', 1.6, { algorithm: 'counter', ...plenty }),
    row('log', 1.6, { algorithm: 'log', limit: 100, windowMs: 1000 }),
  ];
}

/** Mayfly beside the shortest script that reads and writes the same. */
async function setRows(setting: Setting): Promise<Row[]> {
  const { set } = setting;
  const shortest = await shortestCalls(setting);
  const { members } = await set.page({ first: 500 });
  const pick = () => members[Math.floor(Math.random() * members.length)];
  return [
    {
      name: 'add',
      wanted: 1.2,
      mayfly: () => set.add(randomMember(ADDED)),
      other: shortest.add,
    },
    {
      name: 'has',
      wanted: 1.2,
      mayfly: () => set.has(randomMember(ADDED)),
      other: shortest.has,
    },
    {
      name: 'remove',
      wanted: 1.2,
      mayfly: () => set.remove(randomMember(ADDED)),
      other: shortest.remove,
    },
    {
      name: 'page of 100',
      wanted: 1.2,
      mayfly: () => set.page({ first: 100, after: pick()?.cursor }),
      other: shortest.page,
    },
    {
      name: 'count',
      wanted: 1.2,
      mayfly: () => set.count(),
      other: shortest.count,
    },
  ];
}

/** Microseconds of Redis's time for each of these calls, one after the other. */
async function timePerCall(redis: Redis, call: Call, calls = CALLS): Promise<number> {
  await redis.config('RESETSTAT');
  for (let i = 0; i < calls; i += 1) await call();
  const stats = await redis.info('commandstats');
  // The time of a script contains that of its commands.
  const scripts = /cmdstat_(?:evalsha|fcall):calls=(\d+),usec=(\d+)/.exec(stats);
  return Number(scripts?.[2]) / Number(scripts?.[1]);
}

/** Prints Redis's time for a call alone, as ratios in interleaved rounds. */
export async function benchCallCost(setting: Setting): Promise<void> {
  const { redis } = setting;
  console.log(
    '\nRedis’s time for one call alone, beside rate-limiter-flexible, or beside the shortest',
  );
  console.log(`script that reads and writes the same (medians of ${ROUNDS} interleaved rounds)\n`);
  console.log(
    `  ${''.padEnd(20)}${['µs', 'other µs', 'ratio', 'wanted'].map((t) => t.padStart(10)).join('')}`,
  );
  for (const { name, wanted, mayfly, other } of [
    ...limiterRows(setting),
    ...(await setRows(setting)),
  ]) {
    const rounds: { own: number; others: number }[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const own = await timePerCall(redis, mayfly);
      const others = await timePerCall(redis, other);
      if (round >= 0) rounds.push({ own, others });
    }
    const figures = [
      median(rounds.map(({ own }) => own)),
      median(rounds.map(({ others }) => others)),
      median(rounds.map(({ own, others }) => own / others)),
      wanted,
    ];
    console.log(`  ${name.padEnd(20)}${figures.map((f) => f.toFixed(2).padStart(10)).join('')}`);
  }
}
