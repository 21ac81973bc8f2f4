import { useMemo, useEffect, useState } from 'react';
import { hasMemoryLimit, redisCharts, serverCharts } from '../charts.ts';
import { latestPoint, type ServerHistory } from '../history.ts';
import type { Selection } from '../view.ts';
import { ChartGrid } from './ChartGrid.tsx';
import { setAlarm } from '../../../shared/clock/alarm.ts';
import { pageClock } from '../../../shared/clock/page-clock.ts';
import { stepOf } from '../../../shared/charts/timeline.ts';

/** The start of the current step of the server's clock; renders once per step. */
function useStep(stepMs: number): number {
  const [now, setNow] = useState(() => pageClock.now());
  const step = stepOf(now, stepMs);
  useEffect(
    () => setAlarm(pageClock, step + stepMs, () => setNow(pageClock.now())),
    [step, stepMs],
  );
  return step;
}

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
