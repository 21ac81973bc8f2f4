import { expect, it } from 'vitest';
import { retryWaitMs } from './retry.ts';

it('waits longer each time it fails, up to ten seconds, and never the same', () => {
  expect([0, 1, 2, 20].map((retries) => retryWaitMs(retries, 1))).toEqual([200, 400, 800, 10_000]);
  expect(retryWaitMs(3, 0)).toBe(800);
});
