import type { ChartLine } from '../../shared/charts/chart-line.ts';
import type { Series } from '../../shared/charts/series.ts';
import type { TrafficFieldsFragment } from './documents.generated.ts';

export type Traffic = TrafficFieldsFragment;

export const OUTCOMES = ['allowed', 'denied', 'shadowed', 'unavailable'] as const;

export type Outcome = (typeof OUTCOMES)[number];

export const TRAFFIC_LINES: readonly ChartLine[] = [
  { label: 'allowed', series: 1 },
  { label: 'denied', series: 2 },
  { label: 'shadowed', series: 3 },
  { label: 'unavailable', series: 4 },
];

/** How many calls there were of each kind. */
export function totals(traffic: Traffic): Readonly<Record<Outcome, number>> {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    allowed: sum(traffic.allowed),
    denied: sum(traffic.denied),
    shadowed: sum(traffic.shadowed),
    unavailable: sum(traffic.unavailable),
  };
}

/**
 * Traffic as lines. A point that is not over yet is left out: it would fall for no reason. Before the
 * policy there is a gap, as nothing could be counted.
 */
export function trafficSeries(traffic: Traffic, createdAt: number): Series {
  const from = Date.parse(traffic.from);
  const now = Date.parse(traffic.now);
  const times = traffic.allowed
    .map((_count, index) => from + index * traffic.stepMs)
    .filter((at) => at + traffic.stepMs <= now);
  return {
    times,
    lines: OUTCOMES.map((outcome) =>
      times.map((at, index) =>
        at + traffic.stepMs <= createdAt ? null : (traffic[outcome][index] ?? null),
      ),
    ),
  };
}

/** A piece of a bar: of which kind, from where to where, in shares of the chart's height. */
interface BarPiece {
  readonly outcome: Outcome;
  readonly bottom: number;
  readonly height: number;
}

/** A small stacked bar for each point, the highest as high as the chart. */
export function trafficBars(traffic: Traffic): readonly (readonly BarPiece[])[] {
  const columns = traffic.allowed.map((_count, index) =>
    OUTCOMES.map((outcome) => ({ outcome, count: traffic[outcome][index] ?? 0 })),
  );
  const heights = columns.map((column) => column.reduce((total, { count }) => total + count, 0));
  const highest = heights.reduce((a, b) => Math.max(a, b), 1);
  return columns.map((column) => {
    let bottom = 0;
    return column
      .filter(({ count }) => count > 0)
      .map(({ outcome, count }) => {
        const piece = { outcome, bottom, height: count / highest };
        bottom += piece.height;
        return piece;
      });
  });
}
