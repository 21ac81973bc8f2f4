import type { Decision, LimitState } from '../limiter/decision.ts';
import type { Answer, Unavailable } from '../limiter/outage/unavailable.ts';

/** Header fields by name. */
export type RateLimitHeaders = Readonly<Record<string, string>>;

/**
 * The headers of an answer: `RateLimit`, `RateLimit-Policy` and, if the call is denied, `Retry-After`. No
 * other place writes these fields.
 *
 * They follow draft-ietf-httpapi-ratelimit-headers-10: lists of structured fields, with an item for each
 * limit. Seconds are whole and rounded up, so that a client that waits for them is not early. For an outage,
 * only `Retry-After` can be known.
 */
export function rateLimitHeaders(answer: Answer): RateLimitHeaders {
  if (answer.status === 'unavailable') return retryAfter(answer);
  return {
    RateLimit: answer.limits.map((state) => serviceLimit(answer, state)).join(', '),
    'RateLimit-Policy': answer.limits.map(quotaPolicy).join(', '),
    ...(answer.status === 'denied' && retryAfter(answer)),
  };
}

/** `r`: the remaining quota; `t`: the seconds until it grows. */
function serviceLimit(decision: Decision, state: LimitState): string {
  // A blocked key has no quota, even if its limits have.
  const blocked = decision.status === 'denied' && decision.reason === 'blocked';
  const remaining = blocked ? 0 : state.remaining;
  const waitMs = blocked
    ? decision.retryAfterMs
    : state.retryAfterMs || Math.max(state.resetAtMs - decision.now, 0);
  return `${name(state)};r=${remaining};t=${seconds(waitMs)}`;
}

/** `q`: the limit; `w`: its window in seconds. The draft has no fractions of seconds. */
function quotaPolicy(state: LimitState): string {
  return `${name(state)};q=${state.limit};w=${seconds(state.windowMs)}`;
}

/** A string of structured fields. Names of limits have no characters to escape. */
function name(state: LimitState): string {
  return `"${state.name}"`;
}

function retryAfter({ retryAfterMs }: Pick<Unavailable, 'retryAfterMs'>): RateLimitHeaders {
  return retryAfterMs === undefined ? {} : { 'Retry-After': String(seconds(retryAfterMs)) };
}

function seconds(ms: number): number {
  return Math.ceil(ms / 1000);
}
