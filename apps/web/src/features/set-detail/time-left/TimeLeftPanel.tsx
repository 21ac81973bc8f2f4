import { memo } from 'react';
import { Histogram } from '../../../shared/charts/Histogram.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { spanLabel, spanMs, SPANS, type Span } from './span.ts';
import { useQuery } from '@tanstack/react-query';
import { TimeLeftDocument, type TimeLeftQuery } from '../documents.generated.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';

const POLL_MS = 1_500;

/** The distribution of the live members by time left. A span of null extends to the last expiry. */
function useTimeLeft(name: string, spanMs: number | null) {
  return useQuery({
    queryKey: queryKeys.timeLeft(name, spanMs),
    queryFn: async ({ signal }) => {
      const nowOf = (result: TimeLeftQuery) => result.expiringSet.timeLeft.now;
      const result = await request(TimeLeftDocument, { name, spanMs }, { signal, nowOf });
      return result.expiringSet.timeLeft;
    },
    // Only while the span changes: the bars of another set would be wrong.
    placeholderData: (data, query) => (query?.queryKey[1] === name ? data : undefined),
    refetchInterval: pollEvery(POLL_MS),
  });
}

interface TimeLeftPanelProps {
  readonly set: string;
  readonly span: Span;
  readonly onPick: (span: Span) => void;
  /** Called when a bar is selected: shows the members that expire then. */
  readonly onJump: (at: number) => void;
}

/** The height of the histogram with its figures and both lines of text. */
const CHART_HEIGHT = 'h-[calc(3rem+max(clamp(5.5rem,14vh,9rem)+1.5rem,7.625rem))]';

export const TimeLeftPanel = memo(function TimeLeftPanel(props: TimeLeftPanelProps) {
  const { set, span, onPick, onJump } = props;
  const { data } = useTimeLeft(set, spanMs(span));
  return (
    <Panel
      title="Time left"
      actions={
        <Segments
          legend="Time range"
          choices={SPANS}
          labelOf={spanLabel}
          chosen={span}
          onPick={onPick}
        />
      }
    >
      {data ? (
        <Histogram
          title="Live members by time left"
          buckets={data.buckets}
          rest={[
            { label: 'later', count: data.beyond },
            { label: 'no end', count: data.never },
          ]}
          readAt={Date.parse(data.now)}
          spanMs={data.spanMs}
          onPick={({ fromMs }) => onJump(Date.parse(data.now) + fromMs + 1)}
        />
      ) : (
        <Skeleton label="Loading the chart" className={CHART_HEIGHT} />
      )}
    </Panel>
  );
});
