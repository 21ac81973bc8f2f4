import { checkName, checkOptions } from '../input.ts';
import type { Keys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import { NamedSettings } from '../settings/named-settings.ts';
import type { SettingsEntry } from '../settings/settings-store.ts';
import { fingerprintOf } from './digests.ts';
import { Activity } from '../traffic/activity.ts';
import type { Counts, TrafficRequest } from '../traffic/counts.ts';
import { OneTimePasswords, type OtpOptions, type OtpStatus } from './one-time-passwords.ts';
import { OTP_RULES, checkOtpRules, type CheckedOtpRules, type OtpRules } from './settings.ts';
import { checkForm, type SubjectForm } from './subject.ts';

export interface OtpPurposeOptions extends OtpRules {
  /** As `OtpOptions.normalise`, without functions. Cannot be changed. */
  readonly normalise?: SubjectForm | null | undefined;
}

export interface OtpPurposeSettings extends CheckedOtpRules {
  readonly normalise: SubjectForm | null;
}

export type OtpPurpose = SettingsEntry<OtpPurposeSettings>;

/** The options of `mayfly.otp` that are not rules of a purpose. Redis stores none of them. */
export type OtpSecrets = Pick<OtpOptions, 'secret' | 'subjectSecret' | 'deliver'>;

/**
 * The outcome of an issue or a verification. `locked`: the subject had too many wrong attempts. `limited`: too many
 * passwords or calls, or too soon after the last password.
 */
export type OtpOutcome = 'issued' | 'verified' | 'wrong' | 'locked' | 'limited';

const OUTCOMES = ['issued', 'verified', 'wrong', 'locked', 'limited'] as const;

/** A repeated verification is not counted again. */
const OUTCOME_OF: Readonly<Record<OtpStatus, OtpOutcome | null>> = {
  issued: 'issued',
  undelivered: 'issued',
  verified: 'verified',
  alreadyUsed: null,
  wrong: 'wrong',
  locked: 'locked',
  coolingDown: 'limited',
  limited: 'limited',
  callerLimited: 'limited',
};

const PURPOSE_OPTIONS = { ...OTP_RULES, normalise: true } as const;
const SECRETS = { secret: true, subjectSecret: true, deliver: true } as const;
const COMPARED = { secret: true, subjectSecret: true } as const;

/**
 * Purposes of one-time passwords. Redis stores their rules, so that all processes use the same. It stores neither
 * secrets nor subjects with them.
 */
export class OtpPurposes extends NamedSettings<OtpPurposeOptions, OtpPurposeSettings> {
  readonly #session: RedisSession;
  readonly #keys: Keys;
  readonly #activity: Activity<OtpOutcome>;

  /** Created by `createMayfly`. */
  constructor(session: RedisSession, keys: Keys) {
    super(session, keys.settings('purposes'), {
      field: 'purpose',
      notFound: 'PURPOSE_NOT_FOUND',
      check: checkPurpose,
      optionsOf: (settings) => settings,
      fixed: ['normalise'],
    });
    this.#session = session;
    this.#keys = keys;
    this.#activity = new Activity(session, (name) => keys.activity('purposes', name), OUTCOMES);
  }

  /**
   * The one-time passwords of a purpose, by rules that are at most a second old. `PURPOSE_NOT_FOUND`,
   * `INVALID_OPTION`. One round trip a second, and one for the counts of `activity`.
   */
  async open(purpose: string, secrets: OtpSecrets): Promise<OneTimePasswords> {
    checkOptions(secrets, SECRETS);
    const { normalise, ...rules } = await this.recent(purpose);
    const options = { ...rules, ...secrets, normalise: normalise ?? undefined };
    return new OneTimePasswords(this.#session, this.#keys, purpose, options, (status) => {
      const outcome = OUTCOME_OF[status];
      if (outcome !== null) this.#activity.record(purpose, outcome);
    });
  }

  /**
   * The outcomes of the calls of a purpose in the last hour, in all processes; up to a second late. Redis stores
   * numbers only. `INVALID_NAME`, `INVALID_OPTION`.
   */
  activity(purpose: string, request: TrafficRequest): Promise<Counts<OtpOutcome>> {
    return this.#activity.read(checkName(purpose, 'purpose'), request);
  }

  /** Deletes a purpose, then its activity. Its passwords and limits end by themselves. */
  override async delete(purpose: string): Promise<OtpPurpose | null> {
    const deleted = await super.delete(purpose);
    if (deleted !== null) await this.#activity.clear(purpose);
    return deleted;
  }

  /** Writes the outcomes of all calls until now. */
  flush(): Promise<void> {
    return this.#activity.flush();
  }

  /** As `LimitPolicies.close`. */
  async close(): Promise<{ readonly unsentCalls: number }> {
    return { unsentCalls: await this.#activity.close() };
  }

  /**
   * Stores a fingerprint of the secret of subjects, and reports whether the previous process had the same secret.
   * Processes with different secrets do not verify the codes or count the attempts of each other. The fingerprint
   * is a keyed digest, and reveals as little as those of subjects. `INVALID_OPTION`.
   */
  async compareSecret(
    secrets: Pick<OtpSecrets, 'secret' | 'subjectSecret'>,
  ): Promise<'first' | 'same' | 'different'> {
    const { secret, subjectSecret } = checkOptions(secrets, COMPARED);
    const fingerprint = fingerprintOf(secret, subjectSecret);
    const key = this.#keys.otpSecret;
    const before = await this.#session.command((redis) => redis.set(key, fingerprint, 'GET'));
    if (before === null) return 'first';
    return before === fingerprint ? 'same' : 'different';
  }
}

/** `INVALID_OPTION`. */
function checkPurpose(options: OtpPurposeOptions): OtpPurposeSettings {
  const { normalise = null } = checkOptions(options, PURPOSE_OPTIONS);
  return { ...checkOtpRules(options), normalise: normalise === null ? null : checkForm(normalise) };
}
