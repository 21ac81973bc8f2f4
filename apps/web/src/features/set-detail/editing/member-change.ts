import { compareMembers, type Member } from '../members/member.ts';

/** What one can do to members. What is to become of them is what the list shows meanwhile. */
export type MemberChange =
  | {
      readonly kind: 'extend';
      readonly members: readonly string[];
      /** The API is told the difference only: its clock decides, never the browser's. */
      readonly byMs: number;
      /** Of those whose expiry is known: when they are to expire then. */
      readonly expected: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'expire-at'; readonly members: readonly string[]; readonly at: number }
  | { readonly kind: 'persist'; readonly members: readonly string[] }
  | { readonly kind: 'remove'; readonly members: readonly string[] };

/** Extends members by a difference; of those that never expire there is nothing to extend. */
export function extension(members: readonly Member[], byMs: number): MemberChange {
  const expected = members.flatMap(({ member, expiresAt }) =>
    expiresAt === null ? [] : [[member, expiresAt + byMs] as const],
  );
  return {
    kind: 'extend',
    members: members.map(({ member }) => member),
    byMs,
    expected: Object.fromEntries(expected),
  };
}

/** Recognises a change among the variables of mutations, whose type the cache does not keep. */
export function isMemberChange(variables: unknown): variables is MemberChange {
  return (
    typeof variables === 'object' &&
    variables !== null &&
    'kind' in variables &&
    'members' in variables
  );
}

/** A member as a change is to make it; null once it is removed. */
function changed(member: Member, change: MemberChange): Member | null {
  switch (change.kind) {
    case 'remove':
      return null;
    case 'persist':
      return { ...member, expiresAt: null };
    case 'expire-at':
      return { ...member, expiresAt: change.at };
    case 'extend':
      return { ...member, expiresAt: change.expected[member.member] ?? member.expiresAt };
  }
}

/**
 * The members as they will be once the pending changes have happened. The cache itself is not
 * touched: a change that fails simply is no longer pending, and the list is honest again. Every
 * change may be applied to what already includes it, so it does not matter which is known first.
 */
export function applyChanges(
  members: readonly Member[],
  pending: readonly MemberChange[],
): readonly Member[] {
  if (pending.length === 0) return members;
  const byMember = new Map(
    pending.flatMap((change) => change.members.map((member) => [member, change] as const)),
  );
  return members
    .flatMap((member) => {
      const change = byMember.get(member.member);
      return change ? (changed(member, change) ?? []) : [member];
    })
    .sort(compareMembers);
}
