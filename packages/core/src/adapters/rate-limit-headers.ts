import type { Decision, LimitState } from '../limiter/decision.ts';
import type { Answer, Unavailable } from '../limiter/outage/unavailable.ts';

/** Header fields by their names, as they are sent. */
export type RateLimitHeaders = Readonly<Record<string, string>>;

/**
 * What an HTTP response says about an answer: `RateLimit`, `RateLimit-Policy` and, if the call is denied,
 * `Retry-After`. The only place that spells these fields.
 *
 * They follow draft-ietf-httpapi-ratelimit-headers-10: lists of structured fields, with an item for each
 * limit. Seconds are whole and rounded up, so that a client that waits as it is told is not early. Of an
 * outage nothing is known but, at best, when to try again.
 */
export function rateLimitHeaders(answer: Answer): RateLimitHeaders {
  if (answer.status === 'unavailable') return retryAfter(answer);
  return {
    RateLimit: answer.limits.map((state) => serviceLimit(answer, state)).join(', '),
    'RateLimit-Policy': answer.limits.map(quotaPolicy).join(', '),
    ...(answer.status === 'denied' && retryAfter(answer)),
  };
}

/** `r`: how much is left; `t`: in how many seconds there is more. */
function serviceLimit(decision: Decision, state: LimitState): string {
  // Blocked: whatever its limits have left, the key has nothing.
  const blocked = decision.status === 'denied' && decision.reason === 'blocked';
  const remaining = blocked ? 0 : state.remaining;
  const waitMs = blocked
    ? decision.retryAfterMs
    : state.retryAfterMs || Math.max(state.resetAtMs - decision.now, 0);
  return `${name(state)};r=${remaining};t=${seconds(waitMs)}`;
}

/** `q`: the limit; `w`: its window in seconds, of which the draft knows no fractions. */
function quotaPolicy(state: LimitState): string {
  return `${name(state)};q=${state.limit};w=${seconds(state.windowMs)}`;
}

/** A string of structured fields: names of limits have no character that would have to be escaped. */
function name(state: LimitState): string {
  return `"${state.name}"`;
}

function retryAfter({ retryAfterMs }: Pick<Unavailable, 'retryAfterMs'>): RateLimitHeaders {
  return retryAfterMs === undefined ? {} : { 'Retry-After': String(seconds(retryAfterMs)) };
}

function seconds(ms: number): number {
  return Math.ceil(ms / 1000);
}
