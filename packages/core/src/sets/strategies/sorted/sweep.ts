import type { SetContext } from '../../set-context.ts';
import { readDeadline, type SweepResult } from '../../../sweep/sweep-result.ts';
import { runWithChangeLog, sortedScripts } from './scripts.ts';

/**
 * The maximum number of members that one script ends, fewer in some cases (expire.lua): about a quarter of a
 * millisecond of Redis's time.
 */
export const SWEEP_CHUNK = 120;

interface SweepOptions {
  readonly limit: number;
  /** Whether the caller counts the trimmed entries. Exactly one sweep receives each number. */
  readonly countsTrimmed: boolean;
}

/** Ends up to `limit` expired members in one atomic step. The set may not exist. */
export async function sweepSorted(
  context: SetContext,
  name: string,
  { limit, countsTrimmed }: SweepOptions = { limit: SWEEP_CHUNK, countsTrimmed: true },
): Promise<SweepResult> {
  const reply = await runWithChangeLog(context, sortedScripts.sweep, name, [
    limit,
    countsTrimmed ? 1 : 0,
  ]);
  const now = reply.integer();
  const exists = reply.flag();
  const removed = reply.integer();
  const left = reply.integer();
  const trimmed = { events: reply.integer(), lost: reply.integer(), changes: reply.integer() };
  return { now, exists, removed, left, trimmed, next: readDeadline(reply) };
}
