import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { Stat, StatList } from '../../../components/StatList.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { guessingOdds, SUBJECT_FORM_NAMES, type Purpose } from '../purpose.ts';

/** The rules of a purpose. */
export function PurposeRules({ purpose }: { purpose: Purpose }) {
  const { digits, ttlMs, maxLiveCodes, windowMs, resendCooldownMs, callerLimit } = purpose;
  return (
    <StatList label="Rules">
      <Stat label="Digits" note={`subject format: ${SUBJECT_FORM_NAMES[purpose.subjectForm]}`}>
        {digits}
      </Stat>
      <Stat label="Time to live">{formatDuration(ttlMs)}</Stat>
      <Stat label="Passwords" note={`in any ${formatDuration(windowMs)}`}>
        {maxLiveCodes}
      </Stat>
      <Stat label="Pause before the next">
        {resendCooldownMs === 0 ? 'none' : formatDuration(resendCooldownMs)}
      </Stat>
      <Stat
        label="Wrong attempts"
        note={`in any ${formatDuration(purpose.attemptWindowMs)}; odds of a guess 1 in ${wholeNumber.format(guessingOdds(purpose))}`}
      >
        {purpose.maxAttempts}
      </Stat>
      <Stat
        label="Calls per caller"
        note={callerLimit ? `in any ${formatDuration(callerLimit.windowMs)}` : undefined}
      >
        {callerLimit ? callerLimit.limit : 'unlimited'}
      </Stat>
    </StatList>
  );
}
