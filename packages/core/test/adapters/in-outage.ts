import type { HttpLimiter } from '../../src/adapters/http-limit.ts';

/** A limiter whose Redis is unavailable, with an outage policy. */
export function inOutage(passes: boolean): HttpLimiter {
  const policy = passes ? 'open' : 'closed';
  return {
    consume: async () => ({
      status: 'unavailable',
      passes,
      policy,
      reason: 'breaker',
      retryAfterMs: 700,
    }),
  };
}
