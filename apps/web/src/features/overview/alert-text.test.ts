import { expect, it } from 'vitest';
import { alertText } from './alert-text.ts';

const nothing = {
  severity: 'WARNING' as const,
  subject: null,
  server: null,
  share: null,
  lagMs: null,
  count: null,
  perSecond: null,
};

it.each([
  [{ ...nothing, kind: 'SWEEP_LAG' as const, lagMs: 6000 }, /6 s late/, { to: '/servers' }],
  [
    { ...nothing, kind: 'INVITATION_SPACE_FILLS' as const, subject: 'rooms', share: 0.91 },
    /rooms are 91 % in use/,
    { to: '/invitations/$name', params: { name: 'rooms' } },
  ],
  [
    { ...nothing, kind: 'REDIS_MEMORY' as const, share: 0.85 },
    /85 % of its memory limit/,
    { to: '/servers' },
  ],
  [
    { ...nothing, kind: 'LIMIT_POLICY_UNAVAILABLE' as const, subject: 'calls', count: 12 },
    /12 calls of calls were not decided/,
    { to: '/limits/$name', params: { name: 'calls' } },
  ],
  [
    { ...nothing, kind: 'LIMIT_POLICY_UNAVAILABLE' as const, count: 12 },
    /12 calls of a policy/,
    { to: '/limits' },
  ],
  [
    { ...nothing, kind: 'REDIS_FULL' as const },
    /Redis is full\. Mayfly stores nothing new until memory is free\. Remove members or raise maxmemory\./,
    { to: '/sets' },
  ],
  [
    { ...nothing, kind: 'REDIS_EVICTION_POLICY' as const, subject: 'allkeys-lru' },
    /maxmemory-policy is allkeys-lru\. Set it to noeviction/,
    { to: '/servers' },
  ],
  [
    { ...nothing, kind: 'REDIS_FULL' as const, server: '10.0.0.1:6379' },
    /Redis 10\.0\.0\.1:6379 is full/,
    { to: '/sets' },
  ],
  [
    { ...nothing, kind: 'REDIS_VERSION' as const, subject: '6.2.14' },
    /Redis has the unsupported version 6\.2\.14/,
    { to: '/servers' },
  ],
])('states the problem, the solution and its place', (alert, text, place) => {
  const said = alertText(alert);
  expect(`${said.text} ${said.advice}`).toMatch(text);
  expect(said.place).toEqual(place);
});
