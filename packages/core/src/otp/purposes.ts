import { Catalogue, type CatalogueEntry } from '../catalogue/catalogue.ts';
import { checkOptions } from '../input.ts';
import type { Keys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import { fingerprintOf } from './digests.ts';
import { OneTimePasswords, type OtpOptions } from './one-time-passwords.ts';
import { OTP_RULES, checkOtpRules, type CheckedOtpRules, type OtpRules } from './settings.ts';
import { checkForm, type SubjectForm } from './subject.ts';

export interface OtpPurposeOptions extends OtpRules {
  /** As for `OtpOptions.normalise`, but for functions. Chosen for good. */
  readonly normalise?: SubjectForm | null | undefined;
}

export interface OtpPurposeSettings extends CheckedOtpRules {
  readonly normalise: SubjectForm | null;
}

export type OtpPurpose = CatalogueEntry<OtpPurposeSettings>;

/** What `mayfly.otp` needs beside the rules of a purpose. None of it is kept in Redis. */
export type OtpSecrets = Pick<OtpOptions, 'secret' | 'subjectSecret' | 'deliver'>;

const PURPOSE_OPTIONS = { ...OTP_RULES, normalise: true } as const;
const SECRETS = { secret: true, subjectSecret: true, deliver: true } as const;
const COMPARED = { secret: true, subjectSecret: true } as const;

/**
 * Purposes of one-time passwords whose rules stand in Redis, so that all processes go by the same ones.
 * Neither their secrets nor anything of a subject is there.
 */
export class OtpPurposes extends Catalogue<OtpPurposeOptions, OtpPurposeSettings> {
  readonly #session: RedisSession;
  readonly #keys: Keys;

  /** Made by `createMayfly`. */
  constructor(session: RedisSession, keys: Keys) {
    super(session, keys.purposes, {
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
   * Leaves a fingerprint of the secret that subjects are counted by, and says whether the last one who did
   * had the same: processes of different secrets neither verify each other's codes nor count each other's
   * attempts. A keyed digest that gives no more away than those of subjects. `INVALID_OPTION`.
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
