/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../graphql/typed-document.ts';
export type CreateExpiringSetInput = {
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  name: string;
  /** How it is to keep its members. This or `defaultTtlMs`. */
  strategy?: NewSetInput | null | undefined;
  /** In place of `strategy: { sorted: { defaultTtlMs } }`. */
  defaultTtlMs?: number | null | undefined;
};

/** A strategy with its settings. */
export type NewSetInput =
  {   sorted: DefaultTtlInput; sharded?: never; window?: never; keys?: never; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never;   sharded: ShardedSetInput; window?: never; keys?: never; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never;   window: WindowSetInput; keys?: never; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never;   keys: DefaultTtlInput; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys?: never;   buckets: BucketSetInput; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys?: never; buckets?: never;   compact: DefaultTtlInput; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys?: never; buckets?: never; compact?: never;   native: DefaultTtlInput; };

export type DefaultTtlInput = {
  /** The time to live of members that are added without one: whole milliseconds, 1 to 315360000000 (ten years). */
  defaultTtlMs: number;
};

export type ShardedSetInput = {
  /** The time to live of members that are added without one: whole milliseconds, 1 to 315360000000 (ten years). */
  defaultTtlMs: number;
  /** How many slots the members are spread over, 2 to 256: a few for each master that there will ever be. */
  shards: number;
};

export type WindowSetInput = {
  /** How long an element lives after its time of insertion: whole milliseconds, 1 to 315360000000 (ten years). */
  windowMs: number;
};

export type BucketSetInput = {
  /** The time to live of members that are added without one: whole milliseconds, 1 to 315360000000 (ten years). */
  defaultTtlMs: number;
  /** The width of a block, which is the precision of the set: whole milliseconds, at least a 127th of `defaultTtlMs`. */
  blockMs: number;
  /** Plain sets into which the members of a block are spread, 1 to 4096; 256 where it is left out. */
  partitions?: number | null | undefined;
};

export type CreateStatus =
  | 'CREATED'
  /** There is one of that name already. Nothing was changed. */
  | 'EXISTS';

/** How a set keeps its members, which decides what it can do. Chosen when it is made, for good. */
export type SetStrategy =
  /** By expiry, with values, events and a feed of changes: whatever is asked for. */
  | 'SORTED'
  /** As SORTED, spread over many slots of a cluster. No feed. */
  | 'SHARDED'
  /** The elements of the last so many milliseconds, by time of insertion. One lifetime for all. */
  | 'WINDOW'
  /** One Redis key for each member. */
  | 'KEYS'
  /** One plain set for each block of time. One lifetime for all, as long as blocks are wide. */
  | 'BUCKETS'
  /** In less than half of the memory of SORTED. No values, no order. */
  | 'COMPACT'
  /** A hash whose fields expire: Redis 7.4 or Valkey 9. No order. */
  | 'NATIVE';

/** Which sets are meant: those of which all is so that is said. */
export type SetFilterInput = {
  /** What the name begins with: at most 128 characters that names can have. */
  prefix?: string | null | undefined;
  /** What the name contains, likewise. */
  contains?: string | null | undefined;
  strategy?: SetStrategy | null | undefined;
};

export type SetOrderField =
  | 'NAME'
  /** Live members. */
  | 'COUNT'
  /** Sets of which no member expires, or whose strategy cannot tell, come last in either direction. */
  | 'NEXT_EXPIRY'
  | 'CREATED_AT';

export type SetOrderInput = {
  field?: SetOrderField;
  descending?: boolean;
};

export type CreateSetMutationVariables = Exact<{
  input: CreateExpiringSetInput;
}>;


export type CreateSetMutation = { createExpiringSet: { status: CreateStatus | null, set: { name: string } | null } };

export type SetsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: SetFilterInput | null | undefined;
  orderBy?: SetOrderInput | null | undefined;
}>;


export type SetsQuery = { expiringSets: { now: string, totalCount: number, consideredCount: number, consideredAll: boolean, edges: Array<{ node: { name: string, strategy: SetStrategy, count: number, countIsExact: boolean, nextExpiresAt: string | null, defaultTtlMs: number, createdAt: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ListChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ListChangesSubscription = { setsChanged: { gap: boolean, created: Array<string>, deleted: Array<string> } };

export type ListStatesSubscriptionVariables = Exact<{
  sets: Array<string> | string;
}>;


export type ListStatesSubscription = { setStates: { states: Array<{ name: string, count: number, isExact: boolean, nextExpiresAt: string | null, defaultTtlMs: number }> } };

export const CreateSetDocument = /* @__PURE__ */ new TypedDocument<CreateSetMutation, CreateSetMutationVariables>(
  'CreateSet',
  '149da32bce8fe730eaec33abe41f3394618073de353459883ebaf4cd3facdbff',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation CreateSet(\$input: CreateExpiringSetInput!) {
  createExpiringSet(input: \$input) {
    status
    set {
      name
    }
  }
}`,
);

export const SetsDocument = /* @__PURE__ */ new TypedDocument<SetsQuery, SetsQueryVariables>(
  'Sets',
  '980864b2c1805ff45d07334f0f589253adcf7bf06113b97247229c7e90f0ece7',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Sets(\$first: Int!, \$after: String, \$filter: SetFilterInput, \$orderBy: SetOrderInput) {
  expiringSets(first: \$first, after: \$after, filter: \$filter, orderBy: \$orderBy) {
    now
    totalCount
    consideredCount
    consideredAll
    edges {
      node {
        name
        strategy
        count
        countIsExact
        nextExpiresAt
        defaultTtlMs
        createdAt
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}`,
);

export const ListChangesDocument = /* @__PURE__ */ new TypedDocument<ListChangesSubscription, ListChangesSubscriptionVariables>(
  'ListChanges',
  'f5b8d63721cf0e4c9d8f32a2ab6c1292e9cebcbb75565a77ecbf975b8ebb5102',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `subscription ListChanges {
  setsChanged {
    gap
    created
    deleted
  }
}`,
);

export const ListStatesDocument = /* @__PURE__ */ new TypedDocument<ListStatesSubscription, ListStatesSubscriptionVariables>(
  'ListStates',
  '1d4683746ed6d8562acda7a72f3bce3324bf3dc0e1f774deb40bfd1c99ba3522',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `subscription ListStates(\$sets: [String!]!) {
  setStates(sets: \$sets) {
    states {
      name
      count
      isExact
      nextExpiresAt
      defaultTtlMs
    }
  }
}`,
);