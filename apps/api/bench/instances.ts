import { Redis } from 'ioredis';
import { measure, type Rate, type Target } from './load.ts';
import { CONSUME } from './rates.ts';
import { startServer } from './server-process.ts';
import { apiOn, TOKEN } from './store.ts';

const ROUNDS = 9;
const WANTED = 1.8;

interface Round {
  readonly alone: Rate;
  readonly together: readonly [Rate, Rate];
  /** The share of a core that Redis used while both ran. */
  readonly redisShare: number;
}

/** The requests of one instance alone, then of two at once, in turn. */
export async function benchInstances(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  const start = async (): Promise<Target> => ({
    server: await startServer('./mayfly-server.mjs', apiOn(redisUrl)),
    token: TOKEN,
    allThreads: true,
  });
  const [first, second] = await Promise.all([start(), start()]);
  try {
    const rounds: Round[] = [];
    // The first rounds only warm up.
    for (let round = -2; round < ROUNDS; round += 1) {
      const alone = await measure(round % 2 === 0 ? first : second, CONSUME);
      const [before, since] = [await redisCpu(redis), performance.now()];
      const together = await Promise.all([measure(first, CONSUME), measure(second, CONSUME)]);
      const redisShare = ((await redisCpu(redis)) - before) / (performance.now() - since);
      if (round >= 0) rounds.push({ alone, together, redisShare });
    }
    print(rounds);
  } finally {
    redis.disconnect();
    await Promise.all([first.server.stop(), second.server.stop()]);
  }
}

function print(rounds: readonly Round[]): void {
  const of = (value: (round: Round) => number) => median(rounds.map(value));
  const both = ({ together: [a, b] }: Round, value: (rate: Rate) => number) => value(a) + value(b);
  /** Requests for each second of CPU time. */
  const capacity = ({ cpu }: Rate) => 1e6 / cpu;
  const line = (name: string, one: number, two: number, ratio: number, wanted = '') =>
    console.log(
      `  ${name.padEnd(44)}${one.toFixed(0).padStart(8)}${two.toFixed(0).padStart(8)}${ratio.toFixed(2).padStart(8)}${wanted.padStart(8)}`,
    );
  console.log('\nOne instance, and two at once: consumeLimit over HTTP, 50 connections for each');
  console.log(`  ${''.padEnd(44)}     one     two   ratio  wanted`);
  line(
    'requests for each CPU second of an instance',
    of(({ alone }) => capacity(alone)),
    of((round) => both(round, capacity)),
    of((round) => both(round, capacity) / capacity(round.alone)),
    WANTED.toFixed(2),
  );
  line(
    'requests a second on this machine',
    of(({ alone }) => alone.rate),
    of((round) => both(round, ({ rate }) => rate)),
    of((round) => both(round, ({ rate }) => rate) / round.alone.rate),
  );
  console.log(`  Redis used ${(100 * of(({ redisShare }) => redisShare)).toFixed(0)} % of a core`);
  console.log(
    '  The clients and Redis share the cores with the instances, so the second line needs',
  );
  console.log('  more cores than two. The first one has only the time of the instances.');
}

/** Milliseconds of CPU time that Redis has used. */
async function redisCpu(redis: Redis): Promise<number> {
  const info = await redis.info('cpu');
  const seconds = /used_cpu_sys:([\d.]+)\s+used_cpu_user:([\d.]+)/.exec(info);
  return (Number(seconds?.[1]) + Number(seconds?.[2])) * 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
