import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Decision, Limit, Limiter, LimiterOptions } from '../../src/index.ts';
import { LocalDenials } from '../../src/limiter/local-denials.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

const HISTORIES = Number(process.env['MAYFLY_HISTORIES'] ?? 40);
const MINUTE_MS = 60_000;
/** From a fraction of a window to much more than any. */
const STEPS = [1, 1000, MINUTE_MS / 2, MINUTE_MS, 10 * MINUTE_MS, 86_400_000];
const redis = connect();

let bench: TestBench;
beforeEach(() => {
  bench = testBench(redis);
});

function limiter(limits: LimiterOptions['limits'], options: Partial<LimiterOptions> = {}): Limiter {
  return bench.mayfly.limiter('search', { ...options, limits, outage: false });
}

/** The longest denial of a limit if no clock steps. */
function longestWait({ algorithm, limit, windowMs, burst = limit }: Limit): number {
  if (algorithm === 'counter') return 2 * windowMs;
  return algorithm === 'gcra' ? Math.ceil((burst * windowMs) / limit) : windowMs;
}

/** The most units in a trailing window, for units by the time at which they passed. */
function mostIn(windowMs: number, passed: readonly { at: number; cost: number }[]): number {
  const sums = passed.map(({ at: last }) =>
    passed
      .filter(({ at }) => at <= last && at > last - windowMs)
      .reduce((sum, { cost }) => sum + cost, 0),
  );
  return Math.max(0, ...sums);
}

const algorithms = {
  log: fc.constant('log' as const),
  gcra: fc.constant('gcra' as const),
  counter: fc.constant('counter' as const),
  fixed: fc.constant('fixed' as const),
};

const limitOf = (algorithm: fc.Arbitrary<'log' | 'gcra' | 'counter' | 'fixed'>) =>
  fc.record({
    algorithm,
    limit: fc.integer({ min: 1, max: 12 }),
    windowMs: fc.integer({ min: 50_000, max: 100_007 }),
  });

const calls = fc.array(
  fc.record({
    waitMs: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60_000 })),
    cost: fc.integer({ min: 1, max: 4 }),
    atOnce: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 1, maxLength: 12 },
);

const histories = fc.record({
  before: calls,
  stepMs: fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.constant(86_400_000)),
  pauseMs: fc.integer({ min: 0, max: 120_000 }),
  cost: fc.integer({ min: 1, max: 4 }),
  share: fc.double({ min: 0, max: 0.99, noNaN: true }),
  after: calls,
});

type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;

/** Runs a history with a clock that steps back in the middle, while real time continues. */
async function play(limits: readonly Limit[], countDenied: boolean, history: History) {
  const { mayfly, clock } = testBench(redis);
  const named = limits.map((limit, index) => ({ ...limit, name: `limit-${index}` }));
  const search = mayfly.limiter('stepped', { limits: named, countDenied, outage: false });
  const most = Math.min(...named.map(({ limit }) => limit));
  const longest = Math.max(...named.map(longestWait));
  const passed: { at: number; cost: number }[] = [];
  let real = 0;
  const wait = (ms: number) => {
    real += ms;
    clock.advance(ms);
  };
  const consume = async (wanted: number) => {
    const cost = Math.min(wanted, most);
    const decision = await search.consume('ada', { cost });
    if (decision.passes) passed.push({ at: real, cost });
    expect(decision.retryAfterMs).toBeLessThanOrEqual(longest);
    return decision;
  };
  const playAll = async (all: History['before']) => {
    for (const { waitMs, cost, atOnce } of all) {
      wait(waitMs);
      await Promise.all(Array.from({ length: atOnce }, () => consume(cost)));
    }
  };
  /** If the first call after the step is denied, it passes when due. Peeks and denials do not defer it. */
  const comeBack = async (due: number) => {
    const soon = Math.floor(due * history.share);
    wait(soon);
    const looked = await search.peek('ada', { cost: Math.min(history.cost, most) });
    const denied = await consume(history.cost);
    expect([looked.retryAfterMs, denied.retryAfterMs]).toEqual([due - soon, due - soon]);
    wait(due - soon);
    expect(await consume(history.cost)).toMatchObject({ passes: true });
  };
  await playAll(history.before);
  clock.advance(-history.stepMs);
  wait(history.pauseMs);
  const first = await consume(history.cost);
  if (!first.passes && !countDenied) await comeBack(first.retryAfterMs);
  await playAll(history.after);
  for (const { algorithm, limit, windowMs } of named) {
    const allowed = algorithm === 'log' ? limit : 2 * limit;
    expect(mostIn(windowMs, passed)).toBeLessThanOrEqual(allowed);
  }
}

