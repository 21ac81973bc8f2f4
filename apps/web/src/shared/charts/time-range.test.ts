import { expect, it } from 'vitest';
import { fittingRange, isRange, rangeMs, rangePoints, RANGES } from './time-range.ts';

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

it.each([
  [10_000, '5m'],
  [300_001, '15m'],
  [900_001, '1h'],
  [86_400_000, '1h'],
])('shows samples of %d ms in %s', (ageMs, range) => expect(fittingRange(ageMs)).toBe(range));
