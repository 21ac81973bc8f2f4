import { Segments } from '../../../components/Segments.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useTimeLeft } from '../queries/use-time-left.ts';
import { spanLabel, spanMs, SPANS, type Span } from '../span.ts';
import { TimeLeftChart } from './TimeLeftChart.tsx';

interface TimeLeftPanelProps {
  readonly set: string;
  readonly span: Span;
  readonly onPick: (span: Span) => void;
}

export function TimeLeftPanel({ set, span, onPick }: TimeLeftPanelProps) {
  const { data } = useTimeLeft(set, spanMs(span));
  return (
    <section className="panel" aria-labelledby="time-left-title">
      <header className="panel-head">
        <h2 id="time-left-title">Time left</h2>
        <Segments
          legend="Span of the chart"
          choices={SPANS}
          labelOf={spanLabel}
          chosen={span}
          onPick={onPick}
        />
      </header>
      {data ? (
        <TimeLeftChart timeLeft={data} />
      ) : (
        <Skeleton label="Reading the chart" className="tall" />
      )}
    </section>
  );
}
