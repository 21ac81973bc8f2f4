import { Countdown } from '../../shared/clock/Countdown.tsx';
import { formatDuration, formatDurationShort } from '../../shared/clock/duration-format.ts';
import { useLive } from '../../shared/clock/use-live.ts';
import { Stat, StatList } from '../../components/StatList.tsx';
import { timeFormat } from '../../shared/clock/time-preferences.ts';
import { useStored } from '../../shared/preferences/stored.ts';
import { formatBytes } from '../../shared/numbers/quantity.ts';
import { wholeNumber } from '../../shared/numbers/whole-number.ts';
import { goneSince, type RowWindow } from './members/row-window.ts';
import type { SetSummary } from './use-set-summary.ts';

const NONE = [] as const;

interface SetStatsProps {
  readonly summary: SetSummary;
  /** The loaded members, if they are ordered: the figures follow their expiries. */
  readonly window: RowWindow | undefined;
}

/** The figures of a set. They update when a row expires, without a request. */
export function SetStats({ summary, window }: SetStatsProps) {
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
      <StatList>
        <Stat label="Live members" note={countIsExact ? undefined : 'at most'}>
          {wholeNumber.format(count)}
        </Stat>
        <Stat label="Next expiry">
          {next === null ? '—' : <Countdown expiresAt={next} past="now" />}
        </Stat>
        <Stat label="Time to live">{formatDuration(defaultTtlMs)}</Stat>
        <Stat label="Memory" note={memoryIsEstimated ? 'about' : undefined}>
          {formatBytes(memoryBytes)}
        </Stat>
        {sweepLagMs !== null && <Stat label="Sweep lag">{formatDurationShort(sweepLagMs)}</Stat>}
      </StatList>
    </div>
  );
}
