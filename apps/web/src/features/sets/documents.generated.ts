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

export type CreateSetMutationVariables = Exact<{
  input: CreateExpiringSetInput;
}>;


export type CreateSetMutation = { createExpiringSet: { status: CreateStatus | null, set: { name: string } | null } };

export type SetsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SetsQuery = { expiringSets: { now: string, totalCount: number, edges: Array<{ node: { name: string, count: number, nextExpiresAt: string | null, defaultTtlMs: number } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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
  '8cf1a9b2d2ffc5b42dd219fbf66a2e5306a81a9582cc78dfd3e94bed26f7da63',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Sets(\$first: Int!, \$after: String) {
  expiringSets(first: \$first, after: \$after) {
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
}`,
);