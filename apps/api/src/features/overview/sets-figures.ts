import type { Mayfly, SetSummary } from '@mayfly/core';

/** The number of sets to read, and how many at once: each is a script of some microseconds. */
const CONSIDERED = 1000;
const A_STEP = 100;

export interface SetsFigures {
  /** By name. */
  readonly sets: readonly SetSummary[];
  readonly totalCount: number;
  readonly consideredAll: boolean;
}

/** The first thousand sets by name, a hundred at a time. */
export async function readSets({ sets: registry }: Mayfly): Promise<SetsFigures> {
  const sets: SetSummary[] = [];
  let after: string | undefined;
  for (let step = 1; ; step += 1) {
    const page = await registry.list({ first: A_STEP, after });
    sets.push(...page.sets);
    if (!page.hasNext || step * A_STEP === CONSIDERED) {
      return { sets, totalCount: page.totalCount, consideredAll: !page.hasNext };
    }
    after = page.endCursor ?? undefined;
  }
}
