import { CHART_SPECS } from '../chart-specs.ts';
import type { History } from '../history.ts';
import { rangeMs, type Range } from '../range.ts';
import { ServerChart } from './ServerChart.tsx';

interface ServerChartsProps {
  readonly history: History;
  readonly range: Range;
}

export function ServerCharts({ history, range }: ServerChartsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(28rem,100%),1fr))] gap-4">
      {CHART_SPECS.map((spec) => (
        <ServerChart key={spec.title} spec={spec} history={history} spanMs={rangeMs(range)} />
      ))}
    </div>
  );
}
