import type { OutcomeKind } from '../../shared/charts/outcomes.ts';
import { formatDuration } from '../../shared/clock/duration-format.ts';
import type { PurposeFieldsFragment } from './documents.generated.ts';

/** A use of one-time passwords, with its rules. */
export type Purpose = PurposeFieldsFragment;

/** The outcomes of calls. Constant, so that charts are not drawn again. */
export const OUTCOMES: readonly OutcomeKind<
  'issued' | 'verified' | 'wrong' | 'locked' | 'limited'
>[] = [
  { outcome: 'issued', label: 'Issued', series: 1 },
  { outcome: 'verified', label: 'Verified', series: 4 },
  { outcome: 'wrong', label: 'Wrong', series: 2 },
  { outcome: 'locked', label: 'Locked', series: 3 },
  { outcome: 'limited', label: 'Limited', series: 7 },
];

export const SUBJECT_FORMS = ['AS_IS', 'PHONE', 'EMAIL'] as const;

export const SUBJECT_FORM_NAMES: Readonly<Record<Purpose['subjectForm'], string>> = {
  AS_IS: 'unchanged',
  PHONE: 'phone number',
  EMAIL: 'e-mail address',
};

/** Hints for entering a subject. */
export const SUBJECT_HINTS: Readonly<Record<Purpose['subjectForm'], string>> = {
  AS_IS: 'Exactly as your programs send it',
  PHONE: 'With + and country code, such as +49 151 1234 5678',
  EMAIL: 'Case does not matter',
};

/** A rate in words. */
export function rateLabel(limit: number, windowMs: number): string {
  return `${limit} in any ${formatDuration(windowMs)}`;
}

/** A purpose in one line. */
export function purposeLabel({ digits, ttlMs, subjectForm }: Purpose): string {
  const label = `${digits} digits, valid for ${formatDuration(ttlMs)}`;
  return subjectForm === 'AS_IS' ? label : `${label}; subject: ${SUBJECT_FORM_NAMES[subjectForm]}`;
}

/** The odds of guessing a password within one window of attempts: 1 in this number. */
export function guessingOdds({ digits, maxLiveCodes, maxAttempts }: Purpose): number {
  return Math.floor(10 ** digits / (maxLiveCodes * maxAttempts));
}

/** A password in readable groups: `403 817`, `1234 5678`. */
export function readable(code: string): string {
  const size = code.length % 4 === 0 ? 4 : 3;
  return code.replaceAll(new RegExp(`(.{${size}})(?=.)`, 'g'), '$1 ');
}
