import { useCallback, useState } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { CHART_SPECS } from '../chart-specs.ts';
import { useServerHistory } from '../queries/use-server-history.ts';
import { rangeMs, type Range } from '../range.ts';
import { ServerChart } from './ServerChart.tsx';

interface ServerChartsProps {
  readonly id: string;
  readonly range: Range;
}

/** The charts of one instance. They share their time axis and the moment that is pointed at. */
export function ServerCharts({ id, range }: ServerChartsProps) {
  const { data: history } = useServerHistory(id);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const pointAt = useCallback((at: number | null) => setPointedAt(at), []);

  if (!history) return <Skeleton label="Reading the last hour" rows={4} className="tall" />;
  return (
    <div className="charts">
      {CHART_SPECS.map((spec) => (
        <ServerChart
          key={spec.title}
          spec={spec}
          history={history}
          spanMs={rangeMs(range)}
          pointedAt={pointedAt}
          onPoint={pointAt}
        />
      ))}
    </div>
  );
}
