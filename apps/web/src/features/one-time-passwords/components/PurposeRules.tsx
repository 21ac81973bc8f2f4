import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { Reading, Readings } from '../../../components/StatList.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { guessingOdds, SUBJECT_FORM_NAMES, type Purpose } from '../purpose.ts';

/** The rules of a purpose as figures. */
export function PurposeRules({ purpose }: { purpose: Purpose }) {
  const { digits, ttlMs, maxLiveCodes, windowMs, resendCooldownMs, callerLimit } = purpose;
  return (
    <Readings label="Rules">
      <Reading label="Digits" note={`subjects: ${SUBJECT_FORM_NAMES[purpose.subjectForm]}`}>
        {digits}
      </Reading>
      <Reading label="A password lives">{formatDuration(ttlMs)}</Reading>
      <Reading label="Passwords" note={`in any ${formatDuration(windowMs)}`}>
        {maxLiveCodes}
      </Reading>
      <Reading label="Pause before the next">
        {resendCooldownMs === 0 ? 'none' : formatDuration(resendCooldownMs)}
      </Reading>
      <Reading
        label="Wrong attempts"
        note={`in any ${formatDuration(purpose.attemptWindowMs)}; guessed once in ${wholeNumber.format(guessingOdds(purpose))}`}
      >
        {purpose.maxAttempts}
      </Reading>
      <Reading
        label="Calls of a caller"
        note={callerLimit ? `in any ${formatDuration(callerLimit.windowMs)}` : undefined}
      >
        {callerLimit ? callerLimit.limit : 'any'}
      </Reading>
    </Readings>
  );
}
