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
])('marks in %j the points at %j', (values, expected) => {
  expect(markedPoints(values)).toEqual(expected);
});
