/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from './typed-document.ts';
export type Role =
  | 'VIEWER'
  | 'OPERATOR'
  | 'ADMIN';

export type ScopeKind =
  | 'SET'
  | 'POLICY'
  | 'PURPOSE'
  | 'SPACE'
  | 'SERIES';

export type ErrorCode =
  | 'INVALID_NAME'
  | 'INVALID_MEMBER'
  | 'INVALID_VALUE'
  | 'INVALID_TTL'
  | 'INVALID_EXPIRY'
  | 'INVALID_MODE'
  | 'INVALID_CURSOR'
  | 'INVALID_PAGE'
  | 'INVALID_BUCKETS'
  | 'INVALID_BATCH'
  | 'INVALID_SAMPLE'
  | 'INVALID_OPTION'
  | 'INVALID_SCORE'
  | 'INVALID_GROUP'
  | 'INVALID_KEY'
  | 'INVALID_LINE'
  | 'INVALID_SUBJECT'
  | 'INVALID_CODE'
  | 'INVALID_IDEMPOTENCY_KEY'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'SET_NOT_FOUND'
  | 'WRONG_STRATEGY'
  | 'FEED_OFF'
  | 'CONFLICT'
  | 'CODES_EXHAUSTED'
  | 'POLICY_NOT_FOUND'
  | 'PURPOSE_NOT_FOUND'
  | 'SPACE_NOT_FOUND'
  | 'SERIES_NOT_FOUND'
  | 'GROUP_NOT_FOUND'
  | 'WEBHOOK_NOT_FOUND'
  | 'UNSUPPORTED_SERVER'
  | 'REDIS_UNAVAILABLE'
  | 'REDIS_FULL'
  | 'REDIS_FAILED'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'RATE_LIMITED'
  | 'BAD_REQUEST'
  | 'NOT_FOUND'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  | 'BAD_USER_INPUT'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'QUERY_TOO_DEEP'
  | 'QUERY_TOO_COMPLEX'
  | 'TOO_MANY_ALIASES'
  | 'TOO_MANY_DIRECTIVES'
  | 'TOO_MANY_SUBSCRIPTIONS'
  | 'OVERLOADED'
  | 'INTERNAL_SERVER_ERROR';

export type LimitStatus =
  | 'ALLOWED'
  | 'DENIED'
  | 'UNAVAILABLE';

export type LimitDenialReason =
  | 'LIMIT'
  | 'BLOCKED';

export type LimitOutageReason =
  | 'TIMEOUT'
  | 'ERROR'
  | 'BREAKER';

export type ConsumeLimitInput = {
  policy: string;
  key: string;
  cost?: number;
  idempotencyKey?: string | null | undefined;
};

export type SetChangeKind =
  | 'ADDED'
  | 'EXTENDED'
  | 'REMOVED'
  | 'EXPIRED'
  | 'CLEARED';

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

export type MemberFilterInput = {
  prefix?: string | null | undefined;
  contains?: string | null | undefined;
  expiresBy?: string | null | undefined;
};

export type RemoveMemberInput = {
  set: string;
  member: string;
};

export type RemoveStatus =
  | 'REMOVED'
  | 'ABSENT';

export type AlertKind =
  | 'REDIS_UNAVAILABLE'
  | 'REDIS_FULL'
  | 'REDIS_READ_ONLY'
  | 'REDIS_LACKS_REPLICAS'
  | 'REDIS_CANNOT_SAVE'
  | 'REDIS_FAILED'
  | 'REDIS_VERSION'
  | 'REDIS_EVICTION_POLICY'
  | 'REDIS_MEMORY'
  | 'REDIS_EVICTS'
  | 'SWEEP_LAG'
  | 'INVITATION_SPACE_FILLS'
  | 'LIMIT_POLICY_UNAVAILABLE'
  | 'WEBHOOK_FAILS'
  | 'WEBHOOK_PAUSED';

