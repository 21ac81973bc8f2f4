/** Lines over one time axis. A null is a gap: nothing is known there, which is not zero. */
export interface Series {
  /** Milliseconds since the epoch, ascending. */
  readonly times: readonly number[];
  /** For each line a value for each time. */
  readonly lines: readonly (readonly (number | null)[])[];
}

/** A sample that is this many intervals late leaves a gap. */
const GAP_INTERVALS = 2.5;

interface Reading<Sample> {
  readonly at: (sample: Sample) => number;
  readonly intervalMs: number;
  /** What each line shows of a sample; null where the source does not tell. */
  readonly measures: readonly ((sample: Sample) => number | null)[];
}

/** Turns samples, oldest first, into lines, with nulls where samples are missing. */
export function toSeries<Sample>(
  samples: readonly Sample[],
  { at, intervalMs, measures }: Reading<Sample>,
): Series {
  const times: number[] = [];
  const lines = measures.map((): (number | null)[] => []);
  let previous: number | undefined;
  for (const sample of samples) {
    const time = at(sample);
    if (previous !== undefined && time - previous > GAP_INTERVALS * intervalMs) {
      times.push(previous + intervalMs);
      for (const line of lines) line.push(null);
    }
    times.push(time);
    for (const [index, measure] of measures.entries()) lines[index]?.push(measure(sample));
    previous = time;
  }
  return { times, lines };
}

/** How the values of several sources at one time become one. */
export type Combine = (values: readonly number[]) => number;

export const sum: Combine = (values) => values.reduce((total, value) => total + value, 0);
export const mean: Combine = (values) => sum(values) / values.length;

/**
 * Several series with the same lines as one, on a grid of `stepMs`. Where some sources are silent
 * the others count; where all of them are, there is a gap. Of a source with several values within
 * a step the latest counts.
 */
export function mergeSeries(
  sources: readonly Series[],
  stepMs: number,
  combine: readonly Combine[],
): Series {
  const slots = sources.map((source) => slotsOf(source, stepMs));
  const filled = slots.flatMap((bySlot) => [...bySlot.keys()]);
  if (filled.length === 0) return { times: [], lines: combine.map(() => []) };
  const last = filled.reduce((a, b) => Math.max(a, b));
  const times: number[] = [];
  for (let slot = filled.reduce((a, b) => Math.min(a, b)); slot <= last; slot += 1) {
    times.push(slot);
  }
  const lines = combine.map((combineLine, line) =>
    times.map((slot) => {
      const values = slots
        .map((bySlot) => bySlot.get(slot)?.[line] ?? null)
        .filter((value) => value !== null);
      return values.length === 0 ? null : combineLine(values);
    }),
  );
  return { times: times.map((slot) => slot * stepMs), lines };
}

function slotsOf({ times, lines }: Series, stepMs: number): Map<number, (number | null)[]> {
  const bySlot = new Map<number, (number | null)[]>();
  for (const [index, time] of times.entries()) {
    const values = lines.map((line) => line[index] ?? null);
    if (values.some((value) => value !== null)) bySlot.set(Math.floor(time / stepMs), values);
  }
  return bySlot;
}

/**
 * Where in the series a moment falls: the index of the last time that is not after it, if that is
 * less than `withinMs` ago; -1 within a gap, before the first, and long after the last.
 */
export function indexAt({ times, lines }: Series, at: number, withinMs: number): number {
  const index = times.findLastIndex((time) => time <= at);
  const time = times[index];
  if (time === undefined || at - time >= withinMs) return -1;
  return lines.every((line) => (line[index] ?? null) === null) ? -1 : index;
}

/** Between two readings of a counter, so much a second; null where it was reset or not read. */
export function rateBetween(
  before: { readonly at: number; readonly count: number } | undefined,
  after: { readonly at: number; readonly count: number },
): number | null {
  if (before === undefined || after.at <= before.at || after.count < before.count) return null;
  return ((after.count - before.count) * 1000) / (after.at - before.at);
}
