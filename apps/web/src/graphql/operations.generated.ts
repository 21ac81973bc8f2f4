/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type StartSampleStatus =
  | 'STARTED'
  /** It was running already. */
  | 'ACTIVE'
  /** There are sets already, and the sample does not mix with them. Nothing was changed. */
  | 'STORE_NOT_EMPTY';

export type CreateExpiringSetInput = {
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  name: string;
  /** Whole milliseconds, 1 to 315360000000 (ten years). */
  defaultTtlMs: number;
};

export type CreateStatus =
  | 'CREATED'
  /** There is one of that name already. Nothing was changed. */
  | 'EXISTS';

export type DeleteExpiringSetInput = {
  set: string;
};

export type DeleteStatus =
  | 'DELETED'
  | 'ABSENT';

export type ClearExpiringSetInput = {
  set: string;
};

export type NowQueryVariables = Exact<{ [key: string]: never; }>;


export type NowQuery = { now: string };

export type StartSampleMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSampleMutation = { startSample: { status: StartSampleStatus | null, sample: { active: boolean, available: boolean } | null } };

export type StopSampleMutationVariables = Exact<{ [key: string]: never; }>;


export type StopSampleMutation = { stopSample: { sample: { active: boolean, available: boolean } | null } };

export type SampleQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleQuery = { sample: { active: boolean, available: boolean } };

export type ServerInstancesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerInstancesQuery = { serverStats: { now: string, sampleIntervalMs: number, retentionMs: number, instances: Array<{ id: string, lastSampleAt: string }> } };

export type ServerSamplesQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type ServerSamplesQuery = { serverStats: { now: string, retentionMs: number, sampleIntervalMs: number, instance: { samples: { nodes: Array<{ sampledAt: string, load1: number | null, load5: number | null, load15: number | null, cpuUtilization: number | null, memoryUsedBytes: number | null, memoryTotalBytes: number | null, processMemoryBytes: number | null, minorPageFaultsPerSecond: number | null, majorPageFaultsPerSecond: number | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null } };

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

export type CreateSetMutationVariables = Exact<{
  input: CreateExpiringSetInput;
}>;


export type CreateSetMutation = { createExpiringSet: { status: CreateStatus | null, set: { name: string } | null } };

export type SetsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SetsQuery = { expiringSets: { now: string, totalCount: number, edges: Array<{ node: { name: string, count: number, nextExpiresAt: string | null, defaultTtlMs: number } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type TimeLeftQueryVariables = Exact<{
  name: string;
  spanMs?: number | null | undefined;
}>;


export type TimeLeftQuery = { expiringSet: { timeLeft: { now: string, spanMs: number, beyond: number, never: number, buckets: Array<{ fromMs: number, toMs: number, count: number }> } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const NowDocument = new TypedDocumentString(`
    query Now {
  now
}
    `) as unknown as TypedDocumentString<NowQuery, NowQueryVariables>;
export const StartSampleDocument = new TypedDocumentString(`
    mutation StartSample {
  startSample {
    status
    sample {
      active
      available
    }
  }
}
    `) as unknown as TypedDocumentString<StartSampleMutation, StartSampleMutationVariables>;
export const StopSampleDocument = new TypedDocumentString(`
    mutation StopSample {
  stopSample {
    sample {
      active
      available
    }
  }
}
    `) as unknown as TypedDocumentString<StopSampleMutation, StopSampleMutationVariables>;
export const SampleDocument = new TypedDocumentString(`
    query Sample {
  sample {
    active
    available
  }
}
    `) as unknown as TypedDocumentString<SampleQuery, SampleQueryVariables>;
export const ServerInstancesDocument = new TypedDocumentString(`
    query ServerInstances {
  serverStats {
    now
    sampleIntervalMs
    retentionMs
    instances {
      id
      lastSampleAt
    }
  }
}
    `) as unknown as TypedDocumentString<ServerInstancesQuery, ServerInstancesQueryVariables>;
export const ServerSamplesDocument = new TypedDocumentString(`
    query ServerSamples($id: ID!, $first: Int!, $after: String) {
  serverStats {
    now
    retentionMs
    sampleIntervalMs
    instance(id: $id) {
      samples(first: $first, after: $after) {
        nodes {
          sampledAt
          load1
          load5
          load15
          cpuUtilization
          memoryUsedBytes
          memoryTotalBytes
          processMemoryBytes
          minorPageFaultsPerSecond
          majorPageFaultsPerSecond
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ServerSamplesQuery, ServerSamplesQueryVariables>;
export const AddMemberDocument = new TypedDocumentString(`
    mutation AddMember($input: AddMemberInput!) {
  addMember(input: $input) {
    now
    status
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<AddMemberMutation, AddMemberMutationVariables>;
export const ExtendMemberDocument = new TypedDocumentString(`
    mutation ExtendMember($input: ExtendMemberInput!) {
  extendMember(input: $input) {
    now
    status
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<ExtendMemberMutation, ExtendMemberMutationVariables>;
export const PersistMemberDocument = new TypedDocumentString(`
    mutation PersistMember($input: PersistMemberInput!) {
  persistMember(input: $input) {
    now
    status
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<PersistMemberMutation, PersistMemberMutationVariables>;
export const RemoveMemberDocument = new TypedDocumentString(`
    mutation RemoveMember($input: RemoveMemberInput!) {
  removeMember(input: $input) {
    now
    status
  }
}
    `) as unknown as TypedDocumentString<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const ClearSetDocument = new TypedDocumentString(`
    mutation ClearSet($input: ClearExpiringSetInput!) {
  clearExpiringSet(input: $input) {
    now
    clearedCount
  }
}
    `) as unknown as TypedDocumentString<ClearSetMutation, ClearSetMutationVariables>;
export const DeleteSetDocument = new TypedDocumentString(`
    mutation DeleteSet($input: DeleteExpiringSetInput!) {
  deleteExpiringSet(input: $input) {
    status
  }
}
    `) as unknown as TypedDocumentString<DeleteSetMutation, DeleteSetMutationVariables>;
export const SetWindowDocument = new TypedDocumentString(`
    query SetWindow($name: String!, $first: Int, $after: String, $last: Int, $before: String) {
  expiringSet(name: $name) {
    name
    defaultTtlMs
    count
    nextExpiresAt
    now
    members(first: $first, after: $after, last: $last, before: $before) {
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
}
    `) as unknown as TypedDocumentString<SetWindowQuery, SetWindowQueryVariables>;
export const CreateSetDocument = new TypedDocumentString(`
    mutation CreateSet($input: CreateExpiringSetInput!) {
  createExpiringSet(input: $input) {
    status
    set {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CreateSetMutation, CreateSetMutationVariables>;
export const SetsDocument = new TypedDocumentString(`
    query Sets($first: Int!, $after: String) {
  expiringSets(first: $first, after: $after) {
    now
    totalCount
    edges {
      node {
        name
        count
        nextExpiresAt
        defaultTtlMs
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<SetsQuery, SetsQueryVariables>;
export const TimeLeftDocument = new TypedDocumentString(`
    query TimeLeft($name: String!, $spanMs: Float) {
  expiringSet(name: $name) {
    timeLeft(spanMs: $spanMs) {
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
}
    `) as unknown as TypedDocumentString<TimeLeftQuery, TimeLeftQueryVariables>;