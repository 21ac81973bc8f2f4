import { expect, it } from 'vitest';
import { fittingRange } from './range.ts';

it.each([
  [0, '5m'],
  [300_000, '5m'],
  [300_001, '15m'],
  [900_001, '1h'],
  [3_700_000, '1h'],
])('%i ms of samples are shown in the range %s', (spanMs, range) => {
  expect(fittingRange(spanMs)).toBe(range);
});
