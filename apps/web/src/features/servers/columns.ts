import type { History, RawSample } from './history.ts';

/** A sample that is this many intervals late leaves a gap: no data is not zero. */
const GAP_INTERVALS = 2.5;

/** What a line of a chart shows of a sample; null where the system does not tell. */
export type Measure = (sample: RawSample) => number | null;

/** One row of times, in seconds as charts want them, and one row of values for each line. */
export interface Columns {
  readonly times: readonly number[];
  readonly values: readonly (readonly (number | null)[])[];
}

/** Turns samples into columns, with explicit nulls where samples are missing. */
export function toColumns(history: History, measures: readonly Measure[]): Columns {
  const times: number[] = [];
  const values = measures.map((): (number | null)[] => []);
  let previous: number | undefined;

  for (const sample of history.samples) {
    const at = Date.parse(sample.sampledAt);
    if (previous !== undefined && at - previous > GAP_INTERVALS * history.sampleIntervalMs) {
      times.push((previous + history.sampleIntervalMs) / 1000);
      for (const column of values) column.push(null);
    }
    times.push(at / 1000);
    for (const [line, measure] of measures.entries()) values[line]?.push(measure(sample));
    previous = at;
  }
  return { times, values };
}
