import { expect, it } from 'vitest';
import { callRates } from './rates.ts';

it('ignores incomplete points', () => {
  expect(callRates([1, 20, 30, 5], 10_000)).toEqual([2, 3]);
  expect(callRates([], 10_000)).toEqual([]);
});
