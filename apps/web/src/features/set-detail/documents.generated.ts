/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type ChangeHandOverInput = {
  set: string;
  isOn: boolean;
};

export type SetChangeKind =
  | 'ADDED'
  | 'EXTENDED'
  | 'REMOVED'
  | 'EXPIRED'
  | 'CLEARED';

export type OpenSetFeedInput = {
  set: string;
  kept?: number;
};

export type OpenFeedStatus =
  | 'OPENED'
  | 'OPEN';

export type CloseSetFeedInput = {
  set: string;
};

export type CloseFeedStatus =
  | 'CLOSED'
  | 'ABSENT';

export type AddMode =
  | 'ALWAYS'
  | 'IF_ABSENT'
  | 'IF_LIVE'
  | 'IF_LATER';

export type LifetimeInput =
  {   ttlMs: number; expiresAt?: never; never?: never; }
  |  { ttlMs?: never;   expiresAt: string; never?: never; }
  |  { ttlMs?: never; expiresAt?: never;   never: boolean; };

export type AddMemberInput = {
  set: string;
  member: string;
  lifetime?: LifetimeInput | null | undefined;
  ttlMs?: number | null | undefined;
  value?: unknown;
  mode?: AddMode;
};

export type AddStatus =
  | 'ADDED'
  | 'UPDATED'
  | 'KEPT'
  | 'ABSENT';

export type AddMembersInput = {
  set: string;
  members: Array<NewMemberInput>;
  mode?: AddMode;
};

export type NewMemberInput = {
  member: string;
  lifetime?: LifetimeInput | null | undefined;
  ttlMs?: number | null | undefined;
  value?: unknown;
};

export type ExtendMembersInput = {
  set: string;
  members: Array<string>;
  byMs: number;
};

export type ExpireMembersAtInput = {
  set: string;
  members: Array<string>;
  expiresAt: string;
};

export type PersistMembersInput = {
  set: string;
  members: Array<string>;
};

export type ChangedMemberStatus =
  | 'CHANGED'
  | 'ABSENT'
  | 'REFUSED';

export type MemberFilterInput = {
  prefix?: string | null | undefined;
  contains?: string | null | undefined;
  expiresBy?: string | null | undefined;
};

export type RemoveStatus =
  | 'REMOVED'
  | 'ABSENT';

export type RemoveMembersInput = {
  set: string;
  members: Array<string>;
};

export type RemoveMatchingMembersInput = {
  set: string;
  filter: MemberFilterInput;
  first: number;
  after?: string | null | undefined;
};

export type ExpiryInput =
  {   at: string; never?: never; }
  |  { at?: never;   never: boolean; };

export type FormerMemberInput = {
  expiry: ExpiryInput;
  value?: unknown;
};

export type ExpiryChangeInput = {
  from: ExpiryInput;
  to: ExpiryInput;
};

export type RestorationInput =
  {   removed: FormerMemberInput; rescheduled?: never; }
  |  { removed?: never;   rescheduled: ExpiryChangeInput; };

export type MemberToRestoreInput = {
  member: string;
  undo: RestorationInput;
};

export type RestoreMembersInput = {
  set: string;
  members: Array<MemberToRestoreInput>;
};

export type RestoreStatus =
  | 'RESTORED'
  | 'TAKEN'
  | 'EXPIRED'
  | 'ABSENT';

export type UpdateExpiringSetInput = {
  set: string;
  defaultTtlMs: number;
};

export type DeleteExpiringSetInput = {
  set: string;
};

export type DeleteStatus =
  | 'DELETED'
  | 'ABSENT';

export type ClearExpiringSetInput = {
  set: string;
};

export type SetStrategy =
  | 'SORTED'
  | 'SHARDED'
  | 'WINDOW'
  | 'KEYS'
  | 'BUCKETS'
  | 'COMPACT'
  | 'NATIVE';

export type SetChangesSubscriptionVariables = Exact<{
  set: string;
  after?: string | null | undefined;
}>;


export type SetChangesSubscription = { setChanges: { cursor: string, gap: boolean, now: string, changes: Array<{ kind: SetChangeKind, member: string | null, expiresAt: string | null, clearedCount: number | null }> } };

export type AddMemberMutationVariables = Exact<{
  input: AddMemberInput;
}>;


export type AddMemberMutation = { addMember: { now: string | null, status: AddStatus | null, expiresAt: string | null } };

export type AddMembersMutationVariables = Exact<{
  input: AddMembersInput;
}>;


export type AddMembersMutation = { addMembers: { results: Array<{ status: AddStatus }> | null } };

export type ExtendMembersMutationVariables = Exact<{
  input: ExtendMembersInput;
}>;


