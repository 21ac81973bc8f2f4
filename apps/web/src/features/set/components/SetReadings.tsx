import { Countdown } from '../../../clock/Countdown.tsx';
import { formatDuration } from '../../../clock/duration-format.ts';
import { Reading, Readings } from '../../../components/Reading.tsx';
import type { LiveFigures } from '../set-window.ts';

const wholeNumber = new Intl.NumberFormat();

interface SetReadingsProps {
  readonly figures: LiveFigures;
  readonly defaultTtlMs: number;
}

export function SetReadings({ figures, defaultTtlMs }: SetReadingsProps) {
  const { count, nextExpiresAt } = figures;
  return (
    <Readings>
      <Reading label="Live members">{wholeNumber.format(count)}</Reading>
      <Reading label="Next to go">
        {nextExpiresAt === null ? '—' : <Countdown expiresAt={nextExpiresAt} />}
      </Reading>
      <Reading label="Default time to live">{formatDuration(defaultTtlMs)}</Reading>
    </Readings>
  );
}
