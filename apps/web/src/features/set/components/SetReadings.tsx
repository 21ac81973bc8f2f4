import { Countdown } from '../../../clock/Countdown.tsx';
import { formatDuration, formatDurationShort } from '../../../clock/duration-format.ts';
import { useLive } from '../../../clock/use-live.ts';
import { Reading, Readings } from '../../../components/Reading.tsx';
import { timeFormat } from '../../../clock/time-preferences.ts';
import { useStored } from '../../../preferences/stored.ts';
import { formatBytes } from '../../../numbers/quantity.ts';
import { wholeNumber } from '../../../numbers/whole-number.ts';
import { goneSince, type RowWindow } from '../row-window.ts';
import type { SetSummary } from '../queries/use-set-summary.ts';

const NONE = [] as const;

interface SetReadingsProps {
  readonly summary: SetSummary;
  /** The loaded members, if they are ordered: the figures follow their expiries. */
  readonly window: RowWindow | undefined;
}

/** The figures of a set. They update when a row expires, without a request. */
export function SetReadings({ summary, window }: SetReadingsProps) {
  const { defaultTtlMs, countIsExact, nextExpiresAt, details } = summary;
  const members = window?.members ?? NONE;
  const { live, now } = useLive(members);
  const count = window ? Math.max(0, window.total - goneSince(window, now)) : summary.count;
  const first = window?.start === 0 ? (live[0]?.expiresAt ?? null) : null;
  const reported = nextExpiresAt === null ? null : Date.parse(nextExpiresAt);
  const next = first ?? (count === 0 ? null : reported);
  const { memoryBytes, memoryIsEstimated, sweepLagMs } = details;
  // Three columns on a phone if the values are short, so that the members are in view.
  const short = useStored(timeFormat) === 'relative' && countIsExact;
  return (
    <div className={short ? 'max-sm:*:grid-cols-3!' : ''}>
      <Readings>
        <Reading
          label="Live members"
          note={countIsExact ? undefined : 'at most: includes expired members until they are freed'}
        >
          {wholeNumber.format(count)}
        </Reading>
        <Reading label="Next expiry">
          {next === null ? '—' : <Countdown expiresAt={next} past="now" />}
        </Reading>
        <Reading label="Time to live">{formatDuration(defaultTtlMs)}</Reading>
        <Reading label="Memory" note={memoryIsEstimated ? 'about' : undefined}>
          {formatBytes(memoryBytes)}
        </Reading>
        {sweepLagMs !== null && (
          <Reading label="Sweep lag">{formatDurationShort(sweepLagMs)}</Reading>
        )}
      </Readings>
    </div>
  );
}
