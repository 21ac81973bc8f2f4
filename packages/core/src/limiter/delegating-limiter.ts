import type { GuardedLimiter } from './outage/guarded-limiter.ts';
import type { Answer } from './outage/unavailable.ts';

/** A limiter that delegates to another one, which can change, and counts its answers. */
export abstract class DelegatingLimiter {
  /** The current limiter. */
  abstract decider(): Promise<GuardedLimiter>;
  /** Counts an answer. */
  abstract record(key: string, cost: number, answer: Answer): void;
}
