import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterUnion } from 'rate-limiter-flexible';
import TjLimiter from 'ratelimiter';
import { IORedisRateLimiter } from 'rolling-rate-limiter';
import { createMayfly, type GuardedLimiter, type Limit, type Mayfly } from '@mayfly/core';
import { compare, type Call, type Ratio } from './ratio.ts';
import type { Setting } from './setting.ts';

const NAMESPACE = 'mayfly';
const HOUR_MS = 3_600_000;
const CALLS = 5000;
const IN_FLIGHT = 64;

/** Enough callers that each makes few calls, and so few that denied ones are denied soon. */
const CALLERS = 10_000;
const DENIED_CALLERS = 50;

/** More than a caller calls in total. */
const PLENTY = 300;

/** The default, with a timeout that suits any machine: the answer of an outage policy would be no decision. */
const PATIENT = { answerWithinMs: 10_000 };

function caller(count = CALLERS): string {
  return `user:${10_000 + Math.floor(Math.random() * count)}`;
}

/** The others reject the promise of a denied call. */
function settled(call: Call): Call {
  return () => call().catch((denied: unknown) => denied);
}

interface Comparison {
  readonly name: string;
  readonly wanted?: number;
  /** With one call in flight. */
  readonly wantedAlone?: number;
  readonly mayfly: Call;
  readonly other: (client: Redis) => Call;
}

function comparisons(
  limiterOf: (name: string, limits: Limit | Limit[], localDenials?: boolean) => GuardedLimiter,
): Comparison[] {
  const flexible = (client: Redis, points: number, keyPrefix: string, duration = 3600) =>
    new RateLimiterRedis({ storeClient: client, points, duration, keyPrefix });
  const flexibleFixed = (client: Redis): Call => {
    const limiter = flexible(client, PLENTY, 'rlf');
    return () => limiter.consume(caller());
  };
  const flexibleDenying = (client: Redis): Call => {
    const limiter = flexible(client, 5, 'rlf-denying');
    return settled(() => limiter.consume(caller(DENIED_CALLERS)));
  };
  const flexibleBlocking = (client: Redis): Call => {
    const limiter = new RateLimiterRedis({
      storeClient: client,
      points: 5,
      duration: 3600,
      keyPrefix: 'rlf-blocking',
      inMemoryBlockOnConsumed: 5,
    });
    return settled(() => limiter.consume(caller(DENIED_CALLERS)));
  };
  const flexibleUnion = (client: Redis): Call => {
    const union = new RateLimiterUnion(
      flexible(client, PLENTY, 'rlf-a'),
      flexible(client, PLENTY, 'rlf-b', 86_400),
    );
    return () => union.consume(caller());
  };
  const rolling = (client: Redis): Call => {
    const options = { client, namespace: 'rolling:', interval: HOUR_MS, maxInInterval: PLENTY };
    // @ts-expect-error its types are those of an older ioredis
    const limiter = new IORedisRateLimiter(options);
    return () => limiter.limit(caller());
  };
  const tj = (client: Redis): Call => {
    return () =>
      new Promise((resolve, reject) => {
        new TjLimiter({ id: caller(), db: client, max: PLENTY, duration: HOUR_MS }).get(
          (error, info) => (error ? reject(error) : resolve(info)),
        );
      });
  };
  const admitting = (name: string, limits: Limit | Limit[]): Call => {
    const limiter = limiterOf(name, limits);
    return () => limiter.consume(caller());
  };
  const denying = (name: string, limit: Limit, localDenials = false): Call => {
    const limiter = limiterOf(name, limit, localDenials);
    return () => limiter.consume(caller(DENIED_CALLERS));
  };
  const fixed = { algorithm: 'fixed', limit: PLENTY, windowMs: HOUR_MS } as const;
  const gcra = { algorithm: 'gcra', limit: PLENTY, windowMs: HOUR_MS } as const;
  const counter = { algorithm: 'counter', limit: PLENTY, windowMs: HOUR_MS } as const;
  const log = { limit: PLENTY, windowMs: HOUR_MS } as const;
  const daily = { ...fixed, windowMs: 24 * HOUR_MS };
  const few = { limit: 5, windowMs: HOUR_MS } as const;
  const logAdmitting = admitting('log', log);
  return [
    {
      name: 'fixed / RLF fixed',
      wanted: 3,
      wantedAlone: 1,
      mayfly: admitting('fixed', fixed),
      other: flexibleFixed,
    },
    { name: 'GCRA / RLF fixed', wanted: 3, mayfly: admitting('gcra', gcra), other: flexibleFixed },
    { name: 'counter / RLF fixed', mayfly: admitting('counter', counter), other: flexibleFixed },
    { name: 'log / RLF fixed', wanted: 1.2, mayfly: logAdmitting, other: flexibleFixed },
    {
      name: 'log denying / RLF denying',
      wanted: 2,
      mayfly: denying('few', few),
      other: flexibleDenying,
    },
    {
      name: 'local denials / RLF in memory',
      wanted: 1,
      mayfly: denying('repeated', few, true),
      other: flexibleBlocking,
    },
    {
      name: 'two limits / RLF Union',
      wanted: 1.7,
      mayfly: admitting('two', [fixed, daily]),
      other: flexibleUnion,
    },
    {
      name: 'two limits / one',
      wanted: 0.7,
      mayfly: admitting('both', [fixed, daily]),
      other: () => admitting('single', fixed),
    },
    { name: 'log / rolling-rate-limiter', mayfly: logAdmitting, other: rolling },
    { name: 'log / ratelimiter', mayfly: logAdmitting, other: tj },
  ];
}

