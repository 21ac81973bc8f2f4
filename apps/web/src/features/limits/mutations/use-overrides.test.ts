import { expect, it } from 'vitest';
import { toOverrideInput } from './use-overrides.ts';

const now = Date.parse('2026-01-01T12:00:00.000Z');
const limit = { limit: 10, windowMs: 1000, burst: null, large: false, mostInAnyWindow: 10 };

it('restores the limits of a key for their remaining time', () => {
  const policy = {
    name: 'calls',
    limits: [
      { ...limit, name: 'log', algorithm: 'LOG' as const },
      { ...limit, name: 'bucket', algorithm: 'GCRA' as const, burst: 10 },
    ],
  };
  const override = {
    key: 'user:7',
    expiresAt: '2026-01-01T12:01:00.000Z',
    limits: [
      { name: 'log', limit: 50, windowMs: 2000, capacity: 50 },
      { name: 'bucket', limit: 20, windowMs: 1000, capacity: 5 },
    ],
  };
  expect(toOverrideInput(policy, override, now)).toEqual({
    policy: 'calls',
    key: 'user:7',
    forMs: 60_000,
    overrides: [
      { name: 'log', limit: 50, windowMs: 2000 },
      { name: 'bucket', limit: 20, windowMs: 1000, burst: 5 },
    ],
  });
});
