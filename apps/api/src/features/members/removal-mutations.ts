import {
  removeMany,
  removeMatching,
  restoreMany,
  type JsonValue,
  type RemoveResult,
  type Restoration,
  type RestoreResult,
  type TakeResult,
} from '@mayfly/core';
import type { MemberToRestoreInput, RestoreStatus } from '../../graphql/types.generated.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import { ListCursors } from '../../graphql/list-cursor.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import { toExpiresAt } from '../sets/expiry.ts';
import { useSet } from '../sets/use-set.ts';
import { filterField, toFilter } from './filter.ts';
import { latestNow } from './latest-now.ts';
import { toExpiry, toJsonValue } from './lifetime.ts';
import { toMemberAt } from './member-shapes.ts';

type Removed = RemoveResult | TakeResult<JsonValue>;

type Removals = 'removeMember' | 'removeMembers' | 'removeMatchingMembers' | 'restoreMembers';

const RESTORE_STATUSES: Record<RestoreResult['status'], RestoreStatus> = {
  restored: 'RESTORED',
  taken: 'TAKEN',
  expired: 'EXPIRED',
  absent: 'ABSENT',
};

export const removalMutations: Pick<MutationResolvers, Removals> = {
  removeMember: async (_parent, { input }, { mayfly }) => {
    const result = await useSet(mayfly, input.set, async (set): Promise<Removed> =>
      set.remove(input.member),
    );
    return succeeded({ ...toRemoved(result), now: new Date(result.now) });
  },

  removeMembers: async (_parent, { input: { set: name, members } }, { mayfly }) => {
    const results = await useSet(mayfly, name, (set) => removeMany<Removed>(set, members));
    return succeeded({
      results: results.map((result, index) => ({
        member: members[index] ?? '',
        ...toRemoved(result),
      })),
      now: await latestNow(mayfly, results),
    });
  },

  removeMatchingMembers: async (_parent, { input }, { mayfly }) => {
    const cursors = new ListCursors('removal', input.set, input.filter);
    const request = { first: input.first, after: cursors.take(input.after) };
    const { matches, cursor, scanned, total, now } = await renameFields(filterField, () =>
      useSet(mayfly, input.set, (set) => removeMatching(set, toFilter(input.filter), request)),
    );
    return succeeded({
      removed: matches.map((match) => toMemberAt(match, now)),
      endCursor: cursors.give(cursor),
      scannedCount: scanned,
      totalCount: total,
      now: new Date(now),
    });
  },

  restoreMembers: async (_parent, { input: { set: name, members } }, { mayfly }) => {
    const restorations = members.map(toRestoration);
    const results = await renameFields(undoField, () =>
      useSet(mayfly, name, (set) => restoreMany(set, restorations)),
    );
    return succeeded({
      results: results.map((result, index) => ({
        member: members[index]?.member ?? '',
        status: RESTORE_STATUSES[result.status],
        expiresAt: 'expiresAt' in result ? toExpiresAt(result.expiresAt) : null,
      })),
      now: await latestNow(mayfly, results),
    });
  },
};

function toRemoved(result: Removed) {
  if (result.status === 'absent') {
    return { status: 'ABSENT' as const, value: null, expiresAt: null };
  }
  return {
    status: 'REMOVED' as const,
    value: 'value' in result ? result.value : null,
    expiresAt: toExpiresAt(result.expiresAt),
  };
}

/** Core has no field `undo`, and names an expiry `expiresAt`. */
function undoField(field: string): string {
  return field
    .replace(/^(members\[\d+\])\.(removed|rescheduled)/, '$1.undo.$2')
    .replace(/\.expiresAt$/, '.expiry');
}

function toRestoration({ member, undo }: MemberToRestoreInput, index: number): Restoration {
  const path = `members[${index}].undo`;
  if (undo.rescheduled != null) {
    const { from, to } = undo.rescheduled;
    return {
      member,
      rescheduled: {
        from: toExpiry(from, `${path}.rescheduled.from`),
        to: toExpiry(to, `${path}.rescheduled.to`),
      },
    };
  }
  const { expiry, value } = undo.removed;
  return {
    member,
    removed: {
      expiresAt: toExpiry(expiry, `${path}.removed.expiry`),
      value: toJsonValue(value, `${path}.removed.value`),
    },
  };
}
