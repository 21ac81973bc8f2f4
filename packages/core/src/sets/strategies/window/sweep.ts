import { readDeadline, type SweepResult } from '../../../sweep/sweep-result.ts';
import type { SetContext } from '../../set-context.ts';
import { sweptArguments, windowScripts } from './scripts.ts';

/** Elements that one script removes: they have no values and nobody is told, so more than of `sorted`. */
export const SWEEP_CHUNK = 500;

/** Removes up to `limit` expired elements of a set that may be gone, in one atomic step. */
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
