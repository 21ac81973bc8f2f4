import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision, Limit, Limiter } from '../../src/index.ts';
import { connect, testBench } from '../support/mayfly.ts';
import { ModelledLimit } from './models.ts';

/** The number of histories for each property; more in a nightly run. */
const HISTORIES = Number(process.env['MAYFLY_HISTORIES'] ?? 30);

const redis = connect();

/** Windows are long in comparison with a test, because Redis expires keys by its own clock. */
const sizes = {
  limit: fc.integer({ min: 1, max: 40 }),
  windowMs: fc.integer({ min: 60_000, max: 100_007 }),
};

const limits = {
  log: fc.record({ algorithm: fc.constant('log' as const), ...sizes }),
  fixed: fc.record({ algorithm: fc.constant('fixed' as const), ...sizes }),
  counter: fc.record({ algorithm: fc.constant('counter' as const), ...sizes }),
  gcra: fc.record({
    algorithm: fc.constantFrom('gcra' as const, 'bucket' as const),
    ...sizes,
    burst: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  }),
};

interface Call {
  readonly operation: 'consume' | 'peek' | 'refund' | 'penalise';
  readonly cost: number;
  /** Whether a refund has the time of an earlier call. */
  readonly named: boolean;
  /** The wait before the call: a duration, or the last retryAfterMs plus or minus a millisecond. */
  readonly wait: number | 'just before' | 'exactly' | 'just after';
}

const calls: fc.Arbitrary<Call[]> = fc.array(
  fc.record({
    operation: fc.constantFrom('consume', 'consume', 'consume', 'peek', 'refund', 'penalise'),
    cost: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 12 })),
    named: fc.boolean(),
    wait: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 40_000 }),
      fc.constantFrom('just before', 'exactly', 'just after'),
    ),
  }),
  { minLength: 1, maxLength: 40 },
);

function waitMs(wait: Call['wait'], last: Decision | undefined): number {
  if (typeof wait === 'number') return wait;
  const offset = wait === 'just before' ? -1 : Number(wait === 'just after');
  return Math.max(0, (last?.retryAfterMs ?? 0) + offset);
}

function capacityOf(limit: Limit): number {
  return limit.burst ?? limit.limit;
}

/** The answer of the models to a call. */
function modelled(
  models: readonly ModelledLimit[],
  { operation, cost }: Call,
  now: number,
  decidedAt: number | undefined,
) {
  if (operation === 'refund') for (const model of models) model.giveBack(now, cost, decidedAt);
  if (operation === 'penalise') for (const model of models) model.penalise(now, cost);
  const judged = operation === 'refund' || operation === 'penalise' ? 1 : cost;
  const passes = models.every((model) => model.passes(now, judged));
  if (passes && operation === 'consume') for (const model of models) model.take(now, cost);
  const states = models.map((model) => {
    const state = model.state(now, judged);
    return passes ? { ...state, retryAfterMs: 0 } : state;
  });
  return {
    status: passes ? 'allowed' : 'denied',
    now,
    remaining: Math.min(...states.map(({ remaining }) => remaining)),
    retryAfterMs: Math.max(...states.map(({ retryAfterMs }) => retryAfterMs)),
    limits: states,
  };
}

function isDecision(said: unknown): said is Decision {
  return typeof said === 'object' && said !== null && 'status' in said;
}

function remainingOf({ limits }: Decision): number[] {
  return limits.map(({ remaining }) => remaining);
}

/** A call with an impossible cost is rejected, and does not count. */
function ask(limiter: Limiter, { operation, cost }: Call, decidedAt: number | undefined) {
  if (operation === 'consume') return limiter.consume('key', { cost });
  if (operation === 'peek') return limiter.peek('key', { cost });
  if (operation === 'penalise') return limiter.penalise('key', { cost });
  return limiter.refund('key', { cost, decidedAt });
}

/** Runs calls against the limiter and its models, and compares every answer. */
async function play(declared: readonly Limit[], history: readonly Call[]): Promise<void> {
  const bench = testBench(redis);
  const named = declared.map((limit, index) => ({ ...limit, name: `limit-${index}` }));
  const limiter = bench.mayfly.limiter('modelled', { limits: named, outage: false });
  const models = named.map((limit) => new ModelledLimit(limit));
  const capacity = Math.min(...named.map(capacityOf));
  const logs = declared.filter(({ algorithm }) => algorithm === 'log').length;
  const passed: number[] = [];
  let last: Decision | undefined;
  for (const call of history) {
    // Two logs share their units, also those that a penalty adds beyond one of the limits.
    if (call.operation === 'penalise' && logs > 1) continue;
    bench.clock.advance(waitMs(call.wait, last));
    const { now } = bench.clock;
    // The oldest units of two logs have different times: only a refund with a time is one call in both.
    const isNamed = call.named || logs > 1;
    const decidedAt = isNamed ? (passed[call.cost % passed.length] ?? now) : undefined;
    const isAsked = call.operation === 'consume' || call.operation === 'peek';
    const refused = isAsked && call.cost > capacity;
    const expected = refused
      ? { code: 'INVALID_OPTION', field: 'cost' }
      : modelled(models, call, now, decidedAt);
    const said = await ask(limiter, call, decidedAt).catch((error: unknown) => error);
    expect(said).toMatchObject(expected);
    if (!isDecision(said)) continue;
    last = said;
    if (call.operation !== 'consume') continue;
    if (said.status === 'allowed') passed.push(now);
    // The answer agrees with the stored state.
    expect(remainingOf(await limiter.peek('key'))).toEqual(remainingOf(said));
  }
}

describe('every answer is the model’s:', () => {
  it.each(Object.entries(limits))('%s', { timeout: 30_000 + 100 * HISTORIES }, async (_, limit) => {
    const property = fc.asyncProperty(limit, calls, (one, history) => play([one], history));
    await expect(fc.assert(property, { numRuns: HISTORIES })).resolves.toBeUndefined();
  });

  it('a short log beside a longer window', { timeout: 30_000 + 100 * HISTORIES }, async () => {
    const short = limits.log.map((log) => ({ ...log, windowMs: Math.floor(log.windowMs / 4) }));
    const beside = fc.tuple(short, limits.fixed);
    const property = fc.asyncProperty(beside, calls, play);
    await expect(fc.assert(property, { numRuns: HISTORIES })).resolves.toBeUndefined();
  });

  it('several limits of any algorithm', { timeout: 30_000 + 100 * HISTORIES }, async () => {
    const several = fc.array(fc.oneof(...Object.values(limits)), { minLength: 2, maxLength: 8 });
    const property = fc.asyncProperty(several, calls, play);
    await expect(fc.assert(property, { numRuns: HISTORIES })).resolves.toBeUndefined();
  });
});