export type ExtendMembersMutation = { extendMembers: { now: string | null, results: Array<{ member: string, status: ChangedMemberStatus, expiresAt: string | null, formerExpiresAt: string | null }> | null } };

export type ExpireMembersAtMutationVariables = Exact<{
  input: ExpireMembersAtInput;
}>;


export type ExpireMembersAtMutation = { expireMembersAt: { now: string | null, results: Array<{ member: string, status: ChangedMemberStatus, expiresAt: string | null, formerExpiresAt: string | null }> | null } };

export type PersistMembersMutationVariables = Exact<{
  input: PersistMembersInput;
}>;


export type PersistMembersMutation = { persistMembers: { now: string | null, results: Array<{ member: string, status: ChangedMemberStatus, expiresAt: string | null, formerExpiresAt: string | null }> | null } };

export type RemoveMembersMutationVariables = Exact<{
  input: RemoveMembersInput;
}>;


export type RemoveMembersMutation = { removeMembers: { now: string | null, results: Array<{ member: string, status: RemoveStatus, value: unknown, expiresAt: string | null }> | null } };

export type RestoreMembersMutationVariables = Exact<{
  input: RestoreMembersInput;
}>;


export type RestoreMembersMutation = { restoreMembers: { now: string | null, results: Array<{ member: string, status: RestoreStatus, expiresAt: string | null }> | null } };

export type RemoveMatchingMembersMutationVariables = Exact<{
  input: RemoveMatchingMembersInput;
}>;


export type RemoveMatchingMembersMutation = { removeMatchingMembers: { now: string | null, endCursor: string | null, scannedCount: number | null, totalCount: number | null, removed: Array<{ member: string, value: unknown, expiresAt: string | null }> | null } };

export type SetHistoryQueryVariables = Exact<{
  name: string;
  lastMs: number;
  points: number;
}>;


export type SetHistoryQuery = { expiringSet: { history: { from: string, stepMs: number, live: Array<number | null>, addedPerSecond: Array<number | null>, expiredPerSecond: Array<number | null>, now: string } } };

export type MemberRanksQueryVariables = Exact<{
  name: string;
  from: string;
  to: string;
}>;


export type MemberRanksQuery = { expiringSet: { from: { rank: number } | null, to: { rank: number } | null } };

export type MemberWindowQueryVariables = Exact<{
  name: string;
  first: number;
  after?: string | null | undefined;
  fromRank?: number | null | undefined;
  fromMoment?: string | null | undefined;
}>;


