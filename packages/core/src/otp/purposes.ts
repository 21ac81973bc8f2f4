import { checkOptions } from '../input.ts';
import type { Keys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import { NamedSettings } from '../settings/named-settings.ts';
import type { SettingsEntry } from '../settings/settings-store.ts';
import { fingerprintOf } from './digests.ts';
import { OneTimePasswords, type OtpOptions } from './one-time-passwords.ts';
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
  }

  /**
   * The one-time passwords of a purpose, by rules that are at most a second old. `PURPOSE_NOT_FOUND`,
   * `INVALID_OPTION`. One round trip a second.
   */
  async open(purpose: string, secrets: OtpSecrets): Promise<OneTimePasswords> {
    checkOptions(secrets, SECRETS);
    const { normalise, ...rules } = await this.recent(purpose);
    const options = { ...rules, ...secrets, normalise: normalise ?? undefined };
    return new OneTimePasswords(this.#session, this.#keys, purpose, options);
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
