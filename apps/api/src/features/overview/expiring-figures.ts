import { MayflyError, type Mayfly, type SetSummary, type TimeLeft } from '@mayfly/core';
import type { SetsFigures } from './sets-figures.ts';

export const BUCKETS = 60;

/** The maximum number of sets to count: sixty counts in one script each. */
const COUNTED = 100;

/** A sharded set needs one script for each slot. */
const SHARDED_COUNTED = 4;

const AT_ONCE = 20;

export interface ExpiringFigures {
  readonly spanMs: number;
  readonly counts: readonly number[];
  readonly consideredCount: number;
  readonly consideredAll: boolean;
  /** Redis's clock at the last count; undefined without counts. */
  readonly now: number | undefined;
}

/** Counts the members that expire within a span from now, in sets that have been read. */
export async function readExpiring(
  mayfly: Mayfly,
  { sets, consideredAll }: SetsFigures,
  spanMs: number,
): Promise<ExpiringFigures> {
  const ordered = sets.filter(({ strategy }) => isOrdered(strategy));
  const nonEmpty = ordered
    .filter(({ nextExpiresAt, now }) => nextExpiresAt !== null && nextExpiresAt <= now + spanMs)
    .toSorted((a, b) => b.count - a.count);
  const counted = bounded(nonEmpty);
  const counts = Array.from({ length: BUCKETS }, () => 0);
  let now: number | undefined;
  for (let start = 0; start < counted.length; start += AT_ONCE) {
    const step = counted.slice(start, start + AT_ONCE);
    const found = await Promise.all(step.map((set) => timeLeftOf(mayfly, set, spanMs)));
    for (const timeLeft of found) {
      now = timeLeft?.now ?? now;
      for (const [index, count] of timeLeft?.counts.entries() ?? []) {
        counts[index] = (counts[index] ?? 0) + count;
      }
    }
  }
  const leftOut = nonEmpty.length - counted.length;
  return {
    spanMs,
    counts,
    consideredCount: ordered.length - leftOut,
    consideredAll: consideredAll && leftOut === 0 && ordered.length === sets.length,
    now,
  };
}

function isOrdered(strategy: SetSummary['strategy']): boolean {
  return strategy === 'sorted' || strategy === 'sharded' || strategy === 'window';
}

function bounded(sets: readonly SetSummary[]): readonly SetSummary[] {
  let sharded = 0;
  return sets
    .filter(({ strategy }) => strategy !== 'sharded' || (sharded += 1) <= SHARDED_COUNTED)
    .slice(0, COUNTED);
}

/** Null for a set that was deleted or created again in the meantime. */
async function timeLeftOf(
  mayfly: Mayfly,
  { name, strategy }: SetSummary,
  spanMs: number,
): Promise<TimeLeft | null> {
  const set = mayfly.sets.openAny(name, strategy);
  if (!('timeLeft' in set)) return null;
  try {
    return await set.timeLeft({ spanMs, buckets: BUCKETS });
  } catch (error) {
    if (error instanceof MayflyError && GONE.has(error.code)) return null;
    throw error;
  }
}

const GONE: ReadonlySet<string> = new Set(['SET_NOT_FOUND', 'WRONG_STRATEGY']);
