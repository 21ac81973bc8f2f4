import { describe, expect, it } from 'vitest';
import { tellOutcome, tellRestored, toRestoration } from './change-outcome.ts';

const AT = '2026-01-01T12:00:00.000Z';
const LATER = '2026-01-01T13:00:00.000Z';
const removed = (member: string) => ({ member, expiresAt: AT, removedValue: null });

describe('what is told', () => {
  it('names a single member', () => {
    const change = { kind: 'remove', members: ['a'] } as const;
    const none = { changed: [], absentCount: 0, refusedCount: 0, failure: null };
    expect(tellOutcome(change, { ...none, changed: [removed('a')] })).toBe('a is removed.');
    expect(tellOutcome(change, { ...none, absentCount: 1 })).toBe('a had expired already.');
  });

  it('counts several, with those that were left out', () => {
    const change = {
      kind: 'extend',
      members: ['a', 'b', 'c', 'd'],
      byMs: 60_000,
      expected: {},
    } as const;
    const changed = ['a', 'b'].map((member) => ({ member, expiresAt: LATER, formerExpiresAt: AT }));
    expect(tellOutcome(change, { changed, absentCount: 1, refusedCount: 1, failure: null })).toBe(
      '2 members live 1 m longer. 1 had expired already. 1 left alone: more than ten years are too long.',
    );
  });
});

describe('what is undone', () => {
  it('is a removal, with the value and the exact expiry', () => {
    expect(toRestoration({ member: 'a', expiresAt: AT, removedValue: { n: 1 } })).toEqual({
      member: 'a',
      undo: { removed: { expiry: { at: AT }, value: { n: 1 } } },
    });
    expect(toRestoration({ member: 'a', expiresAt: null, removedValue: null })).toEqual({
      member: 'a',
      undo: { removed: { expiry: { never: true } } },
    });
  });

  it('is a change of expiry, both ways round', () => {
    expect(toRestoration({ member: 'a', expiresAt: null, formerExpiresAt: AT })).toEqual({
      member: 'a',
      undo: { rescheduled: { from: { never: true }, to: { at: AT } } },
    });
  });

  it('is told with what could not be put back', () => {
    expect(tellRestored({ restored: 1, taken: 0, expired: 0 })).toMatch(/^Undone/);
    expect(tellRestored({ restored: 0, taken: 0, expired: 1 })).toMatch(/would have expired/);
    expect(tellRestored({ restored: 8, taken: 1, expired: 2 })).toBe(
      'Undone: 8 members are exactly as they were. 1 changed meanwhile and stays so. 2 would have expired by now.',
    );
  });
});
