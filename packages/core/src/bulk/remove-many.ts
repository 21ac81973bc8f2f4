import type { RemoveResult } from '../sets/results.ts';
import { checkMembersOf } from './selection.ts';

/**
 * Removes 1 to 1000 members, and returns each as it was, for `restoreMany`. If one is invalid, none is
 * removed. They travel together, at most 64 in an atomic script. `INVALID_BATCH`, `INVALID_MEMBER` with the
 * field `members[<index>]`.
 */
export async function removeMany<Result extends RemoveResult>(
  set: { remove(member: string): Promise<Result> },
  members: readonly string[],
): Promise<Result[]> {
  checkMembersOf(members);
  return Promise.all(members.map((member) => set.remove(member)));
}