describe('after any step, waits are not longer than usual and at most twice the limit passes:', () => {
  it.each(Object.entries(algorithms))(
    '%s',
    { timeout: 30_000 + 100 * HISTORIES },
    async (_, algorithm) => {
      const property = fc.asyncProperty(
        limitOf(algorithm),
        fc.boolean(),
        histories,
        (limit, countDenied, history) => play([limit], countDenied, history),
      );
      await expect(fc.assert(property, { numRuns: HISTORIES })).resolves.toBeUndefined();
    },
  );

  it('several limits of any algorithm', { timeout: 30_000 + 100 * HISTORIES }, async () => {
    const several = fc.array(limitOf(fc.oneof(...Object.values(algorithms))), {
      minLength: 2,
      maxLength: 4,
    });
    const property = fc.asyncProperty(several, fc.boolean(), histories, play);
    await expect(fc.assert(property, { numRuns: HISTORIES })).resolves.toBeUndefined();
  });

  it('a long log, which normally only grows at its end', async () => {
    const search = limiter({ limit: 200, windowMs: MINUTE_MS });
    for (let i = 0; i < 10; i += 1) {
      await search.consume('ada', { cost: 15 });
      bench.clock.advance(100);
    }
    bench.clock.advance(-10 * MINUTE_MS);
    expect(await search.consume('ada', { cost: 50 })).toMatchObject({ remaining: 0 });
    bench.clock.advance(MINUTE_MS - 1);
    expect(await search.consume('ada')).toMatchObject({ passes: false, retryAfterMs: 1 });
    bench.clock.advance(1);
    expect(await search.consume('ada', { cost: 200 })).toMatchObject({ passes: true });
  });
});

it('a refund finds a call from before the step', async () => {
  const search = limiter({ limit: 5, windowMs: MINUTE_MS });
  const { now } = await search.consume('ada', { cost: 5 });
  bench.clock.advance(-10 * MINUTE_MS);
  expect(await search.refund('ada', { cost: 2, decidedAt: now })).toMatchObject({ remaining: 2 });
});

/** The data of the limiter in Redis, by key. */
async function stored(): Promise<(Buffer | null)[]> {
  const keys = (await redis.keys(`${bench.namespace}:*`)).toSorted();
  return Promise.all(keys.map((key) => redis.dumpBuffer(key)));
}

