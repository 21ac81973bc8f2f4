import type { Decision } from '../decision.ts';

/** Redis did not decide. The outage policy decides whether the call passes; the usage of the key is unknown. */
export interface Unavailable {
  readonly status: 'unavailable';
  readonly passes: boolean;
  readonly policy: 'closed' | 'open' | 'local';
  /** No answer in time, an error, or not asked because of recent failures. */
  readonly reason: 'timeout' | 'error' | 'breaker';
  /** For a denied call: when to try again, if known. */
  readonly retryAfterMs?: number;
  /** The error, if there was one. */
  readonly cause?: unknown;
}

/** The answer of a guarded limiter. `passes` says for every status whether the call passes. */
export type Answer = Decision | Unavailable;