export type AlertSeverity =
  | 'WARNING'
  | 'CRITICAL';

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

export type ScopeInput = {
  kind: ScopeKind;
  prefix: string;
};

export type CreateTokenInput = {
  name: string;
  role: Role;
  scopes?: Array<ScopeInput> | null | undefined;
  ttlMs?: number | null | undefined;
};

export type SetsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: SetFilterInput | null | undefined;
}>;


export type SetsQuery = { expiringSets: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { name: string, strategy: SetStrategy, count: number, countIsExact: boolean, defaultTtlMs: number, nextExpiresAt: string | null, now: string } }> } };

export type CreateSetMutationVariables = Exact<{
  input: CreateExpiringSetInput;
}>;


export type CreateSetMutation = { createExpiringSet: { status: CreateStatus | null, userErrors: Array<{ message: string }> } };

export type MembersQueryVariables = Exact<{
  set: string;
  first: number;
  after?: string | null | undefined;
  filter?: MemberFilterInput | null | undefined;
}>;


export type MembersQuery = { expiringSet: { searchMembers: { endCursor: string | null, matches: Array<{ member: string, value: unknown, expiresAt: string | null, remainingMs: number | null }> } } | null };

export type AddMemberMutationVariables = Exact<{
  input: AddMemberInput;
}>;


export type AddMemberMutation = { addMember: { status: AddStatus | null, expiresAt: string | null, now: string | null, userErrors: Array<{ message: string }> } };

export type AddMembersMutationVariables = Exact<{
  input: AddMembersInput;
}>;


