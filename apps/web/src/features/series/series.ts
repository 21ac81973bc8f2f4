import { LINE_STYLES, type ChartLine } from '../../shared/charts/chart-line.ts';
import type { Series as Plotted } from '../../shared/charts/series.ts';
import { formatDuration } from '../../shared/clock/duration-format.ts';
import type { SeriesFieldsFragment, SeriesQuery, StatsAggregate } from './documents.generated.ts';

export type Series = SeriesFieldsFragment;
export type History = SeriesQuery['series']['history'];

export const AGGREGATES = ['AVERAGE', 'MIN', 'MAX', 'LAST', 'SUM'] as const;

export const AGGREGATE_NAMES: Readonly<Record<StatsAggregate, string>> = {
  AVERAGE: 'Average',
  MIN: 'Lowest',
  MAX: 'Highest',
  LAST: 'Latest',
  SUM: 'Sum',
};

/** What a series keeps, in one line. */
export function seriesLabel({ fields, retentionMs }: Series): string {
  return `${fields.join(', ')}; kept for ${formatDuration(retentionMs)}`;
}

const SPANS_MS = [
  300_000, 3_600_000, 86_400_000, 604_800_000, 2_592_000_000, 31_536_000_000,
] as const;

/** The time ranges of the charts: up to two round ones, and the whole retention. */
export function spansOf(retentionMs: number): readonly number[] {
  return [...SPANS_MS.filter((span) => span < retentionMs).slice(-2), retentionMs];
}

/** The sources that a chart can show, each with a line. */
export function shownSources({ sources }: History): readonly ChartLine[] {
  return LINE_STYLES.flatMap((series, index) => {
    const shown = sources[index];
    return shown === undefined ? [] : [{ label: shown.source, series }];
  });
}

/** With up to so many empty points between two samples, samples are only rarer than points. */
const MAX_BRIDGED = 4;

/** The points of one field, with a line for each shown source. Only a longer time without samples is a gap. */
export function fieldSeries({ from, stepMs, sources }: History, field: string): Plotted {
  const all = sources
    .slice(0, LINE_STYLES.length)
    .map(({ lines }) => lines.find((line) => line.field === field)?.values ?? []);
  const start = Date.parse(from);
  const length = all.reduce((most, values) => Math.max(most, values.length), 0);
  const points = Array.from({ length }, (_, index) => index);
  const isKnown = (index: number) => all.some((values) => (values[index] ?? null) !== null);
  const isInGap = (index: number) => {
    const before = points.findLastIndex((each) => each < index && isKnown(each));
    const after = points.findIndex((each) => each > index && isKnown(each));
    return before === -1 || after === -1 || after - before - 1 > MAX_BRIDGED;
  };
  const shown = points.filter((index) => isKnown(index) || isInGap(index));
  return {
    times: shown.map((index) => start + index * stepMs),
    lines: all.map((values) => shown.map((index) => values[index] ?? null)),
  };
}
