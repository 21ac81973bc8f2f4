import { randomInt } from 'node:crypto';
import { MayflyError } from '../errors.ts';
import { checkFunction, checkMember, checkName, checkOptions, type OptionNames } from '../input.ts';
import type { Keys } from '../keys.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { checkIdempotency, Once, type IdempotentCall, type Replayable } from '../redis/once.ts';
import { defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { Digests, type Secret } from './digests.ts';
import type {
  IssueResult,
  Refused,
  ResetAttempts,
  RevokedPasswords,
  SubjectStatus,
  VerifyResult,
} from './results.ts';
import { OTP_RULES, checkOtpRules, type CheckedOtpRules, type OtpRules } from './settings.ts';
import { checkNormalise, normaliseSubject, type Normalise } from './subject.ts';

const scripts = {
  issue: defineScript(new URL('./issue.lua', import.meta.url)),
  verify: defineScript(new URL('./verify.lua', import.meta.url)),
  admit: defineScript(new URL('./admit.lua', import.meta.url)),
  status: defineScript(new URL('./status.lua', import.meta.url)),
  revoke: defineScript(new URL('./revoke.lua', import.meta.url)),
  resetAttempts: defineScript(new URL('./reset-attempts.lua', import.meta.url)),
};

/** Sends a code to a subject, in its normal form. Mayfly sends nothing. */
export type Deliver = (subject: string, code: string) => Promise<void>;

export interface OtpOptions extends OtpRules {
  /**
   * The keys of the digests of codes. To change it, put the new one first, keep the previous ones behind it
   * until the last of their codes has expired, then remove them.
   */
  readonly secret: Secret | readonly [current: Secret, ...previous: Secret[]];
  /**
   * The key of the digests of subjects. A change of it forgets limits and live codes. The last of `secret`
   * by default; set a separate one if secrets change.
   */
  readonly subjectSecret?: Secret | undefined;
  /** Subjects are unchanged by default. */
  readonly normalise?: Normalise | undefined;
  /** Without it, `issue` returns the code. */
  readonly deliver?: Deliver | undefined;
}

export interface OtpCall extends IdempotentCall {
  /** The caller: an address or a session. Counted only if there is a `callerLimit`. */
  readonly caller?: string | undefined;
}

const OPTIONS = {
  ...OTP_RULES,
  secret: true,
  subjectSecret: true,
  normalise: true,
  deliver: true,
} as const;

const CALL: OptionNames<OtpCall> = { caller: true, idempotency: true };

/** The status of an issue or a verification. */
export type OtpStatus = IssueResult['status'] | VerifyResult['status'];

/** Long enough for a code with spaces and dashes. Longer text is not parsed. */
const CODE_CHARACTERS = 64;

/**
 * One-time passwords for subjects such as phone numbers. An exact log limits the codes in any trailing
 * window. A wrong attempt counts for the subject and not for the code, so another code gives no more
 * attempts. The probability of guessing one is `maxLiveCodes * maxAttempts / 10^digits` in a window: 15 in a
 * million by default.
 *
 * Redis stores HMACs of subjects and codes, and a verified code ends all codes of its subject. Codes are
 * compared by their HMACs, in constant time, so the time reveals nothing. An attempt counts before the
 * comparison, so a Redis that refuses writes verifies nothing.
 *
 * An attacker can lock a subject, and so keep its owner out. `callerLimit` bounds the calls of one caller.
 * It counts in a separate slot, before the subject and in a separate round trip, and a call that the subject
 * then refuses still counts. Each other method is one round trip.
 *
 * All throw `MayflyError`: `INVALID_…`, `REDIS_UNAVAILABLE`, `REDIS_FULL`, `REDIS_FAILED`. No code is
 * verified without an answer of Redis.
 */
export class OneTimePasswords {
  readonly purpose: string;
  readonly #session: RedisSession;
  readonly #keys: Keys;
  readonly #digests: Digests;
  readonly #normalise: Normalise | undefined;
  readonly #deliver: Deliver | undefined;
  readonly #rules: CheckedOtpRules;
  readonly #onStatus: ((status: OtpStatus) => void) | undefined;

  /** Created by `mayfly.otp`. `onStatus` receives the status of each issue and verification. */
  constructor(
    session: RedisSession,
    keys: Keys,
    purpose: string,
    options: OtpOptions,
    onStatus?: (status: OtpStatus) => void,
  ) {
    this.#session = session;
    this.#onStatus = onStatus;
    this.#keys = keys;
    this.purpose = checkName(purpose, 'purpose');
    const { secret, subjectSecret, normalise, deliver } = checkOptions(options, OPTIONS);
    this.#digests = new Digests(purpose, secret, subjectSecret);
    this.#normalise = normalise === undefined ? undefined : checkNormalise(normalise);
    // Otherwise a code would count without a message.
    this.#deliver = deliver === undefined ? undefined : checkFunction(deliver, 'deliver');
    this.#rules = checkOtpRules(options);
  }

  /**
   * Creates a code for a subject, drawn by `node:crypto` from all codes of its length, and passes it to
   * `deliver` if there is one. Earlier codes stay valid until they expire or one is verified. If `deliver`
   * throws, the result is `undelivered`; the error is dropped, because such errors quote the subject.
   * `INVALID_SUBJECT`, `INVALID_OPTION` if the caller is missing.
   *
   * A repeated call with the same idempotency key returns the same code, and delivers it again: the first
   * delivery may not have happened. Redis keeps the code encrypted for ten minutes.
   */
  async issue(subject: string, call: OtpCall = {}): Promise<IssueResult> {
    const result = await this.#issue(subject, call);
    if (result.replayed !== true) this.#onStatus?.(result.status);
    return result;
  }

  async #issue(subject: string, call: OtpCall): Promise<IssueResult> {
    const normal = normaliseSubject(subject, this.#normalise);
    const once = await this.#claim(call, 'issue', normal);
    const refusal = await this.#admit(call, once);
    if (refusal !== null) return refusal;

    const rules = this.#rules;
    const drawn = String(randomInt(10 ** rules.digits)).padStart(rules.digits, '0');
    const sealing = call.idempotency && [normal, ...checkIdempotency(call.idempotency)];
    if (once && sealing) once.note = this.#digests.seal(drawn, sealing);
    const { codes, issues, failures } = this.#keysOf(normal);
    const reply = await (once ?? this.#session).run(
      scripts.issue,
      [codes, issues, failures],
      [
        this.#digests.ofCode(normal, drawn),
        rules.ttlMs,
        rules.maxLiveCodes,
        rules.windowMs,
        rules.resendCooldownMs,
        rules.maxAttempts,
        rules.attemptWindowMs,
      ],
    );
    const now = reply.integer();
    const status = reply.string();
    if (status === 'coolingDown' || status === 'limited' || status === 'locked') {
      return { status, passes: false, retryAfterMs: reply.integer(), now, ...once?.replay };
    }
    const expiresAt = reply.integer();
    const code = once && sealing ? this.#digests.unseal(once.note, sealing) : drawn;
    if (this.#deliver === undefined) {
      return { status: 'issued', passes: true, code, expiresAt, now, ...once?.replay };
    }
    try {
      await this.#deliver(normal, code);
    } catch {
      return { status: 'undelivered', passes: false, expiresAt, now, ...once?.replay };
    }
    return { status: 'issued', passes: true, code: null, expiresAt, now, ...once?.replay };
  }

  /**
   * Tries a code of a subject. The right one is `verified` once, and ends all codes and wrong attempts of
   * the subject; until its expiry, it is then `alreadyUsed`. Spaces and dashes do not matter.
   * `INVALID_SUBJECT`, `INVALID_OPTION` if the caller is missing, and `INVALID_CODE` if the code is not 6 to
   * 12 digits: this depends on the text alone, and counts neither as an attempt nor as a call. Other
   * processes may issue codes of another length than `digits`, so `verify` accepts each length that a code
   * may have.
   */
  async verify(subject: string, code: string, call: OtpCall = {}): Promise<VerifyResult> {
    const result = await this.#verify(subject, code, call);
    if (result.replayed !== true) this.#onStatus?.(result.status);
    return result;
  }

  async #verify(subject: string, code: string, call: OtpCall): Promise<VerifyResult> {
    const normal = normaliseSubject(subject, this.#normalise);
    const plain = checkCode(code);
    const once = await this.#claim(call, 'verify', normal, plain);
    const refusal = await this.#admit(call, once);
    if (refusal !== null) return refusal;

    const { codes, failures, used } = this.#keysOf(normal);
    const reply = await (once ?? this.#session).run(
      scripts.verify,
      [codes, failures, used],
      [
        this.#rules.maxAttempts,
        this.#rules.attemptWindowMs,
        ...this.#digests.acceptedOfCode(normal, plain),
      ],
    );
    const now = reply.integer();
    const status = reply.string();
    if (status === 'verified') return { status, passes: true, now, ...once?.replay };
    if (status === 'alreadyUsed') return { status, passes: false, now, ...once?.replay };
    if (status === 'locked') {
      return { status, passes: false, retryAfterMs: reply.integer(), now, ...once?.replay };
    }
    return { status: 'wrong', passes: false, attemptsLeft: reply.integer(), now, ...once?.replay };
  }

  /**
   * The state of a subject, without secrets, for support staff. It counts neither as a call of a caller nor
   * as an attempt. `INVALID_SUBJECT`.
   */
  async status(subject: string): Promise<SubjectStatus> {
    const rules = this.#rules;
    const { codes, issues, failures } = this.#keysOf(normaliseSubject(subject, this.#normalise));
    const reply = await this.#session.run(
      scripts.status,
      [codes, issues, failures],
      [
        rules.maxLiveCodes,
        rules.windowMs,
        rules.resendCooldownMs,
        rules.maxAttempts,
        rules.attemptWindowMs,
      ],
    );
    const now = reply.integer();
    const moment = (value: number) => (value > 0 ? value : null);
    const until = (waitMs: number) => (waitMs > 0 ? now + waitMs : null);
    const liveCodes = reply.integer();
    const nextExpiresAt = moment(reply.integer());
    const lastExpiresAt = moment(reply.integer());
    const issuedInWindow = reply.integer();
    const coolingDownUntil = until(reply.integer());
    const limitedUntil = until(reply.integer());
    const attemptsUsed = reply.integer();
    return {
      liveCodes,
      nextExpiresAt,
      lastExpiresAt,
      issuedInWindow,
      coolingDownUntil,
      limitedUntil,
      attemptsUsed,
      attemptsLeft: rules.maxAttempts - attemptsUsed,
      lockedUntil: until(reply.integer()),
      now,
    };
  }

  /** Ends all codes of a subject; limits and wrong attempts stay. `INVALID_SUBJECT`. */
  async revoke(subject: string): Promise<RevokedPasswords> {
    const { codes } = this.#keysOf(normaliseSubject(subject, this.#normalise));
    const reply = await this.#session.run(scripts.revoke, [codes], []);
    const now = reply.integer();
    return { revoked: reply.integer(), now };
  }

  /**
   * Clears the wrong attempts on a subject, and so unlocks it. The same number of attempts is possible
   * again, so first verify its owner in another way. `INVALID_SUBJECT`.
   */
  async resetAttempts(subject: string): Promise<ResetAttempts> {
    const { maxAttempts, attemptWindowMs } = this.#rules;
    const { failures } = this.#keysOf(normaliseSubject(subject, this.#normalise));
    const args = [maxAttempts, attemptWindowMs];
    const reply = await this.#session.run(scripts.resetAttempts, [failures], args);
    const now = reply.integer();
    return { forgotten: reply.integer(), now };
  }

  /** Claims the idempotency key of a call, if there is one. */
  async #claim(
    call: OtpCall,
    operation: string,
    ...parts: readonly string[]
  ): Promise<Once | undefined> {
    const { caller = '', idempotency } = checkOptions(call, CALL, 'call');
    if (idempotency === undefined) return undefined;
    const context = { session: this.#session, keys: this.#keys };
    const request = this.#digests.ofRequest(operation, ...parts, caller);
    return Once.claim(context, idempotency, [request]);
  }

  async #admit(
    { caller }: OtpCall,
    once: Once | undefined,
  ): Promise<(Refused<'callerLimited'> & Replayable) | null> {
    const { callerLimit } = this.#rules;
    if (callerLimit === null) return null;
    // A call without a caller must not escape the limit.
    if (caller === undefined) {
      throw new MayflyError('INVALID_OPTION', 'caller is required if there is a callerLimit', {
        field: 'caller',
      });
    }
    const tag = this.#digests.ofCaller(checkMember(caller, 'caller'));
    const reply = await (once ?? this.#session).run(
      scripts.admit,
      [this.#keys.otpCaller(this.purpose, tag)],
      [callerLimit.limit, callerLimit.windowMs],
    );
    const now = reply.integer();
    const retryAfterMs = reply.integer();
    if (retryAfterMs === 0) return null;
    return { status: 'callerLimited', passes: false, retryAfterMs, now, ...once?.replay };
  }

  #keysOf(subject: string) {
    return this.#keys.otp(this.purpose, this.#digests.ofSubject(subject));
  }
}

/** A code in the form in which it was issued. `INVALID_CODE`. */
function checkCode(code: string): string {
  const { atLeast, atMost } = CONSTRAINTS.otpDigits;
  const isText = typeof code === 'string' && code.length <= CODE_CHARACTERS;
  const plain = isText ? code.replaceAll(/[\s-]/g, '') : '';
  if (plain.length < atLeast || plain.length > atMost || !/^[0-9]+$/.test(plain)) {
    throw new MayflyError('INVALID_CODE', `code must be ${atLeast} to ${atMost} digits`, {
      field: 'code',
    });
  }
  return plain;
}
