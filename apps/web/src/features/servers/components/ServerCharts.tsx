import { useCallback, useState } from 'react';
import { CHART_SPECS } from '../chart-specs.ts';
import type { History } from '../history.ts';
import { rangeMs, type Range } from '../range.ts';
import { ServerChart } from './ServerChart.tsx';

interface ServerChartsProps {
  readonly history: History;
  readonly range: Range;
}

/** The charts of one instance. They share their time axis and the moment that is pointed at. */
export function ServerCharts({ history, range }: ServerChartsProps) {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const pointAt = useCallback((at: number | null) => setPointedAt(at), []);

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
