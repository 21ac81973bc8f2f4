import { expect, it } from 'vitest';
import { sparklinePaths } from './sparkline-paths.ts';

it.each([
  [[], []],
  [[null, null], []],
  [[0, 10], ['M0 9L100 1']],
  [[5, 5, 5], ['M0 5L50 5L100 5']],
  [
    [0, null, 10, 10],
    ['M0 9L0 9', 'M66.7 1L100 1'],
  ],
  [[7], ['M0 5L0 5']],
])('draws %j as %j', (values, paths) => {
  expect(sparklinePaths(values, 100, 10)).toEqual(paths);
});
