import type * as Types from '../graphql/types.generated.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { NodeModel } from './nodes/model.ts';
import type { ExpiringSetModel } from './sets/model.ts';
import type { AdoptedSetModel } from './adopted-sets/layout.ts';
import type { SetDetails as SetDetailsModel, PolicyLimit, LimitPolicy as LimitPolicyModel } from '@mayfly/core';
import type { ServerInstanceModel, ServerStatsModel, RedisStatsModel } from './server-stats/model.ts';
import type { PurposeModel } from './one-time-passwords/purpose.ts';
import type { SpaceModel } from './invitation-codes/space.ts';
import type { SeriesModel } from './series/model.ts';
import type { WebhookModel } from './webhooks/model.ts';
import type { DemoData as DemoDataModel } from './demo-data/demo-data.ts';
import type { Overview as OverviewModel } from './overview/overview.ts';
import type { AlertModel } from './overview/alerts.ts';
import type { About as AboutModel } from './about/about.ts';
import type { GraphQLContext } from './context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Types.Scalars['JSON']['output']>;
  Role: Types.Role;
  ScopeKind: Types.ScopeKind;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  ErrorCode: Types.ErrorCode;
  UserError: ResolverTypeWrapper<Types.UserError>;
  About: ResolverTypeWrapper<AboutModel>;
  ScoreMeaning: Types.ScoreMeaning;
  ScoreUnit: Types.ScoreUnit;
  MemberFormat: Types.MemberFormat;
  AdoptedSet: ResolverTypeWrapper<AdoptedSetModel>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  AdoptedMemberSearch: ResolverTypeWrapper<Types.AdoptedMemberSearch>;
  AdoptedSetSummary: ResolverTypeWrapper<Types.AdoptedSetSummary>;
  AdoptedMember: ResolverTypeWrapper<Types.AdoptedMember>;
  AdoptedMemberConnection: ResolverTypeWrapper<Types.AdoptedMemberConnection>;
  AdoptedMemberEdge: ResolverTypeWrapper<Types.AdoptedMemberEdge>;
  AdoptedSetConnection: ResolverTypeWrapper<Omit<Types.AdoptedSetConnection, 'edges'> & { edges: Array<ResolversTypes['AdoptedSetEdge']> }>;
  AdoptedSetEdge: ResolverTypeWrapper<Omit<Types.AdoptedSetEdge, 'node'> & { node: ResolversTypes['AdoptedSet'] }>;
  AdoptionCandidates: ResolverTypeWrapper<Types.AdoptionCandidates>;
  AdoptionPreview: ResolverTypeWrapper<Types.AdoptionPreview>;
  SetLayoutInput: Types.SetLayoutInput;
  AdoptSetInput: Types.AdoptSetInput;
  AdoptSetPayload: ResolverTypeWrapper<Omit<Types.AdoptSetPayload, 'set'> & { set?: Types.Maybe<ResolversTypes['AdoptedSet']> }>;
  ForgetAdoptedSetInput: Types.ForgetAdoptedSetInput;
  ForgetStatus: Types.ForgetStatus;
  ForgetAdoptedSetPayload: ResolverTypeWrapper<Types.ForgetAdoptedSetPayload>;
  AdoptedMemberInput: Types.AdoptedMemberInput;
  AdoptedLifetimeInput: Types.AdoptedLifetimeInput;
  AddAdoptedMemberInput: Types.AddAdoptedMemberInput;
  ExtendAdoptedMemberInput: Types.ExtendAdoptedMemberInput;
  ExpireAdoptedMemberAtInput: Types.ExpireAdoptedMemberAtInput;
  RemoveAdoptedMemberInput: Types.RemoveAdoptedMemberInput;
  RemoveAdoptedMemberPayload: ResolverTypeWrapper<Types.RemoveAdoptedMemberPayload>;
  AuditSection: Types.AuditSection;
  AuditEntry: ResolverTypeWrapper<Types.AuditEntry>;
  AuditFilter: Types.AuditFilter;
  AuditEntryConnection: ResolverTypeWrapper<Types.AuditEntryConnection>;
  AuditEntryEdge: ResolverTypeWrapper<Types.AuditEntryEdge>;
  SetOperation: Types.SetOperation;
  CombinedExpiry: Types.CombinedExpiry;
  CombinedMembers: ResolverTypeWrapper<Types.CombinedMembers>;
  DemoData: ResolverTypeWrapper<DemoDataModel>;
  StartDemoDataStatus: Types.StartDemoDataStatus;
  StartDemoDataPayload: ResolverTypeWrapper<Omit<Types.StartDemoDataPayload, 'demoData'> & { demoData?: Types.Maybe<ResolversTypes['DemoData']> }>;
  StopDemoDataPayload: ResolverTypeWrapper<Omit<Types.StopDemoDataPayload, 'demoData'> & { demoData?: Types.Maybe<ResolversTypes['DemoData']> }>;
  ExpiryGroup: ResolverTypeWrapper<Types.ExpiryGroup>;
  ExpiryGroupConnection: ResolverTypeWrapper<Types.ExpiryGroupConnection>;
  ExpiryGroupEdge: ResolverTypeWrapper<Types.ExpiryGroupEdge>;
  ExpiredEvent: ResolverTypeWrapper<Types.ExpiredEvent>;
  ExpiredDeadLetter: ResolverTypeWrapper<Types.ExpiredDeadLetter>;
  ExpiredDeadLetterConnection: ResolverTypeWrapper<Types.ExpiredDeadLetterConnection>;
  ExpiredDeadLetterEdge: ResolverTypeWrapper<Types.ExpiredDeadLetterEdge>;
  HandOver: ResolverTypeWrapper<Types.HandOver>;
  CreateExpiryGroupInput: Types.CreateExpiryGroupInput;
  CreateExpiryGroupPayload: ResolverTypeWrapper<Types.CreateExpiryGroupPayload>;
  DeleteExpiryGroupInput: Types.DeleteExpiryGroupInput;
  DeleteExpiryGroupPayload: ResolverTypeWrapper<Types.DeleteExpiryGroupPayload>;
  TakeExpiredInput: Types.TakeExpiredInput;
  TakeExpiredPayload: ResolverTypeWrapper<Types.TakeExpiredPayload>;
  AcknowledgeExpiredInput: Types.AcknowledgeExpiredInput;
  AcknowledgeStatus: Types.AcknowledgeStatus;
  AcknowledgeExpiredPayload: ResolverTypeWrapper<Types.AcknowledgeExpiredPayload>;
  ExpiredDeadLettersInput: Types.ExpiredDeadLettersInput;
  ExpiredDeadLettersPayload: ResolverTypeWrapper<Types.ExpiredDeadLettersPayload>;
  ChangeHandOverInput: Types.ChangeHandOverInput;
  ChangeHandOverPayload: ResolverTypeWrapper<Types.ChangeHandOverPayload>;
  TakeHandedOverInput: Types.TakeHandedOverInput;
  HandedOverMember: ResolverTypeWrapper<Types.HandedOverMember>;
  TakeHandedOverPayload: ResolverTypeWrapper<Types.TakeHandedOverPayload>;
  MemberHistory: ResolverTypeWrapper<Types.MemberHistory>;
  InvitationCode: ResolverTypeWrapper<Types.InvitationCode>;
  InvitationCodeConnection: ResolverTypeWrapper<Types.InvitationCodeConnection>;
  InvitationCodeEdge: ResolverTypeWrapper<Types.InvitationCodeEdge>;
  GetOrCreateInvitationCodeInput: Types.GetOrCreateInvitationCodeInput;
  InvitationCodeStatus: Types.InvitationCodeStatus;
  GetOrCreateInvitationCodePayload: ResolverTypeWrapper<Types.GetOrCreateInvitationCodePayload>;
  ResolveInvitationCodeInput: Types.ResolveInvitationCodeInput;
  ResolveInvitationCodeStatus: Types.ResolveInvitationCodeStatus;
  ResolveInvitationCodePayload: ResolverTypeWrapper<Types.ResolveInvitationCodePayload>;
  LookUpInvitationCodeInput: Types.LookUpInvitationCodeInput;
  LookUpInvitationCodeStatus: Types.LookUpInvitationCodeStatus;
  LookUpInvitationCodePayload: ResolverTypeWrapper<Types.LookUpInvitationCodePayload>;
  RevealInvitationCodeInput: Types.RevealInvitationCodeInput;
  RevealInvitationCodeStatus: Types.RevealInvitationCodeStatus;
  RevealInvitationCodePayload: ResolverTypeWrapper<Types.RevealInvitationCodePayload>;
  InvitationCodeTarget: Types.InvitationCodeTarget;
  RevokeInvitationCodeInput: Types.RevokeInvitationCodeInput;
  RevokeInvitationCodeStatus: Types.RevokeInvitationCodeStatus;
  RevokeInvitationCodePayload: ResolverTypeWrapper<Types.RevokeInvitationCodePayload>;
  SweepInvitationCodesInput: Types.SweepInvitationCodesInput;
  SweepInvitationCodesPayload: ResolverTypeWrapper<Types.SweepInvitationCodesPayload>;
  InvitationSpace: ResolverTypeWrapper<SpaceModel>;
  InvitationSpaceActivity: ResolverTypeWrapper<Types.InvitationSpaceActivity>;
  InvitationAlphabet: Types.InvitationAlphabet;
  MissLimit: ResolverTypeWrapper<Types.MissLimit>;
  InvitationSpaceUtilisation: ResolverTypeWrapper<Types.InvitationSpaceUtilisation>;
  InvitationSpaceConnection: ResolverTypeWrapper<Omit<Types.InvitationSpaceConnection, 'edges'> & { edges: Array<ResolversTypes['InvitationSpaceEdge']> }>;
  InvitationSpaceEdge: ResolverTypeWrapper<Omit<Types.InvitationSpaceEdge, 'node'> & { node: ResolversTypes['InvitationSpace'] }>;
  MissLimitInput: Types.MissLimitInput;
  CreateInvitationSpaceInput: Types.CreateInvitationSpaceInput;
  CreateInvitationSpacePayload: ResolverTypeWrapper<Omit<Types.CreateInvitationSpacePayload, 'space'> & { space?: Types.Maybe<ResolversTypes['InvitationSpace']> }>;
  ChangeInvitationSpaceInput: Types.ChangeInvitationSpaceInput;
  ChangeInvitationSpacePayload: ResolverTypeWrapper<Omit<Types.ChangeInvitationSpacePayload, 'space'> & { space?: Types.Maybe<ResolversTypes['InvitationSpace']> }>;
  DeleteInvitationSpaceInput: Types.DeleteInvitationSpaceInput;
  DeleteInvitationSpacePayload: ResolverTypeWrapper<Types.DeleteInvitationSpacePayload>;
  LimitStatus: Types.LimitStatus;
  LimitDenialReason: Types.LimitDenialReason;
  LimitOutageReason: Types.LimitOutageReason;
  LimitDecision: ResolverTypeWrapper<Types.LimitDecision>;
  LimitState: ResolverTypeWrapper<Types.LimitState>;
  LimitCallInput: Types.LimitCallInput;
  ConsumeLimitInput: Types.ConsumeLimitInput;
  ConsumeLimitPayload: ResolverTypeWrapper<Types.ConsumeLimitPayload>;
  RefundLimitInput: Types.RefundLimitInput;
  RefundLimitPayload: ResolverTypeWrapper<Types.RefundLimitPayload>;
  PenaliseLimitInput: Types.PenaliseLimitInput;
  PenaliseLimitPayload: ResolverTypeWrapper<Types.PenaliseLimitPayload>;
  LimitOverrideConnection: ResolverTypeWrapper<Types.LimitOverrideConnection>;
  LimitOverrideEdge: ResolverTypeWrapper<Types.LimitOverrideEdge>;
  LimitOverride: ResolverTypeWrapper<Types.LimitOverride>;
  OverriddenLimit: ResolverTypeWrapper<Types.OverriddenLimit>;
  LimitKeyInput: Types.LimitKeyInput;
  ChangeLimitKeyPayload: ResolverTypeWrapper<Types.ChangeLimitKeyPayload>;
  BlockLimitKeyInput: Types.BlockLimitKeyInput;
  LimitOverrideInput: Types.LimitOverrideInput;
  OverrideLimitInput: Types.OverrideLimitInput;
  LimitAlgorithm: Types.LimitAlgorithm;
  Limit: ResolverTypeWrapper<PolicyLimit>;
  LimitEscalation: ResolverTypeWrapper<Types.LimitEscalation>;
  LimitOutagePolicy: Types.LimitOutagePolicy;
  LimitOutage: ResolverTypeWrapper<Types.LimitOutage>;
  LimitPolicy: ResolverTypeWrapper<LimitPolicyModel>;
  LimitPolicyConnection: ResolverTypeWrapper<Omit<Types.LimitPolicyConnection, 'edges'> & { edges: Array<ResolversTypes['LimitPolicyEdge']> }>;
  LimitPolicyEdge: ResolverTypeWrapper<Omit<Types.LimitPolicyEdge, 'node'> & { node: ResolversTypes['LimitPolicy'] }>;
  LimitPolicyPreview: ResolverTypeWrapper<Omit<Types.LimitPolicyPreview, 'limits'> & { limits: Array<ResolversTypes['Limit']> }>;
  LimitInput: Types.LimitInput;
  LimitEscalationInput: Types.LimitEscalationInput;
  LimitOutageInput: Types.LimitOutageInput;
  CreateLimitPolicyInput: Types.CreateLimitPolicyInput;
  CreateLimitPolicyStatus: Types.CreateLimitPolicyStatus;
  CreateLimitPolicyPayload: ResolverTypeWrapper<Omit<Types.CreateLimitPolicyPayload, 'policy'> & { policy?: Types.Maybe<ResolversTypes['LimitPolicy']> }>;
  ChangeLimitPolicyInput: Types.ChangeLimitPolicyInput;
  ChangeLimitPolicyStatus: Types.ChangeLimitPolicyStatus;
  ChangeLimitPolicyPayload: ResolverTypeWrapper<Omit<Types.ChangeLimitPolicyPayload, 'policy'> & { policy?: Types.Maybe<ResolversTypes['LimitPolicy']> }>;
  PreviewLimitPolicyInput: Types.PreviewLimitPolicyInput;
  DeleteLimitPolicyInput: Types.DeleteLimitPolicyInput;
  DeleteLimitPolicyPayload: ResolverTypeWrapper<Types.DeleteLimitPolicyPayload>;
  LimitTraffic: ResolverTypeWrapper<Types.LimitTraffic>;
  TopLimitKeys: ResolverTypeWrapper<Types.TopLimitKeys>;
  TopLimitKey: ResolverTypeWrapper<Types.TopLimitKey>;
  LimitOutcome: Types.LimitOutcome;
  SampledLimitDecision: ResolverTypeWrapper<Types.SampledLimitDecision>;
  LimitDecisionSamples: ResolverTypeWrapper<Types.LimitDecisionSamples>;
  SetChanges: ResolverTypeWrapper<Types.SetChanges>;
  SetChange: ResolverTypeWrapper<Types.SetChange>;
  SetChangeKind: Types.SetChangeKind;
  SetStates: ResolverTypeWrapper<Types.SetStates>;
  SetState: ResolverTypeWrapper<Types.SetState>;
  SetsChanges: ResolverTypeWrapper<Types.SetsChanges>;
  ServerSamplesBatch: ResolverTypeWrapper<Types.ServerSamplesBatch>;
  RedisSamplesBatch: ResolverTypeWrapper<Types.RedisSamplesBatch>;
  OpenSetFeedInput: Types.OpenSetFeedInput;
  OpenFeedStatus: Types.OpenFeedStatus;
  OpenSetFeedPayload: ResolverTypeWrapper<Types.OpenSetFeedPayload>;
  CloseSetFeedInput: Types.CloseSetFeedInput;
  CloseFeedStatus: Types.CloseFeedStatus;
  CloseSetFeedPayload: ResolverTypeWrapper<Types.CloseSetFeedPayload>;
  AddMode: Types.AddMode;
  LifetimeInput: Types.LifetimeInput;
  AddMemberInput: Types.AddMemberInput;
  AddStatus: Types.AddStatus;
  AddMemberPayload: ResolverTypeWrapper<Types.AddMemberPayload>;
  AddMembersInput: Types.AddMembersInput;
  NewMemberInput: Types.NewMemberInput;
  AddedMember: ResolverTypeWrapper<Types.AddedMember>;
  AddMembersPayload: ResolverTypeWrapper<Types.AddMembersPayload>;
  SeenBeforeInput: Types.SeenBeforeInput;
  SeenStatus: Types.SeenStatus;
  SeenBeforePayload: ResolverTypeWrapper<Types.SeenBeforePayload>;
  ChangeStatus: Types.ChangeStatus;
  ChangeMemberPayload: ResolverTypeWrapper<Types.ChangeMemberPayload>;
  ExtendMemberInput: Types.ExtendMemberInput;
  ExpireMemberAtInput: Types.ExpireMemberAtInput;
  PersistMemberInput: Types.PersistMemberInput;
  ExtendMembersInput: Types.ExtendMembersInput;
  ExpireMembersAtInput: Types.ExpireMembersAtInput;
  PersistMembersInput: Types.PersistMembersInput;
  ChangedMemberStatus: Types.ChangedMemberStatus;
  ChangedMember: ResolverTypeWrapper<Types.ChangedMember>;
  ChangeMembersPayload: ResolverTypeWrapper<Types.ChangeMembersPayload>;
  Member: ResolverTypeWrapper<Types.Member>;
  MemberConnection: ResolverTypeWrapper<Types.MemberConnection>;
  MemberEdge: ResolverTypeWrapper<Types.MemberEdge>;
  MemberFilterInput: Types.MemberFilterInput;
  MemberSearch: ResolverTypeWrapper<Types.MemberSearch>;
  MemberRank: ResolverTypeWrapper<Types.MemberRank>;
  TimeLeft: ResolverTypeWrapper<Types.TimeLeft>;
  TimeLeftBucket: ResolverTypeWrapper<Types.TimeLeftBucket>;
  RemoveMemberInput: Types.RemoveMemberInput;
  RemoveStatus: Types.RemoveStatus;
  RemoveMemberPayload: ResolverTypeWrapper<Types.RemoveMemberPayload>;
  RemoveMembersInput: Types.RemoveMembersInput;
  RemovedMember: ResolverTypeWrapper<Types.RemovedMember>;
  RemoveMembersPayload: ResolverTypeWrapper<Types.RemoveMembersPayload>;
  RemoveMatchingMembersInput: Types.RemoveMatchingMembersInput;
  RemoveMatchingMembersPayload: ResolverTypeWrapper<Types.RemoveMatchingMembersPayload>;
  ExpiryInput: Types.ExpiryInput;
  FormerMemberInput: Types.FormerMemberInput;
  ExpiryChangeInput: Types.ExpiryChangeInput;
  RestorationInput: Types.RestorationInput;
  MemberToRestoreInput: Types.MemberToRestoreInput;
  RestoreMembersInput: Types.RestoreMembersInput;
  RestoreStatus: Types.RestoreStatus;
  RestoredMember: ResolverTypeWrapper<Types.RestoredMember>;
  RestoreMembersPayload: ResolverTypeWrapper<Types.RestoreMembersPayload>;
  WindowMember: ResolverTypeWrapper<Types.WindowMember>;
  WindowSlice: ResolverTypeWrapper<Types.WindowSlice>;
  WindowEnd: Types.WindowEnd;
  PushMembersInput: Types.PushMembersInput;
  WindowMemberInput: Types.WindowMemberInput;
  PushStatus: Types.PushStatus;
  PushedMember: ResolverTypeWrapper<Types.PushedMember>;
  PushMembersPayload: ResolverTypeWrapper<Types.PushMembersPayload>;
  PopMembersInput: Types.PopMembersInput;
  PopMembersPayload: ResolverTypeWrapper<Types.PopMembersPayload>;
  Node: ResolverTypeWrapper<NodeModel>;
  OneTimePasswordStatus: ResolverTypeWrapper<Types.OneTimePasswordStatus>;
  IssueOneTimePasswordInput: Types.IssueOneTimePasswordInput;
  IssueOneTimePasswordStatus: Types.IssueOneTimePasswordStatus;
  IssueOneTimePasswordPayload: ResolverTypeWrapper<Types.IssueOneTimePasswordPayload>;
  VerifyOneTimePasswordInput: Types.VerifyOneTimePasswordInput;
  VerifyOneTimePasswordStatus: Types.VerifyOneTimePasswordStatus;
  VerifyOneTimePasswordPayload: ResolverTypeWrapper<Types.VerifyOneTimePasswordPayload>;
  RevokeOneTimePasswordsInput: Types.RevokeOneTimePasswordsInput;
  RevokeOneTimePasswordsPayload: ResolverTypeWrapper<Types.RevokeOneTimePasswordsPayload>;
  ResetOneTimePasswordAttemptsInput: Types.ResetOneTimePasswordAttemptsInput;
  ResetOneTimePasswordAttemptsPayload: ResolverTypeWrapper<Types.ResetOneTimePasswordAttemptsPayload>;
  OneTimePasswordPurpose: ResolverTypeWrapper<PurposeModel>;
  OneTimePasswordActivity: ResolverTypeWrapper<Types.OneTimePasswordActivity>;
  SubjectForm: Types.SubjectForm;
  CallerLimit: ResolverTypeWrapper<Types.CallerLimit>;
  OneTimePasswordPurposeConnection: ResolverTypeWrapper<Omit<Types.OneTimePasswordPurposeConnection, 'edges'> & { edges: Array<ResolversTypes['OneTimePasswordPurposeEdge']> }>;
  OneTimePasswordPurposeEdge: ResolverTypeWrapper<Omit<Types.OneTimePasswordPurposeEdge, 'node'> & { node: ResolversTypes['OneTimePasswordPurpose'] }>;
  CallerLimitInput: Types.CallerLimitInput;
  CreateOneTimePasswordPurposeInput: Types.CreateOneTimePasswordPurposeInput;
  CreateOneTimePasswordPurposePayload: ResolverTypeWrapper<Omit<Types.CreateOneTimePasswordPurposePayload, 'purpose'> & { purpose?: Types.Maybe<ResolversTypes['OneTimePasswordPurpose']> }>;
  ChangeOneTimePasswordPurposeInput: Types.ChangeOneTimePasswordPurposeInput;
  ChangeOneTimePasswordPurposePayload: ResolverTypeWrapper<Omit<Types.ChangeOneTimePasswordPurposePayload, 'purpose'> & { purpose?: Types.Maybe<ResolversTypes['OneTimePasswordPurpose']> }>;
  DeleteOneTimePasswordPurposeInput: Types.DeleteOneTimePasswordPurposeInput;
  DeleteOneTimePasswordPurposePayload: ResolverTypeWrapper<Types.DeleteOneTimePasswordPurposePayload>;
  Overview: ResolverTypeWrapper<OverviewModel>;
  SetsOverview: ResolverTypeWrapper<Omit<Types.SetsOverview, 'nextToExpire'> & { nextToExpire: Array<ResolversTypes['ExpiringSet']> }>;
  OverviewSpan: Types.OverviewSpan;
  ExpiringOverview: ResolverTypeWrapper<Types.ExpiringOverview>;
  SweepOverview: ResolverTypeWrapper<Types.SweepOverview>;
  LimitsOverview: ResolverTypeWrapper<Types.LimitsOverview>;
  AlertKind: Types.AlertKind;
  AlertSeverity: Types.AlertSeverity;
  Alert: ResolverTypeWrapper<AlertModel>;
  Series: ResolverTypeWrapper<SeriesModel>;
  SeriesSource: ResolverTypeWrapper<Types.SeriesSource>;
  SeriesHistory: ResolverTypeWrapper<Types.SeriesHistory>;
  SeriesSourceHistory: ResolverTypeWrapper<Types.SeriesSourceHistory>;
  SeriesLine: ResolverTypeWrapper<Types.SeriesLine>;
  SeriesConnection: ResolverTypeWrapper<Omit<Types.SeriesConnection, 'edges'> & { edges: Array<ResolversTypes['SeriesEdge']> }>;
  SeriesEdge: ResolverTypeWrapper<Omit<Types.SeriesEdge, 'node'> & { node: ResolversTypes['Series'] }>;
  CreateSeriesInput: Types.CreateSeriesInput;
  CreateSeriesPayload: ResolverTypeWrapper<Omit<Types.CreateSeriesPayload, 'series'> & { series?: Types.Maybe<ResolversTypes['Series']> }>;
  SampleValueInput: Types.SampleValueInput;
  AppendSampleInput: Types.AppendSampleInput;
  AppendSamplePayload: ResolverTypeWrapper<Types.AppendSamplePayload>;
  DeleteSeriesInput: Types.DeleteSeriesInput;
  DeleteSeriesPayload: ResolverTypeWrapper<Types.DeleteSeriesPayload>;
  RedisStats: ResolverTypeWrapper<RedisStatsModel>;
  RedisSampleConnection: ResolverTypeWrapper<Types.RedisSampleConnection>;
  RedisSample: ResolverTypeWrapper<Types.RedisSample>;
  RedisField: Types.RedisField;
  RedisHistory: ResolverTypeWrapper<Types.RedisHistory>;
  RedisLine: ResolverTypeWrapper<Types.RedisLine>;
  ServerInstance: ResolverTypeWrapper<ServerInstanceModel>;
  ServerSampleConnection: ResolverTypeWrapper<Types.ServerSampleConnection>;
  ServerSample: ResolverTypeWrapper<Types.ServerSample>;
  ServerField: Types.ServerField;
  StatsAggregate: Types.StatsAggregate;
  ServerHistory: ResolverTypeWrapper<Types.ServerHistory>;
  ServerInstanceHistory: ResolverTypeWrapper<Types.ServerInstanceHistory>;
  ServerLine: ResolverTypeWrapper<Types.ServerLine>;
  ServerStats: ResolverTypeWrapper<ServerStatsModel>;
  PrincipalKind: Types.PrincipalKind;
  Viewer: ResolverTypeWrapper<Types.Viewer>;
  Session: ResolverTypeWrapper<Types.Session>;
  SessionConnection: ResolverTypeWrapper<Types.SessionConnection>;
  SessionEdge: ResolverTypeWrapper<Types.SessionEdge>;
  EndSessionInput: Types.EndSessionInput;
  EndSessionStatus: Types.EndSessionStatus;
  EndSessionPayload: ResolverTypeWrapper<Types.EndSessionPayload>;
  EndOtherSessionsPayload: ResolverTypeWrapper<Types.EndOtherSessionsPayload>;
  CreateExpiringSetInput: Types.CreateExpiringSetInput;
  NewSetInput: Types.NewSetInput;
  DefaultTtlInput: Types.DefaultTtlInput;
  ShardedSetInput: Types.ShardedSetInput;
  WindowSetInput: Types.WindowSetInput;
  BucketSetInput: Types.BucketSetInput;
  CreateStatus: Types.CreateStatus;
  CreateExpiringSetPayload: ResolverTypeWrapper<Omit<Types.CreateExpiringSetPayload, 'set'> & { set?: Types.Maybe<ResolversTypes['ExpiringSet']> }>;
  UpdateExpiringSetInput: Types.UpdateExpiringSetInput;
  UpdateExpiringSetPayload: ResolverTypeWrapper<Omit<Types.UpdateExpiringSetPayload, 'set'> & { set?: Types.Maybe<ResolversTypes['ExpiringSet']> }>;
  DeleteExpiringSetInput: Types.DeleteExpiringSetInput;
  DeleteStatus: Types.DeleteStatus;
  DeleteExpiringSetPayload: ResolverTypeWrapper<Types.DeleteExpiringSetPayload>;
  ClearExpiringSetInput: Types.ClearExpiringSetInput;
  ClearExpiringSetPayload: ResolverTypeWrapper<Types.ClearExpiringSetPayload>;
  SetStrategy: Types.SetStrategy;
  ExpiringSet: ResolverTypeWrapper<ExpiringSetModel>;
  SetDetails: ResolverTypeWrapper<SetDetailsModel>;
  SetFeed: ResolverTypeWrapper<Types.SetFeed>;
  SetFilterInput: Types.SetFilterInput;
  SetOrderField: Types.SetOrderField;
  SetOrderInput: Types.SetOrderInput;
  ExpiringSetConnection: ResolverTypeWrapper<Omit<Types.ExpiringSetConnection, 'edges'> & { edges: Array<ResolversTypes['ExpiringSetEdge']> }>;
  ExpiringSetEdge: ResolverTypeWrapper<Omit<Types.ExpiringSetEdge, 'node'> & { node: ResolversTypes['ExpiringSet'] }>;
  Scope: ResolverTypeWrapper<Types.Scope>;
  ScopeInput: Types.ScopeInput;
  TokenSource: Types.TokenSource;
  ConfiguredToken: ResolverTypeWrapper<Types.ConfiguredToken>;
  Token: ResolverTypeWrapper<Types.Token>;
  TokenConnection: ResolverTypeWrapper<Types.TokenConnection>;
  TokenEdge: ResolverTypeWrapper<Types.TokenEdge>;
  CreateTokenInput: Types.CreateTokenInput;
  CreateTokenPayload: ResolverTypeWrapper<Types.CreateTokenPayload>;
  RevokeTokenInput: Types.RevokeTokenInput;
  RevokeTokenStatus: Types.RevokeTokenStatus;
  RevokeTokenPayload: ResolverTypeWrapper<Types.RevokeTokenPayload>;
  Webhook: ResolverTypeWrapper<WebhookModel>;
  WebhookChange: Types.WebhookChange;
  WebhookStateKind: Types.WebhookStateKind;
  WebhookStatus: ResolverTypeWrapper<Types.WebhookStatus>;
  WebhookOutcome: Types.WebhookOutcome;
  WebhookAttempt: ResolverTypeWrapper<Types.WebhookAttempt>;
  WebhookDeadLetter: ResolverTypeWrapper<Types.WebhookDeadLetter>;
  WebhookConnection: ResolverTypeWrapper<Omit<Types.WebhookConnection, 'edges'> & { edges: Array<ResolversTypes['WebhookEdge']> }>;
  WebhookEdge: ResolverTypeWrapper<Omit<Types.WebhookEdge, 'node'> & { node: ResolversTypes['Webhook'] }>;
  WebhookSetsInput: Types.WebhookSetsInput;
  CreateWebhookInput: Types.CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<Types.CreateWebhookPayload, 'webhook'> & { webhook?: Types.Maybe<ResolversTypes['Webhook']> }>;
  ChangeWebhookInput: Types.ChangeWebhookInput;
  ChangeWebhookPayload: ResolverTypeWrapper<Omit<Types.ChangeWebhookPayload, 'webhook'> & { webhook?: Types.Maybe<ResolversTypes['Webhook']> }>;
  WebhookInput: Types.WebhookInput;
  DeleteWebhookPayload: ResolverTypeWrapper<Types.DeleteWebhookPayload>;
  RotateWebhookSecretInput: Types.RotateWebhookSecretInput;
  RotateWebhookSecretPayload: ResolverTypeWrapper<Omit<Types.RotateWebhookSecretPayload, 'webhook'> & { webhook?: Types.Maybe<ResolversTypes['Webhook']> }>;
  SendTestEventPayload: ResolverTypeWrapper<Types.SendTestEventPayload>;
  WebhookDeadLettersInput: Types.WebhookDeadLettersInput;
  WebhookDeadLettersPayload: ResolverTypeWrapper<Types.WebhookDeadLettersPayload>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Types.Scalars['DateTime']['output'];
  JSON: Types.Scalars['JSON']['output'];
  Query: Record<PropertyKey, never>;
  Int: Types.Scalars['Int']['output'];
  String: Types.Scalars['String']['output'];
  ID: Types.Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  PageInfo: Types.PageInfo;
  Boolean: Types.Scalars['Boolean']['output'];
  UserError: Types.UserError;
  About: AboutModel;
  AdoptedSet: AdoptedSetModel;
  Float: Types.Scalars['Float']['output'];
  AdoptedMemberSearch: Types.AdoptedMemberSearch;
  AdoptedSetSummary: Types.AdoptedSetSummary;
  AdoptedMember: Types.AdoptedMember;
  AdoptedMemberConnection: Types.AdoptedMemberConnection;
  AdoptedMemberEdge: Types.AdoptedMemberEdge;
  AdoptedSetConnection: Omit<Types.AdoptedSetConnection, 'edges'> & { edges: Array<ResolversParentTypes['AdoptedSetEdge']> };
  AdoptedSetEdge: Omit<Types.AdoptedSetEdge, 'node'> & { node: ResolversParentTypes['AdoptedSet'] };
  AdoptionCandidates: Types.AdoptionCandidates;
  AdoptionPreview: Types.AdoptionPreview;
  SetLayoutInput: Types.SetLayoutInput;
  AdoptSetInput: Types.AdoptSetInput;
  AdoptSetPayload: Omit<Types.AdoptSetPayload, 'set'> & { set?: Types.Maybe<ResolversParentTypes['AdoptedSet']> };
  ForgetAdoptedSetInput: Types.ForgetAdoptedSetInput;
  ForgetAdoptedSetPayload: Types.ForgetAdoptedSetPayload;
  AdoptedMemberInput: Types.AdoptedMemberInput;
  AdoptedLifetimeInput: Types.AdoptedLifetimeInput;
  AddAdoptedMemberInput: Types.AddAdoptedMemberInput;
  ExtendAdoptedMemberInput: Types.ExtendAdoptedMemberInput;
  ExpireAdoptedMemberAtInput: Types.ExpireAdoptedMemberAtInput;
  RemoveAdoptedMemberInput: Types.RemoveAdoptedMemberInput;
  RemoveAdoptedMemberPayload: Types.RemoveAdoptedMemberPayload;
  AuditEntry: Types.AuditEntry;
  AuditFilter: Types.AuditFilter;
  AuditEntryConnection: Types.AuditEntryConnection;
  AuditEntryEdge: Types.AuditEntryEdge;
  CombinedMembers: Types.CombinedMembers;
  DemoData: DemoDataModel;
  StartDemoDataPayload: Omit<Types.StartDemoDataPayload, 'demoData'> & { demoData?: Types.Maybe<ResolversParentTypes['DemoData']> };
  StopDemoDataPayload: Omit<Types.StopDemoDataPayload, 'demoData'> & { demoData?: Types.Maybe<ResolversParentTypes['DemoData']> };
  ExpiryGroup: Types.ExpiryGroup;
  ExpiryGroupConnection: Types.ExpiryGroupConnection;
  ExpiryGroupEdge: Types.ExpiryGroupEdge;
  ExpiredEvent: Types.ExpiredEvent;
  ExpiredDeadLetter: Types.ExpiredDeadLetter;
  ExpiredDeadLetterConnection: Types.ExpiredDeadLetterConnection;
  ExpiredDeadLetterEdge: Types.ExpiredDeadLetterEdge;
  HandOver: Types.HandOver;
  CreateExpiryGroupInput: Types.CreateExpiryGroupInput;
  CreateExpiryGroupPayload: Types.CreateExpiryGroupPayload;
  DeleteExpiryGroupInput: Types.DeleteExpiryGroupInput;
  DeleteExpiryGroupPayload: Types.DeleteExpiryGroupPayload;
  TakeExpiredInput: Types.TakeExpiredInput;
  TakeExpiredPayload: Types.TakeExpiredPayload;
  AcknowledgeExpiredInput: Types.AcknowledgeExpiredInput;
  AcknowledgeExpiredPayload: Types.AcknowledgeExpiredPayload;
  ExpiredDeadLettersInput: Types.ExpiredDeadLettersInput;
  ExpiredDeadLettersPayload: Types.ExpiredDeadLettersPayload;
  ChangeHandOverInput: Types.ChangeHandOverInput;
  ChangeHandOverPayload: Types.ChangeHandOverPayload;
  TakeHandedOverInput: Types.TakeHandedOverInput;
  HandedOverMember: Types.HandedOverMember;
  TakeHandedOverPayload: Types.TakeHandedOverPayload;
  MemberHistory: Types.MemberHistory;
  InvitationCode: Types.InvitationCode;
  InvitationCodeConnection: Types.InvitationCodeConnection;
  InvitationCodeEdge: Types.InvitationCodeEdge;
  GetOrCreateInvitationCodeInput: Types.GetOrCreateInvitationCodeInput;
  GetOrCreateInvitationCodePayload: Types.GetOrCreateInvitationCodePayload;
  ResolveInvitationCodeInput: Types.ResolveInvitationCodeInput;
  ResolveInvitationCodePayload: Types.ResolveInvitationCodePayload;
  LookUpInvitationCodeInput: Types.LookUpInvitationCodeInput;
  LookUpInvitationCodePayload: Types.LookUpInvitationCodePayload;
  RevealInvitationCodeInput: Types.RevealInvitationCodeInput;
  RevealInvitationCodePayload: Types.RevealInvitationCodePayload;
  InvitationCodeTarget: Types.InvitationCodeTarget;
  RevokeInvitationCodeInput: Types.RevokeInvitationCodeInput;
  RevokeInvitationCodePayload: Types.RevokeInvitationCodePayload;
  SweepInvitationCodesInput: Types.SweepInvitationCodesInput;
  SweepInvitationCodesPayload: Types.SweepInvitationCodesPayload;
  InvitationSpace: SpaceModel;
  InvitationSpaceActivity: Types.InvitationSpaceActivity;
  MissLimit: Types.MissLimit;
  InvitationSpaceUtilisation: Types.InvitationSpaceUtilisation;
  InvitationSpaceConnection: Omit<Types.InvitationSpaceConnection, 'edges'> & { edges: Array<ResolversParentTypes['InvitationSpaceEdge']> };
  InvitationSpaceEdge: Omit<Types.InvitationSpaceEdge, 'node'> & { node: ResolversParentTypes['InvitationSpace'] };
  MissLimitInput: Types.MissLimitInput;
  CreateInvitationSpaceInput: Types.CreateInvitationSpaceInput;
  CreateInvitationSpacePayload: Omit<Types.CreateInvitationSpacePayload, 'space'> & { space?: Types.Maybe<ResolversParentTypes['InvitationSpace']> };
  ChangeInvitationSpaceInput: Types.ChangeInvitationSpaceInput;
  ChangeInvitationSpacePayload: Omit<Types.ChangeInvitationSpacePayload, 'space'> & { space?: Types.Maybe<ResolversParentTypes['InvitationSpace']> };
  DeleteInvitationSpaceInput: Types.DeleteInvitationSpaceInput;
  DeleteInvitationSpacePayload: Types.DeleteInvitationSpacePayload;
  LimitDecision: Types.LimitDecision;
  LimitState: Types.LimitState;
  LimitCallInput: Types.LimitCallInput;
  ConsumeLimitInput: Types.ConsumeLimitInput;
  ConsumeLimitPayload: Types.ConsumeLimitPayload;
  RefundLimitInput: Types.RefundLimitInput;
  RefundLimitPayload: Types.RefundLimitPayload;
  PenaliseLimitInput: Types.PenaliseLimitInput;
  PenaliseLimitPayload: Types.PenaliseLimitPayload;
  LimitOverrideConnection: Types.LimitOverrideConnection;
  LimitOverrideEdge: Types.LimitOverrideEdge;
  LimitOverride: Types.LimitOverride;
  OverriddenLimit: Types.OverriddenLimit;
  LimitKeyInput: Types.LimitKeyInput;
  ChangeLimitKeyPayload: Types.ChangeLimitKeyPayload;
  BlockLimitKeyInput: Types.BlockLimitKeyInput;
  LimitOverrideInput: Types.LimitOverrideInput;
  OverrideLimitInput: Types.OverrideLimitInput;
  Limit: PolicyLimit;
  LimitEscalation: Types.LimitEscalation;
  LimitOutage: Types.LimitOutage;
  LimitPolicy: LimitPolicyModel;
  LimitPolicyConnection: Omit<Types.LimitPolicyConnection, 'edges'> & { edges: Array<ResolversParentTypes['LimitPolicyEdge']> };
  LimitPolicyEdge: Omit<Types.LimitPolicyEdge, 'node'> & { node: ResolversParentTypes['LimitPolicy'] };
  LimitPolicyPreview: Omit<Types.LimitPolicyPreview, 'limits'> & { limits: Array<ResolversParentTypes['Limit']> };
  LimitInput: Types.LimitInput;
  LimitEscalationInput: Types.LimitEscalationInput;
  LimitOutageInput: Types.LimitOutageInput;
  CreateLimitPolicyInput: Types.CreateLimitPolicyInput;
  CreateLimitPolicyPayload: Omit<Types.CreateLimitPolicyPayload, 'policy'> & { policy?: Types.Maybe<ResolversParentTypes['LimitPolicy']> };
  ChangeLimitPolicyInput: Types.ChangeLimitPolicyInput;
  ChangeLimitPolicyPayload: Omit<Types.ChangeLimitPolicyPayload, 'policy'> & { policy?: Types.Maybe<ResolversParentTypes['LimitPolicy']> };
  PreviewLimitPolicyInput: Types.PreviewLimitPolicyInput;
  DeleteLimitPolicyInput: Types.DeleteLimitPolicyInput;
  DeleteLimitPolicyPayload: Types.DeleteLimitPolicyPayload;
  LimitTraffic: Types.LimitTraffic;
  TopLimitKeys: Types.TopLimitKeys;
  TopLimitKey: Types.TopLimitKey;
  SampledLimitDecision: Types.SampledLimitDecision;
  LimitDecisionSamples: Types.LimitDecisionSamples;
  SetChanges: Types.SetChanges;
  SetChange: Types.SetChange;
  SetStates: Types.SetStates;
  SetState: Types.SetState;
  SetsChanges: Types.SetsChanges;
  ServerSamplesBatch: Types.ServerSamplesBatch;
  RedisSamplesBatch: Types.RedisSamplesBatch;
  OpenSetFeedInput: Types.OpenSetFeedInput;
  OpenSetFeedPayload: Types.OpenSetFeedPayload;
  CloseSetFeedInput: Types.CloseSetFeedInput;
  CloseSetFeedPayload: Types.CloseSetFeedPayload;
  LifetimeInput: Types.LifetimeInput;
  AddMemberInput: Types.AddMemberInput;
  AddMemberPayload: Types.AddMemberPayload;
  AddMembersInput: Types.AddMembersInput;
  NewMemberInput: Types.NewMemberInput;
  AddedMember: Types.AddedMember;
  AddMembersPayload: Types.AddMembersPayload;
  SeenBeforeInput: Types.SeenBeforeInput;
  SeenBeforePayload: Types.SeenBeforePayload;
  ChangeMemberPayload: Types.ChangeMemberPayload;
  ExtendMemberInput: Types.ExtendMemberInput;
  ExpireMemberAtInput: Types.ExpireMemberAtInput;
  PersistMemberInput: Types.PersistMemberInput;
  ExtendMembersInput: Types.ExtendMembersInput;
  ExpireMembersAtInput: Types.ExpireMembersAtInput;
  PersistMembersInput: Types.PersistMembersInput;
  ChangedMember: Types.ChangedMember;
  ChangeMembersPayload: Types.ChangeMembersPayload;
  Member: Types.Member;
  MemberConnection: Types.MemberConnection;
  MemberEdge: Types.MemberEdge;
  MemberFilterInput: Types.MemberFilterInput;
  MemberSearch: Types.MemberSearch;
  MemberRank: Types.MemberRank;
  TimeLeft: Types.TimeLeft;
  TimeLeftBucket: Types.TimeLeftBucket;
  RemoveMemberInput: Types.RemoveMemberInput;
  RemoveMemberPayload: Types.RemoveMemberPayload;
  RemoveMembersInput: Types.RemoveMembersInput;
  RemovedMember: Types.RemovedMember;
  RemoveMembersPayload: Types.RemoveMembersPayload;
  RemoveMatchingMembersInput: Types.RemoveMatchingMembersInput;
  RemoveMatchingMembersPayload: Types.RemoveMatchingMembersPayload;
  ExpiryInput: Types.ExpiryInput;
  FormerMemberInput: Types.FormerMemberInput;
  ExpiryChangeInput: Types.ExpiryChangeInput;
  RestorationInput: Types.RestorationInput;
  MemberToRestoreInput: Types.MemberToRestoreInput;
  RestoreMembersInput: Types.RestoreMembersInput;
  RestoredMember: Types.RestoredMember;
  RestoreMembersPayload: Types.RestoreMembersPayload;
  WindowMember: Types.WindowMember;
  WindowSlice: Types.WindowSlice;
  PushMembersInput: Types.PushMembersInput;
  WindowMemberInput: Types.WindowMemberInput;
  PushedMember: Types.PushedMember;
  PushMembersPayload: Types.PushMembersPayload;
  PopMembersInput: Types.PopMembersInput;
  PopMembersPayload: Types.PopMembersPayload;
  Node: NodeModel;
  OneTimePasswordStatus: Types.OneTimePasswordStatus;
  IssueOneTimePasswordInput: Types.IssueOneTimePasswordInput;
  IssueOneTimePasswordPayload: Types.IssueOneTimePasswordPayload;
  VerifyOneTimePasswordInput: Types.VerifyOneTimePasswordInput;
  VerifyOneTimePasswordPayload: Types.VerifyOneTimePasswordPayload;
  RevokeOneTimePasswordsInput: Types.RevokeOneTimePasswordsInput;
  RevokeOneTimePasswordsPayload: Types.RevokeOneTimePasswordsPayload;
  ResetOneTimePasswordAttemptsInput: Types.ResetOneTimePasswordAttemptsInput;
  ResetOneTimePasswordAttemptsPayload: Types.ResetOneTimePasswordAttemptsPayload;
  OneTimePasswordPurpose: PurposeModel;
  OneTimePasswordActivity: Types.OneTimePasswordActivity;
  CallerLimit: Types.CallerLimit;
  OneTimePasswordPurposeConnection: Omit<Types.OneTimePasswordPurposeConnection, 'edges'> & { edges: Array<ResolversParentTypes['OneTimePasswordPurposeEdge']> };
  OneTimePasswordPurposeEdge: Omit<Types.OneTimePasswordPurposeEdge, 'node'> & { node: ResolversParentTypes['OneTimePasswordPurpose'] };
  CallerLimitInput: Types.CallerLimitInput;
  CreateOneTimePasswordPurposeInput: Types.CreateOneTimePasswordPurposeInput;
  CreateOneTimePasswordPurposePayload: Omit<Types.CreateOneTimePasswordPurposePayload, 'purpose'> & { purpose?: Types.Maybe<ResolversParentTypes['OneTimePasswordPurpose']> };
  ChangeOneTimePasswordPurposeInput: Types.ChangeOneTimePasswordPurposeInput;
  ChangeOneTimePasswordPurposePayload: Omit<Types.ChangeOneTimePasswordPurposePayload, 'purpose'> & { purpose?: Types.Maybe<ResolversParentTypes['OneTimePasswordPurpose']> };
  DeleteOneTimePasswordPurposeInput: Types.DeleteOneTimePasswordPurposeInput;
  DeleteOneTimePasswordPurposePayload: Types.DeleteOneTimePasswordPurposePayload;
  Overview: OverviewModel;
  SetsOverview: Omit<Types.SetsOverview, 'nextToExpire'> & { nextToExpire: Array<ResolversParentTypes['ExpiringSet']> };
  ExpiringOverview: Types.ExpiringOverview;
  SweepOverview: Types.SweepOverview;
  LimitsOverview: Types.LimitsOverview;
  Alert: AlertModel;
  Series: SeriesModel;
  SeriesSource: Types.SeriesSource;
  SeriesHistory: Types.SeriesHistory;
  SeriesSourceHistory: Types.SeriesSourceHistory;
  SeriesLine: Types.SeriesLine;
  SeriesConnection: Omit<Types.SeriesConnection, 'edges'> & { edges: Array<ResolversParentTypes['SeriesEdge']> };
  SeriesEdge: Omit<Types.SeriesEdge, 'node'> & { node: ResolversParentTypes['Series'] };
  CreateSeriesInput: Types.CreateSeriesInput;
  CreateSeriesPayload: Omit<Types.CreateSeriesPayload, 'series'> & { series?: Types.Maybe<ResolversParentTypes['Series']> };
  SampleValueInput: Types.SampleValueInput;
  AppendSampleInput: Types.AppendSampleInput;
  AppendSamplePayload: Types.AppendSamplePayload;
  DeleteSeriesInput: Types.DeleteSeriesInput;
  DeleteSeriesPayload: Types.DeleteSeriesPayload;
  RedisStats: RedisStatsModel;
  RedisSampleConnection: Types.RedisSampleConnection;
  RedisSample: Types.RedisSample;
  RedisHistory: Types.RedisHistory;
  RedisLine: Types.RedisLine;
  ServerInstance: ServerInstanceModel;
  ServerSampleConnection: Types.ServerSampleConnection;
  ServerSample: Types.ServerSample;
  ServerHistory: Types.ServerHistory;
  ServerInstanceHistory: Types.ServerInstanceHistory;
  ServerLine: Types.ServerLine;
  ServerStats: ServerStatsModel;
  Viewer: Types.Viewer;
  Session: Types.Session;
  SessionConnection: Types.SessionConnection;
  SessionEdge: Types.SessionEdge;
  EndSessionInput: Types.EndSessionInput;
  EndSessionPayload: Types.EndSessionPayload;
  EndOtherSessionsPayload: Types.EndOtherSessionsPayload;
  CreateExpiringSetInput: Types.CreateExpiringSetInput;
  NewSetInput: Types.NewSetInput;
  DefaultTtlInput: Types.DefaultTtlInput;
  ShardedSetInput: Types.ShardedSetInput;
  WindowSetInput: Types.WindowSetInput;
  BucketSetInput: Types.BucketSetInput;
  CreateExpiringSetPayload: Omit<Types.CreateExpiringSetPayload, 'set'> & { set?: Types.Maybe<ResolversParentTypes['ExpiringSet']> };
  UpdateExpiringSetInput: Types.UpdateExpiringSetInput;
  UpdateExpiringSetPayload: Omit<Types.UpdateExpiringSetPayload, 'set'> & { set?: Types.Maybe<ResolversParentTypes['ExpiringSet']> };
  DeleteExpiringSetInput: Types.DeleteExpiringSetInput;
  DeleteExpiringSetPayload: Types.DeleteExpiringSetPayload;
  ClearExpiringSetInput: Types.ClearExpiringSetInput;
  ClearExpiringSetPayload: Types.ClearExpiringSetPayload;
  ExpiringSet: ExpiringSetModel;
  SetDetails: SetDetailsModel;
  SetFeed: Types.SetFeed;
  SetFilterInput: Types.SetFilterInput;
  SetOrderInput: Types.SetOrderInput;
  ExpiringSetConnection: Omit<Types.ExpiringSetConnection, 'edges'> & { edges: Array<ResolversParentTypes['ExpiringSetEdge']> };
  ExpiringSetEdge: Omit<Types.ExpiringSetEdge, 'node'> & { node: ResolversParentTypes['ExpiringSet'] };
  Scope: Types.Scope;
  ScopeInput: Types.ScopeInput;
  ConfiguredToken: Types.ConfiguredToken;
  Token: Types.Token;
  TokenConnection: Types.TokenConnection;
  TokenEdge: Types.TokenEdge;
  CreateTokenInput: Types.CreateTokenInput;
  CreateTokenPayload: Types.CreateTokenPayload;
  RevokeTokenInput: Types.RevokeTokenInput;
  RevokeTokenPayload: Types.RevokeTokenPayload;
  Webhook: WebhookModel;
  WebhookStatus: Types.WebhookStatus;
  WebhookAttempt: Types.WebhookAttempt;
  WebhookDeadLetter: Types.WebhookDeadLetter;
  WebhookConnection: Omit<Types.WebhookConnection, 'edges'> & { edges: Array<ResolversParentTypes['WebhookEdge']> };
  WebhookEdge: Omit<Types.WebhookEdge, 'node'> & { node: ResolversParentTypes['Webhook'] };
  WebhookSetsInput: Types.WebhookSetsInput;
  CreateWebhookInput: Types.CreateWebhookInput;
  CreateWebhookPayload: Omit<Types.CreateWebhookPayload, 'webhook'> & { webhook?: Types.Maybe<ResolversParentTypes['Webhook']> };
  ChangeWebhookInput: Types.ChangeWebhookInput;
  ChangeWebhookPayload: Omit<Types.ChangeWebhookPayload, 'webhook'> & { webhook?: Types.Maybe<ResolversParentTypes['Webhook']> };
  WebhookInput: Types.WebhookInput;
  DeleteWebhookPayload: Types.DeleteWebhookPayload;
  RotateWebhookSecretInput: Types.RotateWebhookSecretInput;
  RotateWebhookSecretPayload: Omit<Types.RotateWebhookSecretPayload, 'webhook'> & { webhook?: Types.Maybe<ResolversParentTypes['Webhook']> };
  SendTestEventPayload: Types.SendTestEventPayload;
  WebhookDeadLettersInput: Types.WebhookDeadLettersInput;
  WebhookDeadLettersPayload: Types.WebhookDeadLettersPayload;
};

