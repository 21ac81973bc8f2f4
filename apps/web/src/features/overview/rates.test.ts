import { expect, it } from 'vitest';
import { callRates, perSecond } from './rates.ts';

it('averages the latest seconds', () => {
  expect(perSecond([100, 0, 2, 4], 2)).toBe(3);
  expect(perSecond([6], 10)).toBe(6);
  expect(perSecond([], 10)).toBe(0);
});

it('ignores incomplete points', () => {
  expect(callRates([1, 20, 30, 5], 10_000)).toEqual([2, 3]);
  expect(callRates([], 10_000)).toEqual([]);
});
