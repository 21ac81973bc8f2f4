import { describe, expect, it } from 'vitest';
import { outcomeText, restoredText, toRestoration } from './change-outcome.ts';

const AT = '2026-01-01T12:00:00.000Z';
const LATER = '2026-01-01T13:00:00.000Z';
const removed = (member: string) => ({ member, expiresAt: AT, removedValue: null });

describe('the message', () => {
  it('names a single member', () => {
    const change = { kind: 'remove', members: ['a'] } as const;
    const none = { changed: [], absentCount: 0, refusedCount: 0, failure: null };
    expect(outcomeText(change, { ...none, changed: [removed('a')] })).toBe('a removed.');
    expect(outcomeText(change, { ...none, absentCount: 1 })).toBe('a had already expired.');
  });

  it('counts several members, including unchanged ones', () => {
    const change = {
      kind: 'extend',
      members: ['a', 'b', 'c', 'd'],
      byMs: 60_000,
      expected: {},
    } as const;
    const changed = ['a', 'b'].map((member) => ({ member, expiresAt: LATER, formerExpiresAt: AT }));
    expect(outcomeText(change, { changed, absentCount: 1, refusedCount: 1, failure: null })).toBe(
      '2 members extended by 1 m. 1 had already expired. 1 unchanged: the maximum is ten years.',
    );
  });
});

describe('the undo', () => {
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

  it('is a change of expiry, in both directions', () => {
    expect(toRestoration({ member: 'a', expiresAt: null, formerExpiresAt: AT })).toEqual({
      member: 'a',
      undo: { rescheduled: { from: { never: true }, to: { at: AT } } },
    });
  });

  it('reports what could not be restored', () => {
    expect(restoredText({ restored: 1, taken: 0, expired: 0 })).toMatch(/^Undone/);
    expect(restoredText({ restored: 0, taken: 0, expired: 1 })).toMatch(/expired in the meantime/);
    expect(restoredText({ restored: 8, taken: 1, expired: 2 })).toBe(
      'Undone: 8 members restored. 1 changed in the meantime. 2 expired in the meantime.',
    );
  });
});