export type RequiresDirectiveArgs = {
  role: Types.Role;
};

export type RequiresDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = RequiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScopedDirectiveArgs = {
  to: Types.ScopeKind;
  argument?: Types.Maybe<Types.Scalars['String']['input']>;
  optional?: Types.Scalars['Boolean']['input'];
};

export type ScopedDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = ScopedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type UnscopedDirectiveArgs = { };

export type UnscopedDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = UnscopedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ReadByDirectiveArgs = {
  field: Types.Scalars['String']['input'];
  argument?: Types.Maybe<Types.Scalars['String']['input']>;
};

export type ReadByDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = ReadByDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AuditedDirectiveArgs = {
  target?: Types.Maybe<Types.Scalars['String']['input']>;
  count?: Types.Maybe<Types.Scalars['String']['input']>;
};

export type AuditedDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = AuditedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['About'], ParentType, ContextType>;
  adoptedSets?: Resolver<ResolversTypes['AdoptedSetConnection'], ParentType, ContextType, RequireFields<Types.QueryAdoptedSetsArgs, 'first'>>;
  adoptedSet?: Resolver<Types.Maybe<ResolversTypes['AdoptedSet']>, ParentType, ContextType, RequireFields<Types.QueryAdoptedSetArgs, 'name'>>;
  adoptionCandidates?: Resolver<ResolversTypes['AdoptionCandidates'], ParentType, ContextType, RequireFields<Types.QueryAdoptionCandidatesArgs, 'pattern' | 'first'>>;
  adoptionPreview?: Resolver<ResolversTypes['AdoptionPreview'], ParentType, ContextType, RequireFields<Types.QueryAdoptionPreviewArgs, 'key' | 'layout' | 'each'>>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, RequireFields<Types.QueryAuditEntriesArgs, 'first'>>;
  combinedMembers?: Resolver<ResolversTypes['CombinedMembers'], ParentType, ContextType, RequireFields<Types.QueryCombinedMembersArgs, 'operation' | 'sets' | 'first'>>;
  demoData?: Resolver<ResolversTypes['DemoData'], ParentType, ContextType>;
  expiryGroups?: Resolver<ResolversTypes['ExpiryGroupConnection'], ParentType, ContextType, RequireFields<Types.QueryExpiryGroupsArgs, 'set' | 'first'>>;
  expiredDeadLetters?: Resolver<ResolversTypes['ExpiredDeadLetterConnection'], ParentType, ContextType, RequireFields<Types.QueryExpiredDeadLettersArgs, 'set' | 'group' | 'first'>>;
  handOver?: Resolver<Types.Maybe<ResolversTypes['HandOver']>, ParentType, ContextType, RequireFields<Types.QueryHandOverArgs, 'set'>>;
  invitationCodes?: Resolver<ResolversTypes['InvitationCodeConnection'], ParentType, ContextType, RequireFields<Types.QueryInvitationCodesArgs, 'space' | 'first'>>;
  invitationSpaces?: Resolver<ResolversTypes['InvitationSpaceConnection'], ParentType, ContextType, RequireFields<Types.QueryInvitationSpacesArgs, 'first'>>;
  invitationSpace?: Resolver<Types.Maybe<ResolversTypes['InvitationSpace']>, ParentType, ContextType, RequireFields<Types.QueryInvitationSpaceArgs, 'space'>>;
  peekLimit?: Resolver<ResolversTypes['LimitDecision'], ParentType, ContextType, RequireFields<Types.QueryPeekLimitArgs, 'input'>>;
  limitPolicies?: Resolver<ResolversTypes['LimitPolicyConnection'], ParentType, ContextType, RequireFields<Types.QueryLimitPoliciesArgs, 'first'>>;
  limitPolicy?: Resolver<Types.Maybe<ResolversTypes['LimitPolicy']>, ParentType, ContextType, RequireFields<Types.QueryLimitPolicyArgs, 'name'>>;
  previewLimitPolicy?: Resolver<ResolversTypes['LimitPolicyPreview'], ParentType, ContextType, RequireFields<Types.QueryPreviewLimitPolicyArgs, 'input'>>;
  node?: Resolver<Types.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Types.QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Types.Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<Types.QueryNodesArgs, 'ids'>>;
  oneTimePasswordStatus?: Resolver<ResolversTypes['OneTimePasswordStatus'], ParentType, ContextType, RequireFields<Types.QueryOneTimePasswordStatusArgs, 'purpose' | 'subject'>>;
  oneTimePasswordPurposes?: Resolver<ResolversTypes['OneTimePasswordPurposeConnection'], ParentType, ContextType, RequireFields<Types.QueryOneTimePasswordPurposesArgs, 'first'>>;
  oneTimePasswordPurpose?: Resolver<Types.Maybe<ResolversTypes['OneTimePasswordPurpose']>, ParentType, ContextType, RequireFields<Types.QueryOneTimePasswordPurposeArgs, 'purpose'>>;
  overview?: Resolver<ResolversTypes['Overview'], ParentType, ContextType>;
  allSeries?: Resolver<ResolversTypes['SeriesConnection'], ParentType, ContextType, RequireFields<Types.QueryAllSeriesArgs, 'first'>>;
  series?: Resolver<Types.Maybe<ResolversTypes['Series']>, ParentType, ContextType, RequireFields<Types.QuerySeriesArgs, 'name'>>;
  serverStats?: Resolver<ResolversTypes['ServerStats'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['SessionConnection'], ParentType, ContextType, RequireFields<Types.QuerySessionsArgs, 'first'>>;
  expiringSets?: Resolver<ResolversTypes['ExpiringSetConnection'], ParentType, ContextType, RequireFields<Types.QueryExpiringSetsArgs, 'first'>>;
  expiringSet?: Resolver<Types.Maybe<ResolversTypes['ExpiringSet']>, ParentType, ContextType, RequireFields<Types.QueryExpiringSetArgs, 'name'>>;
  tokens?: Resolver<ResolversTypes['TokenConnection'], ParentType, ContextType, RequireFields<Types.QueryTokensArgs, 'first'>>;
  configuredTokens?: Resolver<Array<ResolversTypes['ConfiguredToken']>, ParentType, ContextType>;
  webhooks?: Resolver<ResolversTypes['WebhookConnection'], ParentType, ContextType, RequireFields<Types.QueryWebhooksArgs, 'first'>>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<Types.QueryWebhookArgs, 'webhook'>>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  adoptSet?: Resolver<ResolversTypes['AdoptSetPayload'], ParentType, ContextType, RequireFields<Types.MutationAdoptSetArgs, 'input'>>;
  forgetAdoptedSet?: Resolver<ResolversTypes['ForgetAdoptedSetPayload'], ParentType, ContextType, RequireFields<Types.MutationForgetAdoptedSetArgs, 'input'>>;
  addAdoptedMember?: Resolver<ResolversTypes['AddMemberPayload'], ParentType, ContextType, RequireFields<Types.MutationAddAdoptedMemberArgs, 'input'>>;
  extendAdoptedMember?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<Types.MutationExtendAdoptedMemberArgs, 'input'>>;
  expireAdoptedMemberAt?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<Types.MutationExpireAdoptedMemberAtArgs, 'input'>>;
  removeAdoptedMember?: Resolver<ResolversTypes['RemoveAdoptedMemberPayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveAdoptedMemberArgs, 'input'>>;
  startDemoData?: Resolver<ResolversTypes['StartDemoDataPayload'], ParentType, ContextType>;
  stopDemoData?: Resolver<ResolversTypes['StopDemoDataPayload'], ParentType, ContextType>;
  createExpiryGroup?: Resolver<ResolversTypes['CreateExpiryGroupPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateExpiryGroupArgs, 'input'>>;
  deleteExpiryGroup?: Resolver<ResolversTypes['DeleteExpiryGroupPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteExpiryGroupArgs, 'input'>>;
  takeExpired?: Resolver<ResolversTypes['TakeExpiredPayload'], ParentType, ContextType, RequireFields<Types.MutationTakeExpiredArgs, 'input'>>;
  acknowledgeExpired?: Resolver<ResolversTypes['AcknowledgeExpiredPayload'], ParentType, ContextType, RequireFields<Types.MutationAcknowledgeExpiredArgs, 'input'>>;
  replayExpired?: Resolver<ResolversTypes['ExpiredDeadLettersPayload'], ParentType, ContextType, RequireFields<Types.MutationReplayExpiredArgs, 'input'>>;
  discardExpired?: Resolver<ResolversTypes['ExpiredDeadLettersPayload'], ParentType, ContextType, RequireFields<Types.MutationDiscardExpiredArgs, 'input'>>;
  changeHandOver?: Resolver<ResolversTypes['ChangeHandOverPayload'], ParentType, ContextType, RequireFields<Types.MutationChangeHandOverArgs, 'input'>>;
  takeHandedOver?: Resolver<ResolversTypes['TakeHandedOverPayload'], ParentType, ContextType, RequireFields<Types.MutationTakeHandedOverArgs, 'input'>>;
  getOrCreateInvitationCode?: Resolver<ResolversTypes['GetOrCreateInvitationCodePayload'], ParentType, ContextType, RequireFields<Types.MutationGetOrCreateInvitationCodeArgs, 'input'>>;
  resolveInvitationCode?: Resolver<ResolversTypes['ResolveInvitationCodePayload'], ParentType, ContextType, RequireFields<Types.MutationResolveInvitationCodeArgs, 'input'>>;
  lookUpInvitationCode?: Resolver<ResolversTypes['LookUpInvitationCodePayload'], ParentType, ContextType, RequireFields<Types.MutationLookUpInvitationCodeArgs, 'input'>>;
  revealInvitationCode?: Resolver<ResolversTypes['RevealInvitationCodePayload'], ParentType, ContextType, RequireFields<Types.MutationRevealInvitationCodeArgs, 'input'>>;
  revokeInvitationCode?: Resolver<ResolversTypes['RevokeInvitationCodePayload'], ParentType, ContextType, RequireFields<Types.MutationRevokeInvitationCodeArgs, 'input'>>;
  sweepInvitationCodes?: Resolver<ResolversTypes['SweepInvitationCodesPayload'], ParentType, ContextType, RequireFields<Types.MutationSweepInvitationCodesArgs, 'input'>>;
  createInvitationSpace?: Resolver<ResolversTypes['CreateInvitationSpacePayload'], ParentType, ContextType, RequireFields<Types.MutationCreateInvitationSpaceArgs, 'input'>>;
  changeInvitationSpace?: Resolver<ResolversTypes['ChangeInvitationSpacePayload'], ParentType, ContextType, RequireFields<Types.MutationChangeInvitationSpaceArgs, 'input'>>;
  deleteInvitationSpace?: Resolver<ResolversTypes['DeleteInvitationSpacePayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteInvitationSpaceArgs, 'input'>>;
  consumeLimit?: Resolver<ResolversTypes['ConsumeLimitPayload'], ParentType, ContextType, RequireFields<Types.MutationConsumeLimitArgs, 'input'>>;
  penaliseLimit?: Resolver<ResolversTypes['PenaliseLimitPayload'], ParentType, ContextType, RequireFields<Types.MutationPenaliseLimitArgs, 'input'>>;
  refundLimit?: Resolver<ResolversTypes['RefundLimitPayload'], ParentType, ContextType, RequireFields<Types.MutationRefundLimitArgs, 'input'>>;
  resetLimit?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<Types.MutationResetLimitArgs, 'input'>>;
  blockLimitKey?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<Types.MutationBlockLimitKeyArgs, 'input'>>;
  unblockLimitKey?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<Types.MutationUnblockLimitKeyArgs, 'input'>>;
  overrideLimit?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<Types.MutationOverrideLimitArgs, 'input'>>;
  clearLimitOverride?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<Types.MutationClearLimitOverrideArgs, 'input'>>;
  createLimitPolicy?: Resolver<ResolversTypes['CreateLimitPolicyPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateLimitPolicyArgs, 'input'>>;
  changeLimitPolicy?: Resolver<ResolversTypes['ChangeLimitPolicyPayload'], ParentType, ContextType, RequireFields<Types.MutationChangeLimitPolicyArgs, 'input'>>;
  deleteLimitPolicy?: Resolver<ResolversTypes['DeleteLimitPolicyPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteLimitPolicyArgs, 'input'>>;
  openSetFeed?: Resolver<ResolversTypes['OpenSetFeedPayload'], ParentType, ContextType, RequireFields<Types.MutationOpenSetFeedArgs, 'input'>>;
  closeSetFeed?: Resolver<ResolversTypes['CloseSetFeedPayload'], ParentType, ContextType, RequireFields<Types.MutationCloseSetFeedArgs, 'input'>>;
  addMember?: Resolver<ResolversTypes['AddMemberPayload'], ParentType, ContextType, RequireFields<Types.MutationAddMemberArgs, 'input'>>;
  addMembers?: Resolver<ResolversTypes['AddMembersPayload'], ParentType, ContextType, RequireFields<Types.MutationAddMembersArgs, 'input'>>;
  seenBefore?: Resolver<ResolversTypes['SeenBeforePayload'], ParentType, ContextType, RequireFields<Types.MutationSeenBeforeArgs, 'input'>>;
  extendMember?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<Types.MutationExtendMemberArgs, 'input'>>;
  expireMemberAt?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<Types.MutationExpireMemberAtArgs, 'input'>>;
  persistMember?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<Types.MutationPersistMemberArgs, 'input'>>;
  extendMembers?: Resolver<ResolversTypes['ChangeMembersPayload'], ParentType, ContextType, RequireFields<Types.MutationExtendMembersArgs, 'input'>>;
  expireMembersAt?: Resolver<ResolversTypes['ChangeMembersPayload'], ParentType, ContextType, RequireFields<Types.MutationExpireMembersAtArgs, 'input'>>;
  persistMembers?: Resolver<ResolversTypes['ChangeMembersPayload'], ParentType, ContextType, RequireFields<Types.MutationPersistMembersArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveMemberArgs, 'input'>>;
  removeMembers?: Resolver<ResolversTypes['RemoveMembersPayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveMembersArgs, 'input'>>;
  removeMatchingMembers?: Resolver<ResolversTypes['RemoveMatchingMembersPayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveMatchingMembersArgs, 'input'>>;
  restoreMembers?: Resolver<ResolversTypes['RestoreMembersPayload'], ParentType, ContextType, RequireFields<Types.MutationRestoreMembersArgs, 'input'>>;
  pushMembers?: Resolver<ResolversTypes['PushMembersPayload'], ParentType, ContextType, RequireFields<Types.MutationPushMembersArgs, 'input'>>;
  popMembers?: Resolver<ResolversTypes['PopMembersPayload'], ParentType, ContextType, RequireFields<Types.MutationPopMembersArgs, 'input'>>;
  issueOneTimePassword?: Resolver<ResolversTypes['IssueOneTimePasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationIssueOneTimePasswordArgs, 'input'>>;
  verifyOneTimePassword?: Resolver<ResolversTypes['VerifyOneTimePasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationVerifyOneTimePasswordArgs, 'input'>>;
  revokeOneTimePasswords?: Resolver<ResolversTypes['RevokeOneTimePasswordsPayload'], ParentType, ContextType, RequireFields<Types.MutationRevokeOneTimePasswordsArgs, 'input'>>;
  resetOneTimePasswordAttempts?: Resolver<ResolversTypes['ResetOneTimePasswordAttemptsPayload'], ParentType, ContextType, RequireFields<Types.MutationResetOneTimePasswordAttemptsArgs, 'input'>>;
  createOneTimePasswordPurpose?: Resolver<ResolversTypes['CreateOneTimePasswordPurposePayload'], ParentType, ContextType, RequireFields<Types.MutationCreateOneTimePasswordPurposeArgs, 'input'>>;
  changeOneTimePasswordPurpose?: Resolver<ResolversTypes['ChangeOneTimePasswordPurposePayload'], ParentType, ContextType, RequireFields<Types.MutationChangeOneTimePasswordPurposeArgs, 'input'>>;
  deleteOneTimePasswordPurpose?: Resolver<ResolversTypes['DeleteOneTimePasswordPurposePayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteOneTimePasswordPurposeArgs, 'input'>>;
  createSeries?: Resolver<ResolversTypes['CreateSeriesPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateSeriesArgs, 'input'>>;
  appendSample?: Resolver<ResolversTypes['AppendSamplePayload'], ParentType, ContextType, RequireFields<Types.MutationAppendSampleArgs, 'input'>>;
  deleteSeries?: Resolver<ResolversTypes['DeleteSeriesPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteSeriesArgs, 'input'>>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<Types.MutationEndSessionArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndOtherSessionsPayload'], ParentType, ContextType>;
  createExpiringSet?: Resolver<ResolversTypes['CreateExpiringSetPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateExpiringSetArgs, 'input'>>;
  updateExpiringSet?: Resolver<ResolversTypes['UpdateExpiringSetPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateExpiringSetArgs, 'input'>>;
  deleteExpiringSet?: Resolver<ResolversTypes['DeleteExpiringSetPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteExpiringSetArgs, 'input'>>;
  clearExpiringSet?: Resolver<ResolversTypes['ClearExpiringSetPayload'], ParentType, ContextType, RequireFields<Types.MutationClearExpiringSetArgs, 'input'>>;
  createToken?: Resolver<ResolversTypes['CreateTokenPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateTokenArgs, 'input'>>;
  revokeToken?: Resolver<ResolversTypes['RevokeTokenPayload'], ParentType, ContextType, RequireFields<Types.MutationRevokeTokenArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['CreateWebhookPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateWebhookArgs, 'input'>>;
  changeWebhook?: Resolver<ResolversTypes['ChangeWebhookPayload'], ParentType, ContextType, RequireFields<Types.MutationChangeWebhookArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['DeleteWebhookPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteWebhookArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['RotateWebhookSecretPayload'], ParentType, ContextType, RequireFields<Types.MutationRotateWebhookSecretArgs, 'input'>>;
  pauseWebhook?: Resolver<ResolversTypes['ChangeWebhookPayload'], ParentType, ContextType, RequireFields<Types.MutationPauseWebhookArgs, 'input'>>;
  resumeWebhook?: Resolver<ResolversTypes['ChangeWebhookPayload'], ParentType, ContextType, RequireFields<Types.MutationResumeWebhookArgs, 'input'>>;
  sendTestEvent?: Resolver<ResolversTypes['SendTestEventPayload'], ParentType, ContextType, RequireFields<Types.MutationSendTestEventArgs, 'input'>>;
  replayDeadLetters?: Resolver<ResolversTypes['WebhookDeadLettersPayload'], ParentType, ContextType, RequireFields<Types.MutationReplayDeadLettersArgs, 'input'>>;
  discardDeadLetters?: Resolver<ResolversTypes['WebhookDeadLettersPayload'], ParentType, ContextType, RequireFields<Types.MutationDiscardDeadLettersArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  limitDecisions?: SubscriptionResolver<ResolversTypes['LimitDecisionSamples'], "limitDecisions", ParentType, ContextType, Partial<Types.SubscriptionLimitDecisionsArgs>>;
  setChanges?: SubscriptionResolver<ResolversTypes['SetChanges'], "setChanges", ParentType, ContextType, RequireFields<Types.SubscriptionSetChangesArgs, 'set'>>;
  setStates?: SubscriptionResolver<ResolversTypes['SetStates'], "setStates", ParentType, ContextType, RequireFields<Types.SubscriptionSetStatesArgs, 'sets'>>;
  setsChanged?: SubscriptionResolver<ResolversTypes['SetsChanges'], "setsChanged", ParentType, ContextType>;
  serverSamples?: SubscriptionResolver<ResolversTypes['ServerSamplesBatch'], "serverSamples", ParentType, ContextType, RequireFields<Types.SubscriptionServerSamplesArgs, 'instance'>>;
  redisSamples?: SubscriptionResolver<ResolversTypes['RedisSamplesBatch'], "redisSamples", ParentType, ContextType, Partial<Types.SubscriptionRedisSamplesArgs>>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AboutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['About'] = ResolversParentTypes['About']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redisVersion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdoptedSetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptedSet'] = ResolversParentTypes['AdoptedSet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['ScoreMeaning'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ScoreUnit'], ParentType, ContextType>;
  memberFormat?: Resolver<ResolversTypes['MemberFormat'], ParentType, ContextType>;
  windowMs?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['AdoptedSetSummary'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['AdoptedMemberConnection'], ParentType, ContextType, Partial<Types.AdoptedSetMembersArgs>>;
  searchMembers?: Resolver<ResolversTypes['AdoptedMemberSearch'], ParentType, ContextType, RequireFields<Types.AdoptedSetSearchMembersArgs, 'first'>>;
  member?: Resolver<Types.Maybe<ResolversTypes['AdoptedMember']>, ParentType, ContextType, RequireFields<Types.AdoptedSetMemberArgs, 'member'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdoptedMemberSearchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptedMemberSearch'] = ResolversParentTypes['AdoptedMemberSearch']> = {
  matches?: Resolver<Array<ResolversTypes['AdoptedMember']>, ParentType, ContextType>;
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scannedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdoptedSetSummaryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptedSetSummary'] = ResolversParentTypes['AdoptedSetSummary']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextExpiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  keyExpiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdoptedMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptedMember'] = ResolversParentTypes['AdoptedMember']> = {
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  base64?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  json?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  score?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remainingMs?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AdoptedMemberConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptedMemberConnection'] = ResolversParentTypes['AdoptedMemberConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdoptedMemberEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  startRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdoptedMemberEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptedMemberEdge'] = ResolversParentTypes['AdoptedMemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdoptedMember'], ParentType, ContextType>;
};

export type AdoptedSetConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptedSetConnection'] = ResolversParentTypes['AdoptedSetConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdoptedSetEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdoptedSetEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptedSetEdge'] = ResolversParentTypes['AdoptedSetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdoptedSet'], ParentType, ContextType>;
};

export type AdoptionCandidatesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptionCandidates'] = ResolversParentTypes['AdoptionCandidates']> = {
  keys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scannedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdoptionPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptionPreview'] = ResolversParentTypes['AdoptionPreview']> = {
  members?: Resolver<Array<ResolversTypes['AdoptedMember']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdoptSetPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptSetPayload'] = ResolversParentTypes['AdoptSetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['CreateStatus']>, ParentType, ContextType>;
  set?: Resolver<Types.Maybe<ResolversTypes['AdoptedSet']>, ParentType, ContextType>;
};

export type ForgetAdoptedSetPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ForgetAdoptedSetPayload'] = ResolversParentTypes['ForgetAdoptedSetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['ForgetStatus']>, ParentType, ContextType>;
};

export type RemoveAdoptedMemberPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoveAdoptedMemberPayload'] = ResolversParentTypes['RemoveAdoptedMemberPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['RemoveStatus']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['AuditSection'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['PrincipalKind']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  scannedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type CombinedMembersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CombinedMembers'] = ResolversParentTypes['CombinedMembers']> = {
  members?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scannedCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DemoDataResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DemoData'] = ResolversParentTypes['DemoData']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StartDemoDataPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StartDemoDataPayload'] = ResolversParentTypes['StartDemoDataPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['StartDemoDataStatus']>, ParentType, ContextType>;
  demoData?: Resolver<Types.Maybe<ResolversTypes['DemoData']>, ParentType, ContextType>;
};

export type StopDemoDataPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StopDemoDataPayload'] = ResolversParentTypes['StopDemoDataPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  demoData?: Resolver<Types.Maybe<ResolversTypes['DemoData']>, ParentType, ContextType>;
};

export type ExpiryGroupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiryGroup'] = ResolversParentTypes['ExpiryGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consumerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfinishedCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unreadBatches?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  oldestAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lostCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deadLetterCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxTries?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExpiryGroupConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiryGroupConnection'] = ResolversParentTypes['ExpiryGroupConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ExpiryGroupEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExpiryGroupEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiryGroupEdge'] = ResolversParentTypes['ExpiryGroupEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ExpiryGroup'], ParentType, ContextType>;
};

export type ExpiredEventResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiredEvent'] = ResolversParentTypes['ExpiredEvent']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExpiredDeadLetterResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiredDeadLetter'] = ResolversParentTypes['ExpiredDeadLetter']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  diedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExpiredDeadLetterConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiredDeadLetterConnection'] = ResolversParentTypes['ExpiredDeadLetterConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ExpiredDeadLetterEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExpiredDeadLetterEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiredDeadLetterEdge'] = ResolversParentTypes['ExpiredDeadLetterEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ExpiredDeadLetter'], ParentType, ContextType>;
};

export type HandOverResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HandOver'] = ResolversParentTypes['HandOver']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CreateExpiryGroupPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateExpiryGroupPayload'] = ResolversParentTypes['CreateExpiryGroupPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['CreateStatus']>, ParentType, ContextType>;
};

export type DeleteExpiryGroupPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeleteExpiryGroupPayload'] = ResolversParentTypes['DeleteExpiryGroupPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['DeleteStatus']>, ParentType, ContextType>;
};

export type TakeExpiredPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TakeExpiredPayload'] = ResolversParentTypes['TakeExpiredPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  events?: Resolver<Types.Maybe<Array<ResolversTypes['ExpiredEvent']>>, ParentType, ContextType>;
};

export type AcknowledgeExpiredPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AcknowledgeExpiredPayload'] = ResolversParentTypes['AcknowledgeExpiredPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  statuses?: Resolver<Types.Maybe<Array<ResolversTypes['AcknowledgeStatus']>>, ParentType, ContextType>;
};

export type ExpiredDeadLettersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiredDeadLettersPayload'] = ResolversParentTypes['ExpiredDeadLettersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangeHandOverPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeHandOverPayload'] = ResolversParentTypes['ChangeHandOverPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  handOver?: Resolver<Types.Maybe<ResolversTypes['HandOver']>, ParentType, ContextType>;
};

export type HandedOverMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HandedOverMember'] = ResolversParentTypes['HandedOverMember']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TakeHandedOverPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TakeHandedOverPayload'] = ResolversParentTypes['TakeHandedOverPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  members?: Resolver<Types.Maybe<Array<ResolversTypes['HandedOverMember']>>, ParentType, ContextType>;
};

export type MemberHistoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MemberHistory'] = ResolversParentTypes['MemberHistory']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stepMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  live?: Resolver<Array<Types.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  addedPerSecond?: Resolver<Array<Types.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  expiredPerSecond?: Resolver<Array<Types.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitationCodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvitationCode'] = ResolversParentTypes['InvitationCode']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usesLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitationCodeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvitationCodeConnection'] = ResolversParentTypes['InvitationCodeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InvitationCodeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitationCodeEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvitationCodeEdge'] = ResolversParentTypes['InvitationCodeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InvitationCode'], ParentType, ContextType>;
};

export type GetOrCreateInvitationCodePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GetOrCreateInvitationCodePayload'] = ResolversParentTypes['GetOrCreateInvitationCodePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['InvitationCodeStatus']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ResolveInvitationCodePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ResolveInvitationCodePayload'] = ResolversParentTypes['ResolveInvitationCodePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['ResolveInvitationCodeStatus']>, ParentType, ContextType>;
  passes?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usesLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retryAfterMs?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LookUpInvitationCodePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LookUpInvitationCodePayload'] = ResolversParentTypes['LookUpInvitationCodePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['LookUpInvitationCodeStatus']>, ParentType, ContextType>;
  passes?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usesLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retryAfterMs?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RevealInvitationCodePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevealInvitationCodePayload'] = ResolversParentTypes['RevealInvitationCodePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['RevealInvitationCodeStatus']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usesLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RevokeInvitationCodePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevokeInvitationCodePayload'] = ResolversParentTypes['RevokeInvitationCodePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['RevokeInvitationCodeStatus']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SweepInvitationCodesPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SweepInvitationCodesPayload'] = ResolversParentTypes['SweepInvitationCodesPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  sweptCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leftCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type InvitationSpaceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvitationSpace'] = ResolversParentTypes['InvitationSpace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alphabet?: Resolver<ResolversTypes['InvitationAlphabet'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkSymbol?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ttlMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxUses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  missesPerCaller?: Resolver<ResolversTypes['MissLimit'], ParentType, ContextType>;
  missesOfAll?: Resolver<ResolversTypes['MissLimit'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  utilisation?: Resolver<ResolversTypes['InvitationSpaceUtilisation'], ParentType, ContextType>;
  activity?: Resolver<ResolversTypes['InvitationSpaceActivity'], ParentType, ContextType, RequireFields<Types.InvitationSpaceActivityArgs, 'points'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationSpaceActivityResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvitationSpaceActivity'] = ResolversParentTypes['InvitationSpaceActivity']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stepMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  created?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  resolved?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  missed?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  limited?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MissLimitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MissLimit'] = ResolversParentTypes['MissLimit']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  windowMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InvitationSpaceUtilisationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvitationSpaceUtilisation'] = ResolversParentTypes['InvitationSpaceUtilisation']> = {
  live?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitationSpaceConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvitationSpaceConnection'] = ResolversParentTypes['InvitationSpaceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InvitationSpaceEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitationSpaceEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvitationSpaceEdge'] = ResolversParentTypes['InvitationSpaceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InvitationSpace'], ParentType, ContextType>;
};

export type CreateInvitationSpacePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateInvitationSpacePayload'] = ResolversParentTypes['CreateInvitationSpacePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['CreateStatus']>, ParentType, ContextType>;
  space?: Resolver<Types.Maybe<ResolversTypes['InvitationSpace']>, ParentType, ContextType>;
};

export type ChangeInvitationSpacePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeInvitationSpacePayload'] = ResolversParentTypes['ChangeInvitationSpacePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  space?: Resolver<Types.Maybe<ResolversTypes['InvitationSpace']>, ParentType, ContextType>;
};

export type DeleteInvitationSpacePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeleteInvitationSpacePayload'] = ResolversParentTypes['DeleteInvitationSpacePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['DeleteStatus']>, ParentType, ContextType>;
};

export type LimitDecisionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitDecision'] = ResolversParentTypes['LimitDecision']> = {
  status?: Resolver<ResolversTypes['LimitStatus'], ParentType, ContextType>;
  passes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shadowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['LimitDenialReason']>, ParentType, ContextType>;
  outageReason?: Resolver<Types.Maybe<ResolversTypes['LimitOutageReason']>, ParentType, ContextType>;
  limit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retryAfterMs?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  resetAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  limits?: Resolver<Array<ResolversTypes['LimitState']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LimitStateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitState'] = ResolversParentTypes['LimitState']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  windowMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retryAfterMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  resetAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ConsumeLimitPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConsumeLimitPayload'] = ResolversParentTypes['ConsumeLimitPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  decision?: Resolver<Types.Maybe<ResolversTypes['LimitDecision']>, ParentType, ContextType>;
};

export type RefundLimitPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RefundLimitPayload'] = ResolversParentTypes['RefundLimitPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  decision?: Resolver<Types.Maybe<ResolversTypes['LimitDecision']>, ParentType, ContextType>;
};

