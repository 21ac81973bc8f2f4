import type { ChartLine } from './chart-line.ts';
import type { Series } from './series.ts';

/** A result of calls, such as "denied", in the style of its line and bars. */
export interface OutcomeKind<Outcome extends string> extends ChartLine {
  readonly outcome: Outcome;
}

interface Times {
  readonly from: string;
  readonly stepMs: number;
  readonly now: string;
}

/** The number of calls for each point, by outcome. */
export type OutcomeCounts<Outcome extends string> = Times &
  Readonly<Record<Outcome, readonly number[]>>;

/** The number of calls of an outcome. */
export function totalOf<Outcome extends string>(
  counts: OutcomeCounts<Outcome>,
  outcome: Outcome,
): number {
  return counts[outcome].reduce((total, count) => total + count, 0);
}

/**
 * Counts as lines. The current point is left out, because it is incomplete. Before `createdAt` there is a gap.
 */
export function outcomeSeries<Outcome extends string>(
  counts: OutcomeCounts<Outcome>,
  kinds: readonly OutcomeKind<Outcome>[],
  createdAt: number,
): Series {
  const { stepMs } = counts;
  const from = Date.parse(counts.from);
  const now = Date.parse(counts.now);
  const length = kinds.reduce((most, { outcome }) => Math.max(most, counts[outcome].length), 0);
  const times = Array.from({ length }, (_, index) => from + index * stepMs).filter(
    (at) => at + stepMs <= now,
  );
  return {
    times,
    lines: kinds.map(({ outcome }) =>
      times.map((at, index) =>
        at + stepMs <= createdAt ? null : (counts[outcome][index] ?? null),
      ),
    ),
  };
}

/** A segment of a bar: its outcome, its start and end as shares of the chart's height. */
interface BarPiece<Outcome extends string> {
  readonly kind: OutcomeKind<Outcome>;
  readonly bottom: number;
  readonly height: number;
}

/** A stacked bar for each point. The highest is as high as the chart. */
export function outcomeBars<Outcome extends string>(
  counts: OutcomeCounts<Outcome>,
  kinds: readonly OutcomeKind<Outcome>[],
): readonly (readonly BarPiece<Outcome>[])[] {
  const [first] = kinds;
  if (first === undefined) return [];
  const columns = counts[first.outcome].map((_count, index) =>
    kinds.map((kind) => ({ kind, count: counts[kind.outcome][index] ?? 0 })),
  );
  const heights = columns.map((column) => column.reduce((total, { count }) => total + count, 0));
  const highest = heights.reduce((a, b) => Math.max(a, b), 1);
  return columns.map((column) => {
    let bottom = 0;
    return column
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => {
        const piece = { kind, bottom, height: count / highest };
        bottom += piece.height;
        return piece;
      });
  });
}
