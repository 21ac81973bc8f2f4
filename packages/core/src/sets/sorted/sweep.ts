import type { SetContext } from '../set-context.ts';
import { readDeadline, type SweepResult } from '../../sweep/sweep-result.ts';
import { journalled, sortedScripts } from './scripts.ts';

/** Members that one script ends: about a third of a millisecond of Redis's time (`pnpm bench`). */
export const SWEEP_CHUNK = 250;

/** Ends up to `limit` expired members of a set that may be gone, in one atomic step. */
export async function sweepSorted(
  { session, keys }: SetContext,
  name: string,
  limit: number = SWEEP_CHUNK,
): Promise<SweepResult> {
  const written = journalled(keys, name);
  const reply = await session.run(sortedScripts.sweep, written.keys, [...written.args, limit]);
  const now = reply.integer();
  const exists = reply.flag();
  const removed = reply.integer();
  const left = reply.integer();
  return { now, exists, removed, left, next: readDeadline(reply) };
}
