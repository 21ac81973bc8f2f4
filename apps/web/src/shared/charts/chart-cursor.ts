import type { Series } from './series.ts';
import type { TimeSpan } from './chart-group.tsx';

/** How many points a key moves by; ten times as many with Shift. */
const LEAPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
};

interface Place {
  readonly series: Series;
  readonly view: TimeSpan;
  readonly pointedAt: number | null;
}

/**
 * Where a key moves the cursor of a chart, as a time. Null removes the cursor; undefined means that the key
 * has no meaning. The cursor stays on points within the view, including gaps.
 */
export function moveCursor(
  key: string,
  shift: boolean,
  { series, view, pointedAt }: Place,
): number | null | undefined {
  if (key === 'Escape') return pointedAt === null ? undefined : null;
  const leap = LEAPS[key];
  if (leap === undefined) return undefined;
  const times = series.times.filter((time) => time >= view.from && time <= view.to);
  const last = times.length - 1;
  if (last < 0) return undefined;
  const current = pointedAt === null ? -1 : times.findLastIndex((time) => time <= pointedAt);
  // The first key moves the cursor to the latest point, the most interesting one.
  const target = current === -1 && Number.isFinite(leap) ? last : current + leap * (shift ? 10 : 1);
  return times[Math.min(Math.max(0, target), last)] ?? null;
}

/** The smallest span of a zoom. */
const LEAST_SPAN_MS = 10_000;

/** Halves or doubles the view around the cursor or the right end, within the data. */
export function zoomBy(
  factor: number,
  view: TimeSpan,
  at: number,
  bounds: TimeSpan,
): TimeSpan | null {
  const width = Math.max(LEAST_SPAN_MS, (view.to - view.from) * factor);
  if (width >= bounds.to - bounds.from) return null;
  const share = (at - view.from) / (view.to - view.from);
  const from = Math.min(Math.max(bounds.from, at - width * share), bounds.to - width);
  return { from, to: from + width };
}
