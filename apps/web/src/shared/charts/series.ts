/** Lines over one time axis. A null is a gap: nothing is known there, which is not zero. */
export interface Series {
  /** Milliseconds since the epoch, ascending. */
  readonly times: readonly number[];
  /** For each line a value for each time. */
  readonly lines: readonly (readonly (number | null)[])[];
}

/** How the values of several sources at one time become one. */
export type Combine = (values: readonly number[]) => number;

export const sum: Combine = (values) => values.reduce((total, value) => total + value, 0);
export const mean: Combine = (values) => sum(values) / values.length;

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
