import { useLayoutEffect, useRef } from 'react';
import { useStored } from '../preferences/stored.ts';
import { formatCountdown } from './countdown-format.ts';
import { formatMoment } from './moment.ts';
import { pageClock, pageTicker } from './page-clock.ts';
import { timeFormat, timeZone } from './time-preferences.ts';

/** The last seconds look different. */
export const LAST_MS = 10_000;

/** The last ten seconds differ by weight and a mark, not only by colour. */
const LOOK =
  'peer font-medium whitespace-nowrap data-[phase=never]:font-normal ' +
  'data-[phase=never]:text-ink-2 data-[phase=last]:font-bold data-[phase=last]:text-ember ' +
  "data-[phase=last]:after:ml-[0.4em] data-[phase=last]:after:inline-block data-[phase=last]:after:content-[''] " +
  'data-[phase=last]:after:size-[0.5em] ' +
  'data-[phase=last]:after:rounded-full data-[phase=last]:after:bg-current';

interface CountdownProps {
  readonly expiresAt: number | null;
  /** The text after expiry, until newer data arrives. */
  readonly past?: string;
}

/**
 * Ticks by writing its text node from the shared ticker, without a render. Screen readers receive the
 * time of expiry instead: a text that changes ten times a second would interrupt them all the time.
 */
export function Countdown({ expiresAt, past }: CountdownProps) {
  return expiresAt === null ? (
    <span className={LOOK} data-phase="never">
      No end
    </span>
  ) : (
    <TickingCountdown expiresAt={expiresAt} past={past} />
  );
}

interface TickingProps {
  readonly expiresAt: number;
  readonly past: string | undefined;
}

function TickingCountdown({ expiresAt, past }: TickingProps) {
  const format = useStored(timeFormat);
  const zone = useStored(timeZone);
  const time = useRef<HTMLTimeElement>(null);
  const text = useRef<HTMLSpanElement>(null);

  useLayoutEffect(
    () =>
      pageTicker.add((now) => {
        const remaining = expiresAt - now;
        const last = remaining <= LAST_MS;
        const phase = last ? 'last' : 'calm';
        if (time.current && time.current.dataset['phase'] !== phase) {
          time.current.dataset['phase'] = phase;
        }
        // The last seconds count down even if the user prefers times of day.
        if (format === 'absolute' && !last) {
          if (text.current) text.current.textContent = formatMoment(expiresAt, now, zone);
          return expiresAt - LAST_MS;
        }
        const reading = formatCountdown(remaining);
        const shown = remaining <= 0 ? (past ?? reading.text) : reading.text;
        if (text.current) text.current.textContent = shown;
        return now + reading.changesInMs;
      }),
    [expiresAt, past, format, zone],
  );

  return (
    <time ref={time} className={LOOK} dateTime={new Date(expiresAt).toISOString()}>
      <span ref={text} aria-hidden="true" />
      <span className="sr-only">expires at {formatMoment(expiresAt, pageClock.now(), zone)}</span>
    </time>
  );
}
