import type { ScriptArgument } from '../redis/script.ts';

/** A fragment: the ranks of a page in a sorted set. */
export const PAGE_RANKS = new URL('./page-ranks.lua', import.meta.url);

/**
 * The maximum number of members that one script reads for a page, fewer if they are long: less than half a
 * millisecond of Redis's time.
 */
export const PAGE_STEP = 100;

/** Neighbours in the order of a set, from one script. */
export interface PageStep<Row> {
  readonly rows: readonly Row[];
  /** The number of live members before the first row. */
  readonly startRank: number;
  readonly totalCount: number;
  readonly now: number;
}

interface PageReader<Row> {
  /** The size of a step. Default: `PAGE_STEP`. */
  readonly atOnce?: number;
  /** `limit` is the size of this step, and the other arguments are those of `pageArguments`. */
  readonly read: (args: readonly ScriptArgument[]) => Promise<PageStep<Row>>;
  /** The name of a member, and its position as a cursor argument of scripts. */
  readonly nameOf: (row: Row) => string;
  readonly cursorOf: (row: Row) => readonly ScriptArgument[];
}

/** The rows that remain after a later step was read: those that are live as of that step, and not in it. */
export function stillThere<Row extends { readonly expiresAt: number }>(
  rows: readonly Row[],
  later: Pick<PageStep<Row>, 'rows' | 'now'>,
  nameOf: (row: Row) => string,
): Row[] {
  const found = new Set(later.rows.map(nameOf));
  return rows.filter((row) => row.expiresAt > later.now && !found.has(nameOf(row)));
}

/**
 * Reads a page in steps, each from the end of the previous one. The page is as of the last step. Members that
 * expired since an earlier step are left out, and more are read instead. A member that moved between two steps
 * appears once, at its last position.
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
