import type { ScriptArgument } from '../redis/script.ts';

/**
 * Members that one script of a page reads, fewer if they are long: less than half a millisecond of Redis's
 * time.
 */
export const PAGE_STEP = 100;

/** Consecutive members of a set, as one script has read them. */
export interface PageStep<Row> {
  readonly rows: readonly Row[];
  /** The number of live members before the first row. */
  readonly startRank: number;
  readonly totalCount: number;
  readonly now: number;
}

interface PageReader<Row> {
  /** The size of a step; `PAGE_STEP` by default. */
  readonly atOnce?: number;
  /** Takes the result of `pageArguments`, for the members of one step. */
  readonly read: (args: readonly ScriptArgument[]) => Promise<PageStep<Row>>;
  /** The name of a member, and its position as scripts take a cursor. */
  readonly nameOf: (row: Row) => string;
  readonly cursorOf: (row: Row) => readonly ScriptArgument[];
}

/** The rows that are still live at a later step and not in that step. */
export function stillThere<Row extends { readonly expiresAt: number }>(
  rows: readonly Row[],
  later: Pick<PageStep<Row>, 'rows' | 'now'>,
  nameOf: (row: Row) => string,
): Row[] {
  const found = new Set(later.rows.map(nameOf));
  return rows.filter((row) => row.expiresAt > later.now && !found.has(nameOf(row)));
}

/**
 * Reads a page in steps, each after the previous one. The page is as of the last step: members that have
 * expired since an earlier step are replaced, and a member that moved between two steps appears once, where
 * it was found last.
 */
export async function readPageSteps<Row extends { readonly expiresAt: number }>(
  [way = 'forward', size, ...at]: readonly ScriptArgument[],
  { atOnce = PAGE_STEP, read, nameOf, cursorOf }: PageReader<Row>,
): Promise<PageStep<Row> & { readonly hasPrevious: boolean; readonly hasNext: boolean }> {
  const backward = way === 'backward';
  const wanted = Number(size);
  let step = await read([way, Math.min(wanted, atOnce), ...at]);
  let rows = step.rows;
  for (;;) {
    const { startRank, totalCount, now } = step;
    const before = startRank;
    const after = totalCount - startRank - step.rows.length;
    const edge = backward ? step.rows[0] : step.rows.at(-1);
    if (rows.length >= wanted || edge === undefined || (backward ? before : after) <= 0) {
      const first = backward ? before : Math.max(0, before + step.rows.length - rows.length);
      const next = backward ? totalCount - first - rows.length : after;
      return { rows, startRank: first, totalCount, now, hasPrevious: first > 0, hasNext: next > 0 };
    }
    const limit = Math.min(wanted - rows.length, atOnce);
    step = await read([backward ? 'backward' : 'forward', limit, ...cursorOf(edge)]);
    const still = stillThere(rows, step, nameOf);
    rows = backward ? [...step.rows, ...still] : [...still, ...step.rows];
  }
}
