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

export type ScoreMeaning =
  | 'EXPIRY'
  | 'INSERTED';

export type ScoreUnit =
  | 'SECONDS'
  | 'MILLISECONDS';

export type MemberFormat =
  | 'TEXT'
  | 'JSON';

export type ForgetStatus =
  | 'FORGOTTEN'
  | 'ABSENT';

export type AuditSection =
  | 'ADMINISTRATION'
  | 'ACCESS'
  | 'ITEMS';

export type SetOperation =
  | 'UNION'
  | 'INTERSECTION'
  | 'DIFFERENCE';

export type CombinedExpiry =
  | 'SOONEST'
  | 'LATEST';

export type StartDemoDataStatus =
  | 'STARTED'
  | 'ACTIVE'
  | 'STORE_NOT_EMPTY';

export type AcknowledgeStatus =
  | 'ACKNOWLEDGED'
  | 'ABSENT';

export type InvitationCodeStatus =
  | 'CREATED'
  | 'EXISTING';

export type ResolveInvitationCodeStatus =
  | 'RESOLVED'
  | 'UNKNOWN'
  | 'LIMITED';

export type LookUpInvitationCodeStatus =
  | 'FOUND'
  | 'UNKNOWN'
  | 'LIMITED';

export type RevealInvitationCodeStatus =
  | 'REVEALED'
  | 'ABSENT';

export type RevokeInvitationCodeStatus =
  | 'REVOKED'
  | 'ABSENT';

export type InvitationAlphabet =
  | 'DECIMAL'
  | 'CROCKFORD32'
  | 'BASE20';

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

export type LimitAlgorithm =
  | 'LOG'
  | 'GCRA'
  | 'COUNTER'
  | 'FIXED';

export type LimitOutagePolicy =
  | 'CLOSED'
  | 'OPEN'
  | 'LOCAL';

export type CreateLimitPolicyStatus =
  | 'CREATED'
  | 'EXISTS';

export type ChangeLimitPolicyStatus =
  | 'CHANGED'
  | 'ABSENT';

export type LimitOutcome =
  | 'ALLOWED'
  | 'DENIED'
  | 'SHADOWED'
  | 'UNAVAILABLE';

export type SetChangeKind =
  | 'ADDED'
  | 'EXTENDED'
  | 'REMOVED'
  | 'EXPIRED'
  | 'CLEARED';

export type OpenFeedStatus =
  | 'OPENED'
  | 'OPEN';

export type CloseFeedStatus =
  | 'CLOSED'
  | 'ABSENT';

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

export type SeenStatus =
  | 'NEW'
  | 'SEEN'
  | 'TOO_OLD';

export type ChangeStatus =
  | 'CHANGED'
  | 'ABSENT';

export type ChangedMemberStatus =
  | 'CHANGED'
  | 'ABSENT'
  | 'REFUSED';

export type RemoveStatus =
  | 'REMOVED'
  | 'ABSENT';

export type RestoreStatus =
  | 'RESTORED'
  | 'TAKEN'
  | 'EXPIRED'
  | 'ABSENT';

export type WindowEnd =
  | 'OLDEST'
  | 'NEWEST';

export type PushStatus =
  | 'ADDED'
  | 'UPDATED'
  | 'LATE';

export type IssueOneTimePasswordStatus =
  | 'ISSUED'
  | 'COOLING_DOWN'
  | 'LIMITED'
  | 'LOCKED'
  | 'CALLER_LIMITED';

export type VerifyOneTimePasswordStatus =
  | 'VERIFIED'
  | 'ALREADY_USED'
  | 'WRONG'
  | 'LOCKED'
  | 'CALLER_LIMITED';

export type SubjectForm =
  | 'AS_IS'
  | 'PHONE'
  | 'EMAIL';

export type OverviewSpan =
  | 'MINUTE'
  | 'HOUR';

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

export type RedisField =
  | 'OPERATIONS_PER_SECOND'
  | 'USED_MEMORY_BYTES'
  | 'MAX_MEMORY_BYTES'
  | 'CONNECTED_CLIENTS'
  | 'HIT_RATIO'
  | 'EXPIRED_KEYS_PER_SECOND'
  | 'EVICTED_KEYS_PER_SECOND';

export type ServerField =
  | 'LOAD1'
  | 'LOAD5'
  | 'LOAD15'
  | 'CPU_UTILIZATION'
  | 'MEMORY_USED_BYTES'
  | 'MEMORY_TOTAL_BYTES'
  | 'PROCESS_MEMORY_BYTES'
  | 'MINOR_PAGE_FAULTS_PER_SECOND'
  | 'MAJOR_PAGE_FAULTS_PER_SECOND'
  | 'EVENT_LOOP_DELAY_P99_MS'
  | 'EVENT_LOOP_UTILIZATION';

export type StatsAggregate =
  | 'MIN'
  | 'MAX'
  | 'AVERAGE'
  | 'LAST'
  | 'SUM';

export type PrincipalKind =
  | 'TOKEN'
  | 'SESSION';

export type EndSessionStatus =
  | 'ENDED'
  | 'ABSENT';

export type CreateStatus =
  | 'CREATED'
  | 'EXISTS';

export type DeleteStatus =
  | 'DELETED'
  | 'ABSENT';

export type SetStrategy =
  | 'SORTED'
  | 'SHARDED'
  | 'WINDOW'
  | 'KEYS'
  | 'BUCKETS'
  | 'COMPACT'
  | 'NATIVE';

export type SetOrderField =
  | 'NAME'
  | 'COUNT'
  | 'NEXT_EXPIRY'
  | 'CREATED_AT';

export type TokenSource =
  | 'ENVIRONMENT'
  | 'FILE';

export type RevokeTokenStatus =
  | 'REVOKED'
  | 'ABSENT';

export type WebhookChange =
  | 'EXPIRED'
  | 'ADDED'
  | 'EXTENDED'
  | 'REMOVED';

export type WebhookStateKind =
  | 'ACTIVE'
  | 'PAUSED'
  | 'FAILING'
  | 'GONE';

export type WebhookOutcome =
  | 'DELIVERED'
  | 'REJECTED'
  | 'TIMED_OUT'
  | 'UNREACHABLE'
  | 'ADDRESS_REFUSED'
  | 'UNSIGNED';
