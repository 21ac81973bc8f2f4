import { describe, expect, it } from 'vitest';
import { appendSamples, emptyTimeline, valueAt, type Timeline } from './timeline.ts';

const MEASURES = ['load', 'faults'] as const;
type Measure = (typeof MEASURES)[number];

const empty = emptyTimeline(MEASURES, 20_400, 1_000);
const sample = (at: number, load: number | null, faults: number | null = 0) => ({
  at,
  values: { load, faults },
});
const add = (
  timeline: Timeline<Measure>,
  samples: readonly ReturnType<typeof sample>[],
  most = 100,
) => appendSamples(timeline, samples, MEASURES, most);

describe('a timeline', () => {
  it('starts at a multiple of its step', () => {
    expect(empty.from).toBe(20_000);
    expect(empty.points).toEqual({ load: [], faults: [] });
  });

  it('averages the samples of a step, together or one by one', () => {
    const samples = [sample(20_100, 1), sample(20_500, 2), sample(20_999, 6), sample(21_000, 4)];
    const together = add(empty, samples);
    expect(together.points.load).toEqual([3, 4]);
    const one = samples.reduce((timeline, each) => add(timeline, [each]), empty);
    expect(one).toEqual(together);
  });

  it('keeps steps without samples as gaps, and ignores unknown values', () => {
    const timeline = add(empty, [sample(20_100, 1), sample(23_100, null, 5), sample(23_200, 8, 7)]);
    expect(timeline.points).toEqual({ load: [1, null, null, 8], faults: [0, null, null, 6] });
  });

  it('has a gap for a step with only unknown values', () => {
    expect(add(empty, [sample(20_100, null)]).points).toEqual({ load: [null], faults: [0] });
  });

  it('ignores samples of completed steps, and from before its start', () => {
    const timeline = add(empty, [sample(19_000, 9), sample(20_100, 1), sample(22_000, 2)]);
    expect(add(timeline, [sample(20_500, 50)]).points).toEqual(timeline.points);
    expect(timeline.points.load).toEqual([1, null, 2]);
  });

  it('is bounded, and keeps the times of its points', () => {
    const samples = Array.from({ length: 50 }, (_, index) => sample(20_000 + index * 1_000, index));
    const timeline = add(empty, samples, 10);
    expect(timeline.points.load).toHaveLength(10);
    expect(valueAt(timeline, 'load', 69_000)).toBe(49);
    expect(valueAt(timeline, 'load', 60_000)).toBe(40);
    expect(valueAt(timeline, 'load', 59_000)).toBeNull();
    expect(add(timeline, [sample(70_000, 7)], 10).points.load.slice(-2)).toEqual([49, 7]);
  });

  it('continues after a complete loaded point', () => {
    const read = { ...empty, points: { load: [5, 6], faults: [1, 1] } };
    expect(add(read, [sample(22_100, 7)]).points.load).toEqual([5, 6, 7]);
  });
});
