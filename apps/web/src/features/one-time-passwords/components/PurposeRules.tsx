import { Panel } from '../../../components/Panel.tsx';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { Facts } from '../../../shared/named-settings/Facts.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { guessingOdds, rateLabel, SUBJECT_FORM_NAMES, type Purpose } from '../purpose.ts';

/** The rules of a purpose. */
export function PurposeRules({ purpose }: { purpose: Purpose }) {
  const { digits, ttlMs, maxLiveCodes, windowMs, resendCooldownMs, callerLimit } = purpose;
  return (
    <Panel title="Rules">
      <Facts
        facts={[
          ['Subject format', SUBJECT_FORM_NAMES[purpose.subjectForm]],
          ['Digits', digits],
          ['Time to live', formatDuration(ttlMs)],
          ['Passwords per subject', rateLabel(maxLiveCodes, windowMs)],
          [
            'Pause before the next',
            resendCooldownMs === 0 ? 'none' : formatDuration(resendCooldownMs),
          ],
          ['Wrong attempts', rateLabel(purpose.maxAttempts, purpose.attemptWindowMs)],
          ['Odds of a guess', `1 in ${wholeNumber.format(guessingOdds(purpose))}`],
          [
            'Calls per caller',
            callerLimit ? rateLabel(callerLimit.limit, callerLimit.windowMs) : 'unlimited',
          ],
        ]}
      />
    </Panel>
  );
}
