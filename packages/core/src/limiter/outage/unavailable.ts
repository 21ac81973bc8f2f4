import type { Decision } from '../decision.ts';

/** Redis did not decide. The outage policy says whether the call passes; what the key has used is unknown. */
export interface Unavailable {
  readonly status: 'unavailable';
  readonly passes: boolean;
  readonly policy: 'closed' | 'open' | 'local';
  /** Not in time, with an error, or not asked because it has failed too often of late. */
  readonly reason: 'timeout' | 'error' | 'breaker';
  /** Of a call that does not pass: when it is worth trying again, where that is known. */
  readonly retryAfterMs?: number;
  /** The error, if there was one. */
  readonly cause?: unknown;
}

/** What a limiter that is guarded against outages answers. Whatever its status, `passes` says what to do. */
export type Answer = Decision | Unavailable;
