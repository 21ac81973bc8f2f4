import { expect, it } from 'vitest';
import { addToLog, EMPTY_FEED_LOG, type FeedPayload } from './feed-log.ts';

const payload = (...members: readonly string[]): FeedPayload => ({
  cursor: 'c',
  gap: false,
  now: '2026-01-01T12:00:00.000Z',
  changes: members.map((member) => ({
    kind: 'ADDED',
    member,
    expiresAt: null,
    clearedCount: null,
  })),
});

it('has the latest first, each with a unique number', () => {
  const log = addToLog(addToLog(EMPTY_FEED_LOG, [payload('a', 'b')]), [payload('c'), payload('d')]);
  expect(log.entries.map(({ member, id }) => [member, id])).toEqual([
    ['d', 3],
    ['c', 2],
    ['b', 1],
    ['a', 0],
  ]);
  expect(log.heardCount).toBe(4);
});

it('is bounded, and the same object without new changes', () => {
  const burst = payload(...Array.from({ length: 5_000 }, (_, index) => `m${index}`));
  const log = addToLog(EMPTY_FEED_LOG, [burst]);
  expect(log.entries.length).toBe(50);
  expect(log.entries[0]).toMatchObject({ member: 'm4999', id: 4_999 });
  expect(addToLog(log, [payload()])).toBe(log);
});
