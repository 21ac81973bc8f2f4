import { Histogram } from '../../../shared/charts/Histogram.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { countedSets } from '../counted-sets.ts';
import { SPANS, type OverviewSpan } from '../overview-search.ts';
import type { OverviewData } from '../queries/use-overview.ts';

interface ExpiringPanelProps {
  readonly overview: OverviewData;
  readonly span: OverviewSpan;
  readonly onPick: (span: OverviewSpan) => void;
}

const LABELS: Readonly<Record<OverviewSpan, string>> = { '1m': 'Next minute', '1h': 'Next hour' };

/** When the members of all sets expire. The bars move with the clock. */
export function ExpiringPanel({ overview, span, onPick }: ExpiringPanelProps) {
  const { chart, sets } = overview;
  const { text, reason } = countedSets(sets, chart);
  return (
    <Panel
      title="About to expire"
      actions={
        <Segments
          legend="Time range"
          choices={SPANS}
          labelOf={(each) => LABELS[each]}
          chosen={span}
          onPick={onPick}
        />
      }
    >
      <Histogram
        title="Members of all sets by time left"
        buckets={chart.buckets}
        readAt={Date.parse(chart.now)}
        spanMs={chart.spanMs}
      />
      {reason !== null && (
        <p className="mt-1 text-sm text-ink-2">
          Members {text}. {reason}
        </p>
      )}
    </Panel>
  );
}
