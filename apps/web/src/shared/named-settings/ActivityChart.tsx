import { useMemo } from 'react';
import { ChartControls } from '../charts/ChartControls.tsx';
import { ChartGroup } from '../charts/chart-group.tsx';
import { outcomeSeries, type OutcomeCounts, type OutcomeKind } from '../charts/outcomes.ts';
import { TimeChart } from '../charts/TimeChart.tsx';
import { windowLabel } from '../clock/window-label.ts';
import { wholeNumber } from '../numbers/whole-number.ts';

const HOUR_MS = 3_600_000;

const formatCount = (count: number) => wholeNumber.format(count);

/** A few calls fill at most half of the chart, so that they do not look like many. */
const LEAST_TOP = 5;

interface ActivityChartProps {
  readonly counts: OutcomeCounts<string>;
  readonly kinds: readonly OutcomeKind<string>[];
  readonly createdAt: string;
}

/** The outcomes of the calls of the last hour as lines. */
export default function ActivityChart({ counts, kinds, createdAt }: ActivityChartProps) {
  const series = useMemo(
    () => outcomeSeries(counts, kinds, Date.parse(createdAt)),
    [counts, kinds, createdAt],
  );
  const now = Date.parse(counts.now);
  return (
    <ChartGroup>
      <TimeChart
        title={`Calls per ${windowLabel(counts.stepMs)}`}
        lines={kinds}
        series={series}
        until={now}
        spanMs={HOUR_MS}
        intervalMs={counts.stepMs}
        format={formatCount}
        leastTop={LEAST_TOP}
        actions={<ChartControls now={now} />}
      />
    </ChartGroup>
  );
}
