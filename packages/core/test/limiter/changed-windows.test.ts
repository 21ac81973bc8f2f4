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

/** What a denied key is told, and what after a second, a millisecond before that time, and when it has come. */
async function comeBack(search: Limiter) {
  const { retryAfterMs: told } = await search.peek('ada');
  expect((await search.consume('ada')).retryAfterMs).toBe(told);
  bench.clock.advance(1000);
  const soon = await search.consume('ada');
  bench.clock.advance(told - 1001);
  const early = await search.consume('ada');
  bench.clock.advance(1);
  const { status } = await search.consume('ada');
  return { told, after: [soon.retryAfterMs, early.retryAfterMs, status] };
}

describe.each(['fixed', 'counter', 'gcra'] as const)('another window of %s', (algorithm) => {
  const of = (windowMs: number): Limit => ({ name: 'all', algorithm, limit: 5, windowMs });
  const beside: Limit = { algorithm: 'log', limit: 100, windowMs: 10 * DAY_MS };

  it.each([
    ['alone', (windowMs: number) => of(windowMs)],
    ['beside another', (windowMs: number) => [of(windowMs), beside]],
  ])('holds from a deploy on that shortens it: %s', async (_, limits) => {
    await limiter(limits(DAY_MS)).consume('ada', { cost: 5 });
    bench.clock.advance(1000);
    const search = limiter(limits(MINUTE_MS));
    const { told, after } = await comeBack(search);
    expect(told).toBeLessThanOrEqual(2 * MINUTE_MS);
    expect(after).toEqual([told - 1000, 1, 'allowed']);
  });

  it('is not begun by a look', async () => {
    await limiter(of(DAY_MS)).consume('ada', { cost: 5 });
    const [key = ''] = await redis.keys(`${bench.namespace}:*`);
    const stored = await redis.getBuffer(key);
    expect(await limiter(of(MINUTE_MS)).peek('ada')).toMatchObject({ status: 'denied' });
    expect(await redis.getBuffer(key)).toEqual(stored);
  });

  it('holds for the calls of one turn, which all are told the same', async () => {
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

  it.each([MINUTE_MS, 10 * DAY_MS])('holds from an override of %i ms on', async (windowMs) => {
    const search = limiter(of(DAY_MS));
    await search.consume('ada', { cost: 5 });
    bench.clock.advance(30_000);
    await search.setLimits({ all: { windowMs } });
    const { told, after } = await comeBack(search);
    expect(told).toBeLessThanOrEqual(2 * windowMs);
    expect(after).toEqual([told - 1000, 1, 'allowed']);
  });

  it('keeps what counts for as long as it lasts', async () => {
    const search = limiter(of(MINUTE_MS));
    await search.consume('ada', { cost: 5 });
    await search.setLimits({ all: { windowMs: DAY_MS } });
    const { resetAtMs } = await search.consume('ada');
    const keys = await redis.keys(`${bench.namespace}:*`);
    expect(keys).toHaveLength(2);
    const left = await Promise.all(keys.map((key) => redis.pttl(key)));
    expect(Math.min(...left)).toBeGreaterThan((resetAtMs - bench.clock.now) / 2);
  });

  it('does not begin with each call when the clock was set back', async () => {
    const search = limiter(of(MINUTE_MS));
    await search.consume('ada', { cost: 5 });
    bench.clock.advance(-DAY_MS);
    const { told, after } = await comeBack(search);
    expect(told).toBeLessThanOrEqual(2 * MINUTE_MS);
    expect(after).toEqual([told - 1000, 1, 'allowed']);
  });

  it('leaves what counts counted while an override has no room for it', async () => {
    const search = limiter(of(DAY_MS));
    await search.consume('ada', { cost: 5 });
    await search.setLimit('ada', { all: { limit: 2 } });
    expect((await search.consume('ada')).status).toBe('denied');
    await search.clearLimit('ada');
    expect(await search.peek('ada')).toMatchObject({ status: 'denied', remaining: 0 });
  });
});
