import type { HttpLimiter } from '../../src/adapters/http-limit.ts';
import type { Unavailable } from '../../src/limiter/outage/unavailable.ts';

/** A limiter whose Redis cannot be asked, under a policy. */
export function inOutage(verdict: Unavailable['verdict']): HttpLimiter {
  const policy = verdict === 'allowed' ? 'open' : 'closed';
  return {
    consume: async () => ({
      status: 'unavailable',
      verdict,
      policy,
      reason: 'breaker',
      retryAfterMs: 700,
    }),
  };
}
