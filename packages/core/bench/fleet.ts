import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Redis } from 'ioredis';
import type { Task } from './fleet-member.ts';
import { median } from './quantiles.ts';
import type { Setting } from './setting.ts';

const PROCESSES = 4;
const ROUNDS = 9;
const FOR_MS = 1500;

interface Round {
  readonly callsPerSecond: number;
  /** Redis's CPU time for each call, with its network. */
  readonly redisUs: number;
}

/** Microseconds of CPU time that Redis has used. */
async function redisCpu(redis: Redis): Promise<number> {
  const info = await redis.info('cpu');
  const seconds = /used_cpu_sys:([\d.]+)\s+used_cpu_user:([\d.]+)/.exec(info);
  return (Number(seconds?.[1]) + Number(seconds?.[2])) * 1e6;
}

async function round(
  redis: Redis,
  fleet: readonly ChildProcess[],
  library: Task['library'],
): Promise<Round> {
  const before = await redisCpu(redis);
  const counts = await Promise.all(
    fleet.map(async (member) => {
      const answer = once(member, 'message');
      member.send({ library, forMs: FOR_MS } satisfies Task);
      return Number((await answer)[0]);
    }),
  );
  const calls = counts.reduce((total, count) => total + count, 0);
  return {
    callsPerSecond: (calls / FOR_MS) * 1000,
    redisUs: ((await redisCpu(redis)) - before) / calls,
  };
}

/** Prints what many processes that send one call at a time get out of one Redis. */
export async function benchFleet({ url, redis }: Setting): Promise<void> {
  console.log(
    `\nA fleet: ${PROCESSES} processes with 32 connections each, one call in flight on each;`,
  );
  console.log(
    `fixed window, beside rate-limiter-flexible (medians of ${ROUNDS} interleaved rounds)\n`,
  );
  const file = fileURLToPath(new URL('./fleet-member.ts', import.meta.url));
  const fleet = Array.from({ length: PROCESSES }, () => fork(file, [url]));
  try {
    const rounds: { own: Round; peer: Round }[] = [];
    for (let i = -1; i < ROUNDS; i += 1) {
      const own = await round(redis, fleet, 'mayfly');
      const peer = await round(redis, fleet, 'peer');
      if (i >= 0) rounds.push({ own, peer });
    }
    const of = (value: (both: (typeof rounds)[number]) => number) => median(rounds.map(value));
    const line = (name: string, own: number, peer: number, ratio: number, wanted = '') =>
      console.log(
        `  ${name.padEnd(26)}${own.toFixed(1).padStart(10)}${peer.toFixed(1).padStart(10)}${ratio.toFixed(2).padStart(8)}${wanted.padStart(8)}`,
      );
    console.log(`  ${''.padEnd(26)}    Mayfly      peer   ratio  wanted`);
    line(
      'calls a second',
      of(({ own }) => own.callsPerSecond),
      of(({ peer }) => peer.callsPerSecond),
      of(({ own, peer }) => own.callsPerSecond / peer.callsPerSecond),
      '1.0',
    );
    line(
      'Redis’s CPU, µs a call',
      of(({ own }) => own.redisUs),
      of(({ peer }) => peer.redisUs),
      of(({ own, peer }) => own.redisUs / peer.redisUs),
    );
  } finally {
    for (const member of fleet) member.kill();
  }
}
