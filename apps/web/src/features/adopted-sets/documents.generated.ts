/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type ScoreMeaning =
  | 'EXPIRY'
  | 'INSERTED';

export type ScoreUnit =
  | 'SECONDS'
  | 'MILLISECONDS';

export type MemberFormat =
  | 'TEXT'
  | 'JSON';

export type SetLayoutInput = {
  score: ScoreMeaning;
  unit: ScoreUnit;
  memberFormat?: MemberFormat;
  windowMs?: number | null | undefined;
};

export type AdoptSetInput = {
  name: string;
  key: string;
  layout: SetLayoutInput;
};

export type ForgetAdoptedSetInput = {
  set: string;
};

export type ForgetStatus =
  | 'FORGOTTEN'
  | 'ABSENT';

export type AdoptedMemberInput =
  {   text: string; base64?: never; }
  |  { text?: never;   base64: string; };

export type AdoptedLifetimeInput =
  {   ttlMs: number; expiresAt?: never; }
  |  { ttlMs?: never;   expiresAt: string; };

export type AddAdoptedMemberInput = {
  set: string;
  member: AdoptedMemberInput;
  lifetime?: AdoptedLifetimeInput | null | undefined;
  mode?: AddMode;
};

export type ExtendAdoptedMemberInput = {
  set: string;
  member: AdoptedMemberInput;
  byMs: number;
};

export type RemoveAdoptedMemberInput = {
  set: string;
  member: AdoptedMemberInput;
};

export type AddMode =
  | 'ALWAYS'
  | 'IF_ABSENT'
  | 'IF_LIVE'
  | 'IF_LATER';

export type AddStatus =
  | 'ADDED'
  | 'UPDATED'
  | 'KEPT'
  | 'ABSENT';

export type ChangeStatus =
  | 'CHANGED'
  | 'ABSENT';

export type RemoveStatus =
  | 'REMOVED'
  | 'ABSENT';

export type CreateStatus =
  | 'CREATED'
  | 'EXISTS';

export type AdoptSetMutationVariables = Exact<{
  input: AdoptSetInput;
}>;


export type AdoptSetMutation = { adoptSet: { status: CreateStatus | null, set: { name: string } | null } };

export type ForgetAdoptedSetMutationVariables = Exact<{
  input: ForgetAdoptedSetInput;
}>;


export type ForgetAdoptedSetMutation = { forgetAdoptedSet: { status: ForgetStatus | null } };

export type AddAdoptedMemberMutationVariables = Exact<{
  input: AddAdoptedMemberInput;
}>;


export type AddAdoptedMemberMutation = { addAdoptedMember: { status: AddStatus | null, expiresAt: string | null } };

export type ExtendAdoptedMemberMutationVariables = Exact<{
  input: ExtendAdoptedMemberInput;
}>;


export type ExtendAdoptedMemberMutation = { extendAdoptedMember: { status: ChangeStatus | null, expiresAt: string | null } };

export type RemoveAdoptedMemberMutationVariables = Exact<{
  input: RemoveAdoptedMemberInput;
}>;


export type RemoveAdoptedMemberMutation = { removeAdoptedMember: { status: RemoveStatus | null, expiresAt: string | null } };

