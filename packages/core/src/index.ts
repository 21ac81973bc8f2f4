export { createMayfly, type Mayfly, type MayflyOptions } from './mayfly.ts';
export { clientKey, type ClientKeyOptions } from './adapters/client-key.ts';
export { rateLimitHeaders, type RateLimitHeaders } from './adapters/rate-limit-headers.ts';
export type { Adopt, AtKey, AtPattern } from './adopted/adopt.ts';
export type { AdoptedKeys, KeyPage } from './adopted/adopted-keys.ts';
export type { Adoption, AdoptionOptions, Adoptions } from './adopted/adoptions.ts';
export type {
  AdoptedPage,
  AdoptedPreview,
  AdoptedSet,
  AdoptedSummary,
} from './adopted/adopted-set.ts';
export type { ExpiryScoredSet, RequiredLifetime } from './adopted/expiry-scored-set.ts';
export type { InsertionScoredSet } from './adopted/insertion-scored-set.ts';
export type { ExpiryScores, InsertionScores, Layout } from './adopted/layout.ts';
export type { AdoptedEdge, AdoptedMember, MemberContent, MemberName } from './adopted/member.ts';
export { ERROR_CODES, MayflyError, type MayflyErrorCode } from './errors.ts';
export { CONSTRAINTS } from './constraints.ts';
export { defineScript, type Script, type ScriptArgument } from './redis/script.ts';
export {
  bulkAdd,
  type BulkAddOptions,
  type BulkAddResult,
  type BulkMember,
} from './bulk/bulk-add.ts';
export { bulkExtend, type BulkExtendOptions, type BulkExtendResult } from './bulk/bulk-extend.ts';
export { bulkRemove, type BulkRemoveOptions, type BulkRemoveResult } from './bulk/bulk-remove.ts';
export type { BulkProgress, BulkResult } from './bulk/bulk-run.ts';
export { removeMatching, type RemovedMember } from './bulk/remove-matching.ts';
export { removeMany } from './bulk/remove-many.ts';
export {
  expireManyAt,
  extendMany,
  persistMany,
  type ExtendResult,
} from './bulk/reschedule-many.ts';
export { restoreMany, type Restoration, type RestoreResult } from './bulk/restore-many.ts';
export type { Source } from './bulk/chunk-reader.ts';
export type { Base20Codes, CodeShape, Crockford32Codes, DecimalCodes } from './codes/alphabet.ts';
export {
  type CreatedSettings,
  type NamedSettings,
  type SettingsKind,
} from './settings/named-settings.ts';
export type { PageOfNames, SettingsEntry, SettingsPage } from './settings/settings-store.ts';
export type { CodeCall, InvitationCodes } from './codes/invitation-codes.ts';
export type {
  ClearedCodes,
  CodeEdge,
  CodePage,
  IssuedCode,
  LiveCode,
  LookedUpCode,
  MissedCode,
  ResolvedCode,
  RevokedCode,
  SweptCodes,
  Utilisation,
} from './codes/results.ts';
export type { CodeRules, CodesOptions, CodeSpaceSettings, MissLimit } from './codes/settings.ts';
export type { CodeOutcome, CodeSpace, CodeSpaces } from './codes/spaces.ts';
export type { Secret } from './otp/digests.ts';
export type { Deliver, OneTimePasswords, OtpCall, OtpOptions } from './otp/one-time-passwords.ts';
export type {
  OtpOutcome,
  OtpPurpose,
  OtpPurposeOptions,
  OtpPurposes,
  OtpPurposeSettings,
  OtpSecrets,
} from './otp/purposes.ts';
export type {
  IssueRefusal,
  IssueResult,
  Refused,
  ResetAttempts,
  RevokedPasswords,
  SubjectStatus,
  VerifyResult,
} from './otp/results.ts';
export type { CallerLimit, OtpRules } from './otp/settings.ts';
export type { Normalise } from './otp/subject.ts';
export {
  combineStep,
  type CombinePage,
  type CombineRequest,
  type SteppedSet,
} from './combine/combine-step.ts';
export { difference } from './combine/difference.ts';
export { intersection } from './combine/intersection.ts';
export type { Combinable, CombinedExpiry, CombineOptions } from './combine/operand.ts';
export { union } from './combine/union.ts';
export { exportNdjson, type Exportable } from './ndjson/export.ts';
export { importNdjson } from './ndjson/import.ts';
export type { RedisClient } from './redis/client.ts';
export type { Clock } from './redis/session.ts';
export type { AddManyOptions } from './sets/writing/add-many.ts';
export type { Lifetime } from './sets/writing/addition.ts';
export type { Expiring, ExpiringSet } from './sets/expiring-set.ts';
export type { BucketAddOptions, BucketSet } from './sets/strategies/buckets/bucket-set.ts';
export type { BucketsOptions } from './sets/strategies/buckets/strategy.ts';
export type { CompactAddOptions, CompactSet } from './sets/strategies/compact/compact-set.ts';
export type { CompactOptions } from './sets/strategies/compact/strategy.ts';
export type { KeyAddOptions, KeySet } from './sets/strategies/keys/key-set.ts';
export type { KeysOptions } from './sets/strategies/keys/strategy.ts';
export type { NativeSet } from './sets/strategies/native/native-set.ts';
export type { NativeOptions } from './sets/strategies/native/strategy.ts';
export type { ShardedSet } from './sets/strategies/sharded/sharded-set.ts';
export type { ShardedOptions } from './sets/strategies/sharded/strategy.ts';
export type { AddOptions, NewMember } from './sets/base/value-set.ts';
export type { SortedSet } from './sets/strategies/sorted/sorted-set.ts';
export type { ExpiryHandler } from './events/consumer.ts';
export type { ExpiredEvent } from './events/expired-event.ts';
export type { DeadLetter, DeadLetterPage, PulledGroup, TakenEvent } from './events/pulled-group.ts';
export type {
  ExpiryEvents,
  ExpiryGroup,
  ExpirySubscription,
  ExpirySubscriptionOptions,
} from './events/expiry-events.ts';
export type { Change } from './feed/change.ts';
export type { ChangeFeed, FeedPage } from './feed/change-feed.ts';
export type { JsonValue } from './input.ts';
export { consumeAll, type JointAnswer, type LimiterPart } from './limiter/consume-all.ts';
export type {
  CreateLimiter,
  GuardedLimiterOptions,
  UnguardedLimiterOptions,
} from './limiter/create-limiter.ts';
export type { Allowed, Decision, Denied, LimitState } from './limiter/decision.ts';
export type {
  BucketLimit,
  Limit,
  LimitAlgorithm,
  LimitOverride,
  LogLimit,
  WindowLimit,
} from './limiter/limit.ts';
export type {
  CallCost,
  CountedCall,
  Escalation,
  Limiter,
  LimiterOptions,
  OverrideOptions,
  Overrides,
  RefundedCall,
} from './limiter/limiter.ts';
export type { Idempotency, IdempotentCall, Replayable } from './redis/once.ts';
export type { LocalDenialsOptions } from './limiter/local-denials.ts';
export type {
  LimitPolicies,
  PolicyChanged,
  PolicyCreated,
  PolicyPage,
  PolicyPreview,
} from './policies/limit-policies.ts';
export type { KeyOverride, OverriddenLimit, OverridePage } from './policies/override-index.ts';
export type {
  LimitPolicy,
  PolicyEscalation,
  PolicyLimit,
  PolicyOptions,
  PolicyOutage,
} from './policies/policy.ts';
export type { PolicyLimiter } from './policies/policy-limiter.ts';
export { mostInAnyWindow } from './policies/worst-case.ts';
export type { DecisionIterator, DecisionsRequest } from './traffic/decision-feed.ts';
export type { DecisionBatch, Outcome, SampledDecision } from './traffic/sampled-decision.ts';
export type { Counts, TrafficRequest } from './traffic/counts.ts';
export type { TopKeyList, TopKeysRequest, Traffic } from './traffic/traffic.ts';
export type { GuardedLimiter } from './limiter/outage/guarded-limiter.ts';
export type { LocalLimits, OutageOptions, OutagePolicy } from './limiter/outage/outage-options.ts';
export type { Answer, Unavailable } from './limiter/outage/unavailable.ts';
export type { HistoryRequest, MemberHistory } from './history/points.ts';
export type { SetHistories } from './history/set-histories.ts';
export type { SweepOptions } from './sets/writing/sweep-options.ts';
export type { AnySet } from './sets/registry/any-set.ts';
export type { BrowsedSet, BrowsePage, BrowseRequest } from './sets/registry/browse-sets.ts';
export type { SetOrder } from './sets/registry/set-order.ts';
export type { SetDetails } from './sets/registry/inspect.ts';
export type { MemberRank } from './sets/reading/member-rank.ts';
export type { MemberFilter, SearchPage, SearchRequest } from './sets/reading/search.ts';
export type { ScanBatch } from './sets/reading/scan-batch.ts';
export type { Revert } from './sets/writing/rescheduling.ts';
export type {
  CursorRequest,
  MomentRequest,
  PageRequest,
  RankRequest,
} from './sets/reading/page-request.ts';
export type {
  AddMode,
  AddResult,
  ChangeResult,
  ExpiresAt,
  LiveMember,
  MemberEdge,
  MemberPage,
  MemberTotals,
  RemoveResult,
  RevertResult,
  SeenResult,
  SetSummary,
  TakeResult,
  TimeLeft,
} from './sets/results.ts';
export type {
  ElementEdge,
  ElementPage,
  ElementSlice,
  PoppedElements,
  WindowElement,
} from './sets/strategies/window/elements.ts';
export type { WindowEnd } from './sets/strategies/window/operations.ts';
export type { PushResult } from './sets/strategies/window/results.ts';
export type { Serializer } from './sets/strategies/window/serializer.ts';
export type { SerializedBy, WindowOptions } from './sets/strategies/window/strategy.ts';
export type {
  NewElement,
  PopManyOptions,
  PopOptions,
  PushOptions,
  WindowSet,
} from './sets/strategies/window/window-set.ts';
export type { RegistryChange } from './sets/registry/registry-changes.ts';
export type { SetPage } from './sets/registry/set-list.ts';
export type { CreateOptions, CreateResult, SetRegistry } from './sets/registry/set-registry.ts';
export { STRATEGIES, type StrategyName } from './sets/strategy.ts';
export type { TrimmedEvents } from './sweep/sweep-result.ts';
export type { Sweeper, SweeperOptions, SweptStep } from './sweep/sweeper.ts';
export type { TimeLeftRequest } from './sets/reading/time-left.ts';
export type { Aggregate } from './series/aggregate.ts';
export type {
  DefinedSeries,
  SeriesDefinition,
  SeriesDefinitions,
} from './series/defined-series.ts';
export type { Line, SeriesAnswer, SeriesQuery, SourceLines } from './series/query.ts';
export {
  createRedisSampler,
  type RedisLoad,
  type RedisSamplerOptions,
} from './series/redis-sampler.ts';
export type { Sample, SampleFields } from './series/sample.ts';
export type {
  AppendOptions,
  SamplePage,
  SeriesSource,
  TimeSeries,
  TimeSeriesOptions,
} from './series/time-series.ts';
