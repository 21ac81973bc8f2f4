import { beforeEach, describe, expect, it } from 'vitest';
import type { Limit, Limiter, LimiterOptions } from '../../src/index.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

const redis = connect();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let bench: TestBench;
beforeEach(() => {
  bench = testBench(redis);
});

function limiter(limits: LimiterOptions['limits']): Limiter {
  return bench.mayfly.limiter('search', { limits, outage: false });
}

/** The wait of a denied key, its wait a second later and a millisecond before its end, and the final status. */
async function comeBack(search: Limiter) {
  const { retryAfterMs: announced } = await search.peek('ada');
  expect((await search.consume('ada')).retryAfterMs).toBe(announced);
  bench.clock.advance(1000);
  const soon = await search.consume('ada');
  bench.clock.advance(announced - 1001);
  const early = await search.consume('ada');
  bench.clock.advance(1);
  const { status } = await search.consume('ada');
  return { announced, after: [soon.retryAfterMs, early.retryAfterMs, status] };
}

describe.each(['fixed', 'counter', 'gcra'] as const)('a new window of %s', (algorithm) => {
  const of = (windowMs: number): Limit => ({ name: 'all', algorithm, limit: 5, windowMs });
  const beside: Limit = { algorithm: 'log', limit: 100, windowMs: 10 * DAY_MS };

  it.each([
    ['alone', (windowMs: number) => of(windowMs)],
    ['applies after a deploy that shortens it: %s', (windowMs: number) => [of(windowMs), beside]],
  ])('applies after a deploy that shortens it: %s', async (_, limits) => {
    await limiter(limits(DAY_MS)).consume('ada', { cost: 5 });
    bench.clock.advance(1000);
    const search = limiter(limits(MINUTE_MS));
    const { announced, after } = await comeBack(search);
    expect(announced).toBeLessThanOrEqual(2 * MINUTE_MS);
    expect(after).toEqual([announced - 1000, 1, 'allowed']);
  });

  it('does not start with a peek', async () => {
    await limiter(of(DAY_MS)).consume('ada', { cost: 5 });
    const [key = ''] = await redis.keys(`${bench.namespace}:*`);
    const stored = await redis.getBuffer(key);
    expect(await limiter(of(MINUTE_MS)).peek('ada')).toMatchObject({ status: 'denied' });
    expect(await redis.getBuffer(key)).toEqual(stored);
  });

  it('applies to the calls of one turn, with the same answer for all', async () => {
    await limiter(of(DAY_MS)).consume('ada', { cost: 5 });
    bench.clock.advance(1000);
    const search = limiter(of(MINUTE_MS));
    const calls = await Promise.all([search.consume('ada'), search.consume('ada')]);
    const [{ retryAfterMs }] = calls;
    expect(retryAfterMs).toBeLessThanOrEqual(2 * MINUTE_MS);
    expect(calls.map((call) => call.retryAfterMs)).toEqual([retryAfterMs, retryAfterMs]);
    bench.clock.advance(retryAfterMs - 1);
    expect((await search.consume('ada')).retryAfterMs).toBe(1);
    bench.clock.advance(1);
    expect((await search.consume('ada')).status).toBe('allowed');
  });

  it.each([MINUTE_MS, 10 * DAY_MS])('applies after an override of %i ms', async (windowMs) => {
    const search = limiter(of(DAY_MS));
    await search.consume('ada', { cost: 5 });
    bench.clock.advance(30_000);
    await search.setLimits({ all: { windowMs } });
    const { announced, after } = await comeBack(search);
    expect(announced).toBeLessThanOrEqual(2 * windowMs);
    expect(after).toEqual([announced - 1000, 1, 'allowed']);
  });

  it('keeps the state for as long as it counts', async () => {
    const search = limiter(of(MINUTE_MS));
    await search.consume('ada', { cost: 5 });
    await search.setLimits({ all: { windowMs: DAY_MS } });
    const { resetAtMs } = await search.consume('ada');
    const keys = await redis.keys(`${bench.namespace}:*`);
    expect(keys).toHaveLength(2);
    const left = await Promise.all(keys.map((key) => redis.pttl(key)));
    expect(Math.min(...left)).toBeGreaterThan((resetAtMs - bench.clock.now) / 2);
  });

  it('does not start with each call after the clock has gone back', async () => {
    const search = limiter(of(MINUTE_MS));
    await search.consume('ada', { cost: 5 });
    bench.clock.advance(-DAY_MS);
    const { announced, after } = await comeBack(search);
    expect(announced).toBeLessThanOrEqual(2 * MINUTE_MS);
    expect(after).toEqual([announced - 1000, 1, 'allowed']);
  });

  it('keeps counted calls while an override has no room for them', async () => {
    const search = limiter(of(DAY_MS));
    await search.consume('ada', { cost: 5 });
    await search.setLimit('ada', { all: { limit: 2 } });
    expect((await search.consume('ada')).status).toBe('denied');
    await search.clearLimit('ada');
    expect(await search.peek('ada')).toMatchObject({ status: 'denied', remaining: 0 });
  });
});

it('a lower limit of gcra has the same reset in a peek as in a call', async () => {
  const of = (limit: number): Limit => ({ name: 'all', algorithm: 'gcra', limit, windowMs: 1500 });
  await limiter(of(1000)).consume('ada');
  const lower = limiter(of(1));
  const peeked = await lower.peek('ada');
  const called = await lower.consume('ada');
  expect(peeked).toEqual(called);
  expect(called.status).toBe('denied');
  expect(called.resetAtMs - called.now).toBe(called.retryAfterMs);
});
