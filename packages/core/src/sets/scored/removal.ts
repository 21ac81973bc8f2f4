import type { Reply } from '../../redis/reply.ts';
import type { RemoveResult } from '../results.ts';

/** Reads the reply of `remove.lua` for one member. */
export function readScoredRemoval(row: Reply, now: number): RemoveResult {
  const expiresAt = row.expiry();
  return expiresAt === 0 ? { status: 'absent', now } : { status: 'removed', expiresAt, now };
}
