import type { Reply } from '../redis/reply.ts';

/** The result of a sweep of a set, and the next deadline of its slot. */
export interface SweepResult {
  /** Redis's now, epoch ms. */
  readonly now: number;
  /** False: there is no set of this name and strategy any more. */
  readonly exists: boolean;
  readonly removed: number;
  /** Expired members, or other work, for the next sweep. */
  readonly left: number;
  readonly next: Deadline | undefined;
  /** For sets with events or a feed. */
  readonly trimmed?: TrimmedEvents;
}

/**
 * Entries that were trimmed from the streams of a set since the last report to a sweeper, because the streams
 * are bounded.
 */
export interface TrimmedEvents {
  /** Events of expired members, whether or not they were finished. */
  readonly events: number;
  /** Those of them that a group had not finished, counted for each such group. */
  readonly lost: number;
  /** Changes of the feed. */
  readonly changes: number;
}

/** The earliest entry in the index of deadlines of a slot. */
export interface Deadline {
  /** `<strategy>:<name>` of a set. */
  readonly entry: string;
  /** Epoch ms on Redis's clock. */
  readonly dueAt: number;
}

/** Reads { …, entry or '', due or -1 }, the end of the replies of sweeping scripts. */
export function readDeadline(reply: Reply): Deadline | undefined {
  const entry = reply.string();
  const dueAt = reply.integer();
  return entry === '' ? undefined : { entry, dueAt };
}

/**
 * Sweeps a set until `atMost` members are removed or none is left, in short scripts of at most `chunk`
 * members, one after the other. The result is that of the last script, with the sum of `removed`.
 */
export async function sweepInSteps(
  atMost: number,
  chunk: number,
  sweep: (limit: number) => Promise<SweepResult>,
): Promise<SweepResult> {
  for (let removed = 0; ;) {
    const step = await sweep(Math.min(chunk, atMost - removed));
    removed += step.removed;
    const goesOn = step.exists && step.removed > 0 && step.left > 0 && removed < atMost;
    if (!goesOn) return { ...step, removed };
  }
}
