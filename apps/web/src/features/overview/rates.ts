/**
 * The rate of calls per second for each complete point. The first point began before the window, and the
 * last is not complete.
 */
export function callRates(counts: readonly number[], stepMs: number): readonly number[] {
  return counts.slice(1, -1).map((count) => (count * 1000) / stepMs);
}

/** Adds counts that may be missing. */
export function total(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
