import { expect, it } from 'vitest';
import { markedPoints } from './plot-options.ts';

it.each([
  [[], []],
  [[1, 2, 3], [2]],
  [[1, 2, null], []],
  [
    [1, null, 2, null, 3, 4],
    [0, 2, 5],
  ],
  [[null, 7, null], [1]],
])('of %j the points at %j are marked', (values, expected) => {
  expect(markedPoints(values)).toEqual(expected);
});
