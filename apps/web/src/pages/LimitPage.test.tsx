import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const now = '2026-01-01T12:00:00.000Z';

const burst = {
  name: 'burst',
  algorithm: 'LOG',
  limit: 5,
  windowMs: 60_000,
  burst: null,
  large: false,
  mostInAnyWindow: 5,
};

const policy = {
  name: 'calls',
  description: 'Calls of the API',
  version: 1,
  shadow: false,
  countDenied: false,
  createdAt: now,
  changedAt: now,
  limits: [burst],
  escalation: null,
  outage: {
    policy: 'CLOSED',
    answerWithinMs: 50,
    failures: 5,
    pauseMs: 1000,
    localShare: null,
    localKeys: null,
  },
};

const decision = (remaining: number) => ({
  status: remaining >= 0 ? 'ALLOWED' : 'DENIED',
  passes: remaining >= 0,
  shadowed: false,
  reason: remaining >= 0 ? null : 'LIMIT',
  limit: 'burst',
  remaining: Math.max(0, remaining),
  retryAfterMs: remaining >= 0 ? 0 : 30_000,
  resetAt: now,
  outageReason: null,
  now,
  limits: [
    {
      name: 'burst',
      limit: 5,
      windowMs: 60_000,
      remaining: Math.max(0, remaining),
      retryAfterMs: 0,
      resetAt: now,
    },
  ],
});

/** A policy on whose one key every call counts. */
function limiter() {
  let left = 5;
  return {
    Now: () => ({ now }),
    LimitPolicy: () => ({ limitPolicy: policy }),
    LimitTraffic: () => ({
      limitPolicy: {
        traffic: {
          from: now,
          to: now,
          stepMs: 10_000,
          now,
          allowed: [],
          denied: [],
          shadowed: [],
          unavailable: [],
        },
      },
    }),
    LimitTopKeys: () => ({
      limitPolicy: {
        busiestKeys: { from: now, now, keys: [{ key: 'user:7', count: 12 }] },
        mostDeniedKeys: { from: now, now, keys: [] },
      },
    }),
    LimitOverrides: () => ({
      limitPolicy: {
        overrides: {
          now,
          totalCount: 0,
          edges: [],
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      },
    }),
    PeekLimit: () => ({ peekLimit: decision(left > 0 ? left : -1) }),
    ConsumeLimit: () => {
      left -= 1;
      return { consumeLimit: { decision: decision(left) } };
    },
    PreviewLimitPolicy: () => ({ previewLimitPolicy: { forgets: false, limits: [burst] } }),
  };
}

describe('manual calls', () => {
  it('shows the remaining calls, and the wait of the next one', async () => {
    const api = fakeApi(limiter());
    const user = renderPage('/limits/calls');
    await user.type(await screen.findByRole('textbox', { name: 'Key' }), 'user:9');
    await user.click(await screen.findByRole('button', { name: 'Consume' }));
    expect(await screen.findByText('The next call passes now.')).toBeDefined();
    expect(new URLSearchParams(location.search).get('key')).toBe('user:9');
    for (let call = 0; call < 5; call += 1) {
      await user.click(screen.getByRole('button', { name: 'Consume' }));
    }
    expect(await screen.findByText(/The next call passes in/)).toBeDefined();
    expect(screen.getByText('The limit burst is exhausted.')).toBeDefined();
    expect(api.calls('ConsumeLimit')).toHaveLength(6);
  });

  it('are for operators; viewers can only see the state', async () => {
    fakeApi({
      ...limiter(),
      Viewer: () => ({ viewer: { name: 'eve', role: 'VIEWER', scopes: null, endsAt: null, now } }),
    });
    const user = renderPage('/limits/calls');
    await user.type(await screen.findByRole('textbox', { name: 'Key' }), 'user:9{Enter}');
    expect(await screen.findByText('The next call passes now.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Consume' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Busiest keys' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit…' })).toBeNull();
  });
});

it('reports an unknown policy', async () => {
  fakeApi({ ...limiter(), LimitPolicy: () => ({ limitPolicy: null }) });
  renderPage('/limits/gone');
  expect(await screen.findByRole('heading', { name: 'No such policy' })).toBeDefined();
});

it('reports beside the cost that it exceeds the limit', async () => {
  fakeApi({ ...limiter(), PeekLimit: () => refusal('INVALID_OPTION', 'cost') });
  renderPage('/limits/calls?key=user:9');
  expect(await screen.findByText('Exceeds the limit.')).toBeDefined();
});
