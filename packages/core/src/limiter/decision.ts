/** One limit after a decision, as it applies to the key: overrides included. */
export interface LimitState {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  /** How much would pass at this moment. */
  readonly remaining: number;
  /** How long until this limit lets the call pass: 0 if it does. If its override never does, until that ends. */
  readonly retryAfterMs: number;
  /** The moment at which nothing counts against the limit any more, epoch ms. */
  readonly resetAtMs: number;
}

interface DecisionBase {
  /** How much would pass at this moment through all limits; 0 while the key is blocked. */
  readonly remaining: number;
  /** The reset of the limit that `limit` names, epoch ms; of a blocked key the end of its block. */
  readonly resetAtMs: number;
  /** The limit that denied, the one that does so longest; of an allowed call the tightest one. */
  readonly limit: string;
  /** Epoch ms on Redis's clock. */
  readonly now: number;
  /** All limits, in the order in which they were declared. */
  readonly limits: readonly LimitState[];
}

export interface Allowed extends DecisionBase {
  readonly status: 'allowed';
  readonly passes: true;
  /** 0, or what it would have been had the limiter not been in shadow mode. */
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
   * The same call after exactly so long passes, if nobody else uses the key meanwhile; a millisecond
   * earlier it does not. If an override lets less pass at once than the call costs, it is denied until
   * that ends, and is then judged by the limits of that moment.
   */
  readonly retryAfterMs: number;
}

/** What Redis says to a call. That Redis says nothing is no decision, and never looks like one. */
export type Decision = Allowed | Denied;
