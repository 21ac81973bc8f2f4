import { compareMembers, type Member } from './member.ts';

/** What one can do to a single member. */
export type MemberChange =
  | {
      readonly kind: 'extend';
      readonly member: string;
      /** The API is told the difference only; the moment is what the list shows meanwhile. */
      readonly byMs: number;
      readonly expectedAt: number;
    }
  | { readonly kind: 'persist'; readonly member: string }
  | { readonly kind: 'remove'; readonly member: string };

/** Recognises a change among the variables of mutations, whose type the cache does not keep. */
export function isMemberChange(variables: unknown): variables is MemberChange {
  return (
    typeof variables === 'object' &&
    variables !== null &&
    'kind' in variables &&
    'member' in variables
  );
}

function applyChange(member: Member, change: MemberChange): readonly Member[] {
  switch (change.kind) {
    case 'remove':
      return [];
    case 'persist':
      return [{ ...member, expiresAt: null }];
    case 'extend':
      return [{ ...member, expiresAt: change.expectedAt }];
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
  const byMember = new Map(pending.map((change) => [change.member, change]));
  return members
    .flatMap((member) => {
      const change = byMember.get(member.member);
      return change ? applyChange(member, change) : [member];
    })
    .sort(compareMembers);
}
