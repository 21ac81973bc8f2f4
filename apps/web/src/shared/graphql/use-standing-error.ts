import { useEffect, useState } from 'react';
import { isOutage } from './api-error.ts';

/** Also the minimum time for which the user sees the error. */
const CHECK_EVERY_MS = 2_000;

async function isReady(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** The error of a change until its cause has gone: the error of an outage becomes null after the outage. */
export function useStandingError<Thrown>(error: Thrown): Thrown | null {
  const [gone, setGone] = useState<Thrown | null>(null);
  useEffect(() => {
    if (!isOutage(error)) return undefined;
    const stopped = new AbortController();
    const timer = setInterval(async () => {
      if (!(await isReady(stopped.signal)) || stopped.signal.aborted) return;
      stop();
      setGone(error);
    }, CHECK_EVERY_MS);
    const stop = () => {
      clearInterval(timer);
      stopped.abort();
    };
    return stop;
  }, [error]);
  return gone === error ? null : error;
}
