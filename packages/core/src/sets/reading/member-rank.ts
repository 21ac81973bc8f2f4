import type { Reply } from '../../redis/reply.ts';
import type { ExpiresAt } from '../results.ts';

/** The position of a live member in the order of its set. */
export interface MemberRank {
  /** The number of live members before it: 0 for the soonest to expire. */
  readonly rank: number;
  /** All live members of the set. */
  readonly totalCount: number;
  readonly expiresAt: ExpiresAt;
  readonly now: number;
}

/** Reads the reply of `rank.lua`. Null for a member that is not live. */
export function readRank(reply: Reply): MemberRank | null {
  const now = reply.integer();
  const totalCount = reply.integer();
  const rank = reply.integer();
  const expiresAt = reply.expiry();
  return rank === -1 ? null : { rank, totalCount, expiresAt, now };
}
