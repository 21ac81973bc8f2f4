import type { SweptStep } from '@mayfly/core';
import type { Metrics } from './metrics.ts';

/** Counts the work of a sweeper. Sums over all instances are exact: each sweep is reported to one of them. */
export function countSwept(metrics: Metrics, { removed, lateMs, trimmed }: SweptStep): void {
  metrics.expiredMembers.inc(removed);
  metrics.sweepLag.observe(lateMs / 1000);
  metrics.trimmedEvents.inc({ kind: 'expired' }, trimmed.events);
  metrics.trimmedEvents.inc({ kind: 'changed' }, trimmed.changes);
  metrics.lostEvents.inc(trimmed.lost);
}
