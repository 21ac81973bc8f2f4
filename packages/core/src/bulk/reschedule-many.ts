import { MayflyError } from '../errors.ts';
import { checkMoment, checkTtl } from '../input.ts';
import type { ChangeResult } from '../sets/results.ts';
import { checkMembersOf } from './selection.ts';

/** `refused`: would have expired more than ten years from now, and was left as it was. */
export type ExtendResult = ChangeResult | { readonly status: 'refused' };

/**
 * Gives 1 to 1000 live members more time, each on top of what it has left, and tells of each what its expiry
 * was: all that `restoreMany` needs. They travel together, 64 or fewer in an atomic script.
 * `INVALID_BATCH`, `INVALID_TTL`, `INVALID_MEMBER` with the field `members[<index>]`; then none is changed.
 */
export async function extendMany(
  set: { extend(member: string, byMs: number): Promise<ChangeResult> },
  members: readonly string[],
  byMs: number,
): Promise<ExtendResult[]> {
  checkTtl(byMs, 'byMs');
  checkMembersOf(members);
  return Promise.all(
    members.map(async (member) => {
      try {
        return await set.extend(member, byMs);
      } catch (error) {
        if (error instanceof MayflyError && error.code === 'INVALID_TTL') {
          return { status: 'refused' } as const;
        }
        throw error;
      }
    }),
  );
}

/**
 * Sets the moment at which 1 to 1000 live members expire, as `extendMany` does. `INVALID_EXPIRY` also
 * unless it lies after Redis's now, by ten years at most.
 */
export async function expireManyAt(
  set: { expireAt(member: string, expiresAt: Date | number): Promise<ChangeResult> },
  members: readonly string[],
  expiresAt: Date | number,
): Promise<ChangeResult[]> {
  checkMoment(expiresAt, 'expiresAt');
  checkMembersOf(members);
  return Promise.all(members.map((member) => set.expireAt(member, expiresAt)));
}

/** Lets 1 to 1000 live members live until they are removed, as `extendMany` does. */
export async function persistMany(
  set: { persist(member: string): Promise<ChangeResult> },
  members: readonly string[],
): Promise<ChangeResult[]> {
  checkMembersOf(members);
  return Promise.all(members.map((member) => set.persist(member)));
}
