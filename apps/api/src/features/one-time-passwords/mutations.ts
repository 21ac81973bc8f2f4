import type { IssueResult, OtpPurposeOptions, OtpRules, VerifyResult } from '@mayfly/core';
import { optionalNumber } from '../../graphql/optional-number.ts';
import type {
  ChangeOneTimePasswordPurposeInput,
  IssueOneTimePasswordStatus,
  SubjectForm,
  VerifyOneTimePasswordStatus,
} from '../../graphql/types.generated.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';

const FORMS: Record<SubjectForm, OtpPurposeOptions['normalise']> = {
  AS_IS: null,
  PHONE: 'phone',
  EMAIL: 'email',
};

/** `undelivered` is no answer here: it is not this server that delivers. */
const ISSUE_STATUSES: Record<
  Exclude<IssueResult['status'], 'undelivered'>,
  IssueOneTimePasswordStatus
> = {
  issued: 'ISSUED',
  coolingDown: 'COOLING_DOWN',
  limited: 'LIMITED',
  locked: 'LOCKED',
  callerLimited: 'CALLER_LIMITED',
};

const VERIFY_STATUSES: Record<VerifyResult['status'], VerifyOneTimePasswordStatus> = {
  verified: 'VERIFIED',
  alreadyUsed: 'ALREADY_USED',
  wrong: 'WRONG',
  locked: 'LOCKED',
  callerLimited: 'CALLER_LIMITED',
};

export const oneTimePasswordMutations: MutationResolvers = {
  createOneTimePasswordPurpose: async (_parent, { input }, { mayfly }) => {
    const options = { ...toRules(input), normalise: FORMS[input.subjectForm] };
    const { status, entry } = await mayfly.purposes.create(input.purpose, options);
    return succeeded({ status: status === 'created' ? 'CREATED' : 'EXISTS', purpose: entry });
  },

  changeOneTimePasswordPurpose: async (_parent, { input }, { mayfly }) =>
    succeeded({ purpose: await mayfly.purposes.change(input.purpose, toRules(input)) }),

  deleteOneTimePasswordPurpose: async (_parent, { input }, { mayfly }) => {
    const deleted = await mayfly.purposes.delete(input.purpose);
    return succeeded({ status: deleted === null ? 'ABSENT' : 'DELETED' });
  },

  issueOneTimePassword: async (_parent, { input }, { oneTimePasswords }) => {
    const passwords = await oneTimePasswords.open(input.purpose);
    const result = await passwords.issue(input.subject, { caller: input.caller ?? undefined });
    if (result.status === 'undelivered') throw new TypeError('This server delivers nothing');
    return succeeded({
      status: ISSUE_STATUSES[result.status],
      passes: result.passes,
      code: result.status === 'issued' ? result.code : null,
      expiresAt: result.status === 'issued' ? new Date(result.expiresAt) : null,
      retryAfterMs: result.status === 'issued' ? null : result.retryAfterMs,
      now: new Date(result.now),
    });
  },

  verifyOneTimePassword: async (_parent, { input }, { oneTimePasswords }) => {
    const passwords = await oneTimePasswords.open(input.purpose);
    const call = { caller: input.caller ?? undefined };
    const result = await passwords.verify(input.subject, input.code, call);
    return succeeded({
      status: VERIFY_STATUSES[result.status],
      passes: result.passes,
      attemptsLeft: result.status === 'wrong' ? result.attemptsLeft : null,
      retryAfterMs: 'retryAfterMs' in result ? result.retryAfterMs : null,
      now: new Date(result.now),
    });
  },

  revokeOneTimePasswords: async (_parent, { input }, { oneTimePasswords }) => {
    const passwords = await oneTimePasswords.open(input.purpose);
    const { revoked, now } = await passwords.revoke(input.subject);
    return succeeded({ revokedCount: revoked, now: new Date(now) });
  },

  resetOneTimePasswordAttempts: async (_parent, { input }, { oneTimePasswords }) => {
    const passwords = await oneTimePasswords.open(input.purpose);
    const { forgotten, now } = await passwords.resetAttempts(input.subject);
    return succeeded({ forgottenCount: forgotten, now: new Date(now) });
  },
};

/** Both inputs have the rules in the same fields. */
function toRules(input: ChangeOneTimePasswordPurposeInput): OtpRules {
  return {
    digits: optionalNumber(input.digits),
    ttlMs: optionalNumber(input.ttlMs),
    maxLiveCodes: optionalNumber(input.maxLiveCodes),
    windowMs: optionalNumber(input.windowMs),
    resendCooldownMs: optionalNumber(input.resendCooldownMs),
    maxAttempts: optionalNumber(input.maxAttempts),
    attemptWindowMs: optionalNumber(input.attemptWindowMs),
    callerLimit: input.callerLimit,
  };
}
