import { useLayoutEffect, useRef } from 'react';
import { readCountdown } from './countdown-format.ts';
import { formatMoment } from './moment.ts';
import { pageClock, pageTicker } from './page-clock.ts';

const LAST_MS = 10_000;

/**
 * Ticks by writing its text node from the shared ticker, without a render. Screen readers get
 * the moment of expiry instead: a text that changes ten times a second would never let them speak.
 */
export function Countdown({ expiresAt }: { expiresAt: number | null }) {
  return expiresAt === null ? (
    <span className="countdown" data-phase="never">
      never
    </span>
  ) : (
    <TickingCountdown expiresAt={expiresAt} />
  );
}

function TickingCountdown({ expiresAt }: { expiresAt: number }) {
  const time = useRef<HTMLTimeElement>(null);
  const text = useRef<HTMLSpanElement>(null);

  useLayoutEffect(
    () =>
      pageTicker.add((now) => {
        const remaining = expiresAt - now;
        const reading = readCountdown(remaining);
        if (text.current) text.current.textContent = reading.text;
        if (time.current) time.current.dataset['phase'] = remaining <= LAST_MS ? 'last' : 'calm';
        return now + reading.changesInMs;
      }),
    [expiresAt],
  );

  return (
    <time ref={time} className="countdown" dateTime={new Date(expiresAt).toISOString()}>
      <span ref={text} aria-hidden="true" />
      <span className="sr-only">expires at {formatMoment(expiresAt, pageClock.now())}</span>
    </time>
  );
}
