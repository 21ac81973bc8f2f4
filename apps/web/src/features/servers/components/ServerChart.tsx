import { useMemo } from 'react';
import { TimeChart } from '../../../charts/TimeChart.tsx';
import { toSeries } from '../../../series/series.ts';
import type { ChartSpec } from '../chart-specs.ts';
import type { History, RawSample } from '../history.ts';

interface ServerChartProps {
  readonly spec: ChartSpec;
  readonly history: History;
  readonly spanMs: number;
}

const sampledAt = (sample: RawSample) => Date.parse(sample.sampledAt);

export function ServerChart({ spec, history, spanMs }: ServerChartProps) {
  const { title, format, lines, leastTop, steps } = spec;
  const intervalMs = history.sampleIntervalMs;
  const series = useMemo(
    () =>
      toSeries(history.samples, {
        at: sampledAt,
        intervalMs,
        measures: lines.map(({ measure }) => measure),
      }),
    [history.samples, intervalMs, lines],
  );
  return (
    <TimeChart
      title={title}
      lines={lines}
      series={series}
      until={history.readAt}
      spanMs={spanMs}
      intervalMs={intervalMs}
      format={format}
      leastTop={leastTop}
      {...(steps && { steps })}
    />
  );
}
