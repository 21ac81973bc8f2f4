import {
  combineStep,
  MayflyError,
  type CombineRequest,
  type Mayfly,
  type SteppedSet,
} from '@mayfly/core';
import { renameFields } from '../../graphql/rename-fields.ts';
import { ListCursors } from '../../graphql/list-cursor.ts';
import type { CombinedExpiry, SetOperation } from '../../graphql/types.generated.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { toMemberAt } from '../members/member-shapes.ts';

const OPERATIONS: Record<SetOperation, CombineRequest['operation']> = {
  UNION: 'union',
  INTERSECTION: 'intersection',
  DIFFERENCE: 'difference',
};

const EXPIRIES: Record<CombinedExpiry, NonNullable<CombineRequest['expiry']>> = {
  SOONEST: 'min',
  LATEST: 'max',
};

/** The maximum that core combines. */
const MAX_SETS = 64;

export const combinedSetResolvers: Resolvers = {
  Query: {
    combinedMembers: async (_parent, { operation, sets, expiry, first, after }, { mayfly }) => {
      const cursors = new ListCursors('combined', operation, sets, expiry);
      // Core rejects too many sets, without a read of each.
      const asked = await Promise.all(
        sets.slice(0, MAX_SETS + 1).map((name, index) => stepped(mayfly, name, `sets[${index}]`)),
      );
      const page = await combineStep(asked, {
        operation: OPERATIONS[operation],
        expiry: expiry == null ? undefined : EXPIRIES[expiry],
        first,
        after: cursors.take(after),
      });
      return {
        members: page.members.map((member) => toMemberAt(member, page.now)),
        endCursor: cursors.give(page.cursor),
        scannedCount: page.scanned,
        totalCount: page.total,
        now: new Date(page.now),
      };
    },
  },
};

function stepped(mayfly: Mayfly, name: string, field: string): Promise<SteppedSet> {
  return renameFields(
    (at) => (at === 'name' ? field : at),
    async () => {
      const set = await mayfly.sets.find(name);
      if (set.strategy !== 'window') return set;
      throw new MayflyError('WRONG_STRATEGY', 'Sets of strategy window cannot be combined', {
        field: 'name',
      });
    },
  );
}
