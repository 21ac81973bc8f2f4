import { useMemo } from 'react';
import { hasMemoryLimit, redisCharts, serverCharts } from '../charts.ts';
import { latestPoint, type ServerHistory } from '../history.ts';
import { useStep } from '../use-step.ts';
import type { Selection } from '../view.ts';
import { ChartGrid } from './ChartGrid.tsx';

interface ServerChartsProps {
  readonly history: ServerHistory;
  /** Memoise it: a change creates other charts. */
  readonly selection: Selection;
}

/** The charts of the servers, and of the Redis that they share. */
export function ServerCharts({ history, selection }: ServerChartsProps) {
  const servers = useMemo(() => serverCharts(selection), [selection]);
  const limited = hasMemoryLimit(history);
  const redis = useMemo(() => redisCharts(limited), [limited]);
  const until = latestPoint(history, useStep(history.stepMs));
  return (
    <div className="grid gap-6">
      <ChartGrid
        title={selection.view === 'one' ? 'Host and process' : 'Hosts and processes'}
        charts={servers}
        history={history}
        until={until}
      />
      <ChartGrid title="Redis" charts={redis} history={history} until={until} />
    </div>
  );
}
