import type { IssueResult, VerifyResult } from '@mayfly/core';
import { idempotent } from '../../guards/idempotency.ts';
import { CREATE_STATUSES } from '../../graphql/named-settings.ts';
import type {
  IssueOneTimePasswordStatus,
  VerifyOneTimePasswordStatus,
} from '../../graphql/types.generated.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import { toOptions, toPurpose, toRules } from './purpose.ts';

/** `undelivered` cannot happen: the API delivers nothing. */
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
    const { status, entry } = await mayfly.purposes.create(input.purpose, toOptions(input));
    return succeeded({ status: CREATE_STATUSES[status], purpose: toPurpose(entry) });
  },

  changeOneTimePasswordPurpose: async (_parent, { input }, { mayfly }) =>
    succeeded({
      purpose: toPurpose(await mayfly.purposes.change(input.purpose, toRules(input))),
    }),

  deleteOneTimePasswordPurpose: async (_parent, { input }, { mayfly }) => {
    const deleted = await mayfly.purposes.delete(input.purpose);
    return succeeded({ status: deleted === null ? 'ABSENT' : 'DELETED' });
  },

  issueOneTimePassword: async (_parent, { input }, context) => {
    const passwords = await context.oneTimePasswords.open(input.purpose);
    const result = await idempotent(context, input, (idempotency) =>
      passwords.issue(input.subject, { caller: input.caller ?? undefined, idempotency }),
    );
    if (result.status === 'undelivered') throw new TypeError('The API must not deliver codes');
    return succeeded({
      status: ISSUE_STATUSES[result.status],
      passes: result.passes,
      code: result.status === 'issued' ? result.code : null,
      expiresAt: result.status === 'issued' ? new Date(result.expiresAt) : null,
      retryAfterMs: result.status === 'issued' ? null : result.retryAfterMs,
      now: new Date(result.now),
    });
  },

  verifyOneTimePassword: async (_parent, { input }, context) => {
    const passwords = await context.oneTimePasswords.open(input.purpose);
    const { subject, code, caller } = input;
    const result = await idempotent(context, input, (idempotency) =>
      passwords.verify(subject, code, { caller: caller ?? undefined, idempotency }),
    );
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
