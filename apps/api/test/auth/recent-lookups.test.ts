import { expect, it } from 'vitest';
import { RecentLookups } from '../../src/auth/recent-lookups.ts';

it('remembers for a second, and nothing at its end', () => {
  let now = 5000;
  const recent = new RecentLookups<{ name: string }>(() => now);
  recent.remember('long', { name: 'long' }, Infinity, recent.generation);
  recent.remember('short', { name: 'short' }, 10, recent.generation);
  recent.remember('over', { name: 'over' }, 1, recent.generation);
  expect(recent.get('over')).toBeUndefined();
  now += 9;
  expect(recent.get('short')).toEqual({ name: 'short' });
  now += 1;
  expect(recent.get('short')).toBeUndefined();
  now += 990;
  expect(recent.get('long')).toEqual({ name: 'long' });
  now += 1;
  expect(recent.get('long')).toBeUndefined();
});

it('does not remember what was read before something was revoked, and comes after', () => {
  const recent = new RecentLookups<{ name: string }>(() => 0);
  const { generation } = recent;
  recent.forget('token');
  recent.remember('token', { name: 'token' }, Infinity, generation);
  expect(recent.get('token')).toBeUndefined();
  recent.remember('token', { name: 'token' }, Infinity, recent.generation);
  expect(recent.get('token')).toEqual({ name: 'token' });
});
