import { formatDuration } from '../../shared/clock/duration-format.ts';
import type { PurposeFieldsFragment } from './documents.generated.ts';

/** What one-time passwords are for, and the rules that hold for them. */
export type Purpose = PurposeFieldsFragment;

export const SUBJECT_FORMS = ['AS_IS', 'PHONE', 'EMAIL'] as const;

export const SUBJECT_FORM_NAMES: Readonly<Record<Purpose['subjectForm'], string>> = {
  AS_IS: 'as it is',
  PHONE: 'phone number',
  EMAIL: 'e-mail address',
};

/** How a subject is to be written. */
export const SUBJECT_HINTS: Readonly<Record<Purpose['subjectForm'], string>> = {
  AS_IS: 'Exactly as your programs write it',
  PHONE: 'With + and country code, such as +49 151 1234 5678',
  EMAIL: 'Upper and lower case are the same',
};

/** So many in so long, in words. */
export function rateWords(limit: number, windowMs: number): string {
  return `${limit} in any ${formatDuration(windowMs)}`;
}

/** How likely it is to guess a password in one window of attempts: one in so many. */
export function guessingOdds({ digits, maxLiveCodes, maxAttempts }: Purpose): number {
  return Math.floor(10 ** digits / (maxLiveCodes * maxAttempts));
}

/** A password in groups that can be read out: `403 817`, `1234 5678`. */
export function readable(code: string): string {
  const size = code.length % 4 === 0 ? 4 : 3;
  return code.replaceAll(new RegExp(`(.{${size}})(?=.)`, 'g'), '$1 ');
}
