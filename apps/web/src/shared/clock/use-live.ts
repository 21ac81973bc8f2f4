import { useEffect, useMemo, useState } from 'react';
import { setAlarm } from './alarm.ts';
import { isLive, nextExpiry, type Mortal } from './liveness.ts';
import { pageClock } from './page-clock.ts';

interface Living<T> {
  readonly live: readonly T[];
  /** The server's time that decided it: that of the last expiry, or of the first render. */
  readonly now: number;
}

/** Those of the given that are live, rendered anew at the moment when the next of them expires. */
export function useLive<T extends Mortal>(mortals: readonly T[]): Living<T> {
  const [now, setNow] = useState(() => pageClock.now());
  const next = nextExpiry(mortals, now);
  useEffect(() => {
    if (next === null) return;
    return setAlarm(pageClock, next, () => setNow(pageClock.now()));
  }, [next]);
  const live = useMemo(() => mortals.filter((mortal) => isLive(mortal, now)), [mortals, now]);
  return { live, now };
}

/** Whether a single moment is still ahead; `null` always is. */
export function useIsLive(expiresAt: number | null): boolean {
  return useLive(useMemo(() => [{ expiresAt }], [expiresAt])).live.length === 1;
}
