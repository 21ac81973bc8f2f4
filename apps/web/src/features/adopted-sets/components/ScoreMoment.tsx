import { formatExactMoment, formatMoment } from '../../../shared/clock/moment.ts';
import { pageClock } from '../../../shared/clock/page-clock.ts';
import { timeZone } from '../../../shared/clock/time-preferences.ts';
import { useStored } from '../../../shared/preferences/stored.ts';
import type { SetLayoutInput } from '../documents.generated.ts';
import { scoreLabel } from '../score-labels.ts';

/** The limit of `Date`, in ms. */
const LAST_MOMENT = 8.64e15;

interface ScoreMomentProps {
  readonly score: number | null;
  readonly unit: SetLayoutInput['unit'];
}

/** A score as a date and time, with the stored number beside it. */
export function ScoreMoment({ score, unit }: ScoreMomentProps) {
  const zone = useStored(timeZone);
  const raw = <span className="text-sm text-ink-2">{scoreLabel(score)}</span>;
  const at = score === null ? Infinity : score * (unit === 'SECONDS' ? 1000 : 1);
  if (Math.abs(at) > LAST_MOMENT) return raw;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2 max-md:justify-start">
      <time dateTime={new Date(at).toISOString()} title={formatExactMoment(at, zone)}>
        {formatMoment(at, pageClock.now(), zone)}
      </time>
      {raw}
    </span>
  );
}