export type PenaliseLimitPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PenaliseLimitPayload'] = ResolversParentTypes['PenaliseLimitPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  decision?: Resolver<Types.Maybe<ResolversTypes['LimitDecision']>, ParentType, ContextType>;
};

export type LimitOverrideConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitOverrideConnection'] = ResolversParentTypes['LimitOverrideConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LimitOverrideEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LimitOverrideEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitOverrideEdge'] = ResolversParentTypes['LimitOverrideEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LimitOverride'], ParentType, ContextType>;
};

export type LimitOverrideResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitOverride'] = ResolversParentTypes['LimitOverride']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limits?: Resolver<Array<ResolversTypes['OverriddenLimit']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OverriddenLimitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OverriddenLimit'] = ResolversParentTypes['OverriddenLimit']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  windowMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeLimitKeyPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeLimitKeyPayload'] = ResolversParentTypes['ChangeLimitKeyPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LimitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Limit'] = ResolversParentTypes['Limit']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  algorithm?: Resolver<ResolversTypes['LimitAlgorithm'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  windowMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  burst?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  large?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mostInAnyWindow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LimitEscalationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitEscalation'] = ResolversParentTypes['LimitEscalation']> = {
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withinMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  blockMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  factor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LimitOutageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitOutage'] = ResolversParentTypes['LimitOutage']> = {
  policy?: Resolver<ResolversTypes['LimitOutagePolicy'], ParentType, ContextType>;
  localShare?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  localKeys?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  answerWithinMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pauseMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LimitPolicyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitPolicy'] = ResolversParentTypes['LimitPolicy']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limits?: Resolver<Array<ResolversTypes['Limit']>, ParentType, ContextType>;
  countDenied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shadow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  escalation?: Resolver<Types.Maybe<ResolversTypes['LimitEscalation']>, ParentType, ContextType>;
  outage?: Resolver<ResolversTypes['LimitOutage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  overrides?: Resolver<Types.Maybe<ResolversTypes['LimitOverrideConnection']>, ParentType, ContextType, RequireFields<Types.LimitPolicyOverridesArgs, 'first'>>;
  traffic?: Resolver<ResolversTypes['LimitTraffic'], ParentType, ContextType, RequireFields<Types.LimitPolicyTrafficArgs, 'points'>>;
  busiestKeys?: Resolver<Types.Maybe<ResolversTypes['TopLimitKeys']>, ParentType, ContextType, RequireFields<Types.LimitPolicyBusiestKeysArgs, 'first'>>;
  mostDeniedKeys?: Resolver<Types.Maybe<ResolversTypes['TopLimitKeys']>, ParentType, ContextType, RequireFields<Types.LimitPolicyMostDeniedKeysArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LimitPolicyConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitPolicyConnection'] = ResolversParentTypes['LimitPolicyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LimitPolicyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LimitPolicyEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitPolicyEdge'] = ResolversParentTypes['LimitPolicyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LimitPolicy'], ParentType, ContextType>;
};

export type LimitPolicyPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitPolicyPreview'] = ResolversParentTypes['LimitPolicyPreview']> = {
  limits?: Resolver<Array<ResolversTypes['Limit']>, ParentType, ContextType>;
  forgets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreateLimitPolicyPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateLimitPolicyPayload'] = ResolversParentTypes['CreateLimitPolicyPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['CreateLimitPolicyStatus']>, ParentType, ContextType>;
  policy?: Resolver<Types.Maybe<ResolversTypes['LimitPolicy']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChangeLimitPolicyPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeLimitPolicyPayload'] = ResolversParentTypes['ChangeLimitPolicyPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['ChangeLimitPolicyStatus']>, ParentType, ContextType>;
  policy?: Resolver<Types.Maybe<ResolversTypes['LimitPolicy']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DeleteLimitPolicyPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeleteLimitPolicyPayload'] = ResolversParentTypes['DeleteLimitPolicyPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['DeleteStatus']>, ParentType, ContextType>;
};

