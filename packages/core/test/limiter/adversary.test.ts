import { describe, expect, it } from 'vitest';
import { mostInAnyWindow, type Limit } from '../../src/index.ts';
import { connect, testBench } from '../support/mayfly.ts';
import { nightly } from '../support/nightly.ts';

const WINDOW_MS = 100_000;
const LIMIT = 100;
const redis = connect();

/** The most calls in any trailing window that ends with one of them. */
function worst(passed: readonly number[]): number {
  let first = 0;
  let most = 0;
  for (const [last, moment] of passed.entries()) {
    while ((passed[first] ?? moment) <= moment - WINDOW_MS) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/**
 * Attacks: times in ascending order, each with a number of concurrent calls. They use known weak points:
 * bursts at the edge of a window, floods from any phase, and a flood at every moment.
 */
function attacks(): { at: number; calls: number }[][] {
  const flood = (from: number, stepMs: number) =>
    Array.from({ length: Math.floor((2.2 * WINDOW_MS) / stepMs) }, (_, i) => ({
      at: from + i * stepMs,
      calls: i === 0 ? LIMIT + 1 : 2,
    }));
  const edge = [
    { at: 0, calls: 1 },
    { at: WINDOW_MS - 1, calls: LIMIT },
    { at: WINDOW_MS, calls: LIMIT },
    { at: 2 * WINDOW_MS - 2, calls: LIMIT },
    { at: 2 * WINDOW_MS - 1, calls: LIMIT },
    { at: 2 * WINDOW_MS, calls: LIMIT },
  ];
  const phased = [0.5, 0.2, 0.8]
    .slice(0, nightly(3, 1))
    .map((phase) => [{ at: 0, calls: 1 }, ...flood(Math.floor(phase * WINDOW_MS), 499)]);
  return [edge, flood(0, 499), ...phased];
}

/** Runs an attack, and returns the times of the calls that passed. */
async function passedOf(limit: Limit, attack: { at: number; calls: number }[]) {
  const bench = testBench(redis);
  const limiter = bench.mayfly.limiter('attacked', { limits: limit, outage: false });
  const start = bench.clock.now;
  const passed: number[] = [];
  for (const { at, calls } of attack) {
    bench.clock.now = start + at;
    const all = Array.from({ length: calls }, () => limiter.consume('attacker'));
    for (const { status } of await Promise.all(all)) if (status === 'allowed') passed.push(at);
  }
  return passed;
}

describe(`the worst trailing window of a limit of ${LIMIT}`, () => {
  it.each([
    ['log', 100],
    ['gcra', 199],
    ['bucket', 199],
    ['counter', 198],
    ['fixed', 199],
  ] as const)('is as documented for %s: %i', { timeout: 30_000 }, async (algorithm, documented) => {
    const limit = { algorithm, limit: LIMIT, windowMs: WINDOW_MS };
    const found = [];
    for (const attack of attacks()) found.push(worst(await passedOf(limit, attack)));
    expect(Math.max(...found)).toBe(documented);
  });
});

/**
 * Fills a key, in a burst or evenly, and after a while fills it again, refunds the earlier calls, and tries
 * twice the freed capacity. Returns the times of the calls that passed and were not refunded.
 */
async function keptOf(limit: Limit, stepMs: number, pauseMs: number): Promise<number[]> {
  const { mayfly, clock } = testBench(redis);
  const limiter = mayfly.limiter('refunding', { limits: limit, outage: false });
  const passing = async (calls: number): Promise<number[]> => {
    const all = Array.from({ length: calls }, () => limiter.consume('attacker'));
    const decisions = await Promise.all(all);
    return decisions.flatMap(({ status, now }) => (status === 'allowed' ? [now] : []));
  };
  const earlier: number[] = [];
  for (let i = 0; i < LIMIT; i += 1) {
    earlier.push(...(await passing(1)));
    clock.advance(stepMs);
  }
  clock.advance(pauseMs);
  const kept = await passing(LIMIT);
  await Promise.all(earlier.map((decidedAt) => limiter.refund('attacker', { decidedAt })));
  kept.push(...(await passing(LIMIT)));
  clock.advance(WINDOW_MS - 1);
  return [...kept, ...(await passing(LIMIT))];
}

describe('refunds that name their calls', () => {
  it.each(['log', 'gcra', 'counter', 'fixed'] as const)(
    'let no more pass in any trailing window of %s, for calls of any age',
    { timeout: 60_000 },
    async (algorithm) => {
      const limit = { algorithm, limit: LIMIT, windowMs: WINDOW_MS };
      const found = [];
      for (const stepMs of [0, WINDOW_MS / LIMIT]) {
        for (const windows of [0, 0.5, 0.99, 1, 2, 5].slice(0, nightly(6, 4))) {
          found.push(worst(await keptOf(limit, stepMs, windows * WINDOW_MS)));
        }
      }
      expect(Math.max(...found)).toBeLessThanOrEqual(mostInAnyWindow(limit));
    },
  );
});
