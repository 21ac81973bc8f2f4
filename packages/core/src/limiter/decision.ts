import type { Replayable } from '../redis/once.ts';

/** A limit after a decision, as it applies to the key, with overrides. */
export interface LimitState {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  /** The cost that would pass now. */
  readonly remaining: number;
  /**
   * The time until this limit allows the call: 0 if it does now. If its override never allows it, until the
   * override ends.
   */
  readonly retryAfterMs: number;
  /** The time at which all counts of the limit have ended, epoch ms. */
  readonly resetAtMs: number;
}

interface DecisionBase extends Replayable {
  /** The cost that would pass all limits now; 0 while the key is blocked. */
  readonly remaining: number;
  /** The reset of the limit that `limit` names, epoch ms; for a blocked key, the end of its block. */
  readonly resetAtMs: number;
  /** The limit that denies for the longest time; of an allowed call, the tightest one. */
  readonly limit: string;
  /** Epoch ms on Redis's clock. */
  readonly now: number;
  /** All limits, in the order of their declaration. */
  readonly limits: readonly LimitState[];
}

export interface Allowed extends DecisionBase {
  readonly status: 'allowed';
  readonly passes: true;
  /** 0, or in shadow mode the value of the denial. */
  readonly retryAfterMs: number;
  /** The limiter is in shadow mode, and would have denied. */
  readonly shadowed?: 'denied';
}

export interface Denied extends DecisionBase {
  readonly status: 'denied';
  readonly passes: false;
  /** A limit is exhausted, or the key is blocked (by `block`, or by escalation). */
  readonly reason: 'limit' | 'blocked';
  /**
   * The same call after exactly this time passes, if no other call uses the key meanwhile; a millisecond
   * earlier it does not. If the cost exceeds an override, the call is denied until the override ends, and
   * then decided by the limits at that time.
   */
  readonly retryAfterMs: number;
}

/** A decision of Redis. If Redis does not answer, there is no decision. */
export type Decision = Allowed | Denied;
