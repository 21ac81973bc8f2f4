import { formatDuration } from '../../shared/clock/duration-format.ts';
import { fieldReader, type ParseResult } from '../../shared/forms/field-reader.ts';
import type { Purpose } from './purpose.ts';

/** The input of the form. */
interface PurposeDraft {
  readonly subjectForm: Purpose['subjectForm'];
  readonly digits: string;
  readonly ttlMs: string;
  readonly maxLiveCodes: string;
  readonly windowMs: string;
  readonly resendCooldownMs: string;
  readonly maxAttempts: string;
  readonly attemptWindowMs: string;
  readonly limitsCallers: boolean;
  readonly callerLimit: string;
  readonly callerWindow: string;
}

type Rules = Omit<Purpose, 'name' | 'subjectForm' | 'createdAt'>;

const DAY_MS = 86_400_000;
const LONGEST_LIFE_MS = 600_000;

export function emptyPurpose(): PurposeDraft {
  return {
    subjectForm: 'PHONE',
    digits: '6',
    ttlMs: '10 m',
    maxLiveCodes: '3',
    windowMs: '10 m',
    resendCooldownMs: '30 s',
    maxAttempts: '5',
    attemptWindowMs: '10 m',
    limitsCallers: false,
    callerLimit: '20',
    callerWindow: '10 m',
  };
}

export function toPurposeDraft(purpose: Purpose): PurposeDraft {
  const { callerLimit } = purpose;
  return {
    ...emptyPurpose(),
    subjectForm: purpose.subjectForm,
    digits: String(purpose.digits),
    ttlMs: formatDuration(purpose.ttlMs),
    maxLiveCodes: String(purpose.maxLiveCodes),
    windowMs: formatDuration(purpose.windowMs),
    resendCooldownMs: formatDuration(purpose.resendCooldownMs),
    maxAttempts: String(purpose.maxAttempts),
    attemptWindowMs: formatDuration(purpose.attemptWindowMs),
    ...(callerLimit && {
      limitsCallers: true,
      callerLimit: String(callerLimit.limit),
      callerWindow: formatDuration(callerLimit.windowMs),
    }),
  };
}

/** Whether a duration is zero, such as `0` or `0 s`. */
export const isZero = (text: string) => /^\s*0+\s*[a-z]*\s*$/i.test(text);

interface Said {
  readonly subjectForm: Purpose['subjectForm'];
  readonly rules: Rules;
}

/** Parses a draft. Problems have the API's names of the fields. */
export function readPurpose(draft: PurposeDraft): ParseResult<Said> {
  const { problems, hasProblems, count, duration } = fieldReader();
  const rules = {
    digits: count('digits', draft.digits, 6, 12),
    ttlMs: duration('ttlMs', draft.ttlMs, LONGEST_LIFE_MS),
    maxLiveCodes: count('maxLiveCodes', draft.maxLiveCodes, 1, 100),
    windowMs: duration('windowMs', draft.windowMs, DAY_MS),
    resendCooldownMs: isZero(draft.resendCooldownMs)
      ? 0
      : duration('resendCooldownMs', draft.resendCooldownMs, DAY_MS),
    maxAttempts: count('maxAttempts', draft.maxAttempts, 1, 100),
    attemptWindowMs: duration('attemptWindowMs', draft.attemptWindowMs, DAY_MS),
    callerLimit: draft.limitsCallers
      ? {
          limit: count('callerLimit.limit', draft.callerLimit, 1, 10_000),
          windowMs: duration('callerLimit.windowMs', draft.callerWindow, DAY_MS),
        }
      : null,
  };
  return hasProblems()
    ? { ok: false, problems }
    : { ok: true, subjectForm: draft.subjectForm, rules };
}
