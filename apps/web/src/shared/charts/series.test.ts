import { describe, expect, it } from 'vitest';
import { indexAt, mean, rateBetween, sum } from './series.ts';

it('combines several sources', () => {
  expect(sum([1, 10])).toBe(11);
  expect(mean([1, 10])).toBe(5.5);
});

describe('the index of a time', () => {
  const series = { times: [1_000, 6_000, 11_000, 31_000], lines: [[1, 2, null, 4]] };
  it.each([
    [999, -1],
    [1_000, 0],
    [5_999, 0],
    [6_000, 1],
    [12_000, -1],
    [31_000, 3],
    [35_999, 3],
    [36_000, -1],
  ])('finds %i at %i', (at, expected) => expect(indexAt(series, at, 5_000)).toBe(expected));
});

describe('the rate of a counter', () => {
  it.each([
    [undefined, { at: 1_000, count: 5 }, null],
    [{ at: 0, count: 5 }, { at: 2_000, count: 9 }, 2],
    [{ at: 0, count: 5 }, { at: 2_000, count: 5 }, 0],
    [{ at: 0, count: 5 }, { at: 2_000, count: 1 }, null],
    [{ at: 2_000, count: 5 }, { at: 2_000, count: 9 }, null],
  ])('is from %o to %o %s per second', (before, after, expected) => {
    expect(rateBetween(before, after)).toBe(expected);
  });
});