export type LimitTrafficResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitTraffic'] = ResolversParentTypes['LimitTraffic']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stepMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  allowed?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  denied?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  shadowed?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  unavailable?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TopLimitKeysResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TopLimitKeys'] = ResolversParentTypes['TopLimitKeys']> = {
  keys?: Resolver<Array<ResolversTypes['TopLimitKey']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TopLimitKeyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TopLimitKey'] = ResolversParentTypes['TopLimitKey']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SampledLimitDecisionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SampledLimitDecision'] = ResolversParentTypes['SampledLimitDecision']> = {
  policy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['LimitOutcome'], ParentType, ContextType>;
  passes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retryAfterMs?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LimitDecisionSamplesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitDecisionSamples'] = ResolversParentTypes['LimitDecisionSamples']> = {
  decisions?: Resolver<Array<ResolversTypes['SampledLimitDecision']>, ParentType, ContextType>;
  decidedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SetChangesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetChanges'] = ResolversParentTypes['SetChanges']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['SetChange']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SetChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetChange'] = ResolversParentTypes['SetChange']> = {
  kind?: Resolver<ResolversTypes['SetChangeKind'], ParentType, ContextType>;
  member?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  clearedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SetStatesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetStates'] = ResolversParentTypes['SetStates']> = {
  states?: Resolver<Array<ResolversTypes['SetState']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetStateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetState'] = ResolversParentTypes['SetState']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultTtlMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextExpiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SetsChangesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetsChanges'] = ResolversParentTypes['SetsChanges']> = {
  gap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  deleted?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServerSamplesBatchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerSamplesBatch'] = ResolversParentTypes['ServerSamplesBatch']> = {
  samples?: Resolver<Array<ResolversTypes['ServerSample']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RedisSamplesBatchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedisSamplesBatch'] = ResolversParentTypes['RedisSamplesBatch']> = {
  samples?: Resolver<Array<ResolversTypes['RedisSample']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OpenSetFeedPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OpenSetFeedPayload'] = ResolversParentTypes['OpenSetFeedPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['OpenFeedStatus']>, ParentType, ContextType>;
  cursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CloseSetFeedPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CloseSetFeedPayload'] = ResolversParentTypes['CloseSetFeedPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['CloseFeedStatus']>, ParentType, ContextType>;
};

