import { useMemo, type ReactNode } from 'react';
import { Stat, StatList } from '../../components/StatList.tsx';
import { ChartControls } from '../charts/ChartControls.tsx';
import { ChartGroup } from '../charts/chart-group.tsx';
import {
  outcomeSeries,
  totalOf,
  type OutcomeCounts,
  type OutcomeKind,
} from '../charts/outcomes.ts';
import { TimeChart } from '../charts/TimeChart.tsx';
import { windowLabel } from '../clock/window-label.ts';
import { wholeNumber } from '../numbers/whole-number.ts';

const HOUR_MS = 3_600_000;

const formatCount = (count: number) => wholeNumber.format(count);

/** A few calls fill at most half of the chart, so that they do not look like many. */
const LEAST_TOP = 5;

interface ActivityPanelProps<Outcome extends string> {
  readonly counts: OutcomeCounts<Outcome>;
  readonly kinds: readonly OutcomeKind<Outcome>[];
  readonly createdAt: string;
  /** The settings, beside the chart. */
  readonly children: ReactNode;
}

/** The calls of the last hour: a figure for each outcome, and a chart. */
export function ActivityPanel<Outcome extends string>(props: ActivityPanelProps<Outcome>) {
  const { counts, kinds, createdAt, children } = props;
  const series = useMemo(
    () => outcomeSeries(counts, kinds, Date.parse(createdAt)),
    [counts, kinds, createdAt],
  );
  const now = Date.parse(counts.now);
  return (
    <>
      <p className="-mb-2 text-sm text-ink-2">Last hour</p>
      <StatList label="Last hour">
        {kinds.map(({ outcome, label }) => (
          <Stat key={outcome} label={label}>
            {wholeNumber.format(totalOf(counts, outcome))}
          </Stat>
        ))}
      </StatList>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
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
        {children}
      </div>
    </>
  );
}
