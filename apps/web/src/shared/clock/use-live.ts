import { useEffect, useMemo, useState } from 'react';
import { setAlarm } from './alarm.ts';
import { isLive, nextExpiry, type Expiring } from './liveness.ts';
import { pageClock } from './page-clock.ts';

/** In a burst, entries that expire within this time vanish in one render, in milliseconds. */
const TOGETHER_MS = 40;

interface Living<T> {
  readonly live: readonly T[];
  /** The server time of this result: the last expiry, or the first render. */
  readonly now: number;
}

/** The live ones of these entries; renders again when the next of them expires. */
export function useLive<T extends Expiring>(mortals: readonly T[]): Living<T> {
  const [now, setNow] = useState(() => pageClock.now());
  const next = nextExpiry(mortals, now);
  useEffect(() => {
    if (next === null) return;
    // At the same times in all parts of a page, so that their figures agree.
    const at = next - now < TOGETHER_MS ? Math.ceil(next / TOGETHER_MS) * TOGETHER_MS : next;
    return setAlarm(pageClock, at, () => setNow(pageClock.now()));
  }, [next, now]);
  const live = useMemo(() => mortals.filter((mortal) => isLive(mortal, now)), [mortals, now]);
  return { live, now };
}

/** Whether a time is in the future; `null` always is. */
export function useIsLive(expiresAt: number | null): boolean {
  return useLive(useMemo(() => [{ expiresAt }], [expiresAt])).live.length === 1;
}
