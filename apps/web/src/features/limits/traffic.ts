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

/** The number of calls by outcome. */
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
 * Traffic as lines. The current point is left out, because it is incomplete. Before the creation of the policy there is a gap.
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

/** A segment of a bar: its outcome, its start and end as shares of the chart's height. */
interface BarPiece {
  readonly outcome: Outcome;
  readonly bottom: number;
  readonly height: number;
}

/** A stacked bar for each point. The highest is as high as the chart. */
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