export type AddMembersMutation = { addMembers: { results: Array<{ status: AddStatus }> | null, userErrors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type RemoveMemberMutationVariables = Exact<{
  input: RemoveMemberInput;
}>;


export type RemoveMemberMutation = { removeMember: { status: RemoveStatus | null, userErrors: Array<{ message: string }> } };

export type TryLimitMutationVariables = Exact<{
  input: ConsumeLimitInput;
}>;


export type TryLimitMutation = { consumeLimit: { decision: { passes: boolean, status: LimitStatus, reason: LimitDenialReason | null, shadowed: boolean, remaining: number | null, retryAfterMs: number | null, outageReason: LimitOutageReason | null, limits: Array<{ name: string, limit: number, remaining: number, windowMs: number }> } | null, userErrors: Array<{ message: string }> } };

export type CreateTokenMutationVariables = Exact<{
  input: CreateTokenInput;
}>;


export type CreateTokenMutation = { createToken: { secret: string | null, token: { id: string, name: string, role: Role, expiresAt: string | null } | null, userErrors: Array<{ message: string }> } };

export type WatchChangesSubscriptionVariables = Exact<{
  set: string;
}>;


export type WatchChangesSubscription = { setChanges: { gap: boolean, now: string, changes: Array<{ kind: SetChangeKind, member: string | null, expiresAt: string | null, clearedCount: number | null }> } };

export type WatchStateSubscriptionVariables = Exact<{
  sets: Array<string> | string;
}>;


export type WatchStateSubscription = { setStates: { missing: Array<string>, states: Array<{ name: string, count: number, isExact: boolean, nextExpiresAt: string | null, now: string }> } };

export type NowQueryVariables = Exact<{ [key: string]: never; }>;


export type NowQuery = { now: string };

export type DiagnosisQueryVariables = Exact<{ [key: string]: never; }>;


export type DiagnosisQuery = { viewer: { name: string, role: Role }, about: { version: string, redisVersion: string | null }, overview: { alerts: Array<{ kind: AlertKind, severity: AlertSeverity, subject: string | null, share: number | null, count: number | null, lagMs: number | null, perSecond: number | null }> } };

export const SetsDocument = /* @__PURE__ */ new TypedDocument<SetsQuery, SetsQueryVariables>(`query Sets(\$first: Int!, \$after: String, \$filter: SetFilterInput) {
  expiringSets(first: \$first, after: \$after, filter: \$filter) {
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
    edges {
      node {
        name
        strategy
        count
        countIsExact
        defaultTtlMs
        nextExpiresAt
        now
      }
    }
  }
}`);

export const CreateSetDocument = /* @__PURE__ */ new TypedDocument<CreateSetMutation, CreateSetMutationVariables>(`mutation CreateSet(\$input: CreateExpiringSetInput!) {
  createExpiringSet(input: \$input) {
    status
    userErrors {
      message
    }
  }
}`);

export const MembersDocument = /* @__PURE__ */ new TypedDocument<MembersQuery, MembersQueryVariables>(`query Members(\$set: String!, \$first: Int!, \$after: String, \$filter: MemberFilterInput) {
  expiringSet(name: \$set) {
    searchMembers(first: \$first, after: \$after, filter: \$filter) {
      endCursor
      matches {
        member
        value
        expiresAt
        remainingMs
      }
    }
  }
}`);

export const AddMemberDocument = /* @__PURE__ */ new TypedDocument<AddMemberMutation, AddMemberMutationVariables>(`mutation AddMember(\$input: AddMemberInput!) {
  addMember(input: \$input) {
    status
    expiresAt
    now
    userErrors {
      message
    }
  }
}`);

export const AddMembersDocument = /* @__PURE__ */ new TypedDocument<AddMembersMutation, AddMembersMutationVariables>(`mutation AddMembers(\$input: AddMembersInput!) {
  addMembers(input: \$input) {
    results {
      status
    }
    userErrors {
      code
      field
      message
    }
  }
}`);

export const RemoveMemberDocument = /* @__PURE__ */ new TypedDocument<RemoveMemberMutation, RemoveMemberMutationVariables>(`mutation RemoveMember(\$input: RemoveMemberInput!) {
  removeMember(input: \$input) {
    status
    userErrors {
      message
    }
  }
}`);

export const TryLimitDocument = /* @__PURE__ */ new TypedDocument<TryLimitMutation, TryLimitMutationVariables>(`mutation TryLimit(\$input: ConsumeLimitInput!) {
  consumeLimit(input: \$input) {
    decision {
      passes
      status
      reason
      shadowed
      remaining
      retryAfterMs
      outageReason
      limits {
        name
        limit
        remaining
        windowMs
      }
    }
    userErrors {
      message
    }
  }
}`);

export const CreateTokenDocument = /* @__PURE__ */ new TypedDocument<CreateTokenMutation, CreateTokenMutationVariables>(`mutation CreateToken(\$input: CreateTokenInput!) {
  createToken(input: \$input) {
    secret
    token {
      id
      name
      role
      expiresAt
    }
    userErrors {
      message
    }
  }
}`);

export const WatchChangesDocument = /* @__PURE__ */ new TypedDocument<WatchChangesSubscription, WatchChangesSubscriptionVariables>(`subscription WatchChanges(\$set: String!) {
  setChanges(set: \$set) {
    gap
    now
    changes {
      kind
      member
      expiresAt
      clearedCount
    }
  }
}`);

export const WatchStateDocument = /* @__PURE__ */ new TypedDocument<WatchStateSubscription, WatchStateSubscriptionVariables>(`subscription WatchState(\$sets: [String!]!) {
  setStates(sets: \$sets) {
    missing
    states {
      name
      count
      isExact
      nextExpiresAt
      now
    }
  }
}`);

export const NowDocument = /* @__PURE__ */ new TypedDocument<NowQuery, NowQueryVariables>(`query Now {
  now
}`);

export const DiagnosisDocument = /* @__PURE__ */ new TypedDocument<DiagnosisQuery, DiagnosisQueryVariables>(`query Diagnosis {
  viewer {
    name
    role
  }
  about {
    version
    redisVersion
  }
  overview {
    alerts {
      kind
      severity
      subject
      share
      count
      lagMs
      perSecond
    }
  }
}`);