import { describe, expect, it } from 'vitest';
import { countWithin, shiftBuckets, toBuckets } from './histogram.ts';

const bucket = (fromMs: number, toMs: number, count: number) => ({ fromMs, toMs, count });
const three = [bucket(0, 10, 4), bucket(10, 20, 8), bucket(20, 30, 0)];

describe('a histogram that moves', () => {
  it('is unchanged when no time has passed', () => {
    expect(shiftBuckets(three, 0)).toEqual(three);
  });

  it('loses past events, by their share', () => {
    expect(shiftBuckets(three, 5)).toEqual([bucket(0, 5, 2), bucket(5, 15, 8), bucket(15, 25, 0)]);
    expect(shiftBuckets(three, 10)).toEqual([bucket(0, 10, 8), bucket(10, 20, 0)]);
    expect(shiftBuckets(three, 30)).toEqual([]);
  });

  it('can be moved in steps or in one', () => {
    expect(shiftBuckets(shiftBuckets(three, 3), 4)).toEqual(shiftBuckets(three, 7));
  });
});

it.each([
  [0, 10, 4],
  [5, 15, 6],
  [0, 30, 12],
  [20, 99, 0],
  [12, 12, 0],
])('counts from %i to %i: %i', (from, to, expected) => {
  expect(countWithin(three, from, to)).toBe(expected);
});

describe('times in buckets', () => {
  it('includes the upper edge and excludes the lower', () => {
    const buckets = toBuckets([100, 101, 110, 111, 120, 121, 99], {
      now: 100,
      spanMs: 20,
      size: 2,
    });
    expect(buckets).toEqual([bucket(0, 10, 2), bucket(10, 20, 2)]);
  });
});
