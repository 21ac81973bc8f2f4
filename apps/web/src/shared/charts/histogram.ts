/** So many things that happen between `fromMs` and `toMs` from the moment of reading. */
export interface Bucket {
  readonly fromMs: number;
  readonly toMs: number;
  readonly count: number;
}

/**
 * The buckets as they are `elapsedMs` later: all have come nearer, what lay in the past is gone,
 * and of the one that now lasts, the share that is left. Within a bucket things are taken to be spread evenly.
 */
export function shiftBuckets(buckets: readonly Bucket[], elapsedMs: number): readonly Bucket[] {
  return buckets.flatMap(({ fromMs, toMs, count }) => {
    const from = Math.max(0, fromMs - elapsedMs);
    const to = toMs - elapsedMs;
    if (to <= 0) return [];
    return [{ fromMs: from, toMs: to, count: count * ((to - from) / (toMs - fromMs)) }];
  });
}

/** How many lie between two moments, where a bucket that is cut counts by its share. */
export function countWithin(buckets: readonly Bucket[], fromMs: number, toMs: number): number {
  return buckets.reduce((total, bucket) => {
    const overlap = Math.min(toMs, bucket.toMs) - Math.max(fromMs, bucket.fromMs);
    return overlap <= 0 ? total : total + bucket.count * (overlap / (bucket.toMs - bucket.fromMs));
  }, 0);
}

/** The moments of things put into equal buckets from now on; what lies outside is not counted. */
export function toBuckets(
  moments: readonly number[],
  { now, spanMs, size }: { readonly now: number; readonly spanMs: number; readonly size: number },
): readonly Bucket[] {
  const stepMs = spanMs / size;
  const counts = Array.from({ length: size }, () => 0);
  for (const moment of moments) {
    // As the API counts: later than the lower edge, at the upper edge at most.
    const index = Math.ceil((moment - now) / stepMs) - 1;
    if (index >= 0 && index < size) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts.map((count, index) => ({
    fromMs: index * stepMs,
    toMs: (index + 1) * stepMs,
    count,
  }));
}
