import { expect, it } from 'vitest';
import { patchStates } from './patch-states.ts';
import type { SetPages } from './queries/use-sets.ts';

const now = '2026-01-01T12:00:00.000Z';
const node = (name: string, count: number) => ({
  name,
  strategy: 'SORTED' as const,
  count,
  countIsExact: true,
  nextExpiresAt: null,
  defaultTtlMs: 1000,
  createdAt: now,
});
const list: SetPages = {
  pageParams: [null, 'a'],
  pages: ['a', 'b'].map((name) => ({
    now,
    totalCount: 2,
    consideredCount: 1,
    consideredAll: true,
    edges: [{ node: node(name, 1) }],
    pageInfo: { endCursor: name, hasNextPage: name === 'a' },
  })),
};
const state = (name: string, count: number) => ({
  name,
  count,
  isExact: true,
  nextExpiresAt: now,
  defaultTtlMs: 1000,
});

it('updates a row with the latest state of its set, and leaves other pages unchanged', () => {
  const patched = patchStates(list, [state('b', 2), state('b', 3)]);
  expect(patched.pages[0]).toBe(list.pages[0]);
  expect(patched.pages[1]?.edges).toEqual([{ node: { ...node('b', 3), nextExpiresAt: now } }]);
});

it('is the same object if nothing has changed', () => {
  expect(patchStates(list, [state('elsewhere', 1)])).toBe(list);
});
