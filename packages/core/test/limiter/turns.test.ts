import { startLocalRedis, type LocalRedis } from '@mayfly/local-redis';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Limit } from '../../src/index.ts';
import { connect, testBench } from '../support/mayfly.ts';
import { ModelledLimit } from './models.ts';

const HISTORIES = Number(process.env['MAYFLY_HISTORIES'] ?? 30);

const redis = connect();

describe('the calls of one turn', () => {
  // On a separate server, because the shared one would also count the calls of others.
  let server: LocalRedis;
  let alone: Redis;
  beforeAll(async () => {
    server = await startLocalRedis();
    alone = new Redis(server.url);
  });
  afterAll(async () => {
    alone.disconnect();
    await server.stop();
  });

  const scripts = async () =>
    Number(/cmdstat_evalsha:calls=(\d+)/.exec(await alone.info('commandstats'))?.[1] ?? 0);

  it.each([
    [1, 1],
    [32, 1],
    [33, 2],
    [64, 2],
  ])('travel together: %i in %i EVALSHA commands', async (calls, commands) => {
    const { mayfly } = testBench(alone);
    const limiter = mayfly.limiter('search', {
      limits: { limit: 5, windowMs: 60_000 },
      outage: false,
    });
    // The first call sends the script to the server.
    await limiter.consume('first');
    const before = await scripts();
    const users = Array.from({ length: calls }, (_, i) => limiter.consume(`user:${i}`));
    expect((await Promise.all(users)).every(({ status }) => status === 'allowed')).toBe(true);
    expect((await scripts()) - before).toBe(commands);
  });
});

const windowMs = fc.integer({ min: 60_000, max: 100_007 });
/** Numbers of more than six digits have another encoding. */
const size = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1e6, max: 5e6 }));
const limits = {
  fixed: fc.record({ algorithm: fc.constant('fixed' as const), limit: size, windowMs }),
  gcra: fc.record({ algorithm: fc.constant('gcra' as const), limit: size, windowMs }),
  log: fc.record({
    algorithm: fc.constant('log' as const),
    limit: fc.integer({ min: 1, max: 150 }),
    windowMs,
  }),
  counter: fc.record({ algorithm: fc.constant('counter' as const), limit: size, windowMs }),
};

/** A share of the limit. */
const share = fc.constantFrom(0, 0.2, 0.6);

/** Calls of one turn, mostly of one cost: on keys that repeat, one of them with an override. */
const turns = fc.array(
  fc.record({
    waitMs: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60_000 })),
    share: fc.option(share),
    calls: fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'b', 'overridden'), share }), {
      minLength: 1,
      maxLength: 12,
    }),
  }),
  { minLength: 1, maxLength: 12 },
);

type Turn = typeof turns extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Runs turns against the limiter and models of each key, and compares every answer. */
async function play(declared: readonly Limit[], history: readonly Turn[]): Promise<void> {
  const { mayfly, clock } = testBench(redis);
  const named = declared.map((limit, index) => ({ ...limit, name: `limit-${index}` }));
  const limiter = mayfly.limiter('modelled', { limits: named, outage: false });
  const doubled = named.map((limit) => ({ ...limit, limit: limit.limit * 2 }));
  const overrides = doubled.map(({ name, limit }) => [name, { limit }] as const);
  await limiter.setLimit('overridden', Object.fromEntries(overrides));
  const modelsOf = (limits: readonly Limit[]) => limits.map((limit) => new ModelledLimit(limit));
  const models = { a: modelsOf(named), b: modelsOf(named), overridden: modelsOf(doubled) };
  const least = Math.min(...named.map(({ limit }) => limit));
  for (const { waitMs, share: ofAll, calls } of history) {
    clock.advance(waitMs);
    const { now } = clock;
    const costly = calls.map(({ key, share: ofOne }) => ({
      key,
      cost: Math.max(1, Math.floor((ofAll ?? ofOne) * least)),
    }));
    const expected = costly.map(({ key, cost }) => {
      const own = models[key];
      const passes = own.every((model) => model.passes(now, cost));
      if (passes) for (const model of own) model.take(now, cost);
      const limits = own.map((model) => {
        const state = model.state(now, cost);
        return passes ? { ...state, retryAfterMs: 0 } : state;
      });
      return { status: passes ? 'allowed' : 'denied', now, limits };
    });
    const said = await Promise.all(costly.map(({ key, cost }) => limiter.consume(key, { cost })));
    expect(said).toMatchObject(expected);
  }
}

describe('every answer to the calls of a turn is the model’s:', () => {
  it.each(Object.entries(limits))('%s', { timeout: 30_000 + 100 * HISTORIES }, async (_, limit) => {
    const property = fc.asyncProperty(limit, turns, (one, history) => play([one], history));
    await expect(fc.assert(property, { numRuns: HISTORIES })).resolves.toBeUndefined();
  });

  it('several limits', { timeout: 30_000 + 100 * HISTORIES }, async () => {
    const { fixed, gcra, counter } = limits;
    const several = fc.array(fc.oneof(fixed, gcra, counter), { minLength: 2, maxLength: 4 });
    const property = fc.asyncProperty(several, turns, play);
    await expect(fc.assert(property, { numRuns: HISTORIES })).resolves.toBeUndefined();
  });
});
