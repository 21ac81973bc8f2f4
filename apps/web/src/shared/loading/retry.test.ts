import { expect, it } from 'vitest';
import { retryWaitMs } from './retry.ts';

it('waits longer after each failure, up to ten seconds, with jitter', () => {
  expect([0, 1, 2, 20].map((retries) => retryWaitMs(retries, 1))).toEqual([200, 400, 800, 10_000]);
  expect(retryWaitMs(3, 0)).toBe(800);
});
