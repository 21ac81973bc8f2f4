import { useId, useMemo } from 'react';
import { TimeChart } from '../../../shared/charts/TimeChart.tsx';
import { seriesOf, type Chart } from '../charts.ts';
import type { ServerHistory } from '../history.ts';

interface ChartGridProps {
  readonly title: string;
  readonly charts: readonly Chart[];
  readonly history: ServerHistory;
  readonly until: number;
}

export const CHARTS = 'grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4';

/** A group of charts, in as many columns as fit. */
export function ChartGrid({ title, charts, history, until }: ChartGridProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-medium text-ink-2">
        {title}
      </h2>
      <div className={CHARTS}>
        {charts.map((chart) => (
          <HistoryChart key={chart.title} chart={chart} history={history} until={until} />
        ))}
      </div>
    </section>
  );
}

interface HistoryChartProps {
  readonly chart: Chart;
  readonly history: ServerHistory;
  readonly until: number;
}

function HistoryChart({ chart, history, until }: HistoryChartProps) {
  const series = useMemo(() => seriesOf(chart, history, until), [chart, history, until]);
  const { title, lines, format, leastTop, steps } = chart;
  return (
    <TimeChart
      level={3}
      title={title}
      lines={lines}
      series={series}
      until={until}
      spanMs={history.spanMs}
      intervalMs={history.stepMs}
      format={format}
      leastTop={leastTop}
      {...(steps && { steps })}
    />
  );
}
