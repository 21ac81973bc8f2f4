/** A refusal, and when the same call will not be refused again: neither a millisecond sooner nor later. */
export interface Refused<Status extends string> {
  readonly status: Status;
  readonly passes: false;
  readonly retryAfterMs: number;
  readonly now: number;
}

/**
 * `coolingDown`: too soon after the last code. `limited`: the subject has had as many codes as it may
 * have in a window. `locked`: too many wrong attempts, so that a code could not be tried.
 * `callerLimited`: the caller has made too many calls, for all subjects together.
 */
export type IssueRefusal = 'coolingDown' | 'limited' | 'locked' | 'callerLimited';

/** `passes`: whether there is a new code, and it is delivered if that is Mayfly's part. */
export type IssueResult =
  | {
      readonly status: 'issued';
      readonly passes: true;
      /** For you to deliver. `null` if `deliver` has done so. */
      readonly code: string | null;
      readonly expiresAt: number;
      readonly now: number;
    }
  /** `deliver` has failed. The code counts and can be verified: it may have arrived all the same. */
  | {
      readonly status: 'undelivered';
      readonly passes: false;
      readonly expiresAt: number;
      readonly now: number;
    }
  | Refused<IssueRefusal>;

/** `passes`: whether the code is `verified`. No other status may let anyone in. */
export type VerifyResult =
  | { readonly status: 'verified'; readonly passes: true; readonly now: number }
  /**
   * The code was verified before, and would not have expired yet. Not a wrong attempt, and not another
   * verification: a client that has lost the answer sends its code again.
   */
  | { readonly status: 'alreadyUsed'; readonly passes: false; readonly now: number }
  /** Also where the subject has no code, or where its code has expired or ended with another one. */
  | {
      readonly status: 'wrong';
      readonly passes: false;
      readonly attemptsLeft: number;
      readonly now: number;
    }
  | Refused<'locked' | 'callerLimited'>;

/** What a subject has and what counts against it. Moments are epoch ms; null: not so now. */
export interface SubjectStatus {
  readonly liveCodes: number;
  /** When the first of them expires, and the last. */
  readonly nextExpiresAt: number | null;
  readonly lastExpiresAt: number | null;
  /** Codes that were issued within `windowMs`. */
  readonly issuedInWindow: number;
  /** Until when it is too soon after the last code. */
  readonly coolingDownUntil: number | null;
  /** Until when the subject has had as many codes as it may have. */
  readonly limitedUntil: number | null;
  /** Wrong attempts within `attemptWindowMs`. */
  readonly attemptsUsed: number;
  readonly attemptsLeft: number;
  /** Until when no attempt is looked at and no code issued. */
  readonly lockedUntil: number | null;
  readonly now: number;
}

export interface RevokedPasswords {
  /** How many live codes were ended. */
  readonly revoked: number;
  readonly now: number;
}

export interface ResetAttempts {
  /** How many wrong attempts were forgotten. */
  readonly forgotten: number;
  readonly now: number;
}
