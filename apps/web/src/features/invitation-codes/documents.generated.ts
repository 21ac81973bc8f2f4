/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type GetOrCreateInvitationCodeInput = {
  space: string;
  id: string;
};

export type InvitationCodeStatus =
  | 'CREATED'
  | 'EXISTING';

export type ResolveInvitationCodeInput = {
  space: string;
  code: string;
  caller?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type ResolveInvitationCodeStatus =
  | 'RESOLVED'
  | 'UNKNOWN'
  | 'LIMITED';

export type LookUpInvitationCodeInput = {
  space: string;
  code: string;
  caller?: string | null | undefined;
};

export type LookUpInvitationCodeStatus =
  | 'FOUND'
  | 'UNKNOWN'
  | 'LIMITED';

export type RevealInvitationCodeInput = {
  space: string;
  id: string;
};

export type RevealInvitationCodeStatus =
  | 'REVEALED'
  | 'ABSENT';

export type InvitationCodeTarget =
  {   id: string; code?: never; }
  |  { id?: never;   code: string; };

export type RevokeInvitationCodeInput = {
  space: string;
  target: InvitationCodeTarget;
};

export type RevokeInvitationCodeStatus =
  | 'REVOKED'
  | 'ABSENT';

export type SweepInvitationCodesInput = {
  space: string;
};

export type InvitationAlphabet =
  | 'DECIMAL'
  | 'CROCKFORD32'
  | 'BASE20';

export type MissLimitInput = {
  limit: number;
  windowMs: number;
};

export type CreateInvitationSpaceInput = {
  space: string;
  alphabet?: InvitationAlphabet;
  length?: number | null | undefined;
  checkSymbol?: boolean;
  ttlMs?: number | null | undefined;
  maxUses?: number | null | undefined;
  missesPerCaller?: MissLimitInput | null | undefined;
  missesOfAll?: MissLimitInput | null | undefined;
};

export type ChangeInvitationSpaceInput = {
  space: string;
  ttlMs?: number | null | undefined;
  maxUses?: number | null | undefined;
  missesPerCaller?: MissLimitInput | null | undefined;
  missesOfAll?: MissLimitInput | null | undefined;
};

export type DeleteInvitationSpaceInput = {
  space: string;
};

export type CreateStatus =
  | 'CREATED'
  | 'EXISTS';

export type DeleteStatus =
  | 'DELETED'
  | 'ABSENT';

export type GetOrCreateInvitationCodeMutationVariables = Exact<{
  input: GetOrCreateInvitationCodeInput;
}>;


export type GetOrCreateInvitationCodeMutation = { getOrCreateInvitationCode: { status: InvitationCodeStatus | null, code: string | null, expiresAt: string | null, now: string | null } };

export type ResolveInvitationCodeMutationVariables = Exact<{
  input: ResolveInvitationCodeInput;
}>;


export type ResolveInvitationCodeMutation = { resolveInvitationCode: { status: ResolveInvitationCodeStatus | null, id: string | null, uses: number | null, usesLeft: number | null, expiresAt: string | null, retryAfterMs: number | null, now: string | null } };

export type LookUpInvitationCodeMutationVariables = Exact<{
  input: LookUpInvitationCodeInput;
}>;


export type LookUpInvitationCodeMutation = { lookUpInvitationCode: { status: LookUpInvitationCodeStatus | null, id: string | null, uses: number | null, usesLeft: number | null, expiresAt: string | null, retryAfterMs: number | null, now: string | null } };

export type RevealInvitationCodeMutationVariables = Exact<{
  input: RevealInvitationCodeInput;
}>;


export type RevealInvitationCodeMutation = { revealInvitationCode: { status: RevealInvitationCodeStatus | null, code: string | null, expiresAt: string | null, uses: number | null, usesLeft: number | null } };

export type RevokeInvitationCodeMutationVariables = Exact<{
  input: RevokeInvitationCodeInput;
}>;


export type RevokeInvitationCodeMutation = { revokeInvitationCode: { status: RevokeInvitationCodeStatus | null } };

export type CreateInvitationSpaceMutationVariables = Exact<{
  input: CreateInvitationSpaceInput;
}>;


export type CreateInvitationSpaceMutation = { createInvitationSpace: { status: CreateStatus | null } };

export type ChangeInvitationSpaceMutationVariables = Exact<{
  input: ChangeInvitationSpaceInput;
}>;


export type ChangeInvitationSpaceMutation = { changeInvitationSpace: { space: { name: string, alphabet: InvitationAlphabet, length: number, checkSymbol: boolean, ttlMs: number, maxUses: number | null, createdAt: string, missesPerCaller: { limit: number, windowMs: number }, missesOfAll: { limit: number, windowMs: number }, utilisation: { live: number, capacity: number, share: number, now: string } } | null } };

export type DeleteInvitationSpaceMutationVariables = Exact<{
  input: DeleteInvitationSpaceInput;
}>;


export type DeleteInvitationSpaceMutation = { deleteInvitationSpace: { status: DeleteStatus | null } };

export type SweepInvitationCodesMutationVariables = Exact<{
  input: SweepInvitationCodesInput;
}>;


export type SweepInvitationCodesMutation = { sweepInvitationCodes: { sweptCount: number | null, leftCount: number | null } };

export type InvitationCodesQueryVariables = Exact<{
  space: string;
  first: number;
  after?: string | null | undefined;
}>;


export type InvitationCodesQuery = { invitationCodes: { now: string, totalCount: number, edges: Array<{ node: { id: string, maskedCode: string, uses: number, usesLeft: number | null, expiresAt: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type SpaceFieldsFragment = { name: string, alphabet: InvitationAlphabet, length: number, checkSymbol: boolean, ttlMs: number, maxUses: number | null, createdAt: string, missesPerCaller: { limit: number, windowMs: number }, missesOfAll: { limit: number, windowMs: number }, utilisation: { live: number, capacity: number, share: number, now: string } };

export type SpaceActivityFieldsFragment = { from: string, to: string, stepMs: number, now: string, created: Array<number>, resolved: Array<number>, missed: Array<number>, limited: Array<number> };

export type InvitationSpacesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  points: number;
}>;


export type InvitationSpacesQuery = { invitationSpaces: { now: string, totalCount: number, edges: Array<{ node: { name: string, alphabet: InvitationAlphabet, length: number, checkSymbol: boolean, ttlMs: number, maxUses: number | null, createdAt: string, activity: { from: string, to: string, stepMs: number, now: string, created: Array<number>, resolved: Array<number>, missed: Array<number>, limited: Array<number> }, missesPerCaller: { limit: number, windowMs: number }, missesOfAll: { limit: number, windowMs: number }, utilisation: { live: number, capacity: number, share: number, now: string } } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type InvitationSpaceQueryVariables = Exact<{
  space: string;
  points: number;
}>;


export type InvitationSpaceQuery = { invitationSpace: { name: string, alphabet: InvitationAlphabet, length: number, checkSymbol: boolean, ttlMs: number, maxUses: number | null, createdAt: string, activity: { from: string, to: string, stepMs: number, now: string, created: Array<number>, resolved: Array<number>, missed: Array<number>, limited: Array<number> }, missesPerCaller: { limit: number, windowMs: number }, missesOfAll: { limit: number, windowMs: number }, utilisation: { live: number, capacity: number, share: number, now: string } } };

export const GetOrCreateInvitationCodeDocument = /* @__PURE__ */ new TypedDocument<GetOrCreateInvitationCodeMutation, GetOrCreateInvitationCodeMutationVariables>(
  'GetOrCreateInvitationCode',
  '80f4abe9699d08866a317ad7673d44d161cb6eddb85790667099788a25503460',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation GetOrCreateInvitationCode(\$input: GetOrCreateInvitationCodeInput!) {
  getOrCreateInvitationCode(input: \$input) {
    status
    code
    expiresAt
    now
  }
}`,
);

export const ResolveInvitationCodeDocument = /* @__PURE__ */ new TypedDocument<ResolveInvitationCodeMutation, ResolveInvitationCodeMutationVariables>(
  'ResolveInvitationCode',
  '33af29ec9f6a78b31e2d15150fa0b17a3b1e0e616e2d51aa34575fa4f6b0f568',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ResolveInvitationCode(\$input: ResolveInvitationCodeInput!) {
  resolveInvitationCode(input: \$input) {
    status
    id
    uses
    usesLeft
    expiresAt
    retryAfterMs
    now
  }
}`,
);

export const LookUpInvitationCodeDocument = /* @__PURE__ */ new TypedDocument<LookUpInvitationCodeMutation, LookUpInvitationCodeMutationVariables>(
  'LookUpInvitationCode',
  'a84e40120fd45a4214c48fba26eca7de3caf757c21639eacc5d324194318cf76',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation LookUpInvitationCode(\$input: LookUpInvitationCodeInput!) {
  lookUpInvitationCode(input: \$input) {
    status
    id
    uses
    usesLeft
    expiresAt
    retryAfterMs
    now
  }
}`,
);

export const RevealInvitationCodeDocument = /* @__PURE__ */ new TypedDocument<RevealInvitationCodeMutation, RevealInvitationCodeMutationVariables>(
  'RevealInvitationCode',
  'aa43880896873e90d0e79ac080ee89c6830ebaeb2926bd4e90a3d7438fdbf18e',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation RevealInvitationCode(\$input: RevealInvitationCodeInput!) {
  revealInvitationCode(input: \$input) {
    status
    code
    expiresAt
    uses
    usesLeft
  }
}`,
);

export const RevokeInvitationCodeDocument = /* @__PURE__ */ new TypedDocument<RevokeInvitationCodeMutation, RevokeInvitationCodeMutationVariables>(
  'RevokeInvitationCode',
  'bfe975fdd04026e65a418f57abdf3bc8d0adda95e8a4f909fef01a84f938f7f7',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation RevokeInvitationCode(\$input: RevokeInvitationCodeInput!) {
  revokeInvitationCode(input: \$input) {
    status
  }
}`,
);

export const CreateInvitationSpaceDocument = /* @__PURE__ */ new TypedDocument<CreateInvitationSpaceMutation, CreateInvitationSpaceMutationVariables>(
  'CreateInvitationSpace',
  'a350e499c68b2cca7c81d10b4c9b53f4440cd6f92ab388bb82487d64a9bf608b',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation CreateInvitationSpace(\$input: CreateInvitationSpaceInput!) {
  createInvitationSpace(input: \$input) {
    status
  }
}`,
);

export const ChangeInvitationSpaceDocument = /* @__PURE__ */ new TypedDocument<ChangeInvitationSpaceMutation, ChangeInvitationSpaceMutationVariables>(
  'ChangeInvitationSpace',
  '7178565ff5297d0d7af627b5e32a5fdd0f8a73ffd66654f91dafdea714d0de82',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ChangeInvitationSpace(\$input: ChangeInvitationSpaceInput!) {
  changeInvitationSpace(input: \$input) {
    space {
      ...SpaceFields
    }
  }
}
fragment SpaceFields on InvitationSpace {
  name
  alphabet
  length
  checkSymbol
  ttlMs
  maxUses
  missesPerCaller {
    limit
    windowMs
  }
  missesOfAll {
    limit
    windowMs
  }
  createdAt
  utilisation {
    live
    capacity
    share
    now
  }
}`,
);

export const DeleteInvitationSpaceDocument = /* @__PURE__ */ new TypedDocument<DeleteInvitationSpaceMutation, DeleteInvitationSpaceMutationVariables>(
  'DeleteInvitationSpace',
  '86249fabc23ca1eab5f6b6078f4c0436520ab22b3f6e52918d2d7a9a8db9ca40',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation DeleteInvitationSpace(\$input: DeleteInvitationSpaceInput!) {
  deleteInvitationSpace(input: \$input) {
    status
  }
}`,
);

export const SweepInvitationCodesDocument = /* @__PURE__ */ new TypedDocument<SweepInvitationCodesMutation, SweepInvitationCodesMutationVariables>(
  'SweepInvitationCodes',
  '0aa8a487a0b0d4e30deeb21c7dfb66c0c082ddbb0c334d0a0eee68a5479fce1f',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation SweepInvitationCodes(\$input: SweepInvitationCodesInput!) {
  sweepInvitationCodes(input: \$input) {
    sweptCount
    leftCount
  }
}`,
);

export const InvitationCodesDocument = /* @__PURE__ */ new TypedDocument<InvitationCodesQuery, InvitationCodesQueryVariables>(
  'InvitationCodes',
  'f1620cdcda280c1a754887d19b35505b05247891245b61be5c9208e8eb7bb610',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query InvitationCodes(\$space: String!, \$first: Int!, \$after: String) {
  invitationCodes(space: \$space, first: \$first, after: \$after) {
    now
    totalCount
    edges {
      node {
        id
        maskedCode
        uses
        usesLeft
        expiresAt
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}`,
);

export const InvitationSpacesDocument = /* @__PURE__ */ new TypedDocument<InvitationSpacesQuery, InvitationSpacesQueryVariables>(
  'InvitationSpaces',
  'cb7c5316144ff569bde2655b8007e095237afe4ba5d301a3861bc0256a364fd7',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query InvitationSpaces(\$first: Int!, \$after: String, \$points: Int!) {
  invitationSpaces(first: \$first, after: \$after) {
    now
    totalCount
    edges {
      node {
        ...SpaceFields
        activity(points: \$points) {
          ...SpaceActivityFields
        }
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
fragment SpaceFields on InvitationSpace {
  name
  alphabet
  length
  checkSymbol
  ttlMs
  maxUses
  missesPerCaller {
    limit
    windowMs
  }
  missesOfAll {
    limit
    windowMs
  }
  createdAt
  utilisation {
    live
    capacity
    share
    now
  }
}
fragment SpaceActivityFields on InvitationSpaceActivity {
  from
  to
  stepMs
  now
  created
  resolved
  missed
  limited
}`,
);

export const InvitationSpaceDocument = /* @__PURE__ */ new TypedDocument<InvitationSpaceQuery, InvitationSpaceQueryVariables>(
  'InvitationSpace',
  'cd7012d206f4d080af64dbb7312d9927b44526daebd3d03cc21bf9b85525d415',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query InvitationSpace(\$space: String!, \$points: Int!) {
  invitationSpace(space: \$space) {
    ...SpaceFields
    activity(points: \$points) {
      ...SpaceActivityFields
    }
  }
}
fragment SpaceFields on InvitationSpace {
  name
  alphabet
  length
  checkSymbol
  ttlMs
  maxUses
  missesPerCaller {
    limit
    windowMs
  }
  missesOfAll {
    limit
    windowMs
  }
  createdAt
  utilisation {
    live
    capacity
    share
    now
  }
}
fragment SpaceActivityFields on InvitationSpaceActivity {
  from
  to
  stepMs
  now
  created
  resolved
  missed
  limited
}`,
);