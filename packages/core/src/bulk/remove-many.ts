import type { RemoveResult } from '../sets/results.ts';
import { checkMembersOf } from './selection.ts';

/**
 * Removes 1 to 1000 members, and tells of each what it was: all that `restoreMany` needs. None is removed
 * where one cannot be a member. They travel together, 64 or fewer in an atomic script. `INVALID_BATCH`,
 * `INVALID_MEMBER` with the field `members[<index>]`.
 */
export async function removeMany<Result extends RemoveResult>(
  set: { remove(member: string): Promise<Result> },
  members: readonly string[],
): Promise<Result[]> {
  checkMembersOf(members);
  return Promise.all(members.map((member) => set.remove(member)));
}
