import { lazy, Suspense, useMemo } from 'react';
import type { ChartSpec } from '../chart-specs.ts';
import { toColumns } from '../columns.ts';
import type { History } from '../history.ts';
import { sampleAt } from '../sample-at.ts';
import { SampleTable } from './SampleTable.tsx';

const LineChart = lazy(() => import('./LineChart.tsx'));

const timeOfDay = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium', hourCycle: 'h23' });

interface ServerChartProps {
  readonly spec: ChartSpec;
  readonly history: History;
  readonly spanMs: number;
  /** A moment in seconds, the same for all charts, or null. */
  readonly pointedAt: number | null;
  readonly onPoint: (at: number | null) => void;
}

export function ServerChart({ spec, history, spanMs, pointedAt, onPoint }: ServerChartProps) {
  const { title, format, lines } = spec;
  const columns = useMemo(
    () =>
      toColumns(
        history,
        lines.map(({ measure }) => measure),
      ),
    [history, lines],
  );
  const sample = pointedAt === null ? history.samples.at(-1) : sampleAt(history, pointedAt * 1000);

  return (
    <section className="panel chart" aria-label={title}>
      <header className="panel-head">
        <h2>{title}</h2>
        <p className="chart-time">
          {pointedAt === null ? 'latest' : timeOfDay.format(pointedAt * 1000)}
        </p>
      </header>
      <dl className="legend">
        {lines.map(({ label, token, measure }) => {
          const value = sample ? measure(sample) : null;
          return (
            <div key={label}>
              <dt>
                <span className="swatch" data-series={token.at(-1)} aria-hidden="true" />
                {label}
              </dt>
              <dd>{value === null ? '—' : format(value)}</dd>
            </div>
          );
        })}
      </dl>
      <div role="img" aria-label={`${title} over the last ${Math.round(spanMs / 60_000)} minutes`}>
        <Suspense fallback={<div className="plot" />}>
          <LineChart
            spec={spec}
            columns={columns}
            until={history.readAt}
            spanMs={spanMs}
            onPoint={onPoint}
          />
        </Suspense>
      </div>
      <SampleTable spec={spec} history={history} />
    </section>
  );
}
