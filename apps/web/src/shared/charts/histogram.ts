/** The count of events between `fromMs` and `toMs` after the time of reading. */
export interface Bucket {
  readonly fromMs: number;
  readonly toMs: number;
  readonly count: number;
}

/**
 * The buckets `elapsedMs` later: all are nearer, past ones are gone, and the current one has the remaining
 * share. Events count as evenly distributed within a bucket.
 */
export function shiftBuckets(buckets: readonly Bucket[], elapsedMs: number): readonly Bucket[] {
  return buckets.flatMap(({ fromMs, toMs, count }) => {
    const from = Math.max(0, fromMs - elapsedMs);
    const to = toMs - elapsedMs;
    if (to <= 0) return [];
    return [{ fromMs: from, toMs: to, count: count * ((to - from) / (toMs - fromMs)) }];
  });
}

/** The count between two times; a partly covered bucket counts by its share. */
export function countWithin(buckets: readonly Bucket[], fromMs: number, toMs: number): number {
  return buckets.reduce((total, bucket) => {
    const overlap = Math.min(toMs, bucket.toMs) - Math.max(fromMs, bucket.fromMs);
    return overlap <= 0 ? total : total + bucket.count * (overlap / (bucket.toMs - bucket.fromMs));
  }, 0);
}

/** Counts times in equal buckets, starting now; times outside are not counted. */
export function toBuckets(
  moments: readonly number[],
  { now, spanMs, size }: { readonly now: number; readonly spanMs: number; readonly size: number },
): readonly Bucket[] {
  const stepMs = spanMs / size;
  const counts = Array.from({ length: size }, () => 0);
  for (const moment of moments) {
    // Like the API: the lower edge is exclusive, the upper inclusive.
    const index = Math.ceil((moment - now) / stepMs) - 1;
    if (index >= 0 && index < size) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts.map((count, index) => ({
    fromMs: index * stepMs,
    toMs: (index + 1) * stepMs,
    count,
  }));
}
