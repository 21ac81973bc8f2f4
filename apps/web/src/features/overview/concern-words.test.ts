import { expect, it } from 'vitest';
import { concernWords } from './concern-words.ts';

const nothing = { subject: null, share: null, lagMs: null, count: null, perSecond: null };

it.each([
  [{ ...nothing, kind: 'SWEEP_LAG' as const, lagMs: 6000 }, /6 s late/, { to: '/servers' }],
  [
    { ...nothing, kind: 'INVITATION_SPACE_FILLS' as const, subject: 'rooms', share: 0.91 },
    /rooms are 91 % in use/,
    { to: '/invitations/$name', params: { name: 'rooms' } },
  ],
  [
    { ...nothing, kind: 'REDIS_MEMORY' as const, share: 0.85 },
    /85 % of the memory/,
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
])('is told with its figures, and where to look', (concern, text, place) => {
  const words = concernWords(concern);
  expect(words.text).toMatch(text);
  expect(words.place).toEqual(place);
});
