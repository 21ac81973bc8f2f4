/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type CreateExpiringSetInput = {
  name: string;
  strategy?: NewSetInput | null | undefined;
  defaultTtlMs?: number | null | undefined;
  feedKept?: number | null | undefined;
};

export type NewSetInput =
  {   sorted: DefaultTtlInput; sharded?: never; window?: never; keys?: never; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never;   sharded: ShardedSetInput; window?: never; keys?: never; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never;   window: WindowSetInput; keys?: never; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never;   keys: DefaultTtlInput; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys?: never;   buckets: BucketSetInput; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys?: never; buckets?: never;   compact: DefaultTtlInput; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys?: never; buckets?: never; compact?: never;   native: DefaultTtlInput; };

export type DefaultTtlInput = {
  defaultTtlMs: number;
};

export type ShardedSetInput = {
  defaultTtlMs: number;
  shards: number;
};

export type WindowSetInput = {
  windowMs: number;
};

export type BucketSetInput = {
  defaultTtlMs: number;
  blockMs: number;
  partitions?: number | null | undefined;
};

export type CreateStatus =
  | 'CREATED'
  | 'EXISTS';

export type SetStrategy =
  | 'SORTED'
  | 'SHARDED'
  | 'WINDOW'
  | 'KEYS'
  | 'BUCKETS'
  | 'COMPACT'
  | 'NATIVE';

export type SetFilterInput = {
  prefix?: string | null | undefined;
  contains?: string | null | undefined;
  strategy?: SetStrategy | null | undefined;
};

export type SetOrderField =
  | 'NAME'
  | 'COUNT'
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

export type ServerVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerVersionQuery = { about: { redisVersion: string | null } };

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

export const ServerVersionDocument = /* @__PURE__ */ new TypedDocument<ServerVersionQuery, ServerVersionQueryVariables>(
  'ServerVersion',
  '867b61a136457acf1e95ac04f7e1336973d02bb125139cdf21689e652ca54ade',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query ServerVersion {
  about {
    redisVersion
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