import { useLayoutEffect, useRef } from 'react';
import { useStored } from '../preferences/stored.ts';
import { formatExactMoment, formatMoment } from './moment.ts';
import { pageClock, pageTicker } from './page-clock.ts';
import { formatRelative } from './relative-time.ts';
import { timeFormat, timeZone } from './time-preferences.ts';

/**
 * A time of the server's clock in the format that the user prefers: relative, which updates itself, or
 * date and time. The tooltip has the exact time.
 */
export function Moment({ at }: { at: number }) {
  const format = useStored(timeFormat);
  const zone = useStored(timeZone);
  const text = useRef<HTMLTimeElement>(null);

  useLayoutEffect(() => {
    if (format === 'absolute') return;
    return pageTicker.add((now) => {
      const reading = formatRelative(at, now);
      if (text.current) text.current.textContent = reading.text;
      return now + reading.changesInMs;
    });
  }, [at, format]);

  return (
    <time
      ref={text}
      dateTime={new Date(at).toISOString()}
      title={formatExactMoment(at, zone)}
      className="whitespace-nowrap"
    >
      {format === 'absolute' ? formatMoment(at, pageClock.now(), zone) : null}
    </time>
  );
}
