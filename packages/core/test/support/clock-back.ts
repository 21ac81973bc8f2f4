import fc from 'fast-check';
import { expect } from 'vitest';
import { connect, testBench, type TestBench } from './mayfly.ts';
import { nightly } from './nightly.ts';

/** The result of a limited call: its wait, or 0 if it passed. */
type Wait = number;

/** At most `limit` calls pass in any trailing `windowMs`. */
export interface LimitedCall {
  readonly limit: number;
  readonly windowMs: number;
  readonly open: (bench: TestBench) => Promise<() => Promise<Wait>>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The step of Redis's clock: from a millisecond to days. */
const stepMs = fc.oneof(
  fc.constantFrom(1, MINUTE_MS, DAY_MS),
  fc.integer({ min: 1, max: 2 * MINUTE_MS }),
  fc.integer({ min: 1, max: 3 * DAY_MS }),
);

/** The time from one call to the next. */
const gaps = fc.array(fc.nat(20_000), { minLength: 1, maxLength: 8 });

/**
 * Checks that after a step of the clock no call is denied for longer than a window after the first call,
 * that the returned wait is exact, and that at most `limit` calls pass in any real window.
 */
export async function checkClockBack({ limit, windowMs, open }: LimitedCall): Promise<void> {
  const redis = connect();
  const property = fc.asyncProperty(gaps, stepMs, fc.nat(20_000), gaps, async (...given) => {
    const [before, step, idle, after] = given;
    const bench = testBench(redis);
    const call = await open(bench);
    const passedAt: number[] = [];
    let realMs = 0;
    const advance = (ms: number) => {
      bench.clock.advance(ms);
      realMs += ms;
    };
    const tried = async () => {
      const wait = await call();
      if (wait === 0) passedAt.push(realMs);
      return wait;
    };

    for (const gap of before) {
      await tried();
      advance(gap);
    }
    bench.clock.advance(-step);
    advance(idle);
    const wait = await tried();
    expect(wait).toBeLessThanOrEqual(windowMs);
    if (wait > 0) {
      advance(wait - 1);
      expect(await tried()).toBe(1);
      advance(1);
      expect(await tried()).toBe(0);
    }
    for (const gap of after) {
      advance(gap);
      expect(await tried()).toBeLessThanOrEqual(windowMs);
    }
    for (const start of passedAt) {
      const within = passedAt.filter((at) => at >= start && at < start + windowMs);
      expect(within.length).toBeLessThanOrEqual(limit);
    }
  });
  await fc.assert(property, { numRuns: nightly(25, 10) });
}
