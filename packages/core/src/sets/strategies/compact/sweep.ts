import { readDeadline, type SweepResult } from '../../../sweep/sweep-result.ts';
import type { SetContext } from '../../set-context.ts';
import { compactScripts, runOnSegments } from './scripts.ts';

/** The number of segments that one script visits: about a third of a millisecond of Redis's time (`pnpm bench`). */
export const SWEEP_SEGMENTS = 20;

/** Frees the expired members of up to this many segments in one atomic step. The set may not exist. */
export async function sweepCompact(
  context: SetContext,
  name: string,
  segments: number = SWEEP_SEGMENTS,
): Promise<SweepResult> {
  const reply = await runOnSegments(context, compactScripts.sweep, name, [segments]);
  const now = reply.integer();
  const exists = reply.flag();
  const removed = reply.integer();
  const left = reply.integer();
  return { now, exists, removed, left, next: readDeadline(reply) };
}
