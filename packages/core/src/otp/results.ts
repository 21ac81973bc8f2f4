import type { Replayable } from '../redis/once.ts';

/** A refusal, and the exact time after which the same call will not be refused. */
export interface Refused<Status extends string> {
  readonly status: Status;
  readonly passes: false;
  readonly retryAfterMs: number;
  readonly now: number;
}

/**
 * `coolingDown`: too soon after the last code. `limited`: the subject has the maximum number of codes in a
 * window. `locked`: too many wrong attempts, so a code could not be tried. `callerLimited`: the caller has
 * made too many calls, for all subjects together.
 */
export type IssueRefusal = 'coolingDown' | 'limited' | 'locked' | 'callerLimited';

/** `passes`: whether there is a new code, and `deliver`, if any, has succeeded. */
export type IssueResult = IssueOutcome & Replayable;

type IssueOutcome =
  | {
      readonly status: 'issued';
      readonly passes: true;
      /** For the caller to deliver. `null` if `deliver` has done so. */
      readonly code: string | null;
      readonly expiresAt: number;
      readonly now: number;
    }
  /** `deliver` has failed. The code counts and can be verified, because it may have arrived nevertheless. */
  | {
      readonly status: 'undelivered';
      readonly passes: false;
      readonly expiresAt: number;
      readonly now: number;
    }
  | Refused<IssueRefusal>;

/** `passes`: whether the code is `verified`. No other status may grant access. */
export type VerifyResult = VerifyOutcome & Replayable;

type VerifyOutcome =
  | { readonly status: 'verified'; readonly passes: true; readonly now: number }
  /**
   * The code was verified before, and has not expired. This is neither a wrong attempt nor a second
   * verification: a client that has lost the answer sends its code again.
   */
  | { readonly status: 'alreadyUsed'; readonly passes: false; readonly now: number }
  /** Also if the subject has no code, or its code has expired or ended with another one. */
  | {
      readonly status: 'wrong';
      readonly passes: false;
      readonly attemptsLeft: number;
      readonly now: number;
    }
  | Refused<'locked' | 'callerLimited'>;

/** The state of a subject. Times are epoch ms; null if there is none. */
export interface SubjectStatus {
  readonly liveCodes: number;
  /** When the first of them expires, and the last. */
  readonly nextExpiresAt: number | null;
  readonly lastExpiresAt: number | null;
  /** Codes that were issued within `windowMs`. */
  readonly issuedInWindow: number;
  /** The end of the cooldown after the last code. */
  readonly coolingDownUntil: number | null;
  /** When the subject may have another code. */
  readonly limitedUntil: number | null;
  /** Wrong attempts within `attemptWindowMs`. */
  readonly attemptsUsed: number;
  readonly attemptsLeft: number;
  /** The end of the lock, in which no attempt is checked and no code issued. */
  readonly lockedUntil: number | null;
  readonly now: number;
}

export interface RevokedPasswords {
  /** The number of ended live codes. */
  readonly revoked: number;
  readonly now: number;
}

export interface ResetAttempts {
  /** The number of cleared wrong attempts. */
  readonly forgotten: number;
  readonly now: number;
}