export type MemberWindowQuery = { expiringSet: { members: { now: string, startRank: number, totalCount: number, edges: Array<{ node: { member: string, value: unknown, expiresAt: string | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean } } } };

export type OneMemberQueryVariables = Exact<{
  name: string;
  member: string;
  ordered: boolean;
}>;


export type OneMemberQuery = { expiringSet: { now: string, member: { member: string, value: unknown, expiresAt: string | null } | null, memberRank?: { rank: number, totalCount: number } | null } };

export type SearchMembersQueryVariables = Exact<{
  name: string;
  filter?: MemberFilterInput | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchMembersQuery = { expiringSet: { searchMembers: { now: string, endCursor: string | null, scannedCount: number, totalCount: number, matches: Array<{ member: string, value: unknown, expiresAt: string | null }> } } };

export type MemberNamesQueryVariables = Exact<{
  name: string;
  first: number;
  after?: string | null | undefined;
}>;


export type MemberNamesQuery = { expiringSet: { searchMembers: { endCursor: string | null, matches: Array<{ member: string }> } } };

export type SetStatesSubscriptionVariables = Exact<{
  sets: Array<string> | string;
}>;


export type SetStatesSubscription = { setStates: { missing: Array<string>, states: Array<{ name: string, count: number, isExact: boolean, nextExpiresAt: string | null, defaultTtlMs: number, createdAt: string, now: string }> } };

export type SetSummaryQueryVariables = Exact<{
  name: string;
}>;


export type SetSummaryQuery = { expiringSet: { name: string, strategy: SetStrategy, count: number, countIsExact: boolean, nextExpiresAt: string | null, defaultTtlMs: number, createdAt: string, now: string, handOver: { isOn: boolean, waitingCount: number } | null, details: { memoryBytes: number, memoryIsEstimated: boolean, sweepLagMs: number | null, blockMs: number | null, partitions: number | null, shards: number | null, feed: { kept: number } | null } } };

export type ClearSetMutationVariables = Exact<{
  input: ClearExpiringSetInput;
}>;


export type ClearSetMutation = { clearExpiringSet: { now: string | null, clearedCount: number | null } };

export type DeleteSetMutationVariables = Exact<{
  input: DeleteExpiringSetInput;
}>;


export type DeleteSetMutation = { deleteExpiringSet: { status: DeleteStatus | null } };

export type ChangeHandOverMutationVariables = Exact<{
  input: ChangeHandOverInput;
}>;


export type ChangeHandOverMutation = { changeHandOver: { handOver: { isOn: boolean } | null } };

export type UpdateSetMutationVariables = Exact<{
  input: UpdateExpiringSetInput;
}>;


export type UpdateSetMutation = { updateExpiringSet: { set: { name: string, defaultTtlMs: number } | null } };

export type OpenFeedMutationVariables = Exact<{
  input: OpenSetFeedInput;
}>;


export type OpenFeedMutation = { openSetFeed: { status: OpenFeedStatus | null } };

export type CloseFeedMutationVariables = Exact<{
  input: CloseSetFeedInput;
}>;


export type CloseFeedMutation = { closeSetFeed: { status: CloseFeedStatus | null } };

export type TimeLeftQueryVariables = Exact<{
  name: string;
  spanMs?: number | null | undefined;
}>;


export type TimeLeftQuery = { expiringSet: { timeLeft: { now: string, spanMs: number, beyond: number, never: number, buckets: Array<{ fromMs: number, toMs: number, count: number }> } } };

export const SetChangesDocument = /* @__PURE__ */ new TypedDocument<SetChangesSubscription, SetChangesSubscriptionVariables>(
  'SetChanges',
  '4dfac791761a704bcf4ba7fdd0c876ad7784b27df8951006538ab5505bc8a931',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `subscription SetChanges(\$set: String!, \$after: String) {
  setChanges(set: \$set, after: \$after) {
    cursor
    gap
    now
    changes {
      kind
      member
      expiresAt
      clearedCount
    }
  }
}`,
);

export const AddMemberDocument = /* @__PURE__ */ new TypedDocument<AddMemberMutation, AddMemberMutationVariables>(
  'AddMember',
  '619d8328f1a2f681c813e693d47502664f74f74dcd8a5981b814b1680752d842',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation AddMember(\$input: AddMemberInput!) {
  addMember(input: \$input) {
    now
    status
    expiresAt
  }
}`,
);

export const AddMembersDocument = /* @__PURE__ */ new TypedDocument<AddMembersMutation, AddMembersMutationVariables>(
  'AddMembers',
  '0236babbf941400ba612b0ef66b7c572c9862eb7c5974f8c5f9486c774d9b171',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation AddMembers(\$input: AddMembersInput!) {
  addMembers(input: \$input) {
    results {
      status
    }
  }
}`,
);

export const ExtendMembersDocument = /* @__PURE__ */ new TypedDocument<ExtendMembersMutation, ExtendMembersMutationVariables>(
  'ExtendMembers',
  'd5a619eb95e53004fff2495a0a689512e2c3072143517d66df24a2b83e468741',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ExtendMembers(\$input: ExtendMembersInput!) {
  extendMembers(input: \$input) {
    now
    results {
      member
      status
      expiresAt
      formerExpiresAt
    }
  }
}`,
);

export const ExpireMembersAtDocument = /* @__PURE__ */ new TypedDocument<ExpireMembersAtMutation, ExpireMembersAtMutationVariables>(
  'ExpireMembersAt',
  'c54989aea0c737d6aa84cb9db72e57b9b61acbd41a70f8129f9bfd8837471386',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ExpireMembersAt(\$input: ExpireMembersAtInput!) {
  expireMembersAt(input: \$input) {
    now
    results {
      member
      status
      expiresAt
      formerExpiresAt
    }
  }
}`,
);

export const PersistMembersDocument = /* @__PURE__ */ new TypedDocument<PersistMembersMutation, PersistMembersMutationVariables>(
  'PersistMembers',
  'fab13922be2409fce3e5685fcebd59bb22281064ad49562a30820375931dbf61',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation PersistMembers(\$input: PersistMembersInput!) {
  persistMembers(input: \$input) {
    now
    results {
      member
      status
      expiresAt
      formerExpiresAt
    }
  }
}`,
);

export const RemoveMembersDocument = /* @__PURE__ */ new TypedDocument<RemoveMembersMutation, RemoveMembersMutationVariables>(
  'RemoveMembers',
  'e2fc4869130a9cedd517294dc67ebf1a8a6abb3163b883e94e22ff79337ff70f',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation RemoveMembers(\$input: RemoveMembersInput!) {
  removeMembers(input: \$input) {
    now
    results {
      member
      status
      value
      expiresAt
    }
  }
}`,
);

export const RestoreMembersDocument = /* @__PURE__ */ new TypedDocument<RestoreMembersMutation, RestoreMembersMutationVariables>(
  'RestoreMembers',
  '6a358fdfe879cf1f5eee84ed7efe883722786167562cd4f0fd48aadf8e4c7c6e',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation RestoreMembers(\$input: RestoreMembersInput!) {
  restoreMembers(input: \$input) {
    now
    results {
      member
      status
      expiresAt
    }
  }
}`,
);

export const RemoveMatchingMembersDocument = /* @__PURE__ */ new TypedDocument<RemoveMatchingMembersMutation, RemoveMatchingMembersMutationVariables>(
  'RemoveMatchingMembers',
  'ea44766471994d0740baca6cd9df45d9e713e0c90b365d368f3dd02bd1176c6b',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation RemoveMatchingMembers(\$input: RemoveMatchingMembersInput!) {
  removeMatchingMembers(input: \$input) {
    now
    endCursor
    scannedCount
    totalCount
    removed {
      member
      value
      expiresAt
    }
  }
}`,
);

export const SetHistoryDocument = /* @__PURE__ */ new TypedDocument<SetHistoryQuery, SetHistoryQueryVariables>(
  'SetHistory',
  '0efb0de10f4f474d7f273db191a07dfa5cad05fbca36e18bcd38a6c9f25e6d62',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query SetHistory(\$name: String!, \$lastMs: Int!, \$points: Int!) {
  expiringSet(name: \$name) {
    history(lastMs: \$lastMs, points: \$points) {
      from
      stepMs
      live
      addedPerSecond
      expiredPerSecond
      now
    }
  }
}`,
);

export const MemberRanksDocument = /* @__PURE__ */ new TypedDocument<MemberRanksQuery, MemberRanksQueryVariables>(
  'MemberRanks',
  '8ef39241c296f9c87df61f19ef9997db527954b15fbafb2f790bd187d98dbae8',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query MemberRanks(\$name: String!, \$from: String!, \$to: String!) {
  expiringSet(name: \$name) {
    from: memberRank(member: \$from) {
      rank
    }
    to: memberRank(member: \$to) {
      rank
    }
  }
}`,
);

export const MemberWindowDocument = /* @__PURE__ */ new TypedDocument<MemberWindowQuery, MemberWindowQueryVariables>(
  'MemberWindow',
  'bb1e99c665f1511ab5df03a2b628ac3e297b320e8c37bf8d6608dcaa0acd9515',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query MemberWindow(\$name: String!, \$first: Int!, \$after: String, \$fromRank: Int, \$fromMoment: DateTime) {
  expiringSet(name: \$name) {
    members(
      first: \$first
      after: \$after
      fromRank: \$fromRank
      fromMoment: \$fromMoment
    ) {
      now
      startRank
      totalCount
      edges {
        node {
          member
          value
          expiresAt
        }
      }
      pageInfo {
        startCursor
        endCursor
        hasNextPage
      }
    }
  }
}`,
);

export const OneMemberDocument = /* @__PURE__ */ new TypedDocument<OneMemberQuery, OneMemberQueryVariables>(
  'OneMember',
  '6cb379fdb1b9ad78feda600b40c9df3f87dc214fac66a954c3591fd72f068008',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query OneMember(\$name: String!, \$member: String!, \$ordered: Boolean!) {
  expiringSet(name: \$name) {
    now
    member(member: \$member) {
      member
      value
      expiresAt
    }
    memberRank(member: \$member) @include(if: \$ordered) {
      rank
      totalCount
    }
  }
}`,
);

export const SearchMembersDocument = /* @__PURE__ */ new TypedDocument<SearchMembersQuery, SearchMembersQueryVariables>(
  'SearchMembers',
  '0c774389afdb19ff773fc407c593697ac261b9652b9d3b15abad57e82a704c80',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query SearchMembers(\$name: String!, \$filter: MemberFilterInput, \$first: Int!, \$after: String) {
  expiringSet(name: \$name) {
    searchMembers(filter: \$filter, first: \$first, after: \$after) {
      now
      endCursor
      scannedCount
      totalCount
      matches {
        member
        value
        expiresAt
      }
    }
  }
}`,
);

export const MemberNamesDocument = /* @__PURE__ */ new TypedDocument<MemberNamesQuery, MemberNamesQueryVariables>(
  'MemberNames',
  '4b265fbe1376076b2354fa0ec696f6e3d1ce65dc1f1dd6d18dbfedfc8604504c',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query MemberNames(\$name: String!, \$first: Int!, \$after: String) {
  expiringSet(name: \$name) {
    searchMembers(first: \$first, after: \$after) {
      endCursor
      matches {
        member
      }
    }
  }
}`,
);

export const SetStatesDocument = /* @__PURE__ */ new TypedDocument<SetStatesSubscription, SetStatesSubscriptionVariables>(
  'SetStates',
  '676097aac75eee6d2bf0a6f39d8d9e0215ca8036891e5639839f79352918412f',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `subscription SetStates(\$sets: [String!]!) {
  setStates(sets: \$sets) {
    missing
    states {
      name
      count
      isExact
      nextExpiresAt
      defaultTtlMs
      createdAt
      now
    }
  }
}`,
);

export const SetSummaryDocument = /* @__PURE__ */ new TypedDocument<SetSummaryQuery, SetSummaryQueryVariables>(
  'SetSummary',
  '454c3289e7a03255db3cee2bbb32f948c0c5b7907e0d9442b97fea0a2b41e1da',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query SetSummary(\$name: String!) {
  expiringSet(name: \$name) {
    name
    strategy
    count
    countIsExact
    nextExpiresAt
    defaultTtlMs
    createdAt
    now
    handOver {
      isOn
      waitingCount
    }
    details {
      memoryBytes
      memoryIsEstimated
      sweepLagMs
      blockMs
      partitions
      shards
      feed {
        kept
      }
    }
  }
}`,
);

export const ClearSetDocument = /* @__PURE__ */ new TypedDocument<ClearSetMutation, ClearSetMutationVariables>(
  'ClearSet',
  '8d5f3f5613022366fe55ec6373904eeab20678fb8a92b07b6b0b0ba81ad39127',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ClearSet(\$input: ClearExpiringSetInput!) {
  clearExpiringSet(input: \$input) {
    now
    clearedCount
  }
}`,
);

export const DeleteSetDocument = /* @__PURE__ */ new TypedDocument<DeleteSetMutation, DeleteSetMutationVariables>(
  'DeleteSet',
  '6a0f09dda8e7bb225b3387d6c8f54f1515a210189a3142116b6b027116c255a6',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation DeleteSet(\$input: DeleteExpiringSetInput!) {
  deleteExpiringSet(input: \$input) {
    status
  }
}`,
);

export const ChangeHandOverDocument = /* @__PURE__ */ new TypedDocument<ChangeHandOverMutation, ChangeHandOverMutationVariables>(
  'ChangeHandOver',
  'bbd4c5b74f6d1e9319e760ceb15b2ba8f839908019e8c8c16505432a5633c26e',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ChangeHandOver(\$input: ChangeHandOverInput!) {
  changeHandOver(input: \$input) {
    handOver {
      isOn
    }
  }
}`,
);

export const UpdateSetDocument = /* @__PURE__ */ new TypedDocument<UpdateSetMutation, UpdateSetMutationVariables>(
  'UpdateSet',
  '0c3468cd4e12f70b4ddbc5d1cfa81beeb07f1991236aca49617f253543a35f5d',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation UpdateSet(\$input: UpdateExpiringSetInput!) {
  updateExpiringSet(input: \$input) {
    set {
      name
      defaultTtlMs
    }
  }
}`,
);

export const OpenFeedDocument = /* @__PURE__ */ new TypedDocument<OpenFeedMutation, OpenFeedMutationVariables>(
  'OpenFeed',
  '368d74c564d89fee1d9b696d4943319feec4561317c6a975f9261abd26e12f99',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation OpenFeed(\$input: OpenSetFeedInput!) {
  openSetFeed(input: \$input) {
    status
  }
}`,
);

export const CloseFeedDocument = /* @__PURE__ */ new TypedDocument<CloseFeedMutation, CloseFeedMutationVariables>(
  'CloseFeed',
  '3205a9169ebedf30478069601431d26d6c69c571c85585d37362bb6584980464',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation CloseFeed(\$input: CloseSetFeedInput!) {
  closeSetFeed(input: \$input) {
    status
  }
}`,
);

export const TimeLeftDocument = /* @__PURE__ */ new TypedDocument<TimeLeftQuery, TimeLeftQueryVariables>(
  'TimeLeft',
  '36e85d5328986d14c498c0905d3db508f7992124e35d0b9d5cebe98b6bcff52a',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query TimeLeft(\$name: String!, \$spanMs: Float) {
  expiringSet(name: \$name) {
    timeLeft(spanMs: \$spanMs) {
      now
      spanMs
      beyond
      never
      buckets {
        fromMs
        toMs
        count
      }
    }
  }
}`,
);