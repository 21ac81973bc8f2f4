import type { ReactNode } from 'react';
import { Countdown } from '../../../shared/clock/Countdown.tsx';
import { useIsLive } from '../../../shared/clock/use-live.ts';
import { Stat, StatList } from '../../../components/StatList.tsx';
import type { Purpose } from '../purpose.ts';
import type { SubjectStatus } from '../queries/use-subject-status.ts';

const at = (moment: string | null) => (moment === null ? null : Date.parse(moment));

/** A countdown to a moment, then a text. */
function Until({ moment, otherwise }: { moment: string | null; otherwise: ReactNode }) {
  const end = at(moment);
  const lasts = useIsLive(end ?? 0);
  return end !== null && lasts ? <Countdown expiresAt={end} /> : otherwise;
}

interface SubjectStatsProps {
  readonly purpose: Purpose;
  readonly status: SubjectStatus;
}

/** The passwords and counters of a subject, without secrets. */
export function SubjectStats({ purpose, status }: SubjectStatsProps) {
  return (
    <StatList label="Status of the subject">
      <Stat
        label="Live passwords"
        note={
          status.liveCodes > 1 && status.lastExpiresAt ? (
            <>
              the last in <Until moment={status.lastExpiresAt} otherwise="—" />
            </>
          ) : undefined
        }
      >
        {status.liveCodes}
      </Stat>
      <Stat label="Next to expire">
        <Until moment={status.nextExpiresAt} otherwise="—" />
      </Stat>
      <Stat label="Issued in the window" note={`of ${purpose.maxLiveCodes}`}>
        {status.issuedInWindow}
      </Stat>
      <Stat label="Next password">
        <Until
          moment={latest(status.coolingDownUntil, status.limitedUntil, status.lockedUntil)}
          otherwise="now"
        />
      </Stat>
      <Stat label="Attempts left" note={`${status.attemptsUsed} wrong so far`}>
        {status.attemptsLeft}
      </Stat>
      <Stat label="Locked">
        <Until moment={status.lockedUntil} otherwise="no" />
      </Stat>
    </StatList>
  );
}

/** The latest moment, if any. */
function latest(...moments: readonly (string | null)[]): string | null {
  return moments.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null);
}
