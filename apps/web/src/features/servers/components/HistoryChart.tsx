import { useMemo, type ReactNode } from 'react';
import { TimeChart } from '../../../shared/charts/TimeChart.tsx';
import { seriesOf, type Chart } from '../charts.ts';
import type { ServerHistory } from '../history.ts';

export interface HistoryChartProps {
  readonly chart: Chart;
  readonly history: ServerHistory;
  readonly until: number;
  /** Beside the title. */
  readonly actions?: ReactNode;
}

/** A chart of a server or of Redis. */
export function HistoryChart({ chart, history, until, actions }: HistoryChartProps) {
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
      actions={actions}
      {...(steps && { steps })}
    />
  );
}
