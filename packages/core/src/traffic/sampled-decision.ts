import type { Answer } from '../limiter/outage/unavailable.ts';

/** The result of a call. `shadowed`: it passed, and would have been denied without the shadow mode. */
export type Outcome = 'allowed' | 'denied' | 'shadowed' | 'unavailable';

export const OUTCOMES = [
  'allowed',
  'denied',
  'shadowed',
  'unavailable',
] as const satisfies readonly Outcome[];

export function outcomeOf(answer: Answer): Outcome {
  return answer.status === 'allowed' && answer.shadowed === 'denied' ? 'shadowed' : answer.status;
}

/** A recent decision. Its key may be an e-mail address, which not all users may see. */
export interface SampledDecision {
  readonly policy: string;
  readonly key: string;
  readonly cost: number;
  readonly outcome: Outcome;
  /** Whether the call passes. */
  readonly passes: boolean;
  /** The limit that denied, or the tightest one; null if Redis did not decide. */
  readonly limit: string | null;
  /** The remaining quota; null if Redis did not decide. */
  readonly remaining: number | null;
  /** How long until the same call passes, in ms; null if unknown. */
  readonly retryAfterMs: number | null;
  /** Epoch ms on Redis's clock; null if Redis did not decide. */
  readonly decidedAt: number | null;
}

/** The decisions of one process in about a second. */
export interface DecisionBatch {
  /** A uniform sample of them, at most 40 for all policies together. */
  readonly decisions: readonly SampledDecision[];
  /** The number of decisions of the policies in the sample. */
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
