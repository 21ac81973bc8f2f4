import { MayflyError } from '@mayfly/core';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphQLContext } from '../context.ts';
import { beginFields, plainSelection } from '../../graphql/early-fields.ts';
import type { SetOfMembers } from './model.ts';

/** Fields whose resolvers check that the set exists and has the expected strategy. */
const OF_MEMBERS: ReadonlySet<string> = new Set([
  'members',
  'searchMembers',
  'member',
  'memberRank',
  'timeLeft',
  'peek',
  'slice',
]);

/**
 * Reads members without the summary of the set, if the query selects nothing else. This takes one round trip if the
 * strategy is known from an earlier use. Null if the query selects more, or a field failed: then the caller must
 * read the set first, and its fields report the errors. `SET_NOT_FOUND`, `REDIS_UNAVAILABLE`.
 */
export async function readMembersOnly(
  name: string,
  context: GraphQLContext,
  info: GraphQLResolveInfo,
): Promise<SetOfMembers | null> {
  const fields = plainSelection(info, OF_MEMBERS);
  if (fields === null) return null;
  try {
    return await context.mayfly.sets.use(name, async ({ strategy }) => {
      const set: SetOfMembers = { name, strategy };
      await beginFields(set, fields, context, info);
      return set;
    });
  } catch (error) {
    const code = error instanceof MayflyError ? error.code : undefined;
    if (code === 'SET_NOT_FOUND' || code === 'REDIS_UNAVAILABLE') throw error;
    return null;
  }
}
