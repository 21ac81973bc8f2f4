import type { Outcome } from './sampled-decision.ts';
import { TopKeys } from './top-keys.ts';

/** A key with at least one in this many of a policy's calls in a second is always found. */
const CAPACITY = 100;

/** The results of the calls of one policy, in one process, for about a second. */
export class Tally {
  readonly counts: Record<Outcome, number> = { allowed: 0, denied: 0, shadowed: 0, unavailable: 0 };
  readonly busiest = new TopKeys(CAPACITY);
  /** Includes calls that would have been denied without the shadow mode. */
  readonly denied = new TopKeys(CAPACITY);

  /** The number of calls. */
  get total(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  add(key: string, outcome: Outcome): void {
    this.counts[outcome] += 1;
    this.busiest.add(key);
    if (outcome === 'denied' || outcome === 'shadowed') this.denied.add(key);
  }
}
