import { useEffect, useState } from 'react';
import { setAlarm } from '../../clock/alarm.ts';
import { pageClock } from '../../clock/page-clock.ts';
import { stepOf } from '../../series/timeline.ts';

/** The start of the current step of the server's clock; renders once per step. */
export function useStep(stepMs: number): number {
  const [now, setNow] = useState(() => pageClock.now());
  const step = stepOf(now, stepMs);
  useEffect(
    () => setAlarm(pageClock, step + stepMs, () => setNow(pageClock.now())),
    [step, stepMs],
  );
  return step;
}
