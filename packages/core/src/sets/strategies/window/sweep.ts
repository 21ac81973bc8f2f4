import { readDeadline, type SweepResult } from '../../../sweep/sweep-result.ts';
import type { SetContext } from '../../set-context.ts';
import { sweptArguments, windowScripts } from './scripts.ts';

/**
 * The maximum number of elements that one script removes: more than in `sorted`, because they have no values and no
 * events.
 */
export const SWEEP_CHUNK = 500;

/** Removes up to `limit` expired elements in one atomic step. The set may not exist. */
export async function sweepWindow(
  { session, keys }: SetContext,
  name: string,
  limit: number = SWEEP_CHUNK,
): Promise<SweepResult> {
  const swept = sweptArguments(keys, name);
  const reply = await session.run(windowScripts.sweep, swept.keys, [...swept.args, limit]);
  const now = reply.integer();
  const exists = reply.flag();
  const removed = reply.integer();
  const left = reply.integer();
  return { now, exists, removed, left, next: readDeadline(reply) };
}
