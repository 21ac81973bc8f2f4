import { describe, expect, it } from 'vitest';
import { indexAt, mean, mergeSeries, rateBetween, sum, toSeries } from './series.ts';

const sample = (at: number, load: number | null = 1) => ({ at, load });
const read = (samples: readonly ReturnType<typeof sample>[]) =>
  toSeries(samples, { at: ({ at }) => at, intervalMs: 5_000, measures: [({ load }) => load] });

describe('lines from samples', () => {
  it('breaks where samples are missing instead of joining or dropping to zero', () => {
    expect(read([sample(0), sample(5_000, 2), sample(30_000, 3), sample(35_000, 4)])).toEqual({
      times: [0, 5_000, 10_000, 30_000, 35_000],
      lines: [[1, 2, null, 3, 4]],
    });
  });

  it('takes a sample that is a little late as it is', () => {
    expect(read([sample(0), sample(12_500)]).times).toEqual([0, 12_500]);
    expect(read([sample(0), sample(12_501)]).times).toEqual([0, 5_000, 12_501]);
  });

  it('keeps what the source does not tell as a gap', () => {
    expect(read([sample(0, null), sample(5_000, 0)]).lines).toEqual([[null, 0]]);
  });
});

describe('several sources together', () => {
  const a = { times: [0, 1_000, 2_000], lines: [[1, 2, null]] };
  const b = { times: [200, 3_100], lines: [[10, 40]] };

  it('adds up who is heard, and leaves a gap where nobody is', () => {
    expect(mergeSeries([a, b], 1_000, [sum])).toEqual({
      times: [0, 1_000, 2_000, 3_000],
      lines: [[11, 2, null, 40]],
    });
  });

  it('averages over those that were heard', () => {
    expect(mergeSeries([a, b], 1_000, [mean]).lines).toEqual([[5.5, 2, null, 40]]);
  });

  it('counts the latest of several within a step', () => {
    const twice = { times: [0, 900], lines: [[1, 5]] };
    expect(mergeSeries([twice], 1_000, [sum]).lines).toEqual([[5]]);
  });

  it('is nothing without sources', () => {
    expect(mergeSeries([], 1_000, [sum, mean])).toEqual({ times: [], lines: [[], []] });
  });
});

describe('the place of a moment', () => {
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
  ])('%i is at %i', (at, expected) => expect(indexAt(series, at, 5_000)).toBe(expected));
});

describe('the rate of a counter', () => {
  it.each([
    [undefined, { at: 1_000, count: 5 }, null],
    [{ at: 0, count: 5 }, { at: 2_000, count: 9 }, 2],
    [{ at: 0, count: 5 }, { at: 2_000, count: 5 }, 0],
    [{ at: 0, count: 5 }, { at: 2_000, count: 1 }, null],
    [{ at: 2_000, count: 5 }, { at: 2_000, count: 9 }, null],
  ])('from %o to %o is %s a second', (before, after, expected) => {
    expect(rateBetween(before, after)).toBe(expected);
  });
});