export type AdoptedMembersQueryVariables = Exact<{
  name: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type AdoptedMembersQuery = { adoptedSet: { members: { now: string, totalCount: number, edges: Array<{ node: { member: string, base64: string | null, json: unknown, score: number | null, expiresAt: string | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } } };

export type AdoptedMemberSearchQueryVariables = Exact<{
  name: string;
  first: number;
  after?: string | null | undefined;
  contains: string;
}>;


export type AdoptedMemberSearchQuery = { adoptedSet: { searchMembers: { now: string, totalCount: number, scannedCount: number, endCursor: string | null, matches: Array<{ member: string, base64: string | null, json: unknown, score: number | null, expiresAt: string | null }> } } };

export type AdoptedMemberPartsFragment = { member: string, base64: string | null, json: unknown, score: number | null, expiresAt: string | null };

export type AdoptedSetsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AdoptedSetsQuery = { adoptedSets: { now: string, totalCount: number, edges: Array<{ node: { name: string, key: string, score: ScoreMeaning, unit: ScoreUnit, memberFormat: MemberFormat, windowMs: number | null, createdAt: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AdoptedSetQueryVariables = Exact<{
  name: string;
}>;


export type AdoptedSetQuery = { adoptedSet: { name: string, key: string, score: ScoreMeaning, unit: ScoreUnit, memberFormat: MemberFormat, windowMs: number | null, createdAt: string } };

export type AdoptedSummaryQueryVariables = Exact<{
  name: string;
}>;


export type AdoptedSummaryQuery = { adoptedSet: { summary: { count: number, expiredCount: number, nextExpiresAt: string | null, keyExpiresAt: string | null, now: string } } };

export type AdoptedFragment = { name: string, key: string, score: ScoreMeaning, unit: ScoreUnit, memberFormat: MemberFormat, windowMs: number | null, createdAt: string };

export type AdoptionCandidatesQueryVariables = Exact<{
  pattern: string;
  first: number;
  after?: string | null | undefined;
}>;


export type AdoptionCandidatesQuery = { adoptionCandidates: { keys: Array<string>, endCursor: string | null, scannedCount: number, totalCount: number } };

export type AdoptionPreviewQueryVariables = Exact<{
  key: string;
  layout: SetLayoutInput;
  each: number;
}>;


export type AdoptionPreviewQuery = { adoptionPreview: { now: string, count: number, expiredCount: number, members: Array<{ member: string, base64: string | null, json: unknown, score: number | null, expiresAt: string | null }> } };

export const AdoptSetDocument = /* @__PURE__ */ new TypedDocument<AdoptSetMutation, AdoptSetMutationVariables>(
  'AdoptSet',
  'e180cbda07e323b6e9f90338195c1124c0343958048554016dec2488189b6271',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation AdoptSet(\$input: AdoptSetInput!) {
  adoptSet(input: \$input) {
    status
    set {
      name
    }
  }
}`,
);

export const ForgetAdoptedSetDocument = /* @__PURE__ */ new TypedDocument<ForgetAdoptedSetMutation, ForgetAdoptedSetMutationVariables>(
  'ForgetAdoptedSet',
  'a9493d3d534d5711d9d7850c3a53f16867e92dff9266f6960947e01c067153af',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ForgetAdoptedSet(\$input: ForgetAdoptedSetInput!) {
  forgetAdoptedSet(input: \$input) {
    status
  }
}`,
);

export const AddAdoptedMemberDocument = /* @__PURE__ */ new TypedDocument<AddAdoptedMemberMutation, AddAdoptedMemberMutationVariables>(
  'AddAdoptedMember',
  '3555b2f09acc238c49e90450debf1494e641b523a2281a8343de48eded8c0ea8',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation AddAdoptedMember(\$input: AddAdoptedMemberInput!) {
  addAdoptedMember(input: \$input) {
    status
    expiresAt
  }
}`,
);

export const ExtendAdoptedMemberDocument = /* @__PURE__ */ new TypedDocument<ExtendAdoptedMemberMutation, ExtendAdoptedMemberMutationVariables>(
  'ExtendAdoptedMember',
  '7526518ba8d33851b2ebebd3561eb85dfedf543fc5ee8a1e07690d350590a6d3',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ExtendAdoptedMember(\$input: ExtendAdoptedMemberInput!) {
  extendAdoptedMember(input: \$input) {
    status
    expiresAt
  }
}`,
);

export const RemoveAdoptedMemberDocument = /* @__PURE__ */ new TypedDocument<RemoveAdoptedMemberMutation, RemoveAdoptedMemberMutationVariables>(
  'RemoveAdoptedMember',
  'f92fe11a6c02eb6d68435c6ab7b9ae012feff5467913d04edf545d6bf91b0011',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation RemoveAdoptedMember(\$input: RemoveAdoptedMemberInput!) {
  removeAdoptedMember(input: \$input) {
    status
    expiresAt
  }
}`,
);

export const AdoptedMembersDocument = /* @__PURE__ */ new TypedDocument<AdoptedMembersQuery, AdoptedMembersQueryVariables>(
  'AdoptedMembers',
  '2297245ec31bb4d1ff2638fe2be13e3309edbb0795bb66ab0d344f92bc7ce019',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query AdoptedMembers(\$name: String!, \$first: Int, \$after: String, \$last: Int, \$before: String) {
  adoptedSet(name: \$name) {
    members(first: \$first, after: \$after, last: \$last, before: \$before) {
      now
      totalCount
      edges {
        node {
          ...AdoptedMemberParts
        }
      }
      pageInfo {
        startCursor
        endCursor
        hasPreviousPage
        hasNextPage
      }
    }
  }
}
fragment AdoptedMemberParts on AdoptedMember {
  member
  base64
  json
  score
  expiresAt
}`,
);

export const AdoptedMemberSearchDocument = /* @__PURE__ */ new TypedDocument<AdoptedMemberSearchQuery, AdoptedMemberSearchQueryVariables>(
  'AdoptedMemberSearch',
  '71e3935057ca8d9b1aaab3f046f88d9985cb68cc8d52b4acf62c3620fb154d3e',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query AdoptedMemberSearch(\$name: String!, \$first: Int!, \$after: String, \$contains: String!) {
  adoptedSet(name: \$name) {
    searchMembers(first: \$first, after: \$after, filter: {contains: \$contains}) {
      now
      totalCount
      scannedCount
      endCursor
      matches {
        ...AdoptedMemberParts
      }
    }
  }
}
fragment AdoptedMemberParts on AdoptedMember {
  member
  base64
  json
  score
  expiresAt
}`,
);

export const AdoptedSetsDocument = /* @__PURE__ */ new TypedDocument<AdoptedSetsQuery, AdoptedSetsQueryVariables>(
  'AdoptedSets',
  '746d26c614b9ea0f2a5c560b6e968d41a73b69df612f340af77566b0264a5b37',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query AdoptedSets(\$first: Int!, \$after: String) {
  adoptedSets(first: \$first, after: \$after) {
    now
    totalCount
    edges {
      node {
        ...Adopted
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
fragment Adopted on AdoptedSet {
  name
  key
  score
  unit
  memberFormat
  windowMs
  createdAt
}`,
);

export const AdoptedSetDocument = /* @__PURE__ */ new TypedDocument<AdoptedSetQuery, AdoptedSetQueryVariables>(
  'AdoptedSet',
  '63a4489bfb699087080037d1b6abb828925e8ecf711f8e2dfbc053ada8d629bc',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query AdoptedSet(\$name: String!) {
  adoptedSet(name: \$name) {
    ...Adopted
  }
}
fragment Adopted on AdoptedSet {
  name
  key
  score
  unit
  memberFormat
  windowMs
  createdAt
}`,
);

export const AdoptedSummaryDocument = /* @__PURE__ */ new TypedDocument<AdoptedSummaryQuery, AdoptedSummaryQueryVariables>(
  'AdoptedSummary',
  'ad7c3642d3fe28d71738e8c06fc1f5ca22d30b2c1c11f7ee8055692dd02d8093',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query AdoptedSummary(\$name: String!) {
  adoptedSet(name: \$name) {
    summary {
      count
      expiredCount
      nextExpiresAt
      keyExpiresAt
      now
    }
  }
}`,
);

export const AdoptionCandidatesDocument = /* @__PURE__ */ new TypedDocument<AdoptionCandidatesQuery, AdoptionCandidatesQueryVariables>(
  'AdoptionCandidates',
  'fffa8800490728596bd4d32d9323f81d1631218e08f75b090744e77bfa898736',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query AdoptionCandidates(\$pattern: String!, \$first: Int!, \$after: String) {
  adoptionCandidates(pattern: \$pattern, first: \$first, after: \$after) {
    keys
    endCursor
    scannedCount
    totalCount
  }
}`,
);

export const AdoptionPreviewDocument = /* @__PURE__ */ new TypedDocument<AdoptionPreviewQuery, AdoptionPreviewQueryVariables>(
  'AdoptionPreview',
  '83530cd515873ee59f5e8587b9cad350bbf59e2dd25729beecb92d7269576493',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query AdoptionPreview(\$key: String!, \$layout: SetLayoutInput!, \$each: Int!) {
  adoptionPreview(key: \$key, layout: \$layout, each: \$each) {
    now
    count
    expiredCount
    members {
      member
      base64
      json
      score
      expiresAt
    }
  }
}`,
);