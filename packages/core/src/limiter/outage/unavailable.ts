import type { Decision } from '../decision.ts';

/** Redis decided nothing: the verdict is that of a policy, and says nothing about what the key has used. */
export interface Unavailable {
  readonly status: 'unavailable';
  readonly verdict: 'allowed' | 'denied';
  readonly policy: 'closed' | 'open' | 'local';
  /** Not in time, with an error, or not asked because it has failed too often of late. */
  readonly reason: 'timeout' | 'error' | 'breaker';
  /** Of a denied call: when it is worth trying again, where that is known. */
  readonly retryAfterMs?: number;
  /** The error, if there was one. */
  readonly cause?: unknown;
}

/** What a limiter that is guarded against outages answers. */
export type Answer = Decision | Unavailable;