export type AddMemberPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddMemberPayload'] = ResolversParentTypes['AddMemberPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['AddStatus']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AddedMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddedMember'] = ResolversParentTypes['AddedMember']> = {
  status?: Resolver<ResolversTypes['AddStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AddMembersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddMembersPayload'] = ResolversParentTypes['AddMembersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  results?: Resolver<Types.Maybe<Array<ResolversTypes['AddedMember']>>, ParentType, ContextType>;
};

export type SeenBeforePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SeenBeforePayload'] = ResolversParentTypes['SeenBeforePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['SeenStatus']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChangeMemberPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeMemberPayload'] = ResolversParentTypes['ChangeMemberPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['ChangeStatus']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formerExpiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChangedMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangedMember'] = ResolversParentTypes['ChangedMember']> = {
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChangedMemberStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formerExpiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChangeMembersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeMembersPayload'] = ResolversParentTypes['ChangeMembersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  results?: Resolver<Types.Maybe<Array<ResolversTypes['ChangedMember']>>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remainingMs?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MemberConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MemberConnection'] = ResolversParentTypes['MemberConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MemberEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  startRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MemberEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MemberEdge'] = ResolversParentTypes['MemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type MemberSearchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MemberSearch'] = ResolversParentTypes['MemberSearch']> = {
  matches?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scannedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MemberRankResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MemberRank'] = ResolversParentTypes['MemberRank']> = {
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TimeLeftResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TimeLeft'] = ResolversParentTypes['TimeLeft']> = {
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  spanMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  buckets?: Resolver<Array<ResolversTypes['TimeLeftBucket']>, ParentType, ContextType>;
  beyond?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  never?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimeLeftBucketResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TimeLeftBucket'] = ResolversParentTypes['TimeLeftBucket']> = {
  fromMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  toMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RemoveMemberPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoveMemberPayload'] = ResolversParentTypes['RemoveMemberPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['RemoveStatus']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RemovedMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemovedMember'] = ResolversParentTypes['RemovedMember']> = {
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RemoveStatus'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RemoveMembersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoveMembersPayload'] = ResolversParentTypes['RemoveMembersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  results?: Resolver<Types.Maybe<Array<ResolversTypes['RemovedMember']>>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RemoveMatchingMembersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoveMatchingMembersPayload'] = ResolversParentTypes['RemoveMatchingMembersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  removed?: Resolver<Types.Maybe<Array<ResolversTypes['Member']>>, ParentType, ContextType>;
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scannedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RestoredMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RestoredMember'] = ResolversParentTypes['RestoredMember']> = {
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RestoreStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RestoreMembersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RestoreMembersPayload'] = ResolversParentTypes['RestoreMembersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  results?: Resolver<Types.Maybe<Array<ResolversTypes['RestoredMember']>>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WindowMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WindowMember'] = ResolversParentTypes['WindowMember']> = {
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WindowSliceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WindowSlice'] = ResolversParentTypes['WindowSlice']> = {
  members?: Resolver<Array<ResolversTypes['WindowMember']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PushedMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PushedMember'] = ResolversParentTypes['PushedMember']> = {
  status?: Resolver<ResolversTypes['PushStatus'], ParentType, ContextType>;
  score?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  replacedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PushMembersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PushMembersPayload'] = ResolversParentTypes['PushMembersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  results?: Resolver<Types.Maybe<Array<ResolversTypes['PushedMember']>>, ParentType, ContextType>;
};

