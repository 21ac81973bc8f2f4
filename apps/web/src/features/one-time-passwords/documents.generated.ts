/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type IssueOneTimePasswordInput = {
  purpose: string;
  subject: string;
  caller?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type IssueOneTimePasswordStatus =
  | 'ISSUED'
  | 'COOLING_DOWN'
  | 'LIMITED'
  | 'LOCKED'
  | 'CALLER_LIMITED';

export type VerifyOneTimePasswordInput = {
  purpose: string;
  subject: string;
  code: string;
  caller?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type VerifyOneTimePasswordStatus =
  | 'VERIFIED'
  | 'ALREADY_USED'
  | 'WRONG'
  | 'LOCKED'
  | 'CALLER_LIMITED';

export type RevokeOneTimePasswordsInput = {
  purpose: string;
  subject: string;
};

export type ResetOneTimePasswordAttemptsInput = {
  purpose: string;
  subject: string;
};

export type SubjectForm =
  | 'AS_IS'
  | 'PHONE'
  | 'EMAIL';

export type CallerLimitInput = {
  limit: number;
  windowMs: number;
};

export type CreateOneTimePasswordPurposeInput = {
  purpose: string;
  subjectForm?: SubjectForm;
  digits?: number | null | undefined;
  ttlMs?: number | null | undefined;
  maxLiveCodes?: number | null | undefined;
  windowMs?: number | null | undefined;
  resendCooldownMs?: number | null | undefined;
  maxAttempts?: number | null | undefined;
  attemptWindowMs?: number | null | undefined;
  callerLimit?: CallerLimitInput | null | undefined;
};

export type ChangeOneTimePasswordPurposeInput = {
  purpose: string;
  digits?: number | null | undefined;
  ttlMs?: number | null | undefined;
  maxLiveCodes?: number | null | undefined;
  windowMs?: number | null | undefined;
  resendCooldownMs?: number | null | undefined;
  maxAttempts?: number | null | undefined;
  attemptWindowMs?: number | null | undefined;
  callerLimit?: CallerLimitInput | null | undefined;
};

export type DeleteOneTimePasswordPurposeInput = {
  purpose: string;
};

export type CreateStatus =
  | 'CREATED'
  | 'EXISTS';

export type DeleteStatus =
  | 'DELETED'
  | 'ABSENT';

export type IssueOneTimePasswordMutationVariables = Exact<{
  input: IssueOneTimePasswordInput;
}>;


export type IssueOneTimePasswordMutation = { issueOneTimePassword: { status: IssueOneTimePasswordStatus | null, code: string | null, expiresAt: string | null, retryAfterMs: number | null, now: string | null } };

export type VerifyOneTimePasswordMutationVariables = Exact<{
  input: VerifyOneTimePasswordInput;
}>;


export type VerifyOneTimePasswordMutation = { verifyOneTimePassword: { status: VerifyOneTimePasswordStatus | null, attemptsLeft: number | null, retryAfterMs: number | null, now: string | null } };

export type RevokeOneTimePasswordsMutationVariables = Exact<{
  input: RevokeOneTimePasswordsInput;
}>;


export type RevokeOneTimePasswordsMutation = { revokeOneTimePasswords: { revokedCount: number | null } };

export type ResetOneTimePasswordAttemptsMutationVariables = Exact<{
  input: ResetOneTimePasswordAttemptsInput;
}>;


export type ResetOneTimePasswordAttemptsMutation = { resetOneTimePasswordAttempts: { forgottenCount: number | null } };

export type CreateOneTimePasswordPurposeMutationVariables = Exact<{
  input: CreateOneTimePasswordPurposeInput;
}>;


export type CreateOneTimePasswordPurposeMutation = { createOneTimePasswordPurpose: { status: CreateStatus | null } };

export type ChangeOneTimePasswordPurposeMutationVariables = Exact<{
  input: ChangeOneTimePasswordPurposeInput;
}>;


export type ChangeOneTimePasswordPurposeMutation = { changeOneTimePasswordPurpose: { purpose: { name: string, subjectForm: SubjectForm, digits: number, ttlMs: number, maxLiveCodes: number, windowMs: number, resendCooldownMs: number, maxAttempts: number, attemptWindowMs: number, createdAt: string, callerLimit: { limit: number, windowMs: number } | null } | null } };

export type DeleteOneTimePasswordPurposeMutationVariables = Exact<{
  input: DeleteOneTimePasswordPurposeInput;
}>;


export type DeleteOneTimePasswordPurposeMutation = { deleteOneTimePasswordPurpose: { status: DeleteStatus | null } };

export type PurposeFieldsFragment = { name: string, subjectForm: SubjectForm, digits: number, ttlMs: number, maxLiveCodes: number, windowMs: number, resendCooldownMs: number, maxAttempts: number, attemptWindowMs: number, createdAt: string, callerLimit: { limit: number, windowMs: number } | null };

export type PurposeActivityFieldsFragment = { from: string, to: string, stepMs: number, now: string, issued: Array<number>, verified: Array<number>, wrong: Array<number>, locked: Array<number>, limited: Array<number> };

export type OneTimePasswordPurposesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  points: number;
}>;


export type OneTimePasswordPurposesQuery = { oneTimePasswordPurposes: { now: string, totalCount: number, edges: Array<{ node: { name: string, subjectForm: SubjectForm, digits: number, ttlMs: number, maxLiveCodes: number, windowMs: number, resendCooldownMs: number, maxAttempts: number, attemptWindowMs: number, createdAt: string, activity: { from: string, to: string, stepMs: number, now: string, issued: Array<number>, verified: Array<number>, wrong: Array<number>, locked: Array<number>, limited: Array<number> }, callerLimit: { limit: number, windowMs: number } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OneTimePasswordPurposeQueryVariables = Exact<{
  purpose: string;
  points: number;
}>;


export type OneTimePasswordPurposeQuery = { oneTimePasswordPurpose: { name: string, subjectForm: SubjectForm, digits: number, ttlMs: number, maxLiveCodes: number, windowMs: number, resendCooldownMs: number, maxAttempts: number, attemptWindowMs: number, createdAt: string, activity: { from: string, to: string, stepMs: number, now: string, issued: Array<number>, verified: Array<number>, wrong: Array<number>, locked: Array<number>, limited: Array<number> }, callerLimit: { limit: number, windowMs: number } | null } };

export type OneTimePasswordStatusQueryVariables = Exact<{
  purpose: string;
  subject: string;
}>;


export type OneTimePasswordStatusQuery = { oneTimePasswordStatus: { now: string, liveCodes: number, nextExpiresAt: string | null, lastExpiresAt: string | null, issuedInWindow: number, attemptsUsed: number, attemptsLeft: number, coolingDownUntil: string | null, limitedUntil: string | null, lockedUntil: string | null } };

export const IssueOneTimePasswordDocument = /* @__PURE__ */ new TypedDocument<IssueOneTimePasswordMutation, IssueOneTimePasswordMutationVariables>(
  'IssueOneTimePassword',
  '2c11a4df16a598a99427d37c609fbd355db476c670d9728771e3e15c9cc06aaf',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation IssueOneTimePassword(\$input: IssueOneTimePasswordInput!) {
  issueOneTimePassword(input: \$input) {
    status
    code
    expiresAt
    retryAfterMs
    now
  }
}`,
);

export const VerifyOneTimePasswordDocument = /* @__PURE__ */ new TypedDocument<VerifyOneTimePasswordMutation, VerifyOneTimePasswordMutationVariables>(
  'VerifyOneTimePassword',
  '0769751c3852a4023d1719f88fccca52b653e6bb55c5f68ff6c8fa4bba2f1868',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation VerifyOneTimePassword(\$input: VerifyOneTimePasswordInput!) {
  verifyOneTimePassword(input: \$input) {
    status
    attemptsLeft
    retryAfterMs
    now
  }
}`,
);

export const RevokeOneTimePasswordsDocument = /* @__PURE__ */ new TypedDocument<RevokeOneTimePasswordsMutation, RevokeOneTimePasswordsMutationVariables>(
  'RevokeOneTimePasswords',
  'e5ff2c1b0c5485b4c7ed5c70d6b43ed909eafb947e058d6c10900a8e96a53962',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation RevokeOneTimePasswords(\$input: RevokeOneTimePasswordsInput!) {
  revokeOneTimePasswords(input: \$input) {
    revokedCount
  }
}`,
);

export const ResetOneTimePasswordAttemptsDocument = /* @__PURE__ */ new TypedDocument<ResetOneTimePasswordAttemptsMutation, ResetOneTimePasswordAttemptsMutationVariables>(
  'ResetOneTimePasswordAttempts',
  '05d497c5c9263a3923f54eb08db487ddcdbcd75b2d88eb0fb6fa770098c90774',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ResetOneTimePasswordAttempts(\$input: ResetOneTimePasswordAttemptsInput!) {
  resetOneTimePasswordAttempts(input: \$input) {
    forgottenCount
  }
}`,
);

export const CreateOneTimePasswordPurposeDocument = /* @__PURE__ */ new TypedDocument<CreateOneTimePasswordPurposeMutation, CreateOneTimePasswordPurposeMutationVariables>(
  'CreateOneTimePasswordPurpose',
  '41a814f5910decc6246eaf7152c13117316763a7ee07e2d5073cc89b8b40164c',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation CreateOneTimePasswordPurpose(\$input: CreateOneTimePasswordPurposeInput!) {
  createOneTimePasswordPurpose(input: \$input) {
    status
  }
}`,
);

export const ChangeOneTimePasswordPurposeDocument = /* @__PURE__ */ new TypedDocument<ChangeOneTimePasswordPurposeMutation, ChangeOneTimePasswordPurposeMutationVariables>(
  'ChangeOneTimePasswordPurpose',
  '09238614979a436ae555a0212b0e72b875152250efa63bb44c0a55ffdb9d23a0',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ChangeOneTimePasswordPurpose(\$input: ChangeOneTimePasswordPurposeInput!) {
  changeOneTimePasswordPurpose(input: \$input) {
    purpose {
      ...PurposeFields
    }
  }
}
fragment PurposeFields on OneTimePasswordPurpose {
  name
  subjectForm
  digits
  ttlMs
  maxLiveCodes
  windowMs
  resendCooldownMs
  maxAttempts
  attemptWindowMs
  callerLimit {
    limit
    windowMs
  }
  createdAt
}`,
);

export const DeleteOneTimePasswordPurposeDocument = /* @__PURE__ */ new TypedDocument<DeleteOneTimePasswordPurposeMutation, DeleteOneTimePasswordPurposeMutationVariables>(
  'DeleteOneTimePasswordPurpose',
  '9b8fb3cf799d71f014025f8a81f04b576489e5b65193f8a8d09e8f6205867cf0',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation DeleteOneTimePasswordPurpose(\$input: DeleteOneTimePasswordPurposeInput!) {
  deleteOneTimePasswordPurpose(input: \$input) {
    status
  }
}`,
);

export const OneTimePasswordPurposesDocument = /* @__PURE__ */ new TypedDocument<OneTimePasswordPurposesQuery, OneTimePasswordPurposesQueryVariables>(
  'OneTimePasswordPurposes',
  'c2e40842d8d52d0d23f25182b97bf5ddb22b3dd5b1bae41b877cc72bf7327ccc',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query OneTimePasswordPurposes(\$first: Int!, \$after: String, \$points: Int!) {
  oneTimePasswordPurposes(first: \$first, after: \$after) {
    now
    totalCount
    edges {
      node {
        ...PurposeFields
        activity(points: \$points) {
          ...PurposeActivityFields
        }
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
fragment PurposeFields on OneTimePasswordPurpose {
  name
  subjectForm
  digits
  ttlMs
  maxLiveCodes
  windowMs
  resendCooldownMs
  maxAttempts
  attemptWindowMs
  callerLimit {
    limit
    windowMs
  }
  createdAt
}
fragment PurposeActivityFields on OneTimePasswordActivity {
  from
  to
  stepMs
  now
  issued
  verified
  wrong
  locked
  limited
}`,
);

export const OneTimePasswordPurposeDocument = /* @__PURE__ */ new TypedDocument<OneTimePasswordPurposeQuery, OneTimePasswordPurposeQueryVariables>(
  'OneTimePasswordPurpose',
  'a39ab6d92713088550cf2d7df6d9674cddbd7a2240c4fa5d63231044762005cf',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query OneTimePasswordPurpose(\$purpose: String!, \$points: Int!) {
  oneTimePasswordPurpose(purpose: \$purpose) {
    ...PurposeFields
    activity(points: \$points) {
      ...PurposeActivityFields
    }
  }
}
fragment PurposeFields on OneTimePasswordPurpose {
  name
  subjectForm
  digits
  ttlMs
  maxLiveCodes
  windowMs
  resendCooldownMs
  maxAttempts
  attemptWindowMs
  callerLimit {
    limit
    windowMs
  }
  createdAt
}
fragment PurposeActivityFields on OneTimePasswordActivity {
  from
  to
  stepMs
  now
  issued
  verified
  wrong
  locked
  limited
}`,
);

export const OneTimePasswordStatusDocument = /* @__PURE__ */ new TypedDocument<OneTimePasswordStatusQuery, OneTimePasswordStatusQueryVariables>(
  'OneTimePasswordStatus',
  '11a0ae5a82a0da5e154d98ae9a0b01b98f2c2d34b756725a0d7011abb8824f62',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query OneTimePasswordStatus(\$purpose: String!, \$subject: String!) {
  oneTimePasswordStatus(purpose: \$purpose, subject: \$subject) {
    now
    liveCodes
    nextExpiresAt
    lastExpiresAt
    issuedInWindow
    attemptsUsed
    attemptsLeft
    coolingDownUntil
    limitedUntil
    lockedUntil
  }
}`,
);