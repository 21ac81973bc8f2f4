import type { Answer, LimitState as CoreLimitState, PolicyLimit } from '@mayfly/core';
import type {
  LimitAlgorithm,
  LimitDecision,
  LimitOutageReason,
  LimitState,
} from '../../graphql/types.generated.ts';

export const ALGORITHMS: Record<NonNullable<PolicyLimit['algorithm']>, LimitAlgorithm> = {
  log: 'LOG',
  gcra: 'GCRA',
  bucket: 'GCRA',
  counter: 'COUNTER',
  fixed: 'FIXED',
};

const OUTAGE_REASONS: Record<'timeout' | 'error' | 'breaker', LimitOutageReason> = {
  timeout: 'TIMEOUT',
  error: 'ERROR',
  breaker: 'BREAKER',
};

/** A decision as the schema tells it. What caused an outage is for the log of the server only. */
export function toDecision(answer: Answer): LimitDecision {
  if (answer.status === 'unavailable') {
    return {
      status: 'UNAVAILABLE',
      passes: answer.passes,
      shadowed: false,
      reason: null,
      outageReason: OUTAGE_REASONS[answer.reason],
      limit: null,
      remaining: null,
      retryAfterMs: answer.passes ? 0 : (answer.retryAfterMs ?? null),
      resetAt: null,
      limits: [],
      now: null,
    };
  }
  const isDenied = answer.status === 'denied';
  return {
    status: isDenied ? 'DENIED' : 'ALLOWED',
    passes: answer.passes,
    shadowed: !isDenied && answer.shadowed === 'denied',
    reason: isDenied ? (answer.reason === 'blocked' ? 'BLOCKED' : 'LIMIT') : null,
    outageReason: null,
    limit: answer.limit,
    remaining: answer.remaining,
    retryAfterMs: answer.retryAfterMs,
    resetAt: new Date(answer.resetAtMs),
    limits: answer.limits.map(toState),
    now: new Date(answer.now),
  };
}

function toState({ resetAtMs, ...state }: CoreLimitState): LimitState {
  return { ...state, resetAt: new Date(resetAtMs) };
}
