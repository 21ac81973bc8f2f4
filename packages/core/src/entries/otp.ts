import { createContext, type MayflyOptions } from '../context.ts';
import { OneTimePasswords } from '../otp/one-time-passwords.ts';
import { OtpPurposes } from '../otp/purposes.ts';
import type { Mayfly } from '../mayfly.ts';

export * from './common.ts';
export type { Secret } from '../otp/digests.ts';
export type { Deliver, OneTimePasswords, OtpCall, OtpOptions } from '../otp/one-time-passwords.ts';
export type {
  OtpOutcome,
  OtpPurpose,
  OtpPurposeOptions,
  OtpPurposes,
  OtpPurposeSettings,
  OtpSecrets,
} from '../otp/purposes.ts';
export type {
  IssueRefusal,
  IssueResult,
  Refused,
  ResetAttempts,
  RevokedPasswords,
  SubjectStatus,
  VerifyResult,
} from '../otp/results.ts';
export type { CallerLimit, OtpRules } from '../otp/settings.ts';
export type { Normalise } from '../otp/subject.ts';

/** One-time passwords without the rest of the library. Throws `INVALID_NAMESPACE`, `INVALID_OPTION`. */
export function createMayfly(options: MayflyOptions): Pick<Mayfly, 'otp' | 'purposes'> {
  const { session, keys } = createContext(options);
  return {
    otp: (purpose, options) => new OneTimePasswords(session, keys, purpose, options),
    purposes: new OtpPurposes(session, keys),
  };
}
