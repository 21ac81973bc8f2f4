import { useMemo, type ReactNode } from 'react';
import { ChartControls } from '../../../shared/charts/ChartControls.tsx';
import { ChartGroup } from '../../../shared/charts/chart-group.tsx';
import { RangePicker } from '../../../shared/charts/RangePicker.tsx';
import { TimeChart } from '../../../shared/charts/TimeChart.tsx';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Button } from '../../../components/Button.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { isOutage } from '../../../shared/graphql/api-error.ts';
import { errorMessage } from '../../../shared/graphql/error-messages.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { rangeMs, type Range } from '../../../shared/charts/time-range.ts';
import { outcomeSeries } from '../../../shared/charts/outcomes.ts';
import { OUTCOMES } from '../traffic.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { LimitTrafficDocument, type TrafficFieldsFragment } from '../documents.generated.ts';

const POINTS = 120;
const POLL_MS = 2_000;

/** The outcomes of the calls of a policy, over a time range until now. */
function useTraffic(name: string, windowMs: number) {
  return useQuery({
    queryKey: queryKeys.limitTraffic(name, windowMs),
    queryFn: async ({ signal }) => {
      const variables = { name, points: POINTS, windowMs };
      return (await request(LimitTrafficDocument, variables, { signal })).limitPolicy.traffic;
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(POLL_MS),
  });
}

interface TrafficPanelProps {
  readonly policy: string;
  readonly createdAt: number;
  readonly range: Range;
  readonly onPick: (range: Range) => void;
}

const formatCount = (count: number) => wholeNumber.format(count);

/** A few calls fill at most half of the chart, so that they do not look like many. */
const LEAST_TOP = 5;

export function TrafficPanel({ policy, createdAt, range, onPick }: TrafficPanelProps) {
  const query = useTraffic(policy, rangeMs(range));
  const picker = <RangePicker range={range} onPick={onPick} />;
  if (query.data) {
    return (
      <ChartGroup>
        <TrafficChart
          traffic={query.data}
          createdAt={createdAt}
          spanMs={rangeMs(range)}
          picker={picker}
        />
      </ChartGroup>
    );
  }
  return (
    <Panel title="Traffic" actions={picker}>
      {query.error && !isOutage(query.error) ? (
        <EmptyState
          title="Could not load traffic"
          level={3}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        >
          <p>{errorMessage(query.error)}</p>
        </EmptyState>
      ) : (
        <Skeleton label="Loading traffic" className="h-60 max-md:h-80" />
      )}
    </Panel>
  );
}

interface TrafficChartProps {
  readonly traffic: TrafficFieldsFragment;
  readonly createdAt: number;
  readonly spanMs: number;
  readonly picker: ReactNode;
}

function TrafficChart({ traffic, createdAt, spanMs, picker }: TrafficChartProps) {
  const series = useMemo(() => outcomeSeries(traffic, OUTCOMES, createdAt), [traffic, createdAt]);
  const now = Date.parse(traffic.now);
  return (
    <TimeChart
      title={`Calls per ${formatDuration(traffic.stepMs)}`}
      lines={OUTCOMES}
      series={series}
      until={now}
      spanMs={spanMs}
      intervalMs={traffic.stepMs}
      format={formatCount}
      leastTop={LEAST_TOP}
      actions={
        <>
          <ChartControls now={now} />
          {picker}
        </>
      }
    />
  );
}