export type PopMembersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PopMembersPayload'] = ResolversParentTypes['PopMembersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  members?: Resolver<Types.Maybe<Array<ResolversTypes['WindowMember']>>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AdoptedSet' | 'ExpiryGroup' | 'InvitationSpace' | 'LimitPolicy' | 'OneTimePasswordPurpose' | 'Series' | 'Session' | 'ExpiringSet' | 'ConfiguredToken' | 'Token' | 'Webhook', ParentType, ContextType>;
};

export type OneTimePasswordStatusResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OneTimePasswordStatus'] = ResolversParentTypes['OneTimePasswordStatus']> = {
  liveCodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextExpiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastExpiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  issuedInWindow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coolingDownUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  limitedUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attemptsUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attemptsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lockedUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IssueOneTimePasswordPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['IssueOneTimePasswordPayload'] = ResolversParentTypes['IssueOneTimePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['IssueOneTimePasswordStatus']>, ParentType, ContextType>;
  passes?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retryAfterMs?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VerifyOneTimePasswordPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VerifyOneTimePasswordPayload'] = ResolversParentTypes['VerifyOneTimePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['VerifyOneTimePasswordStatus']>, ParentType, ContextType>;
  passes?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  attemptsLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retryAfterMs?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RevokeOneTimePasswordsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevokeOneTimePasswordsPayload'] = ResolversParentTypes['RevokeOneTimePasswordsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  revokedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ResetOneTimePasswordAttemptsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ResetOneTimePasswordAttemptsPayload'] = ResolversParentTypes['ResetOneTimePasswordAttemptsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  forgottenCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OneTimePasswordPurposeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OneTimePasswordPurpose'] = ResolversParentTypes['OneTimePasswordPurpose']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectForm?: Resolver<ResolversTypes['SubjectForm'], ParentType, ContextType>;
  digits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ttlMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxLiveCodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  windowMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  resendCooldownMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxAttempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attemptWindowMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  callerLimit?: Resolver<Types.Maybe<ResolversTypes['CallerLimit']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  activity?: Resolver<ResolversTypes['OneTimePasswordActivity'], ParentType, ContextType, RequireFields<Types.OneTimePasswordPurposeActivityArgs, 'points'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OneTimePasswordActivityResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OneTimePasswordActivity'] = ResolversParentTypes['OneTimePasswordActivity']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stepMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  issued?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  verified?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  wrong?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  locked?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  limited?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CallerLimitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CallerLimit'] = ResolversParentTypes['CallerLimit']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  windowMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OneTimePasswordPurposeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OneTimePasswordPurposeConnection'] = ResolversParentTypes['OneTimePasswordPurposeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OneTimePasswordPurposeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OneTimePasswordPurposeEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OneTimePasswordPurposeEdge'] = ResolversParentTypes['OneTimePasswordPurposeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OneTimePasswordPurpose'], ParentType, ContextType>;
};

export type CreateOneTimePasswordPurposePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateOneTimePasswordPurposePayload'] = ResolversParentTypes['CreateOneTimePasswordPurposePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['CreateStatus']>, ParentType, ContextType>;
  purpose?: Resolver<Types.Maybe<ResolversTypes['OneTimePasswordPurpose']>, ParentType, ContextType>;
};

export type ChangeOneTimePasswordPurposePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeOneTimePasswordPurposePayload'] = ResolversParentTypes['ChangeOneTimePasswordPurposePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  purpose?: Resolver<Types.Maybe<ResolversTypes['OneTimePasswordPurpose']>, ParentType, ContextType>;
};

export type DeleteOneTimePasswordPurposePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeleteOneTimePasswordPurposePayload'] = ResolversParentTypes['DeleteOneTimePasswordPurposePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['DeleteStatus']>, ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  sets?: Resolver<ResolversTypes['SetsOverview'], ParentType, ContextType>;
  expiring?: Resolver<ResolversTypes['ExpiringOverview'], ParentType, ContextType, RequireFields<Types.OverviewExpiringArgs, 'span'>>;
  sweep?: Resolver<ResolversTypes['SweepOverview'], ParentType, ContextType>;
  limits?: Resolver<ResolversTypes['LimitsOverview'], ParentType, ContextType>;
  alerts?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  history?: Resolver<ResolversTypes['MemberHistory'], ParentType, ContextType, RequireFields<Types.OverviewHistoryArgs, 'lastMs' | 'points'>>;
};

export type SetsOverviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetsOverview'] = ResolversParentTypes['SetsOverview']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  consideredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  consideredAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liveCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  countIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextToExpire?: Resolver<Array<ResolversTypes['ExpiringSet']>, ParentType, ContextType>;
};

export type ExpiringOverviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiringOverview'] = ResolversParentTypes['ExpiringOverview']> = {
  spanMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  buckets?: Resolver<Array<ResolversTypes['TimeLeftBucket']>, ParentType, ContextType>;
  consideredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  consideredAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SweepOverviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SweepOverview'] = ResolversParentTypes['SweepOverview']> = {
  endedPerSecond?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  worstLagMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LimitsOverviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitsOverview'] = ResolversParentTypes['LimitsOverview']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stepMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  allowed?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  denied?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  shadowed?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  unavailable?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  consideredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  consideredAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AlertResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  kind?: Resolver<ResolversTypes['AlertKind'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AlertSeverity'], ParentType, ContextType>;
  subject?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  server?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  share?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lagMs?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  perSecond?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SeriesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Series'] = ResolversParentTypes['Series']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  retentionMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['SeriesSource']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['SeriesHistory'], ParentType, ContextType, RequireFields<Types.SeriesHistoryArgs, 'aggregates' | 'points'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeriesSourceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SeriesSource'] = ResolversParentTypes['SeriesSource']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSampleAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SeriesHistoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SeriesHistory'] = ResolversParentTypes['SeriesHistory']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stepMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  resolutionMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['SeriesSourceHistory']>, ParentType, ContextType>;
  hasMoreSources?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SeriesSourceHistoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SeriesSourceHistory'] = ResolversParentTypes['SeriesSourceHistory']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['SeriesLine']>, ParentType, ContextType>;
};

export type SeriesLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SeriesLine'] = ResolversParentTypes['SeriesLine']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aggregate?: Resolver<ResolversTypes['StatsAggregate'], ParentType, ContextType>;
  values?: Resolver<Array<Types.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type SeriesConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SeriesConnection'] = ResolversParentTypes['SeriesConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SeriesEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SeriesEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SeriesEdge'] = ResolversParentTypes['SeriesEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Series'], ParentType, ContextType>;
};

export type CreateSeriesPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateSeriesPayload'] = ResolversParentTypes['CreateSeriesPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['CreateStatus']>, ParentType, ContextType>;
  series?: Resolver<Types.Maybe<ResolversTypes['Series']>, ParentType, ContextType>;
};

export type AppendSamplePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AppendSamplePayload'] = ResolversParentTypes['AppendSamplePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DeleteSeriesPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeleteSeriesPayload'] = ResolversParentTypes['DeleteSeriesPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['DeleteStatus']>, ParentType, ContextType>;
};

export type RedisStatsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedisStats'] = ResolversParentTypes['RedisStats']> = {
  samples?: Resolver<ResolversTypes['RedisSampleConnection'], ParentType, ContextType, RequireFields<Types.RedisStatsSamplesArgs, 'first'>>;
  history?: Resolver<ResolversTypes['RedisHistory'], ParentType, ContextType, RequireFields<Types.RedisStatsHistoryArgs, 'fields' | 'aggregates' | 'points'>>;
};

export type RedisSampleConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedisSampleConnection'] = ResolversParentTypes['RedisSampleConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['RedisSample']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RedisSampleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedisSample'] = ResolversParentTypes['RedisSample']> = {
  sampledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operationsPerSecond?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  usedMemoryBytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxMemoryBytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  connectedClients?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hitRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expiredKeysPerSecond?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  evictedKeysPerSecond?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RedisHistoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedisHistory'] = ResolversParentTypes['RedisHistory']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stepMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  resolutionMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['RedisLine']>, ParentType, ContextType>;
};

export type RedisLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedisLine'] = ResolversParentTypes['RedisLine']> = {
  field?: Resolver<ResolversTypes['RedisField'], ParentType, ContextType>;
  aggregate?: Resolver<ResolversTypes['StatsAggregate'], ParentType, ContextType>;
  values?: Resolver<Array<Types.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type ServerInstanceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerInstance'] = ResolversParentTypes['ServerInstance']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSampleAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  samples?: Resolver<ResolversTypes['ServerSampleConnection'], ParentType, ContextType, RequireFields<Types.ServerInstanceSamplesArgs, 'first'>>;
};

export type ServerSampleConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerSampleConnection'] = ResolversParentTypes['ServerSampleConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ServerSample']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ServerSampleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerSample'] = ResolversParentTypes['ServerSample']> = {
  sampledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  load1?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  load5?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  load15?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cpuUtilization?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  memoryUsedBytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  memoryTotalBytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  processMemoryBytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minorPageFaultsPerSecond?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  majorPageFaultsPerSecond?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  eventLoopDelayP99Ms?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  eventLoopUtilization?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ServerHistoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerHistory'] = ResolversParentTypes['ServerHistory']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stepMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  resolutionMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  instances?: Resolver<Array<ResolversTypes['ServerInstanceHistory']>, ParentType, ContextType>;
  hasMoreInstances?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ServerInstanceHistoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerInstanceHistory'] = ResolversParentTypes['ServerInstanceHistory']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ServerLine']>, ParentType, ContextType>;
};

export type ServerLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerLine'] = ResolversParentTypes['ServerLine']> = {
  field?: Resolver<ResolversTypes['ServerField'], ParentType, ContextType>;
  aggregate?: Resolver<ResolversTypes['StatsAggregate'], ParentType, ContextType>;
  values?: Resolver<Array<Types.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type ServerStatsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerStats'] = ResolversParentTypes['ServerStats']> = {
  instances?: Resolver<Array<ResolversTypes['ServerInstance']>, ParentType, ContextType>;
  instance?: Resolver<Types.Maybe<ResolversTypes['ServerInstance']>, ParentType, ContextType, RequireFields<Types.ServerStatsInstanceArgs, 'id'>>;
  history?: Resolver<ResolversTypes['ServerHistory'], ParentType, ContextType, RequireFields<Types.ServerStatsHistoryArgs, 'fields' | 'aggregates' | 'points'>>;
  redis?: Resolver<ResolversTypes['RedisStats'], ParentType, ContextType>;
  sampleIntervalMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retentionMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  scopes?: Resolver<Types.Maybe<Array<ResolversTypes['Scope']>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PrincipalKind'], ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tokenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  client?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SessionConnection'] = ResolversParentTypes['SessionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SessionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SessionEdge'] = ResolversParentTypes['SessionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['EndSessionStatus']>, ParentType, ContextType>;
};

export type EndOtherSessionsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  endedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CreateExpiringSetPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateExpiringSetPayload'] = ResolversParentTypes['CreateExpiringSetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['CreateStatus']>, ParentType, ContextType>;
  set?: Resolver<Types.Maybe<ResolversTypes['ExpiringSet']>, ParentType, ContextType>;
};

export type UpdateExpiringSetPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UpdateExpiringSetPayload'] = ResolversParentTypes['UpdateExpiringSetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  set?: Resolver<Types.Maybe<ResolversTypes['ExpiringSet']>, ParentType, ContextType>;
};

export type DeleteExpiringSetPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeleteExpiringSetPayload'] = ResolversParentTypes['DeleteExpiringSetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['DeleteStatus']>, ParentType, ContextType>;
};

export type ClearExpiringSetPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ClearExpiringSetPayload'] = ResolversParentTypes['ClearExpiringSetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  clearedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ExpiringSetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiringSet'] = ResolversParentTypes['ExpiringSet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  strategy?: Resolver<ResolversTypes['SetStrategy'], ParentType, ContextType>;
  defaultTtlMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextExpiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['SetDetails'], ParentType, ContextType>;
  handOver?: Resolver<Types.Maybe<ResolversTypes['HandOver']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['MemberHistory'], ParentType, ContextType, RequireFields<Types.ExpiringSetHistoryArgs, 'lastMs' | 'points'>>;
  members?: Resolver<ResolversTypes['MemberConnection'], ParentType, ContextType, Partial<Types.ExpiringSetMembersArgs>>;
  searchMembers?: Resolver<ResolversTypes['MemberSearch'], ParentType, ContextType, RequireFields<Types.ExpiringSetSearchMembersArgs, 'first'>>;
  member?: Resolver<Types.Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<Types.ExpiringSetMemberArgs, 'member'>>;
  memberRank?: Resolver<Types.Maybe<ResolversTypes['MemberRank']>, ParentType, ContextType, RequireFields<Types.ExpiringSetMemberRankArgs, 'member'>>;
  timeLeft?: Resolver<ResolversTypes['TimeLeft'], ParentType, ContextType, RequireFields<Types.ExpiringSetTimeLeftArgs, 'buckets'>>;
  peek?: Resolver<Types.Maybe<ResolversTypes['WindowMember']>, ParentType, ContextType, RequireFields<Types.ExpiringSetPeekArgs, 'end'>>;
  slice?: Resolver<ResolversTypes['WindowSlice'], ParentType, ContextType, RequireFields<Types.ExpiringSetSliceArgs, 'start' | 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetDetails'] = ResolversParentTypes['SetDetails']> = {
  memoryBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  memoryIsEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sweepLagMs?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  feed?: Resolver<Types.Maybe<ResolversTypes['SetFeed']>, ParentType, ContextType>;
  blockMs?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  partitions?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shards?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SetFeedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetFeed'] = ResolversParentTypes['SetFeed']> = {
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExpiringSetConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiringSetConnection'] = ResolversParentTypes['ExpiringSetConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ExpiringSetEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  consideredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  consideredAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExpiringSetEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiringSetEdge'] = ResolversParentTypes['ExpiringSetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ExpiringSet'], ParentType, ContextType>;
};

export type ScopeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Scope'] = ResolversParentTypes['Scope']> = {
  kind?: Resolver<ResolversTypes['ScopeKind'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfiguredTokenResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConfiguredToken'] = ResolversParentTypes['ConfiguredToken']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  scopes?: Resolver<Types.Maybe<Array<ResolversTypes['Scope']>>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['TokenSource'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TokenResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Token'] = ResolversParentTypes['Token']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  scopes?: Resolver<Types.Maybe<Array<ResolversTypes['Scope']>>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TokenConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TokenConnection'] = ResolversParentTypes['TokenConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TokenEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TokenEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TokenEdge'] = ResolversParentTypes['TokenEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Token'], ParentType, ContextType>;
};

export type CreateTokenPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateTokenPayload'] = ResolversParentTypes['CreateTokenPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['Token']>, ParentType, ContextType>;
  now?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RevokeTokenPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevokeTokenPayload'] = ResolversParentTypes['RevokeTokenPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['RevokeTokenStatus']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  set?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['WebhookChange']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookStateKind'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  overlapUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookStatus'], ParentType, ContextType>;
  attempts?: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType, RequireFields<Types.WebhookAttemptsArgs, 'first'>>;
  deadLetters?: Resolver<Array<ResolversTypes['WebhookDeadLetter']>, ParentType, ContextType, RequireFields<Types.WebhookDeadLettersArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookStatusResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookStatus'] = ResolversParentTypes['WebhookStatus']> = {
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadLetterCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  droppedCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  failureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failingSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['WebhookOutcome'], ParentType, ContextType>;
  httpStatus?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WebhookDeadLetterResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookDeadLetter'] = ResolversParentTypes['WebhookDeadLetter']> = {
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attemptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  diedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WebhookConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookConnection'] = ResolversParentTypes['WebhookConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WebhookEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookEdge'] = ResolversParentTypes['WebhookEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['CreateStatus']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangeWebhookPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeWebhookPayload'] = ResolversParentTypes['ChangeWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['DeleteStatus']>, ParentType, ContextType>;
};

