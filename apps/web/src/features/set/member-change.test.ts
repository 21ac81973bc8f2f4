import { describe, expect, it } from 'vitest';
import { holdOrder } from './hold-order.ts';
import { applyChanges, isMemberChange } from './member-change.ts';
import type { Member } from './member.ts';

const member = (name: string, expiresAt: number | null): Member => ({
  member: name,
  value: null,
  expiresAt,
});
const names = (members: readonly Member[]) => members.map((each) => each.member);

describe('applyChanges', () => {
  const members = [member('a', 10), member('b', 20), member('c', 30)];

  it('shows pending changes as done, in their new order', () => {
    const changed = applyChanges(members, [
      { kind: 'extend', member: 'a', byMs: 15, expectedAt: 25 },
      { kind: 'persist', member: 'b' },
      { kind: 'remove', member: 'c' },
    ]);
    expect(changed).toEqual([member('a', 25), member('b', null)]);
  });

  it('gives the same when the change has arrived in the reading already', () => {
    const change = { kind: 'extend', member: 'a', byMs: 15, expectedAt: 25 } as const;
    const once = applyChanges(members, [change]);
    expect(applyChanges(once, [change])).toEqual(once);
  });

  it('leaves the list as it was when nothing is pending', () => {
    expect(applyChanges(members, [])).toBe(members);
  });
});

describe('isMemberChange', () => {
  it('recognises only what looks like one', () => {
    expect(isMemberChange({ kind: 'persist', member: 'a' })).toBe(true);
    expect(isMemberChange(undefined)).toBe(false);
    expect(isMemberChange({ member: 'a' })).toBe(false);
  });
});

describe('holdOrder', () => {
  it('keeps those that were shown in their order, and lets the others vanish', () => {
    const members = [member('c', 5), member('a', 100)];
    expect(names(holdOrder(['a', 'b', 'c'], members))).toEqual(['a', 'c']);
  });

  it('puts newcomers before the first that outlives them', () => {
    const members = [member('a', 10), member('new', 15), member('b', 20), member('last', 99)];
    expect(names(holdOrder(['a', 'b'], members))).toEqual(['a', 'new', 'b', 'last']);
  });
});
