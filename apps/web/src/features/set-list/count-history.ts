/** The live counts of sets that this page has seen: one per step of time, the latest last. */
export interface CountHistory {
  /** The step of the latest counts. */
  readonly step: number;
  readonly counts: Readonly<Record<string, readonly (number | null)[]>>;
}

export const STEP_MS = 2_000;
const KEPT_STEPS = 60;

export const NO_HISTORY: CountHistory = { step: 0, counts: {} };

/**
 * Adds the current counts. Missed steps, as in a hidden tab, are gaps. Counts of other sets are dropped, so
 * that the shown sets bound the memory.
 */
export function recordCounts(
  history: CountHistory,
  now: number,
  sets: readonly { readonly name: string; readonly count: number }[],
): CountHistory {
  const step = Math.floor(now / STEP_MS);
  const passed = Math.max(0, Math.min(step - history.step, KEPT_STEPS));
  const counts = sets.map(({ name, count }) => {
    const former = history.counts[name] ?? [];
    const kept = passed === 0 ? former.slice(0, -1) : former;
    const missed = Array.from({ length: Math.max(0, passed - 1) }, () => null);
    return [name, [...kept, ...(kept.length > 0 ? missed : []), count].slice(-KEPT_STEPS)] as const;
  });
  return { step, counts: Object.fromEntries(counts) };
}

/** All kept values, with gaps before the first, so that a line grows from the right. */
export function toLine(counts: readonly (number | null)[]): readonly (number | null)[] {
  return [...Array.from({ length: KEPT_STEPS - counts.length }, () => null), ...counts];
}
