import type { Findings } from './findings.ts';

/** A payload. A subscriber begins before the first change of the feed. */
export interface Received {
  /** Changes may be missing before the next one. */
  readonly gap: boolean;
  readonly changes: readonly string[];
}

export interface Continuity {
  readonly subject: string;
  /** The whole feed, as it is in the end. */
  readonly feed: readonly string[];
  readonly received: readonly Received[];
  /** Whether a failover may have forgotten a change, or written it on a master that was replaced. */
  readonly isLost: (change: string) => boolean;
}

/** Whether a subscriber has each change of the feed once and in order, apart from announced gaps, up to its end. */
export function checkContinuity({ subject, feed, received, isLost }: Continuity): Findings {
  const places = new Map(feed.map((change, place) => [change, place]));
  const violations: string[] = [];
  let apart = 0;
  let operations = 0;
  /** The place of the next change; undefined after a gap. */
  let next: number | undefined = 0;
  const note = (what: string, changes: readonly string[]) => {
    for (const change of changes) {
      if (isLost(change)) apart += 1;
      else violations.push(`${subject}: ${change} ${what}`);
    }
  };
  for (const { gap, changes } of received) {
    if (gap) next = undefined;
    for (const change of changes) {
      operations += 1;
      const place = places.get(change);
      if (place === undefined) {
        note('is not in the feed', [change]);
        continue;
      }
      if (next !== undefined && place < next) note('came again', [change]);
      if (next !== undefined && place > next) note('did not come', feed.slice(next, place));
      next = Math.max(place + 1, next ?? 0);
    }
  }
  // A gap at the end leaves the rest to a read of the set.
  note('did not come', feed.slice(next ?? feed.length));
  return { operations, violations, apart };
}
