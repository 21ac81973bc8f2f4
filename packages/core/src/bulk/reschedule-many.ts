import { MayflyError } from '../errors.ts';
import { checkMoment, checkTtl } from '../input.ts';
import type { ChangeResult } from '../sets/results.ts';
import { checkMembersOf } from './selection.ts';

/** `refused`: unchanged, because it would expire more than ten years from now. */
export type ExtendResult = ChangeResult | { readonly status: 'refused' };

/**
 * Extends the time to live of 1 to 1000 live members, and returns the former expiry of each, for
 * `restoreMany`. They travel together, at most 64 in an atomic script. `INVALID_BATCH`, `INVALID_TTL`,
 * `INVALID_MEMBER` with the field `members[<index>]`; then none is changed.
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
 * Sets the expiry of 1 to 1000 live members, as `extendMany` does. `INVALID_EXPIRY` also if it is in the
 * past, or more than ten years ahead, by Redis's clock.
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

/** Removes the expiry of 1 to 1000 live members, as `extendMany` does. They live until they are removed. */
export async function persistMany(
  set: { persist(member: string): Promise<ChangeResult> },
  members: readonly string[],
): Promise<ChangeResult[]> {
  checkMembersOf(members);
  return Promise.all(members.map((member) => set.persist(member)));
}
