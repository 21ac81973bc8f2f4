import type { Answer } from '../limiter/outage/unavailable.ts';

/** What became of a call. `shadowed`: it passed, and would have been denied but for the shadow mode. */
export type Outcome = 'allowed' | 'denied' | 'shadowed' | 'unavailable';

export const OUTCOMES: readonly Outcome[] = ['allowed', 'denied', 'shadowed', 'unavailable'];

export function outcomeOf(answer: Answer): Outcome {
  return answer.status === 'allowed' && answer.shadowed === 'denied' ? 'shadowed' : answer.status;
}

/** One decision of those that were made lately. Keys may be e-mail addresses: not for everybody's eyes. */
export interface SampledDecision {
  readonly policy: string;
  readonly key: string;
  readonly cost: number;
  readonly outcome: Outcome;
  /** Whether the call passes. */
  readonly passes: boolean;
  /** The limit that denied, or is tightest; null where Redis did not decide. */
  readonly limit: string | null;
  /** How much would still pass; null where Redis did not decide. */
  readonly remaining: number | null;
  /** How long until the same call passes, in ms; null where that is not known. */
  readonly retryAfterMs: number | null;
  /** Epoch ms on Redis's clock; null where Redis did not decide. */
  readonly decidedAt: number | null;
}

/** What one process decided in about a second. */
export interface DecisionBatch {
  /** A fair sample of them, at most 40 for all policies together. */
  readonly decisions: readonly SampledDecision[];
  /** How many there were, of the policies that are in the sample. */
  readonly decided: number;
}

export function sampleOf(
  policy: string,
  key: string,
  cost: number,
  answer: Answer,
): SampledDecision {
  const base = { policy, key, cost, outcome: outcomeOf(answer), passes: answer.passes };
  if (answer.status === 'unavailable') {
    return {
      ...base,
      limit: null,
      remaining: null,
      retryAfterMs: answer.retryAfterMs ?? null,
      decidedAt: null,
    };
  }
  const { limit, remaining, retryAfterMs, now } = answer;
  return { ...base, limit, remaining, retryAfterMs, decidedAt: now };
}
