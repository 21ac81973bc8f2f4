import { compareMembers, type Member } from '../members/member.ts';

/** The durations by which a single press extends a member. */
export const EXTENSIONS = [60_000, 600_000, 3_600_000] as const;

/** A change of members. The list shows its expected result while it is pending. */
export type MemberChange =
  | {
      readonly kind: 'extend';
      readonly members: readonly string[];
      /** The API receives only the difference: its clock decides, not the browser's. */
      readonly byMs: number;
      /** The expected expiries of members whose expiry is known. */
      readonly expected: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'expire-at'; readonly members: readonly string[]; readonly at: number }
  | { readonly kind: 'persist'; readonly members: readonly string[] }
  | { readonly kind: 'remove'; readonly members: readonly string[] };

/** Extends members by a duration; members that never expire are left out. */
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

/** Recognises a change among the variables of mutations, which are untyped in the cache. */
export function isMemberChange(variables: unknown): variables is MemberChange {
  return (
    typeof variables === 'object' &&
    variables !== null &&
    'kind' in variables &&
    'members' in variables
  );
}

/** The expected member after a change; null after a removal. */
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
 * The members as they will be after the pending changes. The cache itself does not change: when a change
 * fails, it is no longer pending, and the list is correct again. Applying a change twice has no effect, so
 * the order of the responses does not matter.
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
