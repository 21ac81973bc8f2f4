import { checkInteger, checkOptions } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';

/** The maximum number of calls of one caller in any trailing window. */
export interface CallerLimit {
  /** 1 to 10,000. */
  readonly limit: number;
  /** Whole milliseconds, 1 to a day. */
  readonly windowMs: number;
}

/** The rules of the one-time passwords of a purpose. All callers that issue and verify share them. */
export interface OtpRules {
  /** 6 to 12; 6 by default. */
  readonly digits?: number | undefined;
  /** How long a code can be verified: whole milliseconds, 1 to ten minutes; ten minutes by default. */
  readonly ttlMs?: number | undefined;
  /** Codes of one subject in any trailing window, and live at once: 1 to 100; 3 by default. */
  readonly maxLiveCodes?: number | undefined;
  /** Whole milliseconds, 1 to a day; ten minutes by default. */
  readonly windowMs?: number | undefined;
  /** The time between two codes: whole milliseconds, 0 to a day; 30 seconds by default. */
  readonly resendCooldownMs?: number | undefined;
  /** Wrong attempts on one subject in any trailing window, with any code: 1 to 100; 5 by default. */
  readonly maxAttempts?: number | undefined;
  /** Whole milliseconds, 1 to a day; `windowMs` by default. */
  readonly attemptWindowMs?: number | undefined;
  /** Calls of one caller, to `issue` and `verify` together. Then each call must name its caller. */
  readonly callerLimit?: CallerLimit | null | undefined;
}

/** Rules with all defaults. */
export interface CheckedOtpRules {
  readonly digits: number;
  readonly ttlMs: number;
  readonly maxLiveCodes: number;
  readonly windowMs: number;
  readonly resendCooldownMs: number;
  readonly maxAttempts: number;
  readonly attemptWindowMs: number;
  readonly callerLimit: CallerLimit | null;
}

/** The names of all rules. */
export const OTP_RULES = {
  digits: true,
  ttlMs: true,
  maxLiveCodes: true,
  windowMs: true,
  resendCooldownMs: true,
  maxAttempts: true,
  attemptWindowMs: true,
  callerLimit: true,
} as const;

const HALF_MINUTE_MS = 30_000;

/** `INVALID_OPTION`. */
export function checkOtpRules(rules: OtpRules): CheckedOtpRules {
  const { otpDigits, otpTtlMs, otpPerSubject, logWindowMs } = CONSTRAINTS;
  const windowMs = checkWindow(rules.windowMs ?? otpTtlMs, 'windowMs');
  return {
    digits: check(rules.digits ?? 6, otpDigits.atLeast, otpDigits.atMost, 'digits'),
    ttlMs: check(rules.ttlMs ?? otpTtlMs, 1, otpTtlMs, 'ttlMs'),
    maxLiveCodes: check(rules.maxLiveCodes ?? 3, 1, otpPerSubject, 'maxLiveCodes'),
    windowMs,
    resendCooldownMs: check(
      rules.resendCooldownMs ?? HALF_MINUTE_MS,
      0,
      logWindowMs,
      'resendCooldownMs',
    ),
    maxAttempts: check(rules.maxAttempts ?? 5, 1, otpPerSubject, 'maxAttempts'),
    attemptWindowMs: checkWindow(rules.attemptWindowMs ?? windowMs, 'attemptWindowMs'),
    callerLimit: checkCallerLimit(rules.callerLimit ?? null),
  };
}

function checkCallerLimit(callerLimit: CallerLimit | null): CallerLimit | null {
  if (callerLimit === null) return null;
  const names = { limit: true, windowMs: true } as const;
  const { limit, windowMs } = checkOptions(callerLimit, names, 'callerLimit', 'callerLimit.');
  return {
    limit: check(limit, 1, CONSTRAINTS.loggedMoments, 'callerLimit.limit'),
    windowMs: checkWindow(windowMs, 'callerLimit.windowMs'),
  };
}

function check(value: number, minimum: number, maximum: number, field: string): number {
  return checkInteger(value, minimum, maximum, 'INVALID_OPTION', field);
}

function checkWindow(value: number, field: string): number {
  return check(value, 1, CONSTRAINTS.logWindowMs, field);
}
