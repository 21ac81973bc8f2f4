import { useEffect, useState } from 'react';
import { setAlarm } from '../../shared/clock/alarm.ts';
import { pageClock } from '../../shared/clock/page-clock.ts';
import { stepOf } from '../../shared/charts/timeline.ts';

/** The beginning of the present step of the server's clock, rendered anew with each. */
export function useStep(stepMs: number): number {
  const [now, setNow] = useState(() => pageClock.now());
  const step = stepOf(now, stepMs);
  useEffect(
    () => setAlarm(pageClock, step + stepMs, () => setNow(pageClock.now())),
    [step, stepMs],
  );
  return step;
}
