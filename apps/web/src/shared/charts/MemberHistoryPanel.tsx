import { useMemo, type ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatRate } from '../numbers/quantity.ts';
import { wholeNumber } from '../numbers/whole-number.ts';
import { ChartGroup, useChartGroup } from './chart-group.tsx';
import { historySeries, LIVE_LINES, RATE_LINES, type MemberHistory } from './member-history.ts';
import { SeriesTable } from './SeriesTable.tsx';
import { rangeMs, type Range } from './time-range.ts';
import { TimePlot, type Plotted } from './TimePlot.tsx';

interface MemberHistoryPanelProps {
  readonly query: {
    readonly data: MemberHistory | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly range: Range;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** Below the lines, for a set whose additions and expiries are not counted. */
  readonly note?: ReactNode;
}

const TITLE = 'Member history';
const WHOLE_STEPS = Array.from({ length: 12 }, (_, power) =>
  [1, 2, 5].map((n) => n * 10 ** power),
).flat();

/** Both plots, or the first alone: nothing below moves when they appear. */
const heightOf = (note: ReactNode) => (note ? 'h-50.5' : 'h-84');

const formatCount = (count: number) => wholeNumber.format(count);

/** How many members lived, and the additions and expiries per second. */
export default function MemberHistoryPanel(props: MemberHistoryPanelProps) {
  return (
    <ChartGroup of={props.range}>
      <HistoryInGroup {...props} />
    </ChartGroup>
  );
}

function HistoryInGroup({ query, range, actions, note }: MemberHistoryPanelProps) {
  const { zoom, zoomTo } = useChartGroup();
  return (
    <Panel
      title={TITLE}
      actions={
        <>
          {zoom && (
            <Button size="small" onClick={() => zoomTo(null)}>
              Reset zoom
            </Button>
          )}
          {actions}
        </>
      }
    >
      <QueryBoundary
        query={query}
        failure="Could not load the chart"
        skeleton={
          <>
            <Skeleton label="Loading the chart" className={heightOf(note)} />
            {note}
          </>
        }
      >
        {(history) => <HistoryPlots history={history} spanMs={rangeMs(range)} note={note} />}
      </QueryBoundary>
    </Panel>
  );
}

interface HistoryPlotsProps {
  readonly history: MemberHistory;
  readonly spanMs: number;
  readonly note: ReactNode;
}

function HistoryPlots({ history, spanMs, note }: HistoryPlotsProps) {
  const series = useMemo(() => historySeries(history), [history]);
  if (series === null) {
    return (
      <>
        <p className={`grid place-content-center text-center text-ink-2 ${heightOf(note)}`}>
          The line appears after two samples, within 20 seconds. The first 1,000 sets by name are
          recorded.
        </p>
        {note}
      </>
    );
  }
  const common = { until: series.until, spanMs, intervalMs: history.stepMs, steps: WHOLE_STEPS };
  const live: Plotted = {
    ...common,
    title: TITLE,
    lines: LIVE_LINES,
    series: series.live,
    format: formatCount,
    leastTop: 4,
  };
  const rates: Plotted = {
    ...common,
    title: 'Added and expired per second',
    lines: RATE_LINES,
    series: series.rates,
    format: formatRate,
    leastTop: 1,
  };
  return (
    <>
      <TimePlot {...live} height="h-36" />
      {series.hasRates && (
        <div className="mt-2">
          <TimePlot {...rates} height="h-24" />
        </div>
      )}
      {note}
      <SeriesTable title={TITLE} plots={series.hasRates ? [live, rates] : [live]} />
    </>
  );
}
