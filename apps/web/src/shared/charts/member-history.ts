import type { ChartLine } from './chart-line.ts';
import type { Series } from './series.ts';
import { DEFAULT_RANGE, fittingRange, type Range } from './time-range.ts';

/** The history of a set or of all sets, as the API returns it. */
export interface MemberHistory {
  readonly from: string;
  readonly stepMs: number;
  readonly live: readonly (number | null)[];
  readonly addedPerSecond: readonly (number | null)[];
  readonly expiredPerSecond: readonly (number | null)[];
}

export const LIVE_LINES: readonly ChartLine[] = [{ label: 'live', series: 1 }];
export const RATE_LINES: readonly ChartLine[] = [
  { label: 'added', series: 6 },
  { label: 'expired', series: 2 },
];

/** Fewer samples make no line. */
const LEAST_SAMPLES = 2;

/** The shortest range that has all samples of the last hour. */
export function rangeOfSamples({ live, stepMs }: MemberHistory): Range {
  const first = live.findIndex((value) => value !== null);
  return first === -1 ? DEFAULT_RANGE : fittingRange((live.length - first) * stepMs);
}

export interface HistorySeries {
  readonly live: Series;
  readonly rates: Series;
  /** False if the strategy does not count additions and expiries. */
  readonly hasRates: boolean;
  /** The start of the last point. */
  readonly until: number;
}

/**
 * The lines of a history; null with fewer than two samples. A current point without a sample yet is left out, so that
 * the line does not end in a gap every ten seconds.
 */
export function historySeries(history: MemberHistory): HistorySeries | null {
  const { stepMs, live, addedPerSecond, expiredPerSecond } = history;
  const points = live.at(-1) === null ? live.length - 1 : live.length;
  const shown = (values: readonly (number | null)[]) => values.slice(0, points);
  if (shown(live).filter((value) => value !== null).length < LEAST_SAMPLES) return null;
  const from = Date.parse(history.from);
  const times = shown(live).map((_value, index) => from + index * stepMs);
  const rates = [shown(addedPerSecond), shown(expiredPerSecond)];
  return {
    live: { times, lines: [shown(live)] },
    rates: { times, lines: rates },
    hasRates: rates.some((values) => values.some((value) => value !== null)),
    until: from + (points - 1) * stepMs,
  };
}
