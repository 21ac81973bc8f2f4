import { describe, expect, it } from 'vitest';
import { applyChanges, extension, isMemberChange } from './member-change.ts';
import type { Member } from '../members/member.ts';

const member = (name: string, expiresAt: number | null): Member => ({
  member: name,
  value: null,
  expiresAt,
});

describe('applyChanges', () => {
  const members = [member('a', 10), member('b', 20), member('c', 30), member('d', 40)];

  it('applies pending changes, in the new order', () => {
    const changed = applyChanges(members, [
      extension([member('a', 10)], 15),
      { kind: 'persist', members: ['b'] },
      { kind: 'remove', members: ['c'] },
      { kind: 'expire-at', members: ['d'], at: 5 },
    ]);
    expect(changed).toEqual([member('d', 5), member('a', 25), member('b', null)]);
  });

  it('gives the same result if the loaded data already includes the change', () => {
    const change = extension(members.slice(0, 2), 15);
    const once = applyChanges(members, [change]);
    expect(applyChanges(once, [change])).toEqual(once);
  });

  it('leaves the list unchanged without pending changes', () => {
    expect(applyChanges(members, [])).toBe(members);
  });
});

describe('isMemberChange', () => {
  it('recognises only valid changes', () => {
    expect(isMemberChange({ kind: 'persist', members: ['a'] })).toBe(true);
    expect(isMemberChange(undefined)).toBe(false);
    expect(isMemberChange({ members: ['a'] })).toBe(false);
  });
});