describe.each(STEPS)('a clock that goes back by %i ms', (stepMs) => {
  /** Whether a peek finds the state before the first call, just before the state ends, and when it ends. */
  async function found(ms: number, look: () => Promise<boolean>, first: () => Promise<Decision>) {
    const before = await stored();
    const looks = [await look()];
    expect(await stored()).toEqual(before);
    expect((await first()).retryAfterMs).toBeLessThanOrEqual(ms);
    bench.clock.advance(ms - 1);
    looks.push(await look());
    bench.clock.advance(1);
    return [...looks, await look()];
  }
  /** After a step of less than the elapsed second, the state lasts less than its full duration. */
  const lasts = [true, stepMs >= 1000, false];

  it.each([
    ['log', { limit: 5, windowMs: MINUTE_MS }],
    [
      'several',
      [
        { limit: 5, windowMs: MINUTE_MS },
        { algorithm: 'gcra', limit: 9, windowMs: 500 },
      ],
    ],
  ] as const)('extends no block: %s', async (_, limits) => {
    const search = limiter(limits);
    await search.consume('ada');
    await search.block('ada', 3000);
    bench.clock.advance(1000);
    bench.clock.advance(-stepMs);
    const looks = await found(
      3000,
      async () => !(await search.peek('ada')).passes,
      () => search.consume('ada'),
    );
    expect(looks).toEqual(lasts);
  });

  it('ends a new block on time', async () => {
    const search = limiter({ limit: 5, windowMs: MINUTE_MS });
    await search.block('ada', 3000);
    bench.clock.advance(-stepMs);
    await search.block('ada', 5000);
    expect(await search.consume('ada')).toMatchObject({ reason: 'blocked', retryAfterMs: 5000 });
  });

  it.each(['setLimit', 'setLimits'] as const)('extends no override: %s', async (method) => {
    const search = limiter({ name: 'all', limit: 5, windowMs: MINUTE_MS });
    const overrides = { all: { limit: 2 } };
    if (method === 'setLimit') await search.setLimit('ada', overrides, { forMs: 3000 });
    else await search.setLimits(overrides, { forMs: 3000 });
    bench.clock.advance(1000);
    bench.clock.advance(-stepMs);
    const looks = await found(
      3000,
      async () => (await search.peek('ada')).limits[0]?.limit === 2,
      () => search.consume('ada', { cost: 5 }),
    );
    expect(looks).toEqual(lasts);
    expect(await search.consume('ada', { cost: 5 })).toMatchObject({ passes: true });
  });

  it('extends neither the blocks of an escalation nor its counts', async () => {
    const escalation = { after: 3, withinMs: 3000, blockMs: 5000, factor: 2, maxMs: 20_000 };
    const search = limiter({ limit: 1, windowMs: 100 * MINUTE_MS }, { escalation });
    /** The remaining block of a key; undefined if it is not blocked. */
    const deny = async (): Promise<number | undefined> => {
      const denied = await search.consume('ada');
      expect(denied.passes).toBe(false);
      const isBlocked = denied.status === 'denied' && denied.reason === 'blocked';
      return isBlocked ? denied.resetAtMs - denied.now : undefined;
    };
    const denials = async () => [await deny(), await deny(), await deny()];
    await search.consume('ada');
    expect(await deny()).toBeUndefined();
    bench.clock.advance(-stepMs);
    expect(await deny()).toBeUndefined();
    bench.clock.advance(3000);
    // Both are gone.
    expect(await denials()).toEqual([undefined, undefined, 5000]);
    bench.clock.advance(-stepMs);
    expect(await deny()).toBe(5000);
    bench.clock.advance(5000);
    expect(await denials()).toEqual([undefined, undefined, 10_000]);
    bench.clock.advance(-stepMs);
    expect(await deny()).toBe(10_000);
    bench.clock.advance(10_000 + 20_000);
    expect(await denials()).toEqual([undefined, undefined, 5000]);
  });

  it('does not defer a denial that is repeated without Redis', async () => {
    let elapsed = 0;
    const search = new LocalDenials(
      limiter({ limit: 1, windowMs: 2000 }),
      { trustMs: 60_000 },
      () => elapsed,
    );
    await search.consume('ada');
    expect(await search.consume('ada')).toMatchObject({ retryAfterMs: 2000 });
    bench.clock.advance(-stepMs);
    elapsed += 2000;
    bench.clock.advance(2000);
    const first = await search.consume('ada');
    expect(first.retryAfterMs).toBeLessThanOrEqual(2000);
    elapsed += first.retryAfterMs;
    bench.clock.advance(first.retryAfterMs);
    expect(await search.consume('ada')).toMatchObject({ passes: true });
  });
});

it('a step back keeps the numbers and the traffic of a policy, and ends its overrides on time', async () => {
  const { policies } = bench.mayfly;
  onTestFinished(async () => void (await policies.close()));
  const outage = { answerWithinMs: 10_000 };
  const limits = { name: 'all', algorithm: 'gcra', limit: 5, windowMs: MINUTE_MS } as const;
  const { policy } = await policies.create('search', { limits, outage });
  await policies.change('search', policy.version, { ...policy, limits: { ...limits, limit: 7 } });
  const search = policies.limiter('search');
  await search.setLimit('ada', { all: { limit: 2 } }, { forMs: 3000 });
  const allowed = async () => {
    await policies.flush();
    const counts = await policies.traffic('search', { points: 1, windowMs: MINUTE_MS });
    return counts.allowed.reduce((sum, count) => sum + count, 0);
  };
  const limitOfAda = async () => {
    const answer = await search.consume('ada');
    return answer.status === 'unavailable' ? answer.reason : answer.limits[0]?.limit;
  };
  await search.consume('bob');
  expect(await allowed()).toBe(1);
  bench.clock.advance(-10 * MINUTE_MS);
  expect(await search.peek('bob')).toMatchObject({ limits: [{ limit: 7 }] });
  expect(await limitOfAda()).toBe(2);
  bench.clock.advance(2999);
  expect(await limitOfAda()).toBe(2);
  bench.clock.advance(1);
  expect(await limitOfAda()).toBe(7);
  // The call from before the step is in the future, and appears again when the clock reaches it.
  expect(await allowed()).toBe(3);
  bench.clock.advance(10 * MINUTE_MS - 3000);
  expect(await allowed()).toBe(1);
});
