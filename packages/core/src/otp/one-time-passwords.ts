import { randomInt } from 'node:crypto';
import { MayflyError } from '../errors.ts';
import { checkInteger, checkMember, checkName } from '../input.ts';
import type { Keys } from '../keys.ts';
import { LIMITS } from '../limits.ts';
import { MOMENTS, defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { Digests, type Secret } from './digests.ts';
import type { IssueResult, Refused, VerifyResult } from './results.ts';
import { normaliseSubject, type Normalise } from './subject.ts';

const scripts = {
  issue: defineScript(new URL('./issue.lua', import.meta.url), 3, [MOMENTS]),
  verify: defineScript(new URL('./verify.lua', import.meta.url), 2, [MOMENTS]),
  admit: defineScript(new URL('./admit.lua', import.meta.url), 1, [MOMENTS]),
};

/** Sends a code to a subject, in its normal form. Mayfly sends nothing itself. */
export type Deliver = (subject: string, code: string) => Promise<void>;

/** At most so many calls of one caller in any trailing window. */
export interface CallerLimit {
  /** 1 to 10,000. */
  readonly limit: number;
  /** Whole milliseconds, 1 to a day. */
  readonly windowMs: number;
}

export interface OtpOptions {
  /**
   * Keys the digests of codes. To change it, put the new one first, keep the previous ones behind it
   * until the last of their codes has expired, then leave them out.
   */
  readonly secret: Secret | readonly [current: Secret, ...previous: Secret[]];
  /**
   * Keys the names under which subjects are counted: whoever changes it forgets limits and live codes.
   * The last of `secret` where it is left out; give one of its own if secrets change.
   */
  readonly subjectSecret?: Secret | undefined;
  /** 6 to 12; 6 where it is left out. */
  readonly digits?: number | undefined;
  /** How long a code can be verified: whole milliseconds, 1 to ten minutes, which is the default. */
  readonly ttlMs?: number | undefined;
  /** Codes of one subject in any trailing window, and live at once: 1 to 100; 3 by default. */
  readonly maxLiveCodes?: number | undefined;
  /** Whole milliseconds, 1 to a day; ten minutes by default. */
  readonly windowMs?: number | undefined;
  /** From one code to the next: whole milliseconds, 0 to a day; half a minute by default. */
  readonly resendCooldownMs?: number | undefined;
  /** Wrong attempts on one subject in any trailing window, whatever the code: 1 to 100; 5 by default. */
  readonly maxAttempts?: number | undefined;
  /** Whole milliseconds, 1 to a day; `windowMs` by default. */
  readonly attemptWindowMs?: number | undefined;
  /** Subjects are taken as they are where it is left out. */
  readonly normalise?: Normalise | undefined;
  /** Where it is left out, `issue` returns the code. */
  readonly deliver?: Deliver | undefined;
  /** Calls of one caller, to `issue` and `verify` together. Each call must then name its caller. */
  readonly callerLimit?: CallerLimit | undefined;
}

export interface OtpCall {
  /** Who asks, an address or a session. Counted only if there is a `callerLimit`. */
  readonly caller?: string | undefined;
}

const HALF_MINUTE_MS = 30_000;
/** What may be a code: longer text is not worth a digest, and stands for a wrong one. */
const CODE_CHARACTERS = 64;

/**
 * One-time passwords for subjects such as phone numbers (seed 000): at most so many codes in any
 * trailing window, by an exact log and not by an approximation; a wrong attempt counts for the subject
 * and not for the code, so that another code buys no more attempts. The odds of guessing one are
 * `maxLiveCodes * maxAttempts / 10^digits` in a window: 15 in a million by default.
 *
 * Redis holds HMACs of subjects and codes, never themselves, and a verified code ends with all others
 * of its subject. Codes are compared by their HMACs, in constant time: the time tells nothing, and
 * whoever has no secret cannot choose a digest to begin with.
 *
 * A lock by subject lets an attacker keep its owner out. `callerLimit` bounds what one caller can do;
 * it is counted in a slot of its own, ahead of the subject and in a round trip of its own, and is not
 * given back when the subject is then refused. Otherwise each method is one round trip.
 *
 * All throw `MayflyError`: `INVALID_…`, `REDIS_UNAVAILABLE`, `REDIS_FAILED`. Nothing is ever verified
 * without Redis's word. How long to wait for it is the client's to say (`commandTimeout`).
 */
export class OneTimePasswords {
  readonly purpose: string;
  readonly #session: RedisSession;
  readonly #keys: Keys;
  readonly #digests: Digests;
  readonly #normalise: Normalise | undefined;
  readonly #deliver: Deliver | undefined;
  readonly #digits: number;
  readonly #ttlMs: number;
  readonly #issues: { readonly limit: number; readonly windowMs: number };
  readonly #cooldownMs: number;
  readonly #attempts: { readonly limit: number; readonly windowMs: number };
  readonly #callerLimit: CallerLimit | undefined;

  /** Made by `mayfly.otp`. */
  constructor(session: RedisSession, keys: Keys, purpose: string, options: OtpOptions) {
    this.#session = session;
    this.#keys = keys;
    this.purpose = checkName(purpose, 'purpose');
    this.#digests = new Digests(purpose, options.secret, options.subjectSecret);
    this.#normalise = options.normalise;
    this.#deliver = options.deliver;
    this.#digits = checkOption(options.digits ?? 6, 6, 12, 'digits');
    this.#ttlMs = checkOption(options.ttlMs ?? LIMITS.otpTtlMs, 1, LIMITS.otpTtlMs, 'ttlMs');
    const windowMs = checkWindow(options.windowMs ?? LIMITS.otpTtlMs, 'windowMs');
    this.#issues = {
      limit: checkOption(options.maxLiveCodes ?? 3, 1, LIMITS.otpPerSubject, 'maxLiveCodes'),
      windowMs,
    };
    this.#cooldownMs = checkOption(
      options.resendCooldownMs ?? HALF_MINUTE_MS,
      0,
      LIMITS.logWindowMs,
      'resendCooldownMs',
    );
    this.#attempts = {
      limit: checkOption(options.maxAttempts ?? 5, 1, LIMITS.otpPerSubject, 'maxAttempts'),
      windowMs: checkWindow(options.attemptWindowMs ?? windowMs, 'attemptWindowMs'),
    };
    const { callerLimit } = options;
    this.#callerLimit = callerLimit && {
      limit: checkOption(callerLimit.limit, 1, LIMITS.loggedMoments, 'callerLimit.limit'),
      windowMs: checkWindow(callerLimit.windowMs, 'callerLimit.windowMs'),
    };
  }

  /**
   * Makes a new code for a subject, drawn by `node:crypto` from all of its length, and hands it to
   * `deliver` if there is one. Earlier codes stay valid until they expire or one is verified. A
   * `deliver` that throws makes the result `undelivered`; what it threw is dropped, since such errors
   * quote whom they are about. `INVALID_SUBJECT`, `INVALID_OPTION` for a caller that is missing.
   */
  async issue(subject: string, call: OtpCall = {}): Promise<IssueResult> {
    const normal = normaliseSubject(subject, this.#normalise);
    const refusal = await this.#admit(call);
    if (refusal !== null) return refusal;

    const code = String(randomInt(10 ** this.#digits)).padStart(this.#digits, '0');
    const { codes, issues, failures } = this.#keysOf(normal);
    const reply = await this.#session.run(
      scripts.issue,
      [codes, issues, failures],
      [
        this.#digests.ofCode(normal, code),
        this.#ttlMs,
        this.#issues.limit,
        this.#issues.windowMs,
        this.#cooldownMs,
        this.#attempts.limit,
        this.#attempts.windowMs,
      ],
    );
    const now = reply.integer();
    const status = reply.string();
    if (status === 'coolingDown' || status === 'limited' || status === 'locked') {
      return { status, retryAfterMs: reply.integer(), now };
    }
    const expiresAt = reply.integer();
    if (this.#deliver === undefined) return { status: 'issued', code, expiresAt, now };
    try {
      await this.#deliver(normal, code);
    } catch {
      return { status: 'undelivered', expiresAt, now };
    }
    return { status: 'issued', code: null, expiresAt, now };
  }

  /**
   * Tries a code of a subject. The right one is `verified` once, and ends all codes and wrong attempts
   * of the subject. Spaces and dashes do not matter. `INVALID_SUBJECT`, `INVALID_OPTION` for a caller
   * that is missing.
   */
  async verify(subject: string, code: string, call: OtpCall = {}): Promise<VerifyResult> {
    const normal = normaliseSubject(subject, this.#normalise);
    const refusal = await this.#admit(call);
    if (refusal !== null) return refusal;

    const { codes, failures } = this.#keysOf(normal);
    const reply = await this.#session.run(
      scripts.verify,
      [codes, failures],
      [
        this.#attempts.limit,
        this.#attempts.windowMs,
        ...this.#digests.acceptedOfCode(normal, plainCode(code)),
      ],
    );
    const now = reply.integer();
    const status = reply.string();
    if (status === 'verified') return { status, now };
    if (status === 'locked') return { status, retryAfterMs: reply.integer(), now };
    return { status: 'wrong', attemptsLeft: reply.integer(), now };
  }

  async #admit({ caller }: OtpCall): Promise<Refused<'callerLimited'> | null> {
    if (this.#callerLimit === undefined) return null;
    // Whoever forgets to name the caller must not be without a limit.
    if (caller === undefined) {
      throw new MayflyError('INVALID_OPTION', 'caller is needed where there is a callerLimit', {
        field: 'caller',
      });
    }
    const { limit, windowMs } = this.#callerLimit;
    const tag = this.#digests.ofCaller(checkMember(caller, 'caller'));
    const reply = await this.#session.run(
      scripts.admit,
      [this.#keys.otpCaller(this.purpose, tag)],
      [limit, windowMs],
    );
    const now = reply.integer();
    const retryAfterMs = reply.integer();
    return retryAfterMs === 0 ? null : { status: 'callerLimited', retryAfterMs, now };
  }

  #keysOf(subject: string) {
    return this.#keys.otp(this.purpose, this.#digests.ofSubject(subject));
  }
}

/** As it was issued. What cannot be a code is tried like any other wrong one. */
function plainCode(code: string): string {
  if (typeof code !== 'string' || code.length > CODE_CHARACTERS) return '';
  return code.replaceAll(/[\s-]/g, '');
}

function checkOption(value: number, minimum: number, maximum: number, field: string): number {
  return checkInteger(value, minimum, maximum, 'INVALID_OPTION', field);
}

function checkWindow(value: number, field: string): number {
  return checkOption(value, 1, LIMITS.logWindowMs, field);
}
