import { useId } from 'react';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import type { Chart } from '../charts.ts';
import type { ServerHistory } from '../history.ts';
import { HistoryChart } from './HistoryChart.tsx';
import { SmallChart } from './SmallChart.tsx';

interface ChartGridProps {
  readonly title: string;
  readonly charts: readonly Chart[];
  readonly history: ServerHistory;
  readonly until: number;
}

/** On a phone, small figures in two columns. */
export const CHARTS =
  'grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] sm:gap-4';

/** A group of charts, in as many columns as fit. */
export function ChartGrid({ title, charts, history, until }: ChartGridProps) {
  const id = useId();
  const isPhone = useMediaQuery('(width < 34rem)');
  const Shown = isPhone ? SmallChart : HistoryChart;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-medium text-ink-2">
        {title}
      </h2>
      <div className={CHARTS}>
        {charts.map((chart) => (
          <Shown key={chart.title} chart={chart} history={history} until={until} />
        ))}
      </div>
    </section>
  );
}
