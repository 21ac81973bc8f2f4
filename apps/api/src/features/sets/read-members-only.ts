import { MayflyError } from '@mayfly/core';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphQLContext } from '../context.ts';
import { beginFields, plainSelection } from '../../graphql/early-fields.ts';
import type { SetOfMembers } from './model.ts';

/** The fields that find out by themselves whether there is such a set, of the strategy that it is read as. */
const OF_MEMBERS: ReadonlySet<string> = new Set([
  'members',
  'searchMembers',
  'member',
  'memberRank',
  'timeLeft',
]);

/**
 * Reads of a set what a query asks of its members, if it asks for nothing else: one round trip where the set
 * was used before, and its strategy so is known. Null where the query asks for more, or the fields did not all
 * go well: then the set is to be read first, and its fields tell what was wrong with them. `SET_NOT_FOUND`,
 * `REDIS_UNAVAILABLE`.
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
