/** Lines over one time axis. Null is a gap: the value is unknown, not zero. */
export interface Series {
  /** Milliseconds since the epoch, ascending. */
  readonly times: readonly number[];
  /** For each line, a value for each time. */
  readonly lines: readonly (readonly (number | null)[])[];
}

/** How the values of several sources at one time are combined. */
export type Combine = (values: readonly number[]) => number;

export const sum: Combine = (values) => values.reduce((total, value) => total + value, 0);
export const mean: Combine = (values) => sum(values) / values.length;

/**
 * The index of the last time that is not after `at`, if it is less than `withinMs` ago; -1 in a gap, before
 * the first time, and long after the last.
 */
export function indexAt({ times, lines }: Series, at: number, withinMs: number): number {
  const index = times.findLastIndex((time) => time <= at);
  const time = times[index];
  if (time === undefined || at - time >= withinMs) return -1;
  return lines.every((line) => (line[index] ?? null) === null) ? -1 : index;
}

/** The rate per second between two readings of a counter; null if it was reset or not read. */
export function rateBetween(
  before: { readonly at: number; readonly count: number } | undefined,
  after: { readonly at: number; readonly count: number },
): number | null {
  if (before === undefined || after.at <= before.at || after.count < before.count) return null;
  return ((after.count - before.count) * 1000) / (after.at - before.at);
}