const FIVE: Limit[] = [
  { algorithm: 'gcra', limit: 5, windowMs: 1000 },
  { algorithm: 'fixed', limit: 100, windowMs: 60_000 },
  { algorithm: 'counter', limit: 500, windowMs: 600_000 },
  { algorithm: 'gcra', limit: 1000, windowMs: HOUR_MS },
  { algorithm: 'fixed', limit: 10_000, windowMs: 24 * HOUR_MS },
];

const MEMORY: readonly { name: string; calls: number; limits: Limit | Limit[]; each?: true }[] = [
  ...(['fixed', 'gcra', 'counter'] as const).map((algorithm) => ({
    name: `bytes per key, ${algorithm} (wanted 80)`,
    calls: 7,
    limits: { algorithm, limit: 100, windowMs: 60_000 },
  })),
  { name: 'bytes per key, five limits (wanted 130)', calls: 3, limits: FIVE },
  ...[20, 100, 300].map((calls) => ({
    name: `bytes per event, log of ${calls} (wanted 25)`,
    calls,
    limits: { limit: 300, windowMs: HOUR_MS },
    each: true as const,
  })),
];

async function printMemory(redis: Redis, mayfly: Mayfly): Promise<void> {
  console.log('\nRate limits: MEMORY USAGE of a key, with its name of 26 to 30 characters;');
  console.log('Redis stores a name in steps of 16 bytes; 31 characters start the next step\n');
  for (const [index, { name, calls, limits, each }] of MEMORY.entries()) {
    const limiter = mayfly.limiter(`a${index}`, { limits, outage: PATIENT });
    const user = '12345';
    for (let i = 0; i < calls; i += 1) await limiter.consume(user);
    const keys = await redis.keys(`${NAMESPACE}:limit:{${user}}:a${index}:*`);
    const sizes = await Promise.all(keys.map((key) => redis.memory('USAGE', key)));
    const bytes = sizes.reduce<number>((total, size) => total + (size ?? 0), 0);
    console.log(`  ${name.padEnd(46)}${(each ? bytes / calls : bytes).toFixed(1)}`);
  }
}

async function printRates({ redis, pipelining }: Setting, mayfly: Mayfly): Promise<void> {
  console.log(`\nDecisions a second relative to others, ${IN_FLIGHT} in flight, one connection;`);
  console.log('RLF is rate-limiter-flexible (median of 21 interleaved rounds, quartiles)\n');
  const all = comparisons((name, limits, localDenials) =>
    mayfly.limiter(name, { limits, localDenials, outage: PATIENT }),
  );
  for (const { name, wanted, wantedAlone, mayfly: call, other } of all) {
    const inFlight64 = { inFlight: IN_FLIGHT, calls: CALLS };
    print(name, '', wanted, await compare(call, other(redis), inFlight64));
    print(name, 'other autopipelining', wanted, await compare(call, other(pipelining), inFlight64));
    if (wantedAlone === undefined) continue;
    const alone = { inFlight: 1, calls: CALLS / 5 };
    print(name, '1 in flight', wantedAlone, await compare(call, other(redis), alone));
  }
}

function print(name: string, label: string, wanted: number | undefined, measured: Ratio): void {
  const { ratio, from, to } = measured;
  const aim = wanted === undefined ? '' : `  (wanted ${wanted})`;
  const figures = `${ratio.toFixed(2)}  [${from.toFixed(2)} … ${to.toFixed(2)}]${aim}`;
  console.log(`  ${name.padEnd(30)}${label.padEnd(22)}${figures}`);
}

/** Prints the memory of a key, and rate limits as ratios against those of other libraries. */
export async function benchLimiter(setting: Setting): Promise<void> {
  const mayfly = createMayfly({ redis: setting.redis, namespace: NAMESPACE });
  await printMemory(setting.redis, mayfly);
  await printRates(setting, mayfly);
}
