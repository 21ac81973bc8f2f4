import { Histogram } from '../../../shared/charts/Histogram.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useTimeLeft } from './use-time-left.ts';
import { spanLabel, spanMs, SPANS, type Span } from './span.ts';

interface TimeLeftPanelProps {
  readonly set: string;
  readonly span: Span;
  readonly onPick: (span: Span) => void;
  /** Called when a bar is selected: shows the members that expire then. */
  readonly onJump: (at: number) => void;
}

/** The height of the histogram with its figures and both lines of text. */
const CHART_HEIGHT = 'h-[calc(3rem+max(clamp(5.5rem,14vh,9rem)+1.5rem,7.625rem))]';

export function TimeLeftPanel({ set, span, onPick, onJump }: TimeLeftPanelProps) {
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
            { label: 'never', count: data.never },
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
}