export type RotateWebhookSecretPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RotateWebhookSecretPayload'] = ResolversParentTypes['RotateWebhookSecretPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SendTestEventPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SendTestEventPayload'] = ResolversParentTypes['SendTestEventPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  outcome?: Resolver<Types.Maybe<ResolversTypes['WebhookOutcome']>, ParentType, ContextType>;
  httpStatus?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  durationMs?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeadLettersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookDeadLettersPayload'] = ResolversParentTypes['WebhookDeadLettersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  About?: AboutResolvers<ContextType>;
  AdoptedSet?: AdoptedSetResolvers<ContextType>;
  AdoptedMemberSearch?: AdoptedMemberSearchResolvers<ContextType>;
  AdoptedSetSummary?: AdoptedSetSummaryResolvers<ContextType>;
  AdoptedMember?: AdoptedMemberResolvers<ContextType>;
  AdoptedMemberConnection?: AdoptedMemberConnectionResolvers<ContextType>;
  AdoptedMemberEdge?: AdoptedMemberEdgeResolvers<ContextType>;
  AdoptedSetConnection?: AdoptedSetConnectionResolvers<ContextType>;
  AdoptedSetEdge?: AdoptedSetEdgeResolvers<ContextType>;
  AdoptionCandidates?: AdoptionCandidatesResolvers<ContextType>;
  AdoptionPreview?: AdoptionPreviewResolvers<ContextType>;
  AdoptSetPayload?: AdoptSetPayloadResolvers<ContextType>;
  ForgetAdoptedSetPayload?: ForgetAdoptedSetPayloadResolvers<ContextType>;
  RemoveAdoptedMemberPayload?: RemoveAdoptedMemberPayloadResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  CombinedMembers?: CombinedMembersResolvers<ContextType>;
  DemoData?: DemoDataResolvers<ContextType>;
  StartDemoDataPayload?: StartDemoDataPayloadResolvers<ContextType>;
  StopDemoDataPayload?: StopDemoDataPayloadResolvers<ContextType>;
  ExpiryGroup?: ExpiryGroupResolvers<ContextType>;
  ExpiryGroupConnection?: ExpiryGroupConnectionResolvers<ContextType>;
  ExpiryGroupEdge?: ExpiryGroupEdgeResolvers<ContextType>;
  ExpiredEvent?: ExpiredEventResolvers<ContextType>;
  ExpiredDeadLetter?: ExpiredDeadLetterResolvers<ContextType>;
  ExpiredDeadLetterConnection?: ExpiredDeadLetterConnectionResolvers<ContextType>;
  ExpiredDeadLetterEdge?: ExpiredDeadLetterEdgeResolvers<ContextType>;
  HandOver?: HandOverResolvers<ContextType>;
  CreateExpiryGroupPayload?: CreateExpiryGroupPayloadResolvers<ContextType>;
  DeleteExpiryGroupPayload?: DeleteExpiryGroupPayloadResolvers<ContextType>;
  TakeExpiredPayload?: TakeExpiredPayloadResolvers<ContextType>;
  AcknowledgeExpiredPayload?: AcknowledgeExpiredPayloadResolvers<ContextType>;
  ExpiredDeadLettersPayload?: ExpiredDeadLettersPayloadResolvers<ContextType>;
  ChangeHandOverPayload?: ChangeHandOverPayloadResolvers<ContextType>;
  HandedOverMember?: HandedOverMemberResolvers<ContextType>;
  TakeHandedOverPayload?: TakeHandedOverPayloadResolvers<ContextType>;
  MemberHistory?: MemberHistoryResolvers<ContextType>;
  InvitationCode?: InvitationCodeResolvers<ContextType>;
  InvitationCodeConnection?: InvitationCodeConnectionResolvers<ContextType>;
  InvitationCodeEdge?: InvitationCodeEdgeResolvers<ContextType>;
  GetOrCreateInvitationCodePayload?: GetOrCreateInvitationCodePayloadResolvers<ContextType>;
  ResolveInvitationCodePayload?: ResolveInvitationCodePayloadResolvers<ContextType>;
  LookUpInvitationCodePayload?: LookUpInvitationCodePayloadResolvers<ContextType>;
  RevealInvitationCodePayload?: RevealInvitationCodePayloadResolvers<ContextType>;
  RevokeInvitationCodePayload?: RevokeInvitationCodePayloadResolvers<ContextType>;
  SweepInvitationCodesPayload?: SweepInvitationCodesPayloadResolvers<ContextType>;
  InvitationSpace?: InvitationSpaceResolvers<ContextType>;
  InvitationSpaceActivity?: InvitationSpaceActivityResolvers<ContextType>;
  MissLimit?: MissLimitResolvers<ContextType>;
  InvitationSpaceUtilisation?: InvitationSpaceUtilisationResolvers<ContextType>;
  InvitationSpaceConnection?: InvitationSpaceConnectionResolvers<ContextType>;
  InvitationSpaceEdge?: InvitationSpaceEdgeResolvers<ContextType>;
  CreateInvitationSpacePayload?: CreateInvitationSpacePayloadResolvers<ContextType>;
  ChangeInvitationSpacePayload?: ChangeInvitationSpacePayloadResolvers<ContextType>;
  DeleteInvitationSpacePayload?: DeleteInvitationSpacePayloadResolvers<ContextType>;
  LimitDecision?: LimitDecisionResolvers<ContextType>;
  LimitState?: LimitStateResolvers<ContextType>;
  ConsumeLimitPayload?: ConsumeLimitPayloadResolvers<ContextType>;
  RefundLimitPayload?: RefundLimitPayloadResolvers<ContextType>;
  PenaliseLimitPayload?: PenaliseLimitPayloadResolvers<ContextType>;
  LimitOverrideConnection?: LimitOverrideConnectionResolvers<ContextType>;
  LimitOverrideEdge?: LimitOverrideEdgeResolvers<ContextType>;
  LimitOverride?: LimitOverrideResolvers<ContextType>;
  OverriddenLimit?: OverriddenLimitResolvers<ContextType>;
  ChangeLimitKeyPayload?: ChangeLimitKeyPayloadResolvers<ContextType>;
  Limit?: LimitResolvers<ContextType>;
  LimitEscalation?: LimitEscalationResolvers<ContextType>;
  LimitOutage?: LimitOutageResolvers<ContextType>;
  LimitPolicy?: LimitPolicyResolvers<ContextType>;
  LimitPolicyConnection?: LimitPolicyConnectionResolvers<ContextType>;
  LimitPolicyEdge?: LimitPolicyEdgeResolvers<ContextType>;
  LimitPolicyPreview?: LimitPolicyPreviewResolvers<ContextType>;
  CreateLimitPolicyPayload?: CreateLimitPolicyPayloadResolvers<ContextType>;
  ChangeLimitPolicyPayload?: ChangeLimitPolicyPayloadResolvers<ContextType>;
  DeleteLimitPolicyPayload?: DeleteLimitPolicyPayloadResolvers<ContextType>;
  LimitTraffic?: LimitTrafficResolvers<ContextType>;
  TopLimitKeys?: TopLimitKeysResolvers<ContextType>;
  TopLimitKey?: TopLimitKeyResolvers<ContextType>;
  SampledLimitDecision?: SampledLimitDecisionResolvers<ContextType>;
  LimitDecisionSamples?: LimitDecisionSamplesResolvers<ContextType>;
  SetChanges?: SetChangesResolvers<ContextType>;
  SetChange?: SetChangeResolvers<ContextType>;
  SetStates?: SetStatesResolvers<ContextType>;
  SetState?: SetStateResolvers<ContextType>;
  SetsChanges?: SetsChangesResolvers<ContextType>;
  ServerSamplesBatch?: ServerSamplesBatchResolvers<ContextType>;
  RedisSamplesBatch?: RedisSamplesBatchResolvers<ContextType>;
  OpenSetFeedPayload?: OpenSetFeedPayloadResolvers<ContextType>;
  CloseSetFeedPayload?: CloseSetFeedPayloadResolvers<ContextType>;
  AddMemberPayload?: AddMemberPayloadResolvers<ContextType>;
  AddedMember?: AddedMemberResolvers<ContextType>;
  AddMembersPayload?: AddMembersPayloadResolvers<ContextType>;
  SeenBeforePayload?: SeenBeforePayloadResolvers<ContextType>;
  ChangeMemberPayload?: ChangeMemberPayloadResolvers<ContextType>;
  ChangedMember?: ChangedMemberResolvers<ContextType>;
  ChangeMembersPayload?: ChangeMembersPayloadResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberConnection?: MemberConnectionResolvers<ContextType>;
  MemberEdge?: MemberEdgeResolvers<ContextType>;
  MemberSearch?: MemberSearchResolvers<ContextType>;
  MemberRank?: MemberRankResolvers<ContextType>;
  TimeLeft?: TimeLeftResolvers<ContextType>;
  TimeLeftBucket?: TimeLeftBucketResolvers<ContextType>;
  RemoveMemberPayload?: RemoveMemberPayloadResolvers<ContextType>;
  RemovedMember?: RemovedMemberResolvers<ContextType>;
  RemoveMembersPayload?: RemoveMembersPayloadResolvers<ContextType>;
  RemoveMatchingMembersPayload?: RemoveMatchingMembersPayloadResolvers<ContextType>;
  RestoredMember?: RestoredMemberResolvers<ContextType>;
  RestoreMembersPayload?: RestoreMembersPayloadResolvers<ContextType>;
  WindowMember?: WindowMemberResolvers<ContextType>;
  WindowSlice?: WindowSliceResolvers<ContextType>;
  PushedMember?: PushedMemberResolvers<ContextType>;
  PushMembersPayload?: PushMembersPayloadResolvers<ContextType>;
  PopMembersPayload?: PopMembersPayloadResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OneTimePasswordStatus?: OneTimePasswordStatusResolvers<ContextType>;
  IssueOneTimePasswordPayload?: IssueOneTimePasswordPayloadResolvers<ContextType>;
  VerifyOneTimePasswordPayload?: VerifyOneTimePasswordPayloadResolvers<ContextType>;
  RevokeOneTimePasswordsPayload?: RevokeOneTimePasswordsPayloadResolvers<ContextType>;
  ResetOneTimePasswordAttemptsPayload?: ResetOneTimePasswordAttemptsPayloadResolvers<ContextType>;
  OneTimePasswordPurpose?: OneTimePasswordPurposeResolvers<ContextType>;
  OneTimePasswordActivity?: OneTimePasswordActivityResolvers<ContextType>;
  CallerLimit?: CallerLimitResolvers<ContextType>;
  OneTimePasswordPurposeConnection?: OneTimePasswordPurposeConnectionResolvers<ContextType>;
  OneTimePasswordPurposeEdge?: OneTimePasswordPurposeEdgeResolvers<ContextType>;
  CreateOneTimePasswordPurposePayload?: CreateOneTimePasswordPurposePayloadResolvers<ContextType>;
  ChangeOneTimePasswordPurposePayload?: ChangeOneTimePasswordPurposePayloadResolvers<ContextType>;
  DeleteOneTimePasswordPurposePayload?: DeleteOneTimePasswordPurposePayloadResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  SetsOverview?: SetsOverviewResolvers<ContextType>;
  ExpiringOverview?: ExpiringOverviewResolvers<ContextType>;
  SweepOverview?: SweepOverviewResolvers<ContextType>;
  LimitsOverview?: LimitsOverviewResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  Series?: SeriesResolvers<ContextType>;
  SeriesSource?: SeriesSourceResolvers<ContextType>;
  SeriesHistory?: SeriesHistoryResolvers<ContextType>;
  SeriesSourceHistory?: SeriesSourceHistoryResolvers<ContextType>;
  SeriesLine?: SeriesLineResolvers<ContextType>;
  SeriesConnection?: SeriesConnectionResolvers<ContextType>;
  SeriesEdge?: SeriesEdgeResolvers<ContextType>;
  CreateSeriesPayload?: CreateSeriesPayloadResolvers<ContextType>;
  AppendSamplePayload?: AppendSamplePayloadResolvers<ContextType>;
  DeleteSeriesPayload?: DeleteSeriesPayloadResolvers<ContextType>;
  RedisStats?: RedisStatsResolvers<ContextType>;
  RedisSampleConnection?: RedisSampleConnectionResolvers<ContextType>;
  RedisSample?: RedisSampleResolvers<ContextType>;
  RedisHistory?: RedisHistoryResolvers<ContextType>;
  RedisLine?: RedisLineResolvers<ContextType>;
  ServerInstance?: ServerInstanceResolvers<ContextType>;
  ServerSampleConnection?: ServerSampleConnectionResolvers<ContextType>;
  ServerSample?: ServerSampleResolvers<ContextType>;
  ServerHistory?: ServerHistoryResolvers<ContextType>;
  ServerInstanceHistory?: ServerInstanceHistoryResolvers<ContextType>;
  ServerLine?: ServerLineResolvers<ContextType>;
  ServerStats?: ServerStatsResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionConnection?: SessionConnectionResolvers<ContextType>;
  SessionEdge?: SessionEdgeResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  CreateExpiringSetPayload?: CreateExpiringSetPayloadResolvers<ContextType>;
  UpdateExpiringSetPayload?: UpdateExpiringSetPayloadResolvers<ContextType>;
  DeleteExpiringSetPayload?: DeleteExpiringSetPayloadResolvers<ContextType>;
  ClearExpiringSetPayload?: ClearExpiringSetPayloadResolvers<ContextType>;
  ExpiringSet?: ExpiringSetResolvers<ContextType>;
  SetDetails?: SetDetailsResolvers<ContextType>;
  SetFeed?: SetFeedResolvers<ContextType>;
  ExpiringSetConnection?: ExpiringSetConnectionResolvers<ContextType>;
  ExpiringSetEdge?: ExpiringSetEdgeResolvers<ContextType>;
  Scope?: ScopeResolvers<ContextType>;
  ConfiguredToken?: ConfiguredTokenResolvers<ContextType>;
  Token?: TokenResolvers<ContextType>;
  TokenConnection?: TokenConnectionResolvers<ContextType>;
  TokenEdge?: TokenEdgeResolvers<ContextType>;
  CreateTokenPayload?: CreateTokenPayloadResolvers<ContextType>;
  RevokeTokenPayload?: RevokeTokenPayloadResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookStatus?: WebhookStatusResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookDeadLetter?: WebhookDeadLetterResolvers<ContextType>;
  WebhookConnection?: WebhookConnectionResolvers<ContextType>;
  WebhookEdge?: WebhookEdgeResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  ChangeWebhookPayload?: ChangeWebhookPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  RotateWebhookSecretPayload?: RotateWebhookSecretPayloadResolvers<ContextType>;
  SendTestEventPayload?: SendTestEventPayloadResolvers<ContextType>;
  WebhookDeadLettersPayload?: WebhookDeadLettersPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphQLContext> = {
  requires?: RequiresDirectiveResolver<any, any, ContextType>;
  scoped?: ScopedDirectiveResolver<any, any, ContextType>;
  unscoped?: UnscopedDirectiveResolver<any, any, ContextType>;
  readBy?: ReadByDirectiveResolver<any, any, ContextType>;
  audited?: AuditedDirectiveResolver<any, any, ContextType>;
};
