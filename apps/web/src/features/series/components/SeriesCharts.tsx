import { useMemo } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ChartGroup } from '../../../shared/charts/chart-group.tsx';
import type { ChartLine } from '../../../shared/charts/chart-line.ts';
import { TimeChart } from '../../../shared/charts/TimeChart.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { fieldSeries, shownSources, type History } from '../series.ts';

interface SeriesChartsProps {
  readonly fields: readonly string[];
  readonly history: History;
  readonly spanMs: number;
}

const number = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 4 });
const formatNumber = (value: number) => number.format(value);

/** A chart for each field, with a line for each source. */
export default function SeriesCharts({ fields, history, spanMs }: SeriesChartsProps) {
  // Memoised by their labels, because each poll has a new history.
  const labels = shownSources(history);
  const names = labels.map(({ label }) => label).join('\n');
  // oxlint-disable-next-line react/exhaustive-deps
  const lines = useMemo(() => labels, [names]);
  const { sources, hasMoreSources } = history;
  if (sources.length === 0) {
    return (
      <EmptyState title="No samples yet">
        <p>
          Append them with the mutation <code>appendSample</code>. A chart appears for each field.
        </p>
      </EmptyState>
    );
  }
  return (
    <ChartGroup of={String(spanMs)}>
      {(sources.length > lines.length || hasMoreSources) && (
        <p className="text-sm text-ink-2">
          Shows {lines.length} of {wholeNumber.format(sources.length)}
          {hasMoreSources && ' or more'} sources.
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(min(24rem,100%),1fr))]">
        {fields.map((field) => (
          <FieldChart key={field} {...{ field, history, spanMs, lines }} />
        ))}
      </div>
    </ChartGroup>
  );
}

interface FieldChartProps {
  readonly field: string;
  readonly history: History;
  readonly spanMs: number;
  readonly lines: readonly ChartLine[];
}

function FieldChart({ field, history, spanMs, lines }: FieldChartProps) {
  const series = useMemo(() => fieldSeries(history, field), [history, field]);
  return (
    <TimeChart
      title={field}
      lines={lines}
      series={series}
      until={Date.parse(history.now)}
      spanMs={spanMs}
      intervalMs={history.stepMs}
      format={formatNumber}
      leastTop={1}
    />
  );
}
