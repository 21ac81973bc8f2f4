import { describe, expect, it } from 'vitest';
import { rateLimitHeaders } from '../../src/adapters/rate-limit-headers.ts';
import type { Allowed, Denied, LimitState } from '../../src/limiter/decision.ts';

const NOW = 1_800_000_000_000;

const burst: LimitState = {
  name: 'burst',
  limit: 5,
  windowMs: 1000,
  remaining: 3,
  retryAfterMs: 0,
  resetAtMs: NOW + 900,
};
const daily: LimitState = {
  name: 'daily',
  limit: 1000,
  windowMs: 86_400_000,
  remaining: 0,
  retryAfterMs: 2001,
  resetAtMs: NOW + 86_400_000,
};
const allowed: Allowed = {
  status: 'allowed',
  passes: true,
  remaining: 3,
  retryAfterMs: 0,
  resetAtMs: burst.resetAtMs,
  limit: 'burst',
  now: NOW,
  limits: [burst],
};
const denied: Denied = {
  status: 'denied',
  passes: false,
  reason: 'limit',
  remaining: 0,
  retryAfterMs: 2001,
  resetAtMs: daily.resetAtMs,
  limit: 'daily',
  now: NOW,
  limits: [burst, daily],
};

describe('rateLimitHeaders', () => {
  it('reports what remains, and when the limit resets', () => {
    expect(rateLimitHeaders(allowed)).toEqual({
      RateLimit: '"burst";r=3;t=1',
      'RateLimit-Policy': '"burst";q=5;w=1',
    });
  });

  it('reports all of several limits, and when to try again', () => {
    expect(rateLimitHeaders(denied)).toEqual({
      RateLimit: '"burst";r=3;t=1, "daily";r=0;t=3',
      'RateLimit-Policy': '"burst";q=5;w=1, "daily";q=1000;w=86400',
      'Retry-After': '3',
    });
  });

  it('reports no remaining calls for a blocked key', () => {
    expect(rateLimitHeaders({ ...denied, reason: 'blocked', retryAfterMs: 60_000 })).toEqual({
      RateLimit: '"burst";r=0;t=60, "daily";r=0;t=60',
      'RateLimit-Policy': '"burst";q=5;w=1, "daily";q=1000;w=86400',
      'Retry-After': '60',
    });
  });

  it('does not ask a client to wait if a limiter in shadow mode lets it pass', () => {
    const shadowed: Allowed = {
      ...allowed,
      shadowed: 'denied',
      limits: [daily],
      retryAfterMs: 2001,
    };
    expect(rateLimitHeaders(shadowed)).toEqual({
      RateLimit: '"daily";r=0;t=3',
      'RateLimit-Policy': '"daily";q=1000;w=86400',
    });
  });

  it('reports no remaining calls in an outage, and 0 s for a limit that is full again', () => {
    const outage = { status: 'unavailable', policy: 'closed', reason: 'breaker' } as const;
    expect(rateLimitHeaders({ ...outage, passes: false, retryAfterMs: 1 })).toEqual({
      'Retry-After': '1',
    });
    expect(rateLimitHeaders({ ...outage, passes: false })).toEqual({});
    const full = { ...burst, remaining: 5, resetAtMs: NOW };
    expect(rateLimitHeaders({ ...allowed, limits: [full] })).toMatchObject({
      RateLimit: '"burst";r=5;t=0',
    });
  });

  it.each([
    [1, 1],
    [999, 1],
    [1000, 1],
    [1001, 2],
  ])('rounds a wait of %i ms up to %i s', (retryAfterMs, seconds) => {
    expect(rateLimitHeaders({ ...denied, retryAfterMs })).toMatchObject({
      'Retry-After': String(seconds),
    });
  });
});
