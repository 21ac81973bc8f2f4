/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../graphql/typed-document.ts';
/** When an addition takes place. A member that has expired counts as absent, swept or not. */
export type AddMode =
  /** Whether or not the member is live. */
  | 'ALWAYS'
  /** Only if the member is not live. */
  | 'IF_ABSENT'
  /** Only if the member is live. */
  | 'IF_LIVE'
  /** If the member is not live, or would live longer than it does now: a time to live is never shortened. */
  | 'IF_LATER';

/** How long a member is to live. */
export type LifetimeInput =
  {   /** From now: whole milliseconds, 1 to 315360000000 (ten years). Not in sets of the strategy WINDOW. */
  ttlMs: number; expiresAt?: never; never?: never; }
  |  { ttlMs?: never;   /** Until this moment, after now and by ten years at most. Not in sets of the strategies WINDOW and BUCKETS. */
  expiresAt: string; never?: never; }
  |  { ttlMs?: never; expiresAt?: never;   /** True: until it is removed. Sets of the strategies SORTED, SHARDED, COMPACT and NATIVE. */
  never: boolean; };

export type AddMemberInput = {
  set: string;
  /** 1 to 1024 bytes of UTF-8. */
  member: string;
  /** Left out, the set's default. */
  lifetime?: LifetimeInput | null | undefined;
  /** In place of `lifetime: { ttlMs }`. Left out, the set's default; null is refused. */
  ttlMs?: number | null | undefined;
  /** At most 4096 bytes of JSON. Left out, a live member keeps its value; null drops it. Sets of the strategies SORTED, SHARDED and NATIVE. */
  value?: unknown;
  mode?: AddMode;
};

export type AddStatus =
  /** The member was not live before. */
  | 'ADDED'
  /** The member was live and has a new time to live. */
  | 'UPDATED'
  /** The member is live, and the mode left it as it was. */
  | 'KEPT'
  /** The member is not live, and the mode `IF_LIVE` did not add it. */
  | 'ABSENT';

/** What became of a member that was to be changed. */
export type ChangeStatus =
  | 'CHANGED'
  /** There was no live member of that name. Nothing was changed. */
  | 'ABSENT';

export type ExtendMemberInput = {
  set: string;
  member: string;
  /** Added to the time the member has left: whole milliseconds, 1 to 315360000000 (ten years). */
  byMs: number;
};

export type PersistMemberInput = {
  set: string;
  member: string;
};

export type RemoveMemberInput = {
  set: string;
  member: string;
};

export type RemoveStatus =
  | 'REMOVED'
  | 'ABSENT';

export type DeleteExpiringSetInput = {
  set: string;
};

export type DeleteStatus =
  | 'DELETED'
  | 'ABSENT';

export type ClearExpiringSetInput = {
  set: string;
};

export type AddMemberMutationVariables = Exact<{
  input: AddMemberInput;
}>;


export type AddMemberMutation = { addMember: { now: string | null, status: AddStatus | null, expiresAt: string | null } };

export type ExtendMemberMutationVariables = Exact<{
  input: ExtendMemberInput;
}>;


export type ExtendMemberMutation = { extendMember: { now: string | null, status: ChangeStatus | null, expiresAt: string | null } };

export type PersistMemberMutationVariables = Exact<{
  input: PersistMemberInput;
}>;


export type PersistMemberMutation = { persistMember: { now: string | null, status: ChangeStatus | null, expiresAt: string | null } };

export type RemoveMemberMutationVariables = Exact<{
  input: RemoveMemberInput;
}>;


export type RemoveMemberMutation = { removeMember: { now: string | null, status: RemoveStatus | null } };

export type ClearSetMutationVariables = Exact<{
  input: ClearExpiringSetInput;
}>;


export type ClearSetMutation = { clearExpiringSet: { now: string | null, clearedCount: number | null } };

export type DeleteSetMutationVariables = Exact<{
  input: DeleteExpiringSetInput;
}>;


export type DeleteSetMutation = { deleteExpiringSet: { status: DeleteStatus | null } };

export type SetWindowQueryVariables = Exact<{
  name: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type SetWindowQuery = { expiringSet: { name: string, defaultTtlMs: number, count: number, nextExpiresAt: string | null, now: string, members: { edges: Array<{ node: { member: string, value: unknown, expiresAt: string | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } } } };

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

export const ExtendMemberDocument = /* @__PURE__ */ new TypedDocument<ExtendMemberMutation, ExtendMemberMutationVariables>(
  'ExtendMember',
  '58eabafee4df89d867ce7698e87af1aabc468cc851a45bf7c6aa551449e8d9fa',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ExtendMember(\$input: ExtendMemberInput!) {
  extendMember(input: \$input) {
    now
    status
    expiresAt
  }
}`,
);

export const PersistMemberDocument = /* @__PURE__ */ new TypedDocument<PersistMemberMutation, PersistMemberMutationVariables>(
  'PersistMember',
  '356467d1002f45f869d4cada380cb1cacca5d7e1a85c2ea151ceabae36de8435',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation PersistMember(\$input: PersistMemberInput!) {
  persistMember(input: \$input) {
    now
    status
    expiresAt
  }
}`,
);

export const RemoveMemberDocument = /* @__PURE__ */ new TypedDocument<RemoveMemberMutation, RemoveMemberMutationVariables>(
  'RemoveMember',
  '6d92cd92f3333bb9a97972a91ca414251009e22d49b883c382a86725bd3cce11',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation RemoveMember(\$input: RemoveMemberInput!) {
  removeMember(input: \$input) {
    now
    status
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

export const SetWindowDocument = /* @__PURE__ */ new TypedDocument<SetWindowQuery, SetWindowQueryVariables>(
  'SetWindow',
  'd7fbeff29482fd8458a718915ad52f0731a1a9d0e641a9cec09071f5b52415ab',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query SetWindow(\$name: String!, \$first: Int, \$after: String, \$last: Int, \$before: String) {
  expiringSet(name: \$name) {
    name
    defaultTtlMs
    count
    nextExpiresAt
    now
    members(first: \$first, after: \$after, last: \$last, before: \$before) {
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
        hasPreviousPage
        hasNextPage
      }
    }
  }
}`,
);