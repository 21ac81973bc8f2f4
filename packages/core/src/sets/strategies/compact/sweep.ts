import { readDeadline, type SweepResult } from '../../../sweep/sweep-result.ts';
import type { SetContext } from '../../set-context.ts';
import { compactScripts, runOnShards } from './scripts.ts';

/** Shards that one script visits: about a third of a millisecond of Redis's time (`pnpm bench`). */
export const SWEEP_SHARDS = 20;

/** Frees the expired members of up to so many shards of a set that may be gone, in one atomic step. */
export async function sweepCompact(
  context: SetContext,
  name: string,
  shards: number = SWEEP_SHARDS,
): Promise<SweepResult> {
  const reply = await runOnShards(context, compactScripts.sweep, name, [shards]);
  const now = reply.integer();
  const exists = reply.flag();
  const removed = reply.integer();
  const left = reply.integer();
  return { now, exists, removed, left, next: readDeadline(reply) };
}
