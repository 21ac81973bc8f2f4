import { expect, it } from 'vitest';
import { isRange, rangeMs, rangePoints, RANGES } from './time-range.ts';

it.each([
  ['5m', true],
  ['1h', true],
  ['2h', false],
  [5, false],
])('recognises %j as a range: %s', (value, expected) => expect(isRange(value)).toBe(expected));

it('loads points that the API has: of 10 s, and of 20 s for an hour', () => {
  const stepsMs = RANGES.map((range) => rangeMs(range) / (rangePoints(range) - 1));
  expect(stepsMs).toEqual([10_000, 10_000, 20_000]);
});
