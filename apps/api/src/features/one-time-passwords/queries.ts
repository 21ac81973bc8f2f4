import type { OtpPurposeSettings } from '@mayfly/core';
import { settingsConnection } from '../../graphql/settings-page.ts';
import type { SubjectForm } from '../../graphql/types.generated.ts';
import type { OneTimePasswordPurposeResolvers, QueryResolvers } from '../resolvers.generated.ts';

const FORMS: Record<NonNullable<OtpPurposeSettings['normalise']>, SubjectForm> = {
  phone: 'PHONE',
  email: 'EMAIL',
};

export const oneTimePasswordQueries: QueryResolvers = {
  oneTimePasswordPurposes: (_parent, args, { mayfly }) =>
    settingsConnection('purpose', args, (page) => mayfly.purposes.list(page)),

  oneTimePasswordPurpose: (_parent, { purpose }, { mayfly }) => mayfly.purposes.get(purpose),

  oneTimePasswordStatus: async (_parent, { purpose, subject }, { oneTimePasswords }) => {
    const passwords = await oneTimePasswords.open(purpose);
    const status = await passwords.status(subject);
    return {
      ...status,
      nextExpiresAt: toMoment(status.nextExpiresAt),
      lastExpiresAt: toMoment(status.lastExpiresAt),
      coolingDownUntil: toMoment(status.coolingDownUntil),
      limitedUntil: toMoment(status.limitedUntil),
      lockedUntil: toMoment(status.lockedUntil),
      now: new Date(status.now),
    };
  },
};

export const purposeResolvers: OneTimePasswordPurposeResolvers = {
  subjectForm: ({ settings: { normalise } }) => (normalise === null ? 'AS_IS' : FORMS[normalise]),
  digits: ({ settings }) => settings.digits,
  ttlMs: ({ settings }) => settings.ttlMs,
  maxLiveCodes: ({ settings }) => settings.maxLiveCodes,
  windowMs: ({ settings }) => settings.windowMs,
  resendCooldownMs: ({ settings }) => settings.resendCooldownMs,
  maxAttempts: ({ settings }) => settings.maxAttempts,
  attemptWindowMs: ({ settings }) => settings.attemptWindowMs,
  callerLimit: ({ settings }) => settings.callerLimit,
  createdAt: ({ createdAt }) => new Date(createdAt),
};

function toMoment(epochMs: number | null): Date | null {
  return epochMs === null ? null : new Date(epochMs);
}
