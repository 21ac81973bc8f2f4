import { Countdown } from '../../../clock/Countdown.tsx';
import { formatDuration } from '../../../clock/duration-format.ts';
import { Reading } from '../../../components/Reading.tsx';
import type { LiveFigures } from '../set-window.ts';

const wholeNumber = new Intl.NumberFormat();

interface SetReadingsProps {
  readonly figures: LiveFigures;
  readonly defaultTtlMs: number;
}

export function SetReadings({ figures, defaultTtlMs }: SetReadingsProps) {
  const { count, nextExpiresAt } = figures;
  return (
    <dl className="readings">
      <Reading label="Live members">{wholeNumber.format(count)}</Reading>
      <Reading label="Next to go">
        {nextExpiresAt === null ? '—' : <Countdown expiresAt={nextExpiresAt} />}
      </Reading>
      <Reading label="Default time to live">{formatDuration(defaultTtlMs)}</Reading>
    </dl>
  );
}
