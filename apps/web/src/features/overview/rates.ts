/** Counts by the second, averaged over as many of the latest as make a steady figure. */
export function perSecond(counts: readonly number[], seconds: number): number {
  const latest = counts.slice(-seconds);
  if (latest.length === 0) return 0;
  return latest.reduce((sum, count) => sum + count, 0) / latest.length;
}

/**
 * What became of calls, by the second: of each point that is over. The first point began before the window
 * did, and the last is not over.
 */
export function callRates(counts: readonly number[], stepMs: number): readonly number[] {
  return counts.slice(1, -1).map((count) => (count * 1000) / stepMs);
}

/** Sums of counts that may be missing. */
export function total(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
