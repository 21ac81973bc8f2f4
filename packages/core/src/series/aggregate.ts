/** The value of a point for its samples. `last` is the latest sample. */
export type Aggregate = 'min' | 'max' | 'average' | 'last' | 'sum';

const READ: Readonly<Record<Aggregate, (rollUp: RollUp) => number>> = {
  min: ({ min }) => min,
  max: ({ max }) => max,
  // The sum is rounded, and a mean must not be outside of its values.
  average: ({ sum, count, min, max }) => Math.min(Math.max(sum / count, min), max),
  last: ({ last }) => last,
  sum: ({ sum }) => sum,
};

/** In the order of lists. */
export const AGGREGATES: readonly string[] = Object.keys(READ);

/** A number of samples of one field, at least one. */
interface RollUp {
  last: number;
  min: number;
  max: number;
  sum: number;
  count: number;
}

/** The positions of points: point i covers the time from `from + i * stepMs` on. */
export interface Grid {
  readonly from: number;
  readonly stepMs: number;
  readonly points: number;
}

/** Consecutive records of a ring, from `from` on, each of `resolutionMs`. */
export interface Records {
  readonly from: number;
  readonly resolutionMs: number;
  readonly bytes: Buffer;
}

/** As in rings.lua: last time, last, minimum, maximum, sum, count. */
const RECORD_BYTES = 48;

/** One roll-up for each point, or undefined without samples. */
export function rollUp({ from, resolutionMs, bytes }: Records, grid: Grid): (RollUp | undefined)[] {
  const points: (RollUp | undefined)[] = Array.from({ length: grid.points });
  for (let index = 0; (index + 1) * RECORD_BYTES <= bytes.length; index += 1) {
    const start = from + index * resolutionMs;
    const record = readRecord(bytes, index * RECORD_BYTES, start, resolutionMs);
    if (record === undefined) continue;
    const point = Math.floor((start - grid.from) / grid.stepMs);
    const before = points[point];
    if (before === undefined) points[point] = record;
    else merge(before, record);
  }
  return points;
}

export function readAggregate(
  aggregate: Aggregate,
  points: readonly (RollUp | undefined)[],
): (number | null)[] {
  const read = READ[aggregate];
  return points.map((point) => (point === undefined ? null : read(point)));
}

/** Undefined if the record of the ring is empty, or of an earlier turn. */
function readRecord(
  bytes: Buffer,
  at: number,
  start: number,
  resolutionMs: number,
): RollUp | undefined {
  const double = (position: number) => bytes.readDoubleLE(at + 8 * position);
  const count = double(5);
  const lastAt = double(0);
  if (count === 0 || lastAt < start || lastAt >= start + resolutionMs) return undefined;
  return { last: double(1), min: double(2), max: double(3), sum: double(4), count };
}

/** Adds a later roll-up. */
function merge(point: RollUp, later: RollUp): void {
  point.last = later.last;
  point.min = Math.min(point.min, later.min);
  point.max = Math.max(point.max, later.max);
  point.sum += later.sum;
  point.count += later.count;
}
