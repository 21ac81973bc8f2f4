import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ExpiringSetModel } from '../features/sets/model.ts';
import type { Adoption, SetDetails as SetDetailsModel, OtpPurpose, CodeSpace, PolicyLimit, LimitPolicy as LimitPolicyModel } from '@mayfly/core';
import type { ServerInstanceModel, ServerStatsModel, RedisStatsModel } from '../features/server-stats/model.ts';
import type { Sample as SampleModel } from '../features/sample/sample.ts';
import type { Overview as OverviewModel } from '../features/overview/overview.ts';
import type { AlertModel } from '../features/overview/alerts.ts';
import type { About as AboutModel } from '../features/about/about.ts';
import type { GraphQLContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: Date; output: Date; }
  JSON: { input: unknown; output: unknown; }
};

export type Role =
  | 'VIEWER'
  | 'OPERATOR'
  | 'ADMIN';

export type Query = {
  __typename?: 'Query';
  now: Scalars['DateTime']['output'];
  about: About;
  adoptedSets: AdoptedSetConnection;
  adoptedSet: AdoptedSet;
  adoptionCandidates: AdoptionCandidates;
  adoptionPreview: AdoptionPreview;
  auditEntries: AuditEntryConnection;
  combinedMembers: CombinedMembers;
  invitationCodes: InvitationCodeConnection;
  invitationSpaces: InvitationSpaceConnection;
  invitationSpace: InvitationSpace;
  peekLimit: LimitDecision;
  limitPolicies: LimitPolicyConnection;
  limitPolicy?: Maybe<LimitPolicy>;
  previewLimitPolicy: LimitPolicyPreview;
  oneTimePasswordStatus: OneTimePasswordStatus;
  oneTimePasswordPurposes: OneTimePasswordPurposeConnection;
  oneTimePasswordPurpose: OneTimePasswordPurpose;
  overview: Overview;
  sample: Sample;
  serverStats: ServerStats;
  viewer: Viewer;
  sessions: SessionConnection;
  expiringSets: ExpiringSetConnection;
  expiringSet: ExpiringSet;
  tokens: TokenConnection;
  configuredTokens: Array<ConfiguredToken>;
};


export type QueryAdoptedSetsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAdoptedSetArgs = {
  name: Scalars['String']['input'];
};


export type QueryAdoptionCandidatesArgs = {
  pattern: Scalars['String']['input'];
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAdoptionPreviewArgs = {
  key: Scalars['String']['input'];
  layout: SetLayoutInput;
  each: Scalars['Int']['input'];
};


export type QueryAuditEntriesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
};


export type QueryCombinedMembersArgs = {
  operation: SetOperation;
  sets: Array<Scalars['String']['input']>;
  expiry?: InputMaybe<CombinedExpiry>;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvitationCodesArgs = {
  space: Scalars['String']['input'];
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvitationSpacesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvitationSpaceArgs = {
  space: Scalars['String']['input'];
};


export type QueryPeekLimitArgs = {
  input: LimitCallInput;
};


export type QueryLimitPoliciesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLimitPolicyArgs = {
  name: Scalars['String']['input'];
};


export type QueryPreviewLimitPolicyArgs = {
  input: PreviewLimitPolicyInput;
};


export type QueryOneTimePasswordStatusArgs = {
  purpose: Scalars['String']['input'];
  subject: Scalars['String']['input'];
};


export type QueryOneTimePasswordPurposesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOneTimePasswordPurposeArgs = {
  purpose: Scalars['String']['input'];
};


export type QuerySessionsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExpiringSetsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SetFilterInput>;
  orderBy?: InputMaybe<SetOrderInput>;
};


export type QueryExpiringSetArgs = {
  name: Scalars['String']['input'];
};


export type QueryTokensArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  adoptSet: AdoptSetPayload;
  forgetAdoptedSet: ForgetAdoptedSetPayload;
  addAdoptedMember: AddMemberPayload;
  extendAdoptedMember: ChangeMemberPayload;
  expireAdoptedMemberAt: ChangeMemberPayload;
  removeAdoptedMember: RemoveAdoptedMemberPayload;
  getOrCreateInvitationCode: GetOrCreateInvitationCodePayload;
  resolveInvitationCode: ResolveInvitationCodePayload;
  lookUpInvitationCode: LookUpInvitationCodePayload;
  revealInvitationCode: RevealInvitationCodePayload;
  revokeInvitationCode: RevokeInvitationCodePayload;
  sweepInvitationCodes: SweepInvitationCodesPayload;
  createInvitationSpace: CreateInvitationSpacePayload;
  changeInvitationSpace: ChangeInvitationSpacePayload;
  deleteInvitationSpace: DeleteInvitationSpacePayload;
  consumeLimit: ConsumeLimitPayload;
  refundLimit: RefundLimitPayload;
  resetLimit: ChangeLimitKeyPayload;
  blockLimitKey: ChangeLimitKeyPayload;
  unblockLimitKey: ChangeLimitKeyPayload;
  overrideLimit: ChangeLimitKeyPayload;
  clearLimitOverride: ChangeLimitKeyPayload;
  createLimitPolicy: CreateLimitPolicyPayload;
  changeLimitPolicy: ChangeLimitPolicyPayload;
  deleteLimitPolicy: DeleteLimitPolicyPayload;
  openSetFeed: OpenSetFeedPayload;
  closeSetFeed: CloseSetFeedPayload;
  addMember: AddMemberPayload;
  addMembers: AddMembersPayload;
  seenBefore: SeenBeforePayload;
  extendMember: ChangeMemberPayload;
  expireMemberAt: ChangeMemberPayload;
  persistMember: ChangeMemberPayload;
  extendMembers: ChangeMembersPayload;
  expireMembersAt: ChangeMembersPayload;
  persistMembers: ChangeMembersPayload;
  removeMember: RemoveMemberPayload;
  removeMembers: RemoveMembersPayload;
  removeMatchingMembers: RemoveMatchingMembersPayload;
  restoreMembers: RestoreMembersPayload;
  issueOneTimePassword: IssueOneTimePasswordPayload;
  verifyOneTimePassword: VerifyOneTimePasswordPayload;
  revokeOneTimePasswords: RevokeOneTimePasswordsPayload;
  resetOneTimePasswordAttempts: ResetOneTimePasswordAttemptsPayload;
  createOneTimePasswordPurpose: CreateOneTimePasswordPurposePayload;
  changeOneTimePasswordPurpose: ChangeOneTimePasswordPurposePayload;
  deleteOneTimePasswordPurpose: DeleteOneTimePasswordPurposePayload;
  startSample: StartSamplePayload;
  stopSample: StopSamplePayload;
  endSession: EndSessionPayload;
  createExpiringSet: CreateExpiringSetPayload;
  updateExpiringSet: UpdateExpiringSetPayload;
  deleteExpiringSet: DeleteExpiringSetPayload;
  clearExpiringSet: ClearExpiringSetPayload;
  createToken: CreateTokenPayload;
  revokeToken: RevokeTokenPayload;
};


export type MutationAdoptSetArgs = {
  input: AdoptSetInput;
};


export type MutationForgetAdoptedSetArgs = {
  input: ForgetAdoptedSetInput;
};


export type MutationAddAdoptedMemberArgs = {
  input: AddAdoptedMemberInput;
};


export type MutationExtendAdoptedMemberArgs = {
  input: ExtendAdoptedMemberInput;
};


export type MutationExpireAdoptedMemberAtArgs = {
  input: ExpireAdoptedMemberAtInput;
};


export type MutationRemoveAdoptedMemberArgs = {
  input: RemoveAdoptedMemberInput;
};


export type MutationGetOrCreateInvitationCodeArgs = {
  input: GetOrCreateInvitationCodeInput;
};


export type MutationResolveInvitationCodeArgs = {
  input: ResolveInvitationCodeInput;
};


export type MutationLookUpInvitationCodeArgs = {
  input: LookUpInvitationCodeInput;
};


export type MutationRevealInvitationCodeArgs = {
  input: RevealInvitationCodeInput;
};


export type MutationRevokeInvitationCodeArgs = {
  input: RevokeInvitationCodeInput;
};


export type MutationSweepInvitationCodesArgs = {
  input: SweepInvitationCodesInput;
};


export type MutationCreateInvitationSpaceArgs = {
  input: CreateInvitationSpaceInput;
};


export type MutationChangeInvitationSpaceArgs = {
  input: ChangeInvitationSpaceInput;
};


export type MutationDeleteInvitationSpaceArgs = {
  input: DeleteInvitationSpaceInput;
};


export type MutationConsumeLimitArgs = {
  input: LimitCallInput;
};


export type MutationRefundLimitArgs = {
  input: RefundLimitInput;
};


export type MutationResetLimitArgs = {
  input: LimitKeyInput;
};


export type MutationBlockLimitKeyArgs = {
  input: BlockLimitKeyInput;
};


export type MutationUnblockLimitKeyArgs = {
  input: LimitKeyInput;
};


export type MutationOverrideLimitArgs = {
  input: OverrideLimitInput;
};


export type MutationClearLimitOverrideArgs = {
  input: LimitKeyInput;
};


export type MutationCreateLimitPolicyArgs = {
  input: CreateLimitPolicyInput;
};


export type MutationChangeLimitPolicyArgs = {
  input: ChangeLimitPolicyInput;
};


export type MutationDeleteLimitPolicyArgs = {
  input: DeleteLimitPolicyInput;
};


export type MutationOpenSetFeedArgs = {
  input: OpenSetFeedInput;
};


export type MutationCloseSetFeedArgs = {
  input: CloseSetFeedInput;
};


export type MutationAddMemberArgs = {
  input: AddMemberInput;
};


export type MutationAddMembersArgs = {
  input: AddMembersInput;
};


export type MutationSeenBeforeArgs = {
  input: SeenBeforeInput;
};


export type MutationExtendMemberArgs = {
  input: ExtendMemberInput;
};


export type MutationExpireMemberAtArgs = {
  input: ExpireMemberAtInput;
};


export type MutationPersistMemberArgs = {
  input: PersistMemberInput;
};


export type MutationExtendMembersArgs = {
  input: ExtendMembersInput;
};


export type MutationExpireMembersAtArgs = {
  input: ExpireMembersAtInput;
};


export type MutationPersistMembersArgs = {
  input: PersistMembersInput;
};


export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


export type MutationRemoveMembersArgs = {
  input: RemoveMembersInput;
};


export type MutationRemoveMatchingMembersArgs = {
  input: RemoveMatchingMembersInput;
};


export type MutationRestoreMembersArgs = {
  input: RestoreMembersInput;
};


export type MutationIssueOneTimePasswordArgs = {
  input: IssueOneTimePasswordInput;
};


export type MutationVerifyOneTimePasswordArgs = {
  input: VerifyOneTimePasswordInput;
};


export type MutationRevokeOneTimePasswordsArgs = {
  input: RevokeOneTimePasswordsInput;
};


export type MutationResetOneTimePasswordAttemptsArgs = {
  input: ResetOneTimePasswordAttemptsInput;
};


export type MutationCreateOneTimePasswordPurposeArgs = {
  input: CreateOneTimePasswordPurposeInput;
};


export type MutationChangeOneTimePasswordPurposeArgs = {
  input: ChangeOneTimePasswordPurposeInput;
};


export type MutationDeleteOneTimePasswordPurposeArgs = {
  input: DeleteOneTimePasswordPurposeInput;
};


export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


export type MutationCreateExpiringSetArgs = {
  input: CreateExpiringSetInput;
};


export type MutationUpdateExpiringSetArgs = {
  input: UpdateExpiringSetInput;
};


export type MutationDeleteExpiringSetArgs = {
  input: DeleteExpiringSetInput;
};


export type MutationClearExpiringSetArgs = {
  input: ClearExpiringSetInput;
};


export type MutationCreateTokenArgs = {
  input: CreateTokenInput;
};


export type MutationRevokeTokenArgs = {
  input: RevokeTokenInput;
};

export type Subscription = {
  __typename?: 'Subscription';
  limitDecisions: LimitDecisionSamples;
  setChanges: SetChanges;
  setStates: SetStates;
  setsChanged: SetsChanges;
  serverSamples: ServerSamplesBatch;
  redisSamples: RedisSamplesBatch;
};


export type SubscriptionLimitDecisionsArgs = {
  policy?: InputMaybe<Scalars['String']['input']>;
};


export type SubscriptionSetChangesArgs = {
  set: Scalars['String']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type SubscriptionSetStatesArgs = {
  sets: Array<Scalars['String']['input']>;
};


export type SubscriptionServerSamplesArgs = {
  instance: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
};


export type SubscriptionRedisSamplesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
};

export type PageInfo = {
  __typename?: 'PageInfo';
  startCursor?: Maybe<Scalars['String']['output']>;
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
};

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
  | 'INVALID_OPTION'
  | 'INVALID_SCORE'
  | 'INVALID_GROUP'
  | 'INVALID_KEY'
  | 'INVALID_LINE'
  | 'INVALID_SUBJECT'
  | 'INVALID_CODE'
  | 'SET_NOT_FOUND'
  | 'WRONG_STRATEGY'
  | 'FEED_OFF'
  | 'CODES_EXHAUSTED'
  | 'POLICY_NOT_FOUND'
  | 'PURPOSE_NOT_FOUND'
  | 'SPACE_NOT_FOUND'
  | 'UNSUPPORTED_SERVER'
  | 'REDIS_UNAVAILABLE'
  | 'REDIS_FULL'
  | 'REDIS_FAILED'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'RATE_LIMITED'
  | 'BAD_REQUEST'
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

export type UserError = {
  __typename?: 'UserError';
  code: ErrorCode;
  message: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
};

export type About = {
  __typename?: 'About';
  version: Scalars['String']['output'];
  redisVersion?: Maybe<Scalars['String']['output']>;
};

export type ScoreMeaning =
  | 'EXPIRY'
  | 'INSERTED';

export type ScoreUnit =
  | 'SECONDS'
  | 'MILLISECONDS';

export type MemberFormat =
  | 'TEXT'
  | 'JSON';

export type AdoptedSet = {
  __typename?: 'AdoptedSet';
  name: Scalars['String']['output'];
  key: Scalars['String']['output'];
  score: ScoreMeaning;
  unit: ScoreUnit;
  memberFormat: MemberFormat;
  windowMs?: Maybe<Scalars['Float']['output']>;
  createdAt: Scalars['DateTime']['output'];
  summary: AdoptedSetSummary;
  members: AdoptedMemberConnection;
  searchMembers: AdoptedMemberSearch;
  member?: Maybe<AdoptedMember>;
};


export type AdoptedSetMembersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  fromRank?: InputMaybe<Scalars['Int']['input']>;
  fromMoment?: InputMaybe<Scalars['DateTime']['input']>;
};


export type AdoptedSetSearchMembersArgs = {
  filter?: InputMaybe<MemberFilterInput>;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type AdoptedSetMemberArgs = {
  member: AdoptedMemberInput;
};

export type AdoptedMemberSearch = {
  __typename?: 'AdoptedMemberSearch';
  matches: Array<AdoptedMember>;
  endCursor?: Maybe<Scalars['String']['output']>;
  scannedCount: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type AdoptedSetSummary = {
  __typename?: 'AdoptedSetSummary';
  count: Scalars['Int']['output'];
  expiredCount: Scalars['Int']['output'];
  nextExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  keyExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
};

export type AdoptedMember = {
  __typename?: 'AdoptedMember';
  member: Scalars['String']['output'];
  base64?: Maybe<Scalars['String']['output']>;
  json?: Maybe<Scalars['JSON']['output']>;
  score?: Maybe<Scalars['Float']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  remainingMs?: Maybe<Scalars['Float']['output']>;
};

export type AdoptedMemberConnection = {
  __typename?: 'AdoptedMemberConnection';
  edges: Array<AdoptedMemberEdge>;
  pageInfo: PageInfo;
  startRank: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type AdoptedMemberEdge = {
  __typename?: 'AdoptedMemberEdge';
  cursor: Scalars['String']['output'];
  node: AdoptedMember;
};

export type AdoptedSetConnection = {
  __typename?: 'AdoptedSetConnection';
  edges: Array<AdoptedSetEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type AdoptedSetEdge = {
  __typename?: 'AdoptedSetEdge';
  cursor: Scalars['String']['output'];
  node: AdoptedSet;
};

export type AdoptionCandidates = {
  __typename?: 'AdoptionCandidates';
  keys: Array<Scalars['String']['output']>;
  endCursor?: Maybe<Scalars['String']['output']>;
  scannedCount: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type AdoptionPreview = {
  __typename?: 'AdoptionPreview';
  members: Array<AdoptedMember>;
  count: Scalars['Int']['output'];
  expiredCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type SetLayoutInput = {
  score: ScoreMeaning;
  unit: ScoreUnit;
  memberFormat: MemberFormat;
  windowMs?: InputMaybe<Scalars['Float']['input']>;
};

export type AdoptSetInput = {
  name: Scalars['String']['input'];
  key: Scalars['String']['input'];
  layout: SetLayoutInput;
};

export type AdoptSetPayload = {
  __typename?: 'AdoptSetPayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateStatus>;
  set?: Maybe<AdoptedSet>;
};

export type ForgetAdoptedSetInput = {
  set: Scalars['String']['input'];
};

export type ForgetStatus =
  | 'FORGOTTEN'
  | 'ABSENT';

export type ForgetAdoptedSetPayload = {
  __typename?: 'ForgetAdoptedSetPayload';
  userErrors: Array<UserError>;
  status?: Maybe<ForgetStatus>;
};

export type AdoptedMemberInput =
  { text: Scalars['String']['input']; base64?: never; }
  |  { text?: never; base64: Scalars['String']['input']; };

export type AdoptedLifetimeInput =
  { ttlMs: Scalars['Float']['input']; expiresAt?: never; }
  |  { ttlMs?: never; expiresAt: Scalars['DateTime']['input']; };

export type AddAdoptedMemberInput = {
  set: Scalars['String']['input'];
  member: AdoptedMemberInput;
  lifetime?: InputMaybe<AdoptedLifetimeInput>;
  mode: AddMode;
};

export type ExtendAdoptedMemberInput = {
  set: Scalars['String']['input'];
  member: AdoptedMemberInput;
  byMs: Scalars['Float']['input'];
};

export type ExpireAdoptedMemberAtInput = {
  set: Scalars['String']['input'];
  member: AdoptedMemberInput;
  expiresAt: Scalars['DateTime']['input'];
};

export type RemoveAdoptedMemberInput = {
  set: Scalars['String']['input'];
  member: AdoptedMemberInput;
};

export type RemoveAdoptedMemberPayload = {
  __typename?: 'RemoveAdoptedMemberPayload';
  userErrors: Array<UserError>;
  status?: Maybe<RemoveStatus>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type AuditSection =
  | 'ADMINISTRATION'
  | 'ACCESS'
  | 'ITEMS';

export type AuditEntry = {
  __typename?: 'AuditEntry';
  id: Scalars['ID']['output'];
  section: AuditSection;
  at: Scalars['DateTime']['output'];
  actor?: Maybe<Scalars['String']['output']>;
  actorId?: Maybe<Scalars['ID']['output']>;
  kind?: Maybe<PrincipalKind>;
  action: Scalars['String']['output'];
  target?: Maybe<Scalars['String']['output']>;
  outcome: Scalars['String']['output'];
  requestId: Scalars['String']['output'];
  address: Scalars['String']['output'];
};

export type AuditFilter = {
  section?: InputMaybe<AuditSection>;
  actor?: InputMaybe<Scalars['String']['input']>;
  action?: InputMaybe<Scalars['String']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  outcome?: InputMaybe<Scalars['String']['input']>;
  failed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  edges: Array<AuditEntryEdge>;
  pageInfo: PageInfo;
  scannedCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  cursor: Scalars['String']['output'];
  node: AuditEntry;
};

export type SetOperation =
  | 'UNION'
  | 'INTERSECTION'
  | 'DIFFERENCE';

export type CombinedExpiry =
  | 'SOONEST'
  | 'LATEST';

export type CombinedMembers = {
  __typename?: 'CombinedMembers';
  members: Array<Member>;
  endCursor?: Maybe<Scalars['String']['output']>;
  scannedCount: Scalars['Float']['output'];
  totalCount: Scalars['Float']['output'];
  now: Scalars['DateTime']['output'];
};

export type InvitationCode = {
  __typename?: 'InvitationCode';
  id: Scalars['String']['output'];
  maskedCode: Scalars['String']['output'];
  uses: Scalars['Int']['output'];
  usesLeft?: Maybe<Scalars['Int']['output']>;
  expiresAt: Scalars['DateTime']['output'];
};

export type InvitationCodeConnection = {
  __typename?: 'InvitationCodeConnection';
  edges: Array<InvitationCodeEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type InvitationCodeEdge = {
  __typename?: 'InvitationCodeEdge';
  cursor: Scalars['String']['output'];
  node: InvitationCode;
};

export type GetOrCreateInvitationCodeInput = {
  space: Scalars['String']['input'];
  id: Scalars['String']['input'];
};

export type InvitationCodeStatus =
  | 'CREATED'
  | 'EXISTING';

export type GetOrCreateInvitationCodePayload = {
  __typename?: 'GetOrCreateInvitationCodePayload';
  userErrors: Array<UserError>;
  status?: Maybe<InvitationCodeStatus>;
  code?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type ResolveInvitationCodeInput = {
  space: Scalars['String']['input'];
  code: Scalars['String']['input'];
  caller?: InputMaybe<Scalars['String']['input']>;
};

export type ResolveInvitationCodeStatus =
  | 'RESOLVED'
  | 'UNKNOWN'
  | 'LIMITED';

export type ResolveInvitationCodePayload = {
  __typename?: 'ResolveInvitationCodePayload';
  userErrors: Array<UserError>;
  status?: Maybe<ResolveInvitationCodeStatus>;
  passes?: Maybe<Scalars['Boolean']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  uses?: Maybe<Scalars['Int']['output']>;
  usesLeft?: Maybe<Scalars['Int']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  retryAfterMs?: Maybe<Scalars['Float']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type LookUpInvitationCodeInput = {
  space: Scalars['String']['input'];
  code: Scalars['String']['input'];
  caller?: InputMaybe<Scalars['String']['input']>;
};

export type LookUpInvitationCodeStatus =
  | 'FOUND'
  | 'UNKNOWN'
  | 'LIMITED';

export type LookUpInvitationCodePayload = {
  __typename?: 'LookUpInvitationCodePayload';
  userErrors: Array<UserError>;
  status?: Maybe<LookUpInvitationCodeStatus>;
  passes?: Maybe<Scalars['Boolean']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  uses?: Maybe<Scalars['Int']['output']>;
  usesLeft?: Maybe<Scalars['Int']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  retryAfterMs?: Maybe<Scalars['Float']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type RevealInvitationCodeInput = {
  space: Scalars['String']['input'];
  id: Scalars['String']['input'];
};

export type RevealInvitationCodeStatus =
  | 'REVEALED'
  | 'ABSENT';

export type RevealInvitationCodePayload = {
  __typename?: 'RevealInvitationCodePayload';
  userErrors: Array<UserError>;
  status?: Maybe<RevealInvitationCodeStatus>;
  code?: Maybe<Scalars['String']['output']>;
  uses?: Maybe<Scalars['Int']['output']>;
  usesLeft?: Maybe<Scalars['Int']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type InvitationCodeTarget =
  { id: Scalars['String']['input']; code?: never; }
  |  { id?: never; code: Scalars['String']['input']; };

export type RevokeInvitationCodeInput = {
  space: Scalars['String']['input'];
  target: InvitationCodeTarget;
};

export type RevokeInvitationCodeStatus =
  | 'REVOKED'
  | 'ABSENT';

export type RevokeInvitationCodePayload = {
  __typename?: 'RevokeInvitationCodePayload';
  userErrors: Array<UserError>;
  status?: Maybe<RevokeInvitationCodeStatus>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type SweepInvitationCodesInput = {
  space: Scalars['String']['input'];
};

export type SweepInvitationCodesPayload = {
  __typename?: 'SweepInvitationCodesPayload';
  userErrors: Array<UserError>;
  sweptCount?: Maybe<Scalars['Int']['output']>;
  leftCount?: Maybe<Scalars['Int']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type InvitationSpace = {
  __typename?: 'InvitationSpace';
  name: Scalars['String']['output'];
  alphabet: InvitationAlphabet;
  length: Scalars['Int']['output'];
  checkSymbol: Scalars['Boolean']['output'];
  ttlMs: Scalars['Float']['output'];
  maxUses?: Maybe<Scalars['Int']['output']>;
  missesPerCaller: MissLimit;
  missesOfAll: MissLimit;
  createdAt: Scalars['DateTime']['output'];
  utilisation: InvitationSpaceUtilisation;
};

export type InvitationAlphabet =
  | 'DECIMAL'
  | 'CROCKFORD32'
  | 'BASE20';

export type MissLimit = {
  __typename?: 'MissLimit';
  limit: Scalars['Int']['output'];
  windowMs: Scalars['Float']['output'];
};

export type InvitationSpaceUtilisation = {
  __typename?: 'InvitationSpaceUtilisation';
  live: Scalars['Int']['output'];
  capacity: Scalars['Float']['output'];
  share: Scalars['Float']['output'];
  now: Scalars['DateTime']['output'];
};

export type InvitationSpaceConnection = {
  __typename?: 'InvitationSpaceConnection';
  edges: Array<InvitationSpaceEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type InvitationSpaceEdge = {
  __typename?: 'InvitationSpaceEdge';
  cursor: Scalars['String']['output'];
  node: InvitationSpace;
};

export type MissLimitInput = {
  limit: Scalars['Int']['input'];
  windowMs: Scalars['Float']['input'];
};

export type CreateInvitationSpaceInput = {
  space: Scalars['String']['input'];
  alphabet: InvitationAlphabet;
  length?: InputMaybe<Scalars['Int']['input']>;
  checkSymbol: Scalars['Boolean']['input'];
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  missesPerCaller?: InputMaybe<MissLimitInput>;
  missesOfAll?: InputMaybe<MissLimitInput>;
};

export type CreateInvitationSpacePayload = {
  __typename?: 'CreateInvitationSpacePayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateStatus>;
  space?: Maybe<InvitationSpace>;
};

export type ChangeInvitationSpaceInput = {
  space: Scalars['String']['input'];
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  missesPerCaller?: InputMaybe<MissLimitInput>;
  missesOfAll?: InputMaybe<MissLimitInput>;
};

export type ChangeInvitationSpacePayload = {
  __typename?: 'ChangeInvitationSpacePayload';
  userErrors: Array<UserError>;
  space?: Maybe<InvitationSpace>;
};

export type DeleteInvitationSpaceInput = {
  space: Scalars['String']['input'];
};

export type DeleteInvitationSpacePayload = {
  __typename?: 'DeleteInvitationSpacePayload';
  userErrors: Array<UserError>;
  status?: Maybe<DeleteStatus>;
};

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

export type LimitDecision = {
  __typename?: 'LimitDecision';
  status: LimitStatus;
  passes: Scalars['Boolean']['output'];
  shadowed: Scalars['Boolean']['output'];
  reason?: Maybe<LimitDenialReason>;
  outageReason?: Maybe<LimitOutageReason>;
  limit?: Maybe<Scalars['String']['output']>;
  remaining?: Maybe<Scalars['Int']['output']>;
  retryAfterMs?: Maybe<Scalars['Float']['output']>;
  resetAt?: Maybe<Scalars['DateTime']['output']>;
  limits: Array<LimitState>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type LimitState = {
  __typename?: 'LimitState';
  name: Scalars['String']['output'];
  limit: Scalars['Int']['output'];
  windowMs: Scalars['Float']['output'];
  remaining: Scalars['Int']['output'];
  retryAfterMs: Scalars['Float']['output'];
  resetAt: Scalars['DateTime']['output'];
};

export type LimitCallInput = {
  policy: Scalars['String']['input'];
  key: Scalars['String']['input'];
  cost: Scalars['Int']['input'];
};

export type ConsumeLimitPayload = {
  __typename?: 'ConsumeLimitPayload';
  userErrors: Array<UserError>;
  decision?: Maybe<LimitDecision>;
};

export type RefundLimitInput = {
  policy: Scalars['String']['input'];
  key: Scalars['String']['input'];
  cost: Scalars['Int']['input'];
  decidedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type RefundLimitPayload = {
  __typename?: 'RefundLimitPayload';
  userErrors: Array<UserError>;
  decision?: Maybe<LimitDecision>;
};

export type LimitOverrideConnection = {
  __typename?: 'LimitOverrideConnection';
  edges: Array<LimitOverrideEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type LimitOverrideEdge = {
  __typename?: 'LimitOverrideEdge';
  cursor: Scalars['String']['output'];
  node: LimitOverride;
};

export type LimitOverride = {
  __typename?: 'LimitOverride';
  key: Scalars['String']['output'];
  limits: Array<OverriddenLimit>;
  expiresAt: Scalars['DateTime']['output'];
};

export type OverriddenLimit = {
  __typename?: 'OverriddenLimit';
  name: Scalars['String']['output'];
  limit: Scalars['Int']['output'];
  windowMs: Scalars['Float']['output'];
  capacity: Scalars['Int']['output'];
};

export type LimitKeyInput = {
  policy: Scalars['String']['input'];
  key: Scalars['String']['input'];
};

export type ChangeLimitKeyPayload = {
  __typename?: 'ChangeLimitKeyPayload';
  userErrors: Array<UserError>;
};

export type BlockLimitKeyInput = {
  policy: Scalars['String']['input'];
  key: Scalars['String']['input'];
  durationMs: Scalars['Float']['input'];
};

export type LimitOverrideInput = {
  name: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  windowMs?: InputMaybe<Scalars['Float']['input']>;
  burst?: InputMaybe<Scalars['Int']['input']>;
};

export type OverrideLimitInput = {
  policy: Scalars['String']['input'];
  key: Scalars['String']['input'];
  overrides: Array<LimitOverrideInput>;
  forMs?: InputMaybe<Scalars['Float']['input']>;
};

export type LimitAlgorithm =
  | 'LOG'
  | 'GCRA'
  | 'COUNTER'
  | 'FIXED';

export type Limit = {
  __typename?: 'Limit';
  name: Scalars['String']['output'];
  algorithm: LimitAlgorithm;
  limit: Scalars['Int']['output'];
  windowMs: Scalars['Float']['output'];
  burst?: Maybe<Scalars['Int']['output']>;
  large: Scalars['Boolean']['output'];
  mostInAnyWindow: Scalars['Int']['output'];
};

export type LimitEscalation = {
  __typename?: 'LimitEscalation';
  after: Scalars['Int']['output'];
  withinMs: Scalars['Float']['output'];
  blockMs: Scalars['Float']['output'];
  factor: Scalars['Float']['output'];
  maxMs: Scalars['Float']['output'];
};

export type LimitOutagePolicy =
  | 'CLOSED'
  | 'OPEN'
  | 'LOCAL';

export type LimitOutage = {
  __typename?: 'LimitOutage';
  policy: LimitOutagePolicy;
  localShare?: Maybe<Scalars['Float']['output']>;
  localKeys?: Maybe<Scalars['Int']['output']>;
  answerWithinMs: Scalars['Float']['output'];
  failures: Scalars['Int']['output'];
  pauseMs: Scalars['Float']['output'];
};

export type LimitPolicy = {
  __typename?: 'LimitPolicy';
  name: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  limits: Array<Limit>;
  countDenied: Scalars['Boolean']['output'];
  shadow: Scalars['Boolean']['output'];
  escalation?: Maybe<LimitEscalation>;
  outage: LimitOutage;
  createdAt: Scalars['DateTime']['output'];
  changedAt: Scalars['DateTime']['output'];
  overrides?: Maybe<LimitOverrideConnection>;
  traffic: LimitTraffic;
  busiestKeys?: Maybe<TopLimitKeys>;
  mostDeniedKeys?: Maybe<TopLimitKeys>;
};


export type LimitPolicyOverridesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type LimitPolicyTrafficArgs = {
  windowMs?: InputMaybe<Scalars['Float']['input']>;
  points: Scalars['Int']['input'];
};


export type LimitPolicyBusiestKeysArgs = {
  first: Scalars['Int']['input'];
  windowMs?: InputMaybe<Scalars['Float']['input']>;
};


export type LimitPolicyMostDeniedKeysArgs = {
  first: Scalars['Int']['input'];
  windowMs?: InputMaybe<Scalars['Float']['input']>;
};

export type LimitPolicyConnection = {
  __typename?: 'LimitPolicyConnection';
  edges: Array<LimitPolicyEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type LimitPolicyEdge = {
  __typename?: 'LimitPolicyEdge';
  cursor: Scalars['String']['output'];
  node: LimitPolicy;
};

export type LimitPolicyPreview = {
  __typename?: 'LimitPolicyPreview';
  limits: Array<Limit>;
  forgets: Scalars['Boolean']['output'];
};

export type LimitInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  algorithm: LimitAlgorithm;
  limit: Scalars['Int']['input'];
  windowMs: Scalars['Float']['input'];
  burst?: InputMaybe<Scalars['Int']['input']>;
  large: Scalars['Boolean']['input'];
};

export type LimitEscalationInput = {
  after: Scalars['Int']['input'];
  withinMs: Scalars['Float']['input'];
  blockMs: Scalars['Float']['input'];
  factor?: InputMaybe<Scalars['Float']['input']>;
  maxMs?: InputMaybe<Scalars['Float']['input']>;
};

export type LimitOutageInput = {
  policy: LimitOutagePolicy;
  localShare?: InputMaybe<Scalars['Float']['input']>;
  localKeys?: InputMaybe<Scalars['Int']['input']>;
  answerWithinMs?: InputMaybe<Scalars['Float']['input']>;
  failures?: InputMaybe<Scalars['Int']['input']>;
  pauseMs?: InputMaybe<Scalars['Float']['input']>;
};

export type CreateLimitPolicyInput = {
  name: Scalars['String']['input'];
  description: Scalars['String']['input'];
  limits: Array<LimitInput>;
  countDenied: Scalars['Boolean']['input'];
  shadow: Scalars['Boolean']['input'];
  escalation?: InputMaybe<LimitEscalationInput>;
  outage?: InputMaybe<LimitOutageInput>;
};

export type CreateLimitPolicyStatus =
  | 'CREATED'
  | 'EXISTS';

export type CreateLimitPolicyPayload = {
  __typename?: 'CreateLimitPolicyPayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateLimitPolicyStatus>;
  policy?: Maybe<LimitPolicy>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type ChangeLimitPolicyInput = {
  policy: Scalars['String']['input'];
  version: Scalars['Int']['input'];
  description: Scalars['String']['input'];
  limits: Array<LimitInput>;
  countDenied: Scalars['Boolean']['input'];
  shadow: Scalars['Boolean']['input'];
  escalation?: InputMaybe<LimitEscalationInput>;
  outage?: InputMaybe<LimitOutageInput>;
};

export type ChangeLimitPolicyStatus =
  | 'CHANGED'
  | 'CONFLICT'
  | 'ABSENT';

export type ChangeLimitPolicyPayload = {
  __typename?: 'ChangeLimitPolicyPayload';
  userErrors: Array<UserError>;
  status?: Maybe<ChangeLimitPolicyStatus>;
  policy?: Maybe<LimitPolicy>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type PreviewLimitPolicyInput = {
  policy?: InputMaybe<Scalars['String']['input']>;
  limits: Array<LimitInput>;
  countDenied: Scalars['Boolean']['input'];
  shadow: Scalars['Boolean']['input'];
  escalation?: InputMaybe<LimitEscalationInput>;
  outage?: InputMaybe<LimitOutageInput>;
};

export type DeleteLimitPolicyInput = {
  policy: Scalars['String']['input'];
};

export type DeleteLimitPolicyPayload = {
  __typename?: 'DeleteLimitPolicyPayload';
  userErrors: Array<UserError>;
  status?: Maybe<DeleteStatus>;
};

export type LimitTraffic = {
  __typename?: 'LimitTraffic';
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
  stepMs: Scalars['Float']['output'];
  allowed: Array<Scalars['Int']['output']>;
  denied: Array<Scalars['Int']['output']>;
  shadowed: Array<Scalars['Int']['output']>;
  unavailable: Array<Scalars['Int']['output']>;
  now: Scalars['DateTime']['output'];
};

export type TopLimitKeys = {
  __typename?: 'TopLimitKeys';
  keys: Array<TopLimitKey>;
  from: Scalars['DateTime']['output'];
  now: Scalars['DateTime']['output'];
};

export type TopLimitKey = {
  __typename?: 'TopLimitKey';
  key: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type LimitOutcome =
  | 'ALLOWED'
  | 'DENIED'
  | 'SHADOWED'
  | 'UNAVAILABLE';

export type SampledLimitDecision = {
  __typename?: 'SampledLimitDecision';
  policy: Scalars['String']['output'];
  key: Scalars['String']['output'];
  cost: Scalars['Int']['output'];
  outcome: LimitOutcome;
  passes: Scalars['Boolean']['output'];
  limit?: Maybe<Scalars['String']['output']>;
  remaining?: Maybe<Scalars['Int']['output']>;
  retryAfterMs?: Maybe<Scalars['Float']['output']>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type LimitDecisionSamples = {
  __typename?: 'LimitDecisionSamples';
  decisions: Array<SampledLimitDecision>;
  decidedCount: Scalars['Int']['output'];
};

export type SetChanges = {
  __typename?: 'SetChanges';
  cursor: Scalars['String']['output'];
  gap: Scalars['Boolean']['output'];
  changes: Array<SetChange>;
  now: Scalars['DateTime']['output'];
};

export type SetChange = {
  __typename?: 'SetChange';
  kind: SetChangeKind;
  member?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  clearedCount?: Maybe<Scalars['Int']['output']>;
};

export type SetChangeKind =
  | 'ADDED'
  | 'EXTENDED'
  | 'REMOVED'
  | 'EXPIRED'
  | 'CLEARED';

export type SetStates = {
  __typename?: 'SetStates';
  states: Array<SetState>;
  missing: Array<Scalars['String']['output']>;
};

export type SetState = {
  __typename?: 'SetState';
  name: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  defaultTtlMs: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
  isExact: Scalars['Boolean']['output'];
  nextExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
};

export type SetsChanges = {
  __typename?: 'SetsChanges';
  gap: Scalars['Boolean']['output'];
  created: Array<Scalars['String']['output']>;
  deleted: Array<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type ServerSamplesBatch = {
  __typename?: 'ServerSamplesBatch';
  samples: Array<ServerSample>;
  cursor: Scalars['String']['output'];
  now: Scalars['DateTime']['output'];
};

export type RedisSamplesBatch = {
  __typename?: 'RedisSamplesBatch';
  samples: Array<RedisSample>;
  cursor: Scalars['String']['output'];
  now: Scalars['DateTime']['output'];
};

export type OpenSetFeedInput = {
  set: Scalars['String']['input'];
  kept: Scalars['Int']['input'];
};

export type OpenFeedStatus =
  | 'OPENED'
  | 'OPEN';

export type OpenSetFeedPayload = {
  __typename?: 'OpenSetFeedPayload';
  userErrors: Array<UserError>;
  status?: Maybe<OpenFeedStatus>;
  cursor?: Maybe<Scalars['String']['output']>;
};

export type CloseSetFeedInput = {
  set: Scalars['String']['input'];
};

export type CloseFeedStatus =
  | 'CLOSED'
  | 'ABSENT';

export type CloseSetFeedPayload = {
  __typename?: 'CloseSetFeedPayload';
  userErrors: Array<UserError>;
  status?: Maybe<CloseFeedStatus>;
};

export type AddMode =
  | 'ALWAYS'
  | 'IF_ABSENT'
  | 'IF_LIVE'
  | 'IF_LATER';

export type LifetimeInput =
  { ttlMs: Scalars['Float']['input']; expiresAt?: never; never?: never; }
  |  { ttlMs?: never; expiresAt: Scalars['DateTime']['input']; never?: never; }
  |  { ttlMs?: never; expiresAt?: never; never: Scalars['Boolean']['input']; };

export type AddMemberInput = {
  set: Scalars['String']['input'];
  member: Scalars['String']['input'];
  lifetime?: InputMaybe<LifetimeInput>;
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  value?: InputMaybe<Scalars['JSON']['input']>;
  mode: AddMode;
};

export type AddStatus =
  | 'ADDED'
  | 'UPDATED'
  | 'KEPT'
  | 'ABSENT';

export type AddMemberPayload = {
  __typename?: 'AddMemberPayload';
  userErrors: Array<UserError>;
  status?: Maybe<AddStatus>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type AddMembersInput = {
  set: Scalars['String']['input'];
  members: Array<NewMemberInput>;
  mode: AddMode;
};

export type NewMemberInput = {
  member: Scalars['String']['input'];
  lifetime?: InputMaybe<LifetimeInput>;
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  value?: InputMaybe<Scalars['JSON']['input']>;
};

export type AddedMember = {
  __typename?: 'AddedMember';
  status: AddStatus;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
};

export type AddMembersPayload = {
  __typename?: 'AddMembersPayload';
  userErrors: Array<UserError>;
  results?: Maybe<Array<AddedMember>>;
};

export type SeenBeforeInput = {
  set: Scalars['String']['input'];
  member: Scalars['String']['input'];
  at?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SeenStatus =
  | 'NEW'
  | 'SEEN'
  | 'TOO_OLD';

export type SeenBeforePayload = {
  __typename?: 'SeenBeforePayload';
  userErrors: Array<UserError>;
  status?: Maybe<SeenStatus>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type ChangeStatus =
  | 'CHANGED'
  | 'ABSENT';

export type ChangeMemberPayload = {
  __typename?: 'ChangeMemberPayload';
  userErrors: Array<UserError>;
  status?: Maybe<ChangeStatus>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  formerExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type ExtendMemberInput = {
  set: Scalars['String']['input'];
  member: Scalars['String']['input'];
  byMs: Scalars['Float']['input'];
};

export type ExpireMemberAtInput = {
  set: Scalars['String']['input'];
  member: Scalars['String']['input'];
  expiresAt: Scalars['DateTime']['input'];
};

export type PersistMemberInput = {
  set: Scalars['String']['input'];
  member: Scalars['String']['input'];
};

export type ExtendMembersInput = {
  set: Scalars['String']['input'];
  members: Array<Scalars['String']['input']>;
  byMs: Scalars['Float']['input'];
};

export type ExpireMembersAtInput = {
  set: Scalars['String']['input'];
  members: Array<Scalars['String']['input']>;
  expiresAt: Scalars['DateTime']['input'];
};

export type PersistMembersInput = {
  set: Scalars['String']['input'];
  members: Array<Scalars['String']['input']>;
};

export type ChangedMemberStatus =
  | 'CHANGED'
  | 'ABSENT'
  | 'REFUSED';

export type ChangedMember = {
  __typename?: 'ChangedMember';
  member: Scalars['String']['output'];
  status: ChangedMemberStatus;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  formerExpiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ChangeMembersPayload = {
  __typename?: 'ChangeMembersPayload';
  userErrors: Array<UserError>;
  results?: Maybe<Array<ChangedMember>>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type Member = {
  __typename?: 'Member';
  member: Scalars['String']['output'];
  value?: Maybe<Scalars['JSON']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  remainingMs?: Maybe<Scalars['Float']['output']>;
};

export type MemberConnection = {
  __typename?: 'MemberConnection';
  edges: Array<MemberEdge>;
  pageInfo: PageInfo;
  startRank: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type MemberEdge = {
  __typename?: 'MemberEdge';
  cursor: Scalars['String']['output'];
  node: Member;
};

export type MemberFilterInput = {
  prefix?: InputMaybe<Scalars['String']['input']>;
  contains?: InputMaybe<Scalars['String']['input']>;
  expiresBy?: InputMaybe<Scalars['DateTime']['input']>;
};

export type MemberSearch = {
  __typename?: 'MemberSearch';
  matches: Array<Member>;
  endCursor?: Maybe<Scalars['String']['output']>;
  scannedCount: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type MemberRank = {
  __typename?: 'MemberRank';
  rank: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
};

export type TimeLeft = {
  __typename?: 'TimeLeft';
  now: Scalars['DateTime']['output'];
  spanMs: Scalars['Float']['output'];
  buckets: Array<TimeLeftBucket>;
  beyond: Scalars['Int']['output'];
  never: Scalars['Int']['output'];
};

export type TimeLeftBucket = {
  __typename?: 'TimeLeftBucket';
  fromMs: Scalars['Float']['output'];
  toMs: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
};

export type RemoveMemberInput = {
  set: Scalars['String']['input'];
  member: Scalars['String']['input'];
};

export type RemoveStatus =
  | 'REMOVED'
  | 'ABSENT';

export type RemoveMemberPayload = {
  __typename?: 'RemoveMemberPayload';
  userErrors: Array<UserError>;
  status?: Maybe<RemoveStatus>;
  value?: Maybe<Scalars['JSON']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type RemoveMembersInput = {
  set: Scalars['String']['input'];
  members: Array<Scalars['String']['input']>;
};

export type RemovedMember = {
  __typename?: 'RemovedMember';
  member: Scalars['String']['output'];
  status: RemoveStatus;
  value?: Maybe<Scalars['JSON']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type RemoveMembersPayload = {
  __typename?: 'RemoveMembersPayload';
  userErrors: Array<UserError>;
  results?: Maybe<Array<RemovedMember>>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type RemoveMatchingMembersInput = {
  set: Scalars['String']['input'];
  filter: MemberFilterInput;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

export type RemoveMatchingMembersPayload = {
  __typename?: 'RemoveMatchingMembersPayload';
  userErrors: Array<UserError>;
  removed?: Maybe<Array<Member>>;
  endCursor?: Maybe<Scalars['String']['output']>;
  scannedCount?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type ExpiryInput =
  { at: Scalars['DateTime']['input']; never?: never; }
  |  { at?: never; never: Scalars['Boolean']['input']; };

export type FormerMemberInput = {
  expiry: ExpiryInput;
  value?: InputMaybe<Scalars['JSON']['input']>;
};

export type ExpiryChangeInput = {
  from: ExpiryInput;
  to: ExpiryInput;
};

export type RestorationInput =
  { removed: FormerMemberInput; rescheduled?: never; }
  |  { removed?: never; rescheduled: ExpiryChangeInput; };

export type MemberToRestoreInput = {
  member: Scalars['String']['input'];
  undo: RestorationInput;
};

export type RestoreMembersInput = {
  set: Scalars['String']['input'];
  members: Array<MemberToRestoreInput>;
};

export type RestoreStatus =
  | 'RESTORED'
  | 'TAKEN'
  | 'EXPIRED'
  | 'ABSENT';

export type RestoredMember = {
  __typename?: 'RestoredMember';
  member: Scalars['String']['output'];
  status: RestoreStatus;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type RestoreMembersPayload = {
  __typename?: 'RestoreMembersPayload';
  userErrors: Array<UserError>;
  results?: Maybe<Array<RestoredMember>>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type OneTimePasswordStatus = {
  __typename?: 'OneTimePasswordStatus';
  liveCodes: Scalars['Int']['output'];
  nextExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  lastExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  issuedInWindow: Scalars['Int']['output'];
  coolingDownUntil?: Maybe<Scalars['DateTime']['output']>;
  limitedUntil?: Maybe<Scalars['DateTime']['output']>;
  attemptsUsed: Scalars['Int']['output'];
  attemptsLeft: Scalars['Int']['output'];
  lockedUntil?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
};

export type IssueOneTimePasswordInput = {
  purpose: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  caller?: InputMaybe<Scalars['String']['input']>;
};

export type IssueOneTimePasswordStatus =
  | 'ISSUED'
  | 'COOLING_DOWN'
  | 'LIMITED'
  | 'LOCKED'
  | 'CALLER_LIMITED';

export type IssueOneTimePasswordPayload = {
  __typename?: 'IssueOneTimePasswordPayload';
  userErrors: Array<UserError>;
  status?: Maybe<IssueOneTimePasswordStatus>;
  passes?: Maybe<Scalars['Boolean']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  retryAfterMs?: Maybe<Scalars['Float']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type VerifyOneTimePasswordInput = {
  purpose: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  code: Scalars['String']['input'];
  caller?: InputMaybe<Scalars['String']['input']>;
};

export type VerifyOneTimePasswordStatus =
  | 'VERIFIED'
  | 'ALREADY_USED'
  | 'WRONG'
  | 'LOCKED'
  | 'CALLER_LIMITED';

export type VerifyOneTimePasswordPayload = {
  __typename?: 'VerifyOneTimePasswordPayload';
  userErrors: Array<UserError>;
  status?: Maybe<VerifyOneTimePasswordStatus>;
  passes?: Maybe<Scalars['Boolean']['output']>;
  attemptsLeft?: Maybe<Scalars['Int']['output']>;
  retryAfterMs?: Maybe<Scalars['Float']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type RevokeOneTimePasswordsInput = {
  purpose: Scalars['String']['input'];
  subject: Scalars['String']['input'];
};

export type RevokeOneTimePasswordsPayload = {
  __typename?: 'RevokeOneTimePasswordsPayload';
  userErrors: Array<UserError>;
  revokedCount?: Maybe<Scalars['Int']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type ResetOneTimePasswordAttemptsInput = {
  purpose: Scalars['String']['input'];
  subject: Scalars['String']['input'];
};

export type ResetOneTimePasswordAttemptsPayload = {
  __typename?: 'ResetOneTimePasswordAttemptsPayload';
  userErrors: Array<UserError>;
  forgottenCount?: Maybe<Scalars['Int']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type OneTimePasswordPurpose = {
  __typename?: 'OneTimePasswordPurpose';
  name: Scalars['String']['output'];
  subjectForm: SubjectForm;
  digits: Scalars['Int']['output'];
  ttlMs: Scalars['Float']['output'];
  maxLiveCodes: Scalars['Int']['output'];
  windowMs: Scalars['Float']['output'];
  resendCooldownMs: Scalars['Float']['output'];
  maxAttempts: Scalars['Int']['output'];
  attemptWindowMs: Scalars['Float']['output'];
  callerLimit?: Maybe<CallerLimit>;
  createdAt: Scalars['DateTime']['output'];
};

export type SubjectForm =
  | 'AS_IS'
  | 'PHONE'
  | 'EMAIL';

export type CallerLimit = {
  __typename?: 'CallerLimit';
  limit: Scalars['Int']['output'];
  windowMs: Scalars['Float']['output'];
};

export type OneTimePasswordPurposeConnection = {
  __typename?: 'OneTimePasswordPurposeConnection';
  edges: Array<OneTimePasswordPurposeEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type OneTimePasswordPurposeEdge = {
  __typename?: 'OneTimePasswordPurposeEdge';
  cursor: Scalars['String']['output'];
  node: OneTimePasswordPurpose;
};

export type CallerLimitInput = {
  limit: Scalars['Int']['input'];
  windowMs: Scalars['Float']['input'];
};

export type CreateOneTimePasswordPurposeInput = {
  purpose: Scalars['String']['input'];
  subjectForm: SubjectForm;
  digits?: InputMaybe<Scalars['Int']['input']>;
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  maxLiveCodes?: InputMaybe<Scalars['Int']['input']>;
  windowMs?: InputMaybe<Scalars['Float']['input']>;
  resendCooldownMs?: InputMaybe<Scalars['Float']['input']>;
  maxAttempts?: InputMaybe<Scalars['Int']['input']>;
  attemptWindowMs?: InputMaybe<Scalars['Float']['input']>;
  callerLimit?: InputMaybe<CallerLimitInput>;
};

export type CreateOneTimePasswordPurposePayload = {
  __typename?: 'CreateOneTimePasswordPurposePayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateStatus>;
  purpose?: Maybe<OneTimePasswordPurpose>;
};

export type ChangeOneTimePasswordPurposeInput = {
  purpose: Scalars['String']['input'];
  digits?: InputMaybe<Scalars['Int']['input']>;
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  maxLiveCodes?: InputMaybe<Scalars['Int']['input']>;
  windowMs?: InputMaybe<Scalars['Float']['input']>;
  resendCooldownMs?: InputMaybe<Scalars['Float']['input']>;
  maxAttempts?: InputMaybe<Scalars['Int']['input']>;
  attemptWindowMs?: InputMaybe<Scalars['Float']['input']>;
  callerLimit?: InputMaybe<CallerLimitInput>;
};

export type ChangeOneTimePasswordPurposePayload = {
  __typename?: 'ChangeOneTimePasswordPurposePayload';
  userErrors: Array<UserError>;
  purpose?: Maybe<OneTimePasswordPurpose>;
};

export type DeleteOneTimePasswordPurposeInput = {
  purpose: Scalars['String']['input'];
};

export type DeleteOneTimePasswordPurposePayload = {
  __typename?: 'DeleteOneTimePasswordPurposePayload';
  userErrors: Array<UserError>;
  status?: Maybe<DeleteStatus>;
};

export type Overview = {
  __typename?: 'Overview';
  sets: SetsOverview;
  expiring: ExpiringOverview;
  sweep: SweepOverview;
  limits: LimitsOverview;
  alerts: Array<Alert>;
  now: Scalars['DateTime']['output'];
};


export type OverviewExpiringArgs = {
  span: OverviewSpan;
};

export type SetsOverview = {
  __typename?: 'SetsOverview';
  totalCount: Scalars['Int']['output'];
  consideredCount: Scalars['Int']['output'];
  consideredAll: Scalars['Boolean']['output'];
  liveCount: Scalars['Float']['output'];
  countIsExact: Scalars['Boolean']['output'];
  nextToExpire: Array<ExpiringSet>;
};

export type OverviewSpan =
  | 'MINUTE'
  | 'HOUR';

export type ExpiringOverview = {
  __typename?: 'ExpiringOverview';
  spanMs: Scalars['Float']['output'];
  buckets: Array<TimeLeftBucket>;
  consideredCount: Scalars['Int']['output'];
  consideredAll: Scalars['Boolean']['output'];
  now: Scalars['DateTime']['output'];
};

export type SweepOverview = {
  __typename?: 'SweepOverview';
  endedPerSecond: Array<Scalars['Int']['output']>;
  worstLagMs: Scalars['Float']['output'];
};

export type LimitsOverview = {
  __typename?: 'LimitsOverview';
  from: Scalars['DateTime']['output'];
  stepMs: Scalars['Float']['output'];
  allowed: Array<Scalars['Int']['output']>;
  denied: Array<Scalars['Int']['output']>;
  shadowed: Array<Scalars['Int']['output']>;
  unavailable: Array<Scalars['Int']['output']>;
  consideredCount: Scalars['Int']['output'];
  consideredAll: Scalars['Boolean']['output'];
};

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
  | 'LIMIT_POLICY_UNAVAILABLE';

export type AlertSeverity =
  | 'WARNING'
  | 'CRITICAL';

export type Alert = {
  __typename?: 'Alert';
  kind: AlertKind;
  severity: AlertSeverity;
  subject?: Maybe<Scalars['String']['output']>;
  share?: Maybe<Scalars['Float']['output']>;
  lagMs?: Maybe<Scalars['Float']['output']>;
  count?: Maybe<Scalars['Float']['output']>;
  perSecond?: Maybe<Scalars['Float']['output']>;
};

export type Sample = {
  __typename?: 'Sample';
  active: Scalars['Boolean']['output'];
  available: Scalars['Boolean']['output'];
};

export type StartSampleStatus =
  | 'STARTED'
  | 'ACTIVE'
  | 'STORE_NOT_EMPTY';

export type StartSamplePayload = {
  __typename?: 'StartSamplePayload';
  userErrors: Array<UserError>;
  status?: Maybe<StartSampleStatus>;
  sample?: Maybe<Sample>;
};

export type StopSamplePayload = {
  __typename?: 'StopSamplePayload';
  userErrors: Array<UserError>;
  sample?: Maybe<Sample>;
};

export type RedisStats = {
  __typename?: 'RedisStats';
  samples: RedisSampleConnection;
  history: RedisHistory;
};


export type RedisStatsSamplesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type RedisStatsHistoryArgs = {
  fields: Array<RedisField>;
  aggregates: Array<StatsAggregate>;
  points: Scalars['Int']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  lastMs?: InputMaybe<Scalars['Float']['input']>;
};

export type RedisSampleConnection = {
  __typename?: 'RedisSampleConnection';
  nodes: Array<RedisSample>;
  pageInfo: PageInfo;
};

export type RedisSample = {
  __typename?: 'RedisSample';
  sampledAt: Scalars['DateTime']['output'];
  operationsPerSecond?: Maybe<Scalars['Float']['output']>;
  usedMemoryBytes?: Maybe<Scalars['Float']['output']>;
  maxMemoryBytes?: Maybe<Scalars['Float']['output']>;
  connectedClients?: Maybe<Scalars['Float']['output']>;
  hitRatio?: Maybe<Scalars['Float']['output']>;
  expiredKeysPerSecond?: Maybe<Scalars['Float']['output']>;
  evictedKeysPerSecond?: Maybe<Scalars['Float']['output']>;
};

export type RedisField =
  | 'OPERATIONS_PER_SECOND'
  | 'USED_MEMORY_BYTES'
  | 'MAX_MEMORY_BYTES'
  | 'CONNECTED_CLIENTS'
  | 'HIT_RATIO'
  | 'EXPIRED_KEYS_PER_SECOND'
  | 'EVICTED_KEYS_PER_SECOND';

export type RedisHistory = {
  __typename?: 'RedisHistory';
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
  stepMs: Scalars['Float']['output'];
  resolutionMs: Scalars['Float']['output'];
  now: Scalars['DateTime']['output'];
  lines: Array<RedisLine>;
};

export type RedisLine = {
  __typename?: 'RedisLine';
  field: RedisField;
  aggregate: StatsAggregate;
  values: Array<Maybe<Scalars['Float']['output']>>;
};

export type ServerInstance = {
  __typename?: 'ServerInstance';
  id: Scalars['ID']['output'];
  lastSampleAt: Scalars['DateTime']['output'];
  samples: ServerSampleConnection;
};


export type ServerInstanceSamplesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

export type ServerSampleConnection = {
  __typename?: 'ServerSampleConnection';
  nodes: Array<ServerSample>;
  pageInfo: PageInfo;
};

export type ServerSample = {
  __typename?: 'ServerSample';
  sampledAt: Scalars['DateTime']['output'];
  load1?: Maybe<Scalars['Float']['output']>;
  load5?: Maybe<Scalars['Float']['output']>;
  load15?: Maybe<Scalars['Float']['output']>;
  cpuUtilization?: Maybe<Scalars['Float']['output']>;
  memoryUsedBytes?: Maybe<Scalars['Float']['output']>;
  memoryTotalBytes?: Maybe<Scalars['Float']['output']>;
  processMemoryBytes?: Maybe<Scalars['Float']['output']>;
  minorPageFaultsPerSecond?: Maybe<Scalars['Float']['output']>;
  majorPageFaultsPerSecond?: Maybe<Scalars['Float']['output']>;
  eventLoopDelayP99Ms?: Maybe<Scalars['Float']['output']>;
  eventLoopUtilization?: Maybe<Scalars['Float']['output']>;
};

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
  | 'LAST';

export type ServerHistory = {
  __typename?: 'ServerHistory';
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
  stepMs: Scalars['Float']['output'];
  resolutionMs: Scalars['Float']['output'];
  now: Scalars['DateTime']['output'];
  instances: Array<ServerInstanceHistory>;
  hasMoreInstances: Scalars['Boolean']['output'];
};

export type ServerInstanceHistory = {
  __typename?: 'ServerInstanceHistory';
  id: Scalars['ID']['output'];
  lines: Array<ServerLine>;
};

export type ServerLine = {
  __typename?: 'ServerLine';
  field: ServerField;
  aggregate: StatsAggregate;
  values: Array<Maybe<Scalars['Float']['output']>>;
};

export type ServerStats = {
  __typename?: 'ServerStats';
  instances: Array<ServerInstance>;
  instance?: Maybe<ServerInstance>;
  history: ServerHistory;
  redis: RedisStats;
  sampleIntervalMs: Scalars['Int']['output'];
  retentionMs: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};


export type ServerStatsInstanceArgs = {
  id: Scalars['ID']['input'];
};


export type ServerStatsHistoryArgs = {
  instances?: InputMaybe<Array<Scalars['ID']['input']>>;
  fields: Array<ServerField>;
  aggregates: Array<StatsAggregate>;
  points: Scalars['Int']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  lastMs?: InputMaybe<Scalars['Float']['input']>;
};

export type PrincipalKind =
  | 'TOKEN'
  | 'SESSION';

export type Viewer = {
  __typename?: 'Viewer';
  name: Scalars['String']['output'];
  role: Role;
  kind: PrincipalKind;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
};

export type Session = {
  __typename?: 'Session';
  id: Scalars['ID']['output'];
  tokenName: Scalars['String']['output'];
  role: Role;
  createdAt: Scalars['DateTime']['output'];
  address: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  endsAt: Scalars['DateTime']['output'];
  isCurrent: Scalars['Boolean']['output'];
};

export type SessionConnection = {
  __typename?: 'SessionConnection';
  edges: Array<SessionEdge>;
  pageInfo: PageInfo;
  now: Scalars['DateTime']['output'];
};

export type SessionEdge = {
  __typename?: 'SessionEdge';
  cursor: Scalars['String']['output'];
  node: Session;
};

export type EndSessionInput = {
  id: Scalars['ID']['input'];
};

export type EndSessionStatus =
  | 'ENDED'
  | 'ABSENT';

export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  userErrors: Array<UserError>;
  status?: Maybe<EndSessionStatus>;
};

export type CreateExpiringSetInput = {
  name: Scalars['String']['input'];
  strategy?: InputMaybe<NewSetInput>;
  defaultTtlMs?: InputMaybe<Scalars['Float']['input']>;
};

export type NewSetInput =
  { sorted: DefaultTtlInput; sharded?: never; window?: never; keys?: never; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded: ShardedSetInput; window?: never; keys?: never; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window: WindowSetInput; keys?: never; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys: DefaultTtlInput; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys?: never; buckets: BucketSetInput; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys?: never; buckets?: never; compact: DefaultTtlInput; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys?: never; buckets?: never; compact?: never; native: DefaultTtlInput; };

export type DefaultTtlInput = {
  defaultTtlMs: Scalars['Float']['input'];
};

export type ShardedSetInput = {
  defaultTtlMs: Scalars['Float']['input'];
  shards: Scalars['Int']['input'];
};

export type WindowSetInput = {
  windowMs: Scalars['Float']['input'];
};

export type BucketSetInput = {
  defaultTtlMs: Scalars['Float']['input'];
  blockMs: Scalars['Float']['input'];
  partitions?: InputMaybe<Scalars['Int']['input']>;
};

export type CreateStatus =
  | 'CREATED'
  | 'EXISTS';

export type CreateExpiringSetPayload = {
  __typename?: 'CreateExpiringSetPayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateStatus>;
  set?: Maybe<ExpiringSet>;
};

export type UpdateExpiringSetInput = {
  set: Scalars['String']['input'];
  defaultTtlMs: Scalars['Float']['input'];
};

export type UpdateExpiringSetPayload = {
  __typename?: 'UpdateExpiringSetPayload';
  userErrors: Array<UserError>;
  set?: Maybe<ExpiringSet>;
};

export type DeleteExpiringSetInput = {
  set: Scalars['String']['input'];
};

export type DeleteStatus =
  | 'DELETED'
  | 'ABSENT';

export type DeleteExpiringSetPayload = {
  __typename?: 'DeleteExpiringSetPayload';
  userErrors: Array<UserError>;
  status?: Maybe<DeleteStatus>;
};

export type ClearExpiringSetInput = {
  set: Scalars['String']['input'];
};

export type ClearExpiringSetPayload = {
  __typename?: 'ClearExpiringSetPayload';
  userErrors: Array<UserError>;
  clearedCount?: Maybe<Scalars['Int']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type SetStrategy =
  | 'SORTED'
  | 'SHARDED'
  | 'WINDOW'
  | 'KEYS'
  | 'BUCKETS'
  | 'COMPACT'
  | 'NATIVE';

export type ExpiringSet = {
  __typename?: 'ExpiringSet';
  name: Scalars['String']['output'];
  strategy: SetStrategy;
  defaultTtlMs: Scalars['Float']['output'];
  createdAt: Scalars['DateTime']['output'];
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  nextExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
  details: SetDetails;
  members: MemberConnection;
  searchMembers: MemberSearch;
  member?: Maybe<Member>;
  memberRank?: Maybe<MemberRank>;
  timeLeft: TimeLeft;
};


export type ExpiringSetMembersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  fromRank?: InputMaybe<Scalars['Int']['input']>;
  fromMoment?: InputMaybe<Scalars['DateTime']['input']>;
};


export type ExpiringSetSearchMembersArgs = {
  filter?: InputMaybe<MemberFilterInput>;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type ExpiringSetMemberArgs = {
  member: Scalars['String']['input'];
};


export type ExpiringSetMemberRankArgs = {
  member: Scalars['String']['input'];
};


export type ExpiringSetTimeLeftArgs = {
  spanMs?: InputMaybe<Scalars['Float']['input']>;
  buckets: Scalars['Int']['input'];
};

export type SetDetails = {
  __typename?: 'SetDetails';
  memoryBytes: Scalars['Float']['output'];
  memoryIsEstimated: Scalars['Boolean']['output'];
  sweepLagMs?: Maybe<Scalars['Float']['output']>;
  feed?: Maybe<SetFeed>;
  blockMs?: Maybe<Scalars['Float']['output']>;
  partitions?: Maybe<Scalars['Int']['output']>;
  shards?: Maybe<Scalars['Int']['output']>;
};

export type SetFeed = {
  __typename?: 'SetFeed';
  kept: Scalars['Int']['output'];
};

export type SetFilterInput = {
  prefix?: InputMaybe<Scalars['String']['input']>;
  contains?: InputMaybe<Scalars['String']['input']>;
  strategy?: InputMaybe<SetStrategy>;
};

export type SetOrderField =
  | 'NAME'
  | 'COUNT'
  | 'NEXT_EXPIRY'
  | 'CREATED_AT';

export type SetOrderInput = {
  field: SetOrderField;
  descending: Scalars['Boolean']['input'];
};

export type ExpiringSetConnection = {
  __typename?: 'ExpiringSetConnection';
  edges: Array<ExpiringSetEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  consideredCount: Scalars['Int']['output'];
  consideredAll: Scalars['Boolean']['output'];
  now: Scalars['DateTime']['output'];
};

export type ExpiringSetEdge = {
  __typename?: 'ExpiringSetEdge';
  cursor: Scalars['String']['output'];
  node: ExpiringSet;
};

export type TokenSource =
  | 'ENVIRONMENT'
  | 'FILE';

export type ConfiguredToken = {
  __typename?: 'ConfiguredToken';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  role: Role;
  source: TokenSource;
};

export type Token = {
  __typename?: 'Token';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  role: Role;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type TokenConnection = {
  __typename?: 'TokenConnection';
  edges: Array<TokenEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type TokenEdge = {
  __typename?: 'TokenEdge';
  cursor: Scalars['String']['output'];
  node: Token;
};

export type CreateTokenInput = {
  name: Scalars['String']['input'];
  role: Role;
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
};

export type CreateTokenPayload = {
  __typename?: 'CreateTokenPayload';
  userErrors: Array<UserError>;
  secret?: Maybe<Scalars['String']['output']>;
  token?: Maybe<Token>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type RevokeTokenInput = {
  id: Scalars['ID']['input'];
};

export type RevokeTokenStatus =
  | 'REVOKED'
  | 'ABSENT';

export type RevokeTokenPayload = {
  __typename?: 'RevokeTokenPayload';
  userErrors: Array<UserError>;
  status?: Maybe<RevokeTokenStatus>;
};



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
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

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
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Role: Role;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ErrorCode: ErrorCode;
  UserError: ResolverTypeWrapper<UserError>;
  About: ResolverTypeWrapper<AboutModel>;
  ScoreMeaning: ScoreMeaning;
  ScoreUnit: ScoreUnit;
  MemberFormat: MemberFormat;
  AdoptedSet: ResolverTypeWrapper<Adoption>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AdoptedMemberSearch: ResolverTypeWrapper<AdoptedMemberSearch>;
  AdoptedSetSummary: ResolverTypeWrapper<AdoptedSetSummary>;
  AdoptedMember: ResolverTypeWrapper<AdoptedMember>;
  AdoptedMemberConnection: ResolverTypeWrapper<AdoptedMemberConnection>;
  AdoptedMemberEdge: ResolverTypeWrapper<AdoptedMemberEdge>;
  AdoptedSetConnection: ResolverTypeWrapper<Omit<AdoptedSetConnection, 'edges'> & { edges: Array<ResolversTypes['AdoptedSetEdge']> }>;
  AdoptedSetEdge: ResolverTypeWrapper<Omit<AdoptedSetEdge, 'node'> & { node: ResolversTypes['AdoptedSet'] }>;
  AdoptionCandidates: ResolverTypeWrapper<AdoptionCandidates>;
  AdoptionPreview: ResolverTypeWrapper<AdoptionPreview>;
  SetLayoutInput: SetLayoutInput;
  AdoptSetInput: AdoptSetInput;
  AdoptSetPayload: ResolverTypeWrapper<Omit<AdoptSetPayload, 'set'> & { set?: Maybe<ResolversTypes['AdoptedSet']> }>;
  ForgetAdoptedSetInput: ForgetAdoptedSetInput;
  ForgetStatus: ForgetStatus;
  ForgetAdoptedSetPayload: ResolverTypeWrapper<ForgetAdoptedSetPayload>;
  AdoptedMemberInput: AdoptedMemberInput;
  AdoptedLifetimeInput: AdoptedLifetimeInput;
  AddAdoptedMemberInput: AddAdoptedMemberInput;
  ExtendAdoptedMemberInput: ExtendAdoptedMemberInput;
  ExpireAdoptedMemberAtInput: ExpireAdoptedMemberAtInput;
  RemoveAdoptedMemberInput: RemoveAdoptedMemberInput;
  RemoveAdoptedMemberPayload: ResolverTypeWrapper<RemoveAdoptedMemberPayload>;
  AuditSection: AuditSection;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditFilter: AuditFilter;
  AuditEntryConnection: ResolverTypeWrapper<AuditEntryConnection>;
  AuditEntryEdge: ResolverTypeWrapper<AuditEntryEdge>;
  SetOperation: SetOperation;
  CombinedExpiry: CombinedExpiry;
  CombinedMembers: ResolverTypeWrapper<CombinedMembers>;
  InvitationCode: ResolverTypeWrapper<InvitationCode>;
  InvitationCodeConnection: ResolverTypeWrapper<InvitationCodeConnection>;
  InvitationCodeEdge: ResolverTypeWrapper<InvitationCodeEdge>;
  GetOrCreateInvitationCodeInput: GetOrCreateInvitationCodeInput;
  InvitationCodeStatus: InvitationCodeStatus;
  GetOrCreateInvitationCodePayload: ResolverTypeWrapper<GetOrCreateInvitationCodePayload>;
  ResolveInvitationCodeInput: ResolveInvitationCodeInput;
  ResolveInvitationCodeStatus: ResolveInvitationCodeStatus;
  ResolveInvitationCodePayload: ResolverTypeWrapper<ResolveInvitationCodePayload>;
  LookUpInvitationCodeInput: LookUpInvitationCodeInput;
  LookUpInvitationCodeStatus: LookUpInvitationCodeStatus;
  LookUpInvitationCodePayload: ResolverTypeWrapper<LookUpInvitationCodePayload>;
  RevealInvitationCodeInput: RevealInvitationCodeInput;
  RevealInvitationCodeStatus: RevealInvitationCodeStatus;
  RevealInvitationCodePayload: ResolverTypeWrapper<RevealInvitationCodePayload>;
  InvitationCodeTarget: InvitationCodeTarget;
  RevokeInvitationCodeInput: RevokeInvitationCodeInput;
  RevokeInvitationCodeStatus: RevokeInvitationCodeStatus;
  RevokeInvitationCodePayload: ResolverTypeWrapper<RevokeInvitationCodePayload>;
  SweepInvitationCodesInput: SweepInvitationCodesInput;
  SweepInvitationCodesPayload: ResolverTypeWrapper<SweepInvitationCodesPayload>;
  InvitationSpace: ResolverTypeWrapper<CodeSpace>;
  InvitationAlphabet: InvitationAlphabet;
  MissLimit: ResolverTypeWrapper<MissLimit>;
  InvitationSpaceUtilisation: ResolverTypeWrapper<InvitationSpaceUtilisation>;
  InvitationSpaceConnection: ResolverTypeWrapper<Omit<InvitationSpaceConnection, 'edges'> & { edges: Array<ResolversTypes['InvitationSpaceEdge']> }>;
  InvitationSpaceEdge: ResolverTypeWrapper<Omit<InvitationSpaceEdge, 'node'> & { node: ResolversTypes['InvitationSpace'] }>;
  MissLimitInput: MissLimitInput;
  CreateInvitationSpaceInput: CreateInvitationSpaceInput;
  CreateInvitationSpacePayload: ResolverTypeWrapper<Omit<CreateInvitationSpacePayload, 'space'> & { space?: Maybe<ResolversTypes['InvitationSpace']> }>;
  ChangeInvitationSpaceInput: ChangeInvitationSpaceInput;
  ChangeInvitationSpacePayload: ResolverTypeWrapper<Omit<ChangeInvitationSpacePayload, 'space'> & { space?: Maybe<ResolversTypes['InvitationSpace']> }>;
  DeleteInvitationSpaceInput: DeleteInvitationSpaceInput;
  DeleteInvitationSpacePayload: ResolverTypeWrapper<DeleteInvitationSpacePayload>;
  LimitStatus: LimitStatus;
  LimitDenialReason: LimitDenialReason;
  LimitOutageReason: LimitOutageReason;
  LimitDecision: ResolverTypeWrapper<LimitDecision>;
  LimitState: ResolverTypeWrapper<LimitState>;
  LimitCallInput: LimitCallInput;
  ConsumeLimitPayload: ResolverTypeWrapper<ConsumeLimitPayload>;
  RefundLimitInput: RefundLimitInput;
  RefundLimitPayload: ResolverTypeWrapper<RefundLimitPayload>;
  LimitOverrideConnection: ResolverTypeWrapper<LimitOverrideConnection>;
  LimitOverrideEdge: ResolverTypeWrapper<LimitOverrideEdge>;
  LimitOverride: ResolverTypeWrapper<LimitOverride>;
  OverriddenLimit: ResolverTypeWrapper<OverriddenLimit>;
  LimitKeyInput: LimitKeyInput;
  ChangeLimitKeyPayload: ResolverTypeWrapper<ChangeLimitKeyPayload>;
  BlockLimitKeyInput: BlockLimitKeyInput;
  LimitOverrideInput: LimitOverrideInput;
  OverrideLimitInput: OverrideLimitInput;
  LimitAlgorithm: LimitAlgorithm;
  Limit: ResolverTypeWrapper<PolicyLimit>;
  LimitEscalation: ResolverTypeWrapper<LimitEscalation>;
  LimitOutagePolicy: LimitOutagePolicy;
  LimitOutage: ResolverTypeWrapper<LimitOutage>;
  LimitPolicy: ResolverTypeWrapper<LimitPolicyModel>;
  LimitPolicyConnection: ResolverTypeWrapper<Omit<LimitPolicyConnection, 'edges'> & { edges: Array<ResolversTypes['LimitPolicyEdge']> }>;
  LimitPolicyEdge: ResolverTypeWrapper<Omit<LimitPolicyEdge, 'node'> & { node: ResolversTypes['LimitPolicy'] }>;
  LimitPolicyPreview: ResolverTypeWrapper<Omit<LimitPolicyPreview, 'limits'> & { limits: Array<ResolversTypes['Limit']> }>;
  LimitInput: LimitInput;
  LimitEscalationInput: LimitEscalationInput;
  LimitOutageInput: LimitOutageInput;
  CreateLimitPolicyInput: CreateLimitPolicyInput;
  CreateLimitPolicyStatus: CreateLimitPolicyStatus;
  CreateLimitPolicyPayload: ResolverTypeWrapper<Omit<CreateLimitPolicyPayload, 'policy'> & { policy?: Maybe<ResolversTypes['LimitPolicy']> }>;
  ChangeLimitPolicyInput: ChangeLimitPolicyInput;
  ChangeLimitPolicyStatus: ChangeLimitPolicyStatus;
  ChangeLimitPolicyPayload: ResolverTypeWrapper<Omit<ChangeLimitPolicyPayload, 'policy'> & { policy?: Maybe<ResolversTypes['LimitPolicy']> }>;
  PreviewLimitPolicyInput: PreviewLimitPolicyInput;
  DeleteLimitPolicyInput: DeleteLimitPolicyInput;
  DeleteLimitPolicyPayload: ResolverTypeWrapper<DeleteLimitPolicyPayload>;
  LimitTraffic: ResolverTypeWrapper<LimitTraffic>;
  TopLimitKeys: ResolverTypeWrapper<TopLimitKeys>;
  TopLimitKey: ResolverTypeWrapper<TopLimitKey>;
  LimitOutcome: LimitOutcome;
  SampledLimitDecision: ResolverTypeWrapper<SampledLimitDecision>;
  LimitDecisionSamples: ResolverTypeWrapper<LimitDecisionSamples>;
  SetChanges: ResolverTypeWrapper<SetChanges>;
  SetChange: ResolverTypeWrapper<SetChange>;
  SetChangeKind: SetChangeKind;
  SetStates: ResolverTypeWrapper<SetStates>;
  SetState: ResolverTypeWrapper<SetState>;
  SetsChanges: ResolverTypeWrapper<SetsChanges>;
  ServerSamplesBatch: ResolverTypeWrapper<ServerSamplesBatch>;
  RedisSamplesBatch: ResolverTypeWrapper<RedisSamplesBatch>;
  OpenSetFeedInput: OpenSetFeedInput;
  OpenFeedStatus: OpenFeedStatus;
  OpenSetFeedPayload: ResolverTypeWrapper<OpenSetFeedPayload>;
  CloseSetFeedInput: CloseSetFeedInput;
  CloseFeedStatus: CloseFeedStatus;
  CloseSetFeedPayload: ResolverTypeWrapper<CloseSetFeedPayload>;
  AddMode: AddMode;
  LifetimeInput: LifetimeInput;
  AddMemberInput: AddMemberInput;
  AddStatus: AddStatus;
  AddMemberPayload: ResolverTypeWrapper<AddMemberPayload>;
  AddMembersInput: AddMembersInput;
  NewMemberInput: NewMemberInput;
  AddedMember: ResolverTypeWrapper<AddedMember>;
  AddMembersPayload: ResolverTypeWrapper<AddMembersPayload>;
  SeenBeforeInput: SeenBeforeInput;
  SeenStatus: SeenStatus;
  SeenBeforePayload: ResolverTypeWrapper<SeenBeforePayload>;
  ChangeStatus: ChangeStatus;
  ChangeMemberPayload: ResolverTypeWrapper<ChangeMemberPayload>;
  ExtendMemberInput: ExtendMemberInput;
  ExpireMemberAtInput: ExpireMemberAtInput;
  PersistMemberInput: PersistMemberInput;
  ExtendMembersInput: ExtendMembersInput;
  ExpireMembersAtInput: ExpireMembersAtInput;
  PersistMembersInput: PersistMembersInput;
  ChangedMemberStatus: ChangedMemberStatus;
  ChangedMember: ResolverTypeWrapper<ChangedMember>;
  ChangeMembersPayload: ResolverTypeWrapper<ChangeMembersPayload>;
  Member: ResolverTypeWrapper<Member>;
  MemberConnection: ResolverTypeWrapper<MemberConnection>;
  MemberEdge: ResolverTypeWrapper<MemberEdge>;
  MemberFilterInput: MemberFilterInput;
  MemberSearch: ResolverTypeWrapper<MemberSearch>;
  MemberRank: ResolverTypeWrapper<MemberRank>;
  TimeLeft: ResolverTypeWrapper<TimeLeft>;
  TimeLeftBucket: ResolverTypeWrapper<TimeLeftBucket>;
  RemoveMemberInput: RemoveMemberInput;
  RemoveStatus: RemoveStatus;
  RemoveMemberPayload: ResolverTypeWrapper<RemoveMemberPayload>;
  RemoveMembersInput: RemoveMembersInput;
  RemovedMember: ResolverTypeWrapper<RemovedMember>;
  RemoveMembersPayload: ResolverTypeWrapper<RemoveMembersPayload>;
  RemoveMatchingMembersInput: RemoveMatchingMembersInput;
  RemoveMatchingMembersPayload: ResolverTypeWrapper<RemoveMatchingMembersPayload>;
  ExpiryInput: ExpiryInput;
  FormerMemberInput: FormerMemberInput;
  ExpiryChangeInput: ExpiryChangeInput;
  RestorationInput: RestorationInput;
  MemberToRestoreInput: MemberToRestoreInput;
  RestoreMembersInput: RestoreMembersInput;
  RestoreStatus: RestoreStatus;
  RestoredMember: ResolverTypeWrapper<RestoredMember>;
  RestoreMembersPayload: ResolverTypeWrapper<RestoreMembersPayload>;
  OneTimePasswordStatus: ResolverTypeWrapper<OneTimePasswordStatus>;
  IssueOneTimePasswordInput: IssueOneTimePasswordInput;
  IssueOneTimePasswordStatus: IssueOneTimePasswordStatus;
  IssueOneTimePasswordPayload: ResolverTypeWrapper<IssueOneTimePasswordPayload>;
  VerifyOneTimePasswordInput: VerifyOneTimePasswordInput;
  VerifyOneTimePasswordStatus: VerifyOneTimePasswordStatus;
  VerifyOneTimePasswordPayload: ResolverTypeWrapper<VerifyOneTimePasswordPayload>;
  RevokeOneTimePasswordsInput: RevokeOneTimePasswordsInput;
  RevokeOneTimePasswordsPayload: ResolverTypeWrapper<RevokeOneTimePasswordsPayload>;
  ResetOneTimePasswordAttemptsInput: ResetOneTimePasswordAttemptsInput;
  ResetOneTimePasswordAttemptsPayload: ResolverTypeWrapper<ResetOneTimePasswordAttemptsPayload>;
  OneTimePasswordPurpose: ResolverTypeWrapper<OtpPurpose>;
  SubjectForm: SubjectForm;
  CallerLimit: ResolverTypeWrapper<CallerLimit>;
  OneTimePasswordPurposeConnection: ResolverTypeWrapper<Omit<OneTimePasswordPurposeConnection, 'edges'> & { edges: Array<ResolversTypes['OneTimePasswordPurposeEdge']> }>;
  OneTimePasswordPurposeEdge: ResolverTypeWrapper<Omit<OneTimePasswordPurposeEdge, 'node'> & { node: ResolversTypes['OneTimePasswordPurpose'] }>;
  CallerLimitInput: CallerLimitInput;
  CreateOneTimePasswordPurposeInput: CreateOneTimePasswordPurposeInput;
  CreateOneTimePasswordPurposePayload: ResolverTypeWrapper<Omit<CreateOneTimePasswordPurposePayload, 'purpose'> & { purpose?: Maybe<ResolversTypes['OneTimePasswordPurpose']> }>;
  ChangeOneTimePasswordPurposeInput: ChangeOneTimePasswordPurposeInput;
  ChangeOneTimePasswordPurposePayload: ResolverTypeWrapper<Omit<ChangeOneTimePasswordPurposePayload, 'purpose'> & { purpose?: Maybe<ResolversTypes['OneTimePasswordPurpose']> }>;
  DeleteOneTimePasswordPurposeInput: DeleteOneTimePasswordPurposeInput;
  DeleteOneTimePasswordPurposePayload: ResolverTypeWrapper<DeleteOneTimePasswordPurposePayload>;
  Overview: ResolverTypeWrapper<OverviewModel>;
  SetsOverview: ResolverTypeWrapper<Omit<SetsOverview, 'nextToExpire'> & { nextToExpire: Array<ResolversTypes['ExpiringSet']> }>;
  OverviewSpan: OverviewSpan;
  ExpiringOverview: ResolverTypeWrapper<ExpiringOverview>;
  SweepOverview: ResolverTypeWrapper<SweepOverview>;
  LimitsOverview: ResolverTypeWrapper<LimitsOverview>;
  AlertKind: AlertKind;
  AlertSeverity: AlertSeverity;
  Alert: ResolverTypeWrapper<AlertModel>;
  Sample: ResolverTypeWrapper<SampleModel>;
  StartSampleStatus: StartSampleStatus;
  StartSamplePayload: ResolverTypeWrapper<Omit<StartSamplePayload, 'sample'> & { sample?: Maybe<ResolversTypes['Sample']> }>;
  StopSamplePayload: ResolverTypeWrapper<Omit<StopSamplePayload, 'sample'> & { sample?: Maybe<ResolversTypes['Sample']> }>;
  RedisStats: ResolverTypeWrapper<RedisStatsModel>;
  RedisSampleConnection: ResolverTypeWrapper<RedisSampleConnection>;
  RedisSample: ResolverTypeWrapper<RedisSample>;
  RedisField: RedisField;
  RedisHistory: ResolverTypeWrapper<RedisHistory>;
  RedisLine: ResolverTypeWrapper<RedisLine>;
  ServerInstance: ResolverTypeWrapper<ServerInstanceModel>;
  ServerSampleConnection: ResolverTypeWrapper<ServerSampleConnection>;
  ServerSample: ResolverTypeWrapper<ServerSample>;
  ServerField: ServerField;
  StatsAggregate: StatsAggregate;
  ServerHistory: ResolverTypeWrapper<ServerHistory>;
  ServerInstanceHistory: ResolverTypeWrapper<ServerInstanceHistory>;
  ServerLine: ResolverTypeWrapper<ServerLine>;
  ServerStats: ResolverTypeWrapper<ServerStatsModel>;
  PrincipalKind: PrincipalKind;
  Viewer: ResolverTypeWrapper<Viewer>;
  Session: ResolverTypeWrapper<Session>;
  SessionConnection: ResolverTypeWrapper<SessionConnection>;
  SessionEdge: ResolverTypeWrapper<SessionEdge>;
  EndSessionInput: EndSessionInput;
  EndSessionStatus: EndSessionStatus;
  EndSessionPayload: ResolverTypeWrapper<EndSessionPayload>;
  CreateExpiringSetInput: CreateExpiringSetInput;
  NewSetInput: NewSetInput;
  DefaultTtlInput: DefaultTtlInput;
  ShardedSetInput: ShardedSetInput;
  WindowSetInput: WindowSetInput;
  BucketSetInput: BucketSetInput;
  CreateStatus: CreateStatus;
  CreateExpiringSetPayload: ResolverTypeWrapper<Omit<CreateExpiringSetPayload, 'set'> & { set?: Maybe<ResolversTypes['ExpiringSet']> }>;
  UpdateExpiringSetInput: UpdateExpiringSetInput;
  UpdateExpiringSetPayload: ResolverTypeWrapper<Omit<UpdateExpiringSetPayload, 'set'> & { set?: Maybe<ResolversTypes['ExpiringSet']> }>;
  DeleteExpiringSetInput: DeleteExpiringSetInput;
  DeleteStatus: DeleteStatus;
  DeleteExpiringSetPayload: ResolverTypeWrapper<DeleteExpiringSetPayload>;
  ClearExpiringSetInput: ClearExpiringSetInput;
  ClearExpiringSetPayload: ResolverTypeWrapper<ClearExpiringSetPayload>;
  SetStrategy: SetStrategy;
  ExpiringSet: ResolverTypeWrapper<ExpiringSetModel>;
  SetDetails: ResolverTypeWrapper<SetDetailsModel>;
  SetFeed: ResolverTypeWrapper<SetFeed>;
  SetFilterInput: SetFilterInput;
  SetOrderField: SetOrderField;
  SetOrderInput: SetOrderInput;
  ExpiringSetConnection: ResolverTypeWrapper<Omit<ExpiringSetConnection, 'edges'> & { edges: Array<ResolversTypes['ExpiringSetEdge']> }>;
  ExpiringSetEdge: ResolverTypeWrapper<Omit<ExpiringSetEdge, 'node'> & { node: ResolversTypes['ExpiringSet'] }>;
  TokenSource: TokenSource;
  ConfiguredToken: ResolverTypeWrapper<ConfiguredToken>;
  Token: ResolverTypeWrapper<Token>;
  TokenConnection: ResolverTypeWrapper<TokenConnection>;
  TokenEdge: ResolverTypeWrapper<TokenEdge>;
  CreateTokenInput: CreateTokenInput;
  CreateTokenPayload: ResolverTypeWrapper<CreateTokenPayload>;
  RevokeTokenInput: RevokeTokenInput;
  RevokeTokenStatus: RevokeTokenStatus;
  RevokeTokenPayload: ResolverTypeWrapper<RevokeTokenPayload>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  UserError: UserError;
  About: AboutModel;
  AdoptedSet: Adoption;
  Float: Scalars['Float']['output'];
  AdoptedMemberSearch: AdoptedMemberSearch;
  AdoptedSetSummary: AdoptedSetSummary;
  AdoptedMember: AdoptedMember;
  AdoptedMemberConnection: AdoptedMemberConnection;
  AdoptedMemberEdge: AdoptedMemberEdge;
  AdoptedSetConnection: Omit<AdoptedSetConnection, 'edges'> & { edges: Array<ResolversParentTypes['AdoptedSetEdge']> };
  AdoptedSetEdge: Omit<AdoptedSetEdge, 'node'> & { node: ResolversParentTypes['AdoptedSet'] };
  AdoptionCandidates: AdoptionCandidates;
  AdoptionPreview: AdoptionPreview;
  SetLayoutInput: SetLayoutInput;
  AdoptSetInput: AdoptSetInput;
  AdoptSetPayload: Omit<AdoptSetPayload, 'set'> & { set?: Maybe<ResolversParentTypes['AdoptedSet']> };
  ForgetAdoptedSetInput: ForgetAdoptedSetInput;
  ForgetAdoptedSetPayload: ForgetAdoptedSetPayload;
  AdoptedMemberInput: AdoptedMemberInput;
  AdoptedLifetimeInput: AdoptedLifetimeInput;
  AddAdoptedMemberInput: AddAdoptedMemberInput;
  ExtendAdoptedMemberInput: ExtendAdoptedMemberInput;
  ExpireAdoptedMemberAtInput: ExpireAdoptedMemberAtInput;
  RemoveAdoptedMemberInput: RemoveAdoptedMemberInput;
  RemoveAdoptedMemberPayload: RemoveAdoptedMemberPayload;
  AuditEntry: AuditEntry;
  AuditFilter: AuditFilter;
  AuditEntryConnection: AuditEntryConnection;
  AuditEntryEdge: AuditEntryEdge;
  CombinedMembers: CombinedMembers;
  InvitationCode: InvitationCode;
  InvitationCodeConnection: InvitationCodeConnection;
  InvitationCodeEdge: InvitationCodeEdge;
  GetOrCreateInvitationCodeInput: GetOrCreateInvitationCodeInput;
  GetOrCreateInvitationCodePayload: GetOrCreateInvitationCodePayload;
  ResolveInvitationCodeInput: ResolveInvitationCodeInput;
  ResolveInvitationCodePayload: ResolveInvitationCodePayload;
  LookUpInvitationCodeInput: LookUpInvitationCodeInput;
  LookUpInvitationCodePayload: LookUpInvitationCodePayload;
  RevealInvitationCodeInput: RevealInvitationCodeInput;
  RevealInvitationCodePayload: RevealInvitationCodePayload;
  InvitationCodeTarget: InvitationCodeTarget;
  RevokeInvitationCodeInput: RevokeInvitationCodeInput;
  RevokeInvitationCodePayload: RevokeInvitationCodePayload;
  SweepInvitationCodesInput: SweepInvitationCodesInput;
  SweepInvitationCodesPayload: SweepInvitationCodesPayload;
  InvitationSpace: CodeSpace;
  MissLimit: MissLimit;
  InvitationSpaceUtilisation: InvitationSpaceUtilisation;
  InvitationSpaceConnection: Omit<InvitationSpaceConnection, 'edges'> & { edges: Array<ResolversParentTypes['InvitationSpaceEdge']> };
  InvitationSpaceEdge: Omit<InvitationSpaceEdge, 'node'> & { node: ResolversParentTypes['InvitationSpace'] };
  MissLimitInput: MissLimitInput;
  CreateInvitationSpaceInput: CreateInvitationSpaceInput;
  CreateInvitationSpacePayload: Omit<CreateInvitationSpacePayload, 'space'> & { space?: Maybe<ResolversParentTypes['InvitationSpace']> };
  ChangeInvitationSpaceInput: ChangeInvitationSpaceInput;
  ChangeInvitationSpacePayload: Omit<ChangeInvitationSpacePayload, 'space'> & { space?: Maybe<ResolversParentTypes['InvitationSpace']> };
  DeleteInvitationSpaceInput: DeleteInvitationSpaceInput;
  DeleteInvitationSpacePayload: DeleteInvitationSpacePayload;
  LimitDecision: LimitDecision;
  LimitState: LimitState;
  LimitCallInput: LimitCallInput;
  ConsumeLimitPayload: ConsumeLimitPayload;
  RefundLimitInput: RefundLimitInput;
  RefundLimitPayload: RefundLimitPayload;
  LimitOverrideConnection: LimitOverrideConnection;
  LimitOverrideEdge: LimitOverrideEdge;
  LimitOverride: LimitOverride;
  OverriddenLimit: OverriddenLimit;
  LimitKeyInput: LimitKeyInput;
  ChangeLimitKeyPayload: ChangeLimitKeyPayload;
  BlockLimitKeyInput: BlockLimitKeyInput;
  LimitOverrideInput: LimitOverrideInput;
  OverrideLimitInput: OverrideLimitInput;
  Limit: PolicyLimit;
  LimitEscalation: LimitEscalation;
  LimitOutage: LimitOutage;
  LimitPolicy: LimitPolicyModel;
  LimitPolicyConnection: Omit<LimitPolicyConnection, 'edges'> & { edges: Array<ResolversParentTypes['LimitPolicyEdge']> };
  LimitPolicyEdge: Omit<LimitPolicyEdge, 'node'> & { node: ResolversParentTypes['LimitPolicy'] };
  LimitPolicyPreview: Omit<LimitPolicyPreview, 'limits'> & { limits: Array<ResolversParentTypes['Limit']> };
  LimitInput: LimitInput;
  LimitEscalationInput: LimitEscalationInput;
  LimitOutageInput: LimitOutageInput;
  CreateLimitPolicyInput: CreateLimitPolicyInput;
  CreateLimitPolicyPayload: Omit<CreateLimitPolicyPayload, 'policy'> & { policy?: Maybe<ResolversParentTypes['LimitPolicy']> };
  ChangeLimitPolicyInput: ChangeLimitPolicyInput;
  ChangeLimitPolicyPayload: Omit<ChangeLimitPolicyPayload, 'policy'> & { policy?: Maybe<ResolversParentTypes['LimitPolicy']> };
  PreviewLimitPolicyInput: PreviewLimitPolicyInput;
  DeleteLimitPolicyInput: DeleteLimitPolicyInput;
  DeleteLimitPolicyPayload: DeleteLimitPolicyPayload;
  LimitTraffic: LimitTraffic;
  TopLimitKeys: TopLimitKeys;
  TopLimitKey: TopLimitKey;
  SampledLimitDecision: SampledLimitDecision;
  LimitDecisionSamples: LimitDecisionSamples;
  SetChanges: SetChanges;
  SetChange: SetChange;
  SetStates: SetStates;
  SetState: SetState;
  SetsChanges: SetsChanges;
  ServerSamplesBatch: ServerSamplesBatch;
  RedisSamplesBatch: RedisSamplesBatch;
  OpenSetFeedInput: OpenSetFeedInput;
  OpenSetFeedPayload: OpenSetFeedPayload;
  CloseSetFeedInput: CloseSetFeedInput;
  CloseSetFeedPayload: CloseSetFeedPayload;
  LifetimeInput: LifetimeInput;
  AddMemberInput: AddMemberInput;
  AddMemberPayload: AddMemberPayload;
  AddMembersInput: AddMembersInput;
  NewMemberInput: NewMemberInput;
  AddedMember: AddedMember;
  AddMembersPayload: AddMembersPayload;
  SeenBeforeInput: SeenBeforeInput;
  SeenBeforePayload: SeenBeforePayload;
  ChangeMemberPayload: ChangeMemberPayload;
  ExtendMemberInput: ExtendMemberInput;
  ExpireMemberAtInput: ExpireMemberAtInput;
  PersistMemberInput: PersistMemberInput;
  ExtendMembersInput: ExtendMembersInput;
  ExpireMembersAtInput: ExpireMembersAtInput;
  PersistMembersInput: PersistMembersInput;
  ChangedMember: ChangedMember;
  ChangeMembersPayload: ChangeMembersPayload;
  Member: Member;
  MemberConnection: MemberConnection;
  MemberEdge: MemberEdge;
  MemberFilterInput: MemberFilterInput;
  MemberSearch: MemberSearch;
  MemberRank: MemberRank;
  TimeLeft: TimeLeft;
  TimeLeftBucket: TimeLeftBucket;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: RemoveMemberPayload;
  RemoveMembersInput: RemoveMembersInput;
  RemovedMember: RemovedMember;
  RemoveMembersPayload: RemoveMembersPayload;
  RemoveMatchingMembersInput: RemoveMatchingMembersInput;
  RemoveMatchingMembersPayload: RemoveMatchingMembersPayload;
  ExpiryInput: ExpiryInput;
  FormerMemberInput: FormerMemberInput;
  ExpiryChangeInput: ExpiryChangeInput;
  RestorationInput: RestorationInput;
  MemberToRestoreInput: MemberToRestoreInput;
  RestoreMembersInput: RestoreMembersInput;
  RestoredMember: RestoredMember;
  RestoreMembersPayload: RestoreMembersPayload;
  OneTimePasswordStatus: OneTimePasswordStatus;
  IssueOneTimePasswordInput: IssueOneTimePasswordInput;
  IssueOneTimePasswordPayload: IssueOneTimePasswordPayload;
  VerifyOneTimePasswordInput: VerifyOneTimePasswordInput;
  VerifyOneTimePasswordPayload: VerifyOneTimePasswordPayload;
  RevokeOneTimePasswordsInput: RevokeOneTimePasswordsInput;
  RevokeOneTimePasswordsPayload: RevokeOneTimePasswordsPayload;
  ResetOneTimePasswordAttemptsInput: ResetOneTimePasswordAttemptsInput;
  ResetOneTimePasswordAttemptsPayload: ResetOneTimePasswordAttemptsPayload;
  OneTimePasswordPurpose: OtpPurpose;
  CallerLimit: CallerLimit;
  OneTimePasswordPurposeConnection: Omit<OneTimePasswordPurposeConnection, 'edges'> & { edges: Array<ResolversParentTypes['OneTimePasswordPurposeEdge']> };
  OneTimePasswordPurposeEdge: Omit<OneTimePasswordPurposeEdge, 'node'> & { node: ResolversParentTypes['OneTimePasswordPurpose'] };
  CallerLimitInput: CallerLimitInput;
  CreateOneTimePasswordPurposeInput: CreateOneTimePasswordPurposeInput;
  CreateOneTimePasswordPurposePayload: Omit<CreateOneTimePasswordPurposePayload, 'purpose'> & { purpose?: Maybe<ResolversParentTypes['OneTimePasswordPurpose']> };
  ChangeOneTimePasswordPurposeInput: ChangeOneTimePasswordPurposeInput;
  ChangeOneTimePasswordPurposePayload: Omit<ChangeOneTimePasswordPurposePayload, 'purpose'> & { purpose?: Maybe<ResolversParentTypes['OneTimePasswordPurpose']> };
  DeleteOneTimePasswordPurposeInput: DeleteOneTimePasswordPurposeInput;
  DeleteOneTimePasswordPurposePayload: DeleteOneTimePasswordPurposePayload;
  Overview: OverviewModel;
  SetsOverview: Omit<SetsOverview, 'nextToExpire'> & { nextToExpire: Array<ResolversParentTypes['ExpiringSet']> };
  ExpiringOverview: ExpiringOverview;
  SweepOverview: SweepOverview;
  LimitsOverview: LimitsOverview;
  Alert: AlertModel;
  Sample: SampleModel;
  StartSamplePayload: Omit<StartSamplePayload, 'sample'> & { sample?: Maybe<ResolversParentTypes['Sample']> };
  StopSamplePayload: Omit<StopSamplePayload, 'sample'> & { sample?: Maybe<ResolversParentTypes['Sample']> };
  RedisStats: RedisStatsModel;
  RedisSampleConnection: RedisSampleConnection;
  RedisSample: RedisSample;
  RedisHistory: RedisHistory;
  RedisLine: RedisLine;
  ServerInstance: ServerInstanceModel;
  ServerSampleConnection: ServerSampleConnection;
  ServerSample: ServerSample;
  ServerHistory: ServerHistory;
  ServerInstanceHistory: ServerInstanceHistory;
  ServerLine: ServerLine;
  ServerStats: ServerStatsModel;
  Viewer: Viewer;
  Session: Session;
  SessionConnection: SessionConnection;
  SessionEdge: SessionEdge;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: EndSessionPayload;
  CreateExpiringSetInput: CreateExpiringSetInput;
  NewSetInput: NewSetInput;
  DefaultTtlInput: DefaultTtlInput;
  ShardedSetInput: ShardedSetInput;
  WindowSetInput: WindowSetInput;
  BucketSetInput: BucketSetInput;
  CreateExpiringSetPayload: Omit<CreateExpiringSetPayload, 'set'> & { set?: Maybe<ResolversParentTypes['ExpiringSet']> };
  UpdateExpiringSetInput: UpdateExpiringSetInput;
  UpdateExpiringSetPayload: Omit<UpdateExpiringSetPayload, 'set'> & { set?: Maybe<ResolversParentTypes['ExpiringSet']> };
  DeleteExpiringSetInput: DeleteExpiringSetInput;
  DeleteExpiringSetPayload: DeleteExpiringSetPayload;
  ClearExpiringSetInput: ClearExpiringSetInput;
  ClearExpiringSetPayload: ClearExpiringSetPayload;
  ExpiringSet: ExpiringSetModel;
  SetDetails: SetDetailsModel;
  SetFeed: SetFeed;
  SetFilterInput: SetFilterInput;
  SetOrderInput: SetOrderInput;
  ExpiringSetConnection: Omit<ExpiringSetConnection, 'edges'> & { edges: Array<ResolversParentTypes['ExpiringSetEdge']> };
  ExpiringSetEdge: Omit<ExpiringSetEdge, 'node'> & { node: ResolversParentTypes['ExpiringSet'] };
  ConfiguredToken: ConfiguredToken;
  Token: Token;
  TokenConnection: TokenConnection;
  TokenEdge: TokenEdge;
  CreateTokenInput: CreateTokenInput;
  CreateTokenPayload: CreateTokenPayload;
  RevokeTokenInput: RevokeTokenInput;
  RevokeTokenPayload: RevokeTokenPayload;
};

export type RequiresDirectiveArgs = {
  role: Role;
};

export type RequiresDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = RequiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AuditedDirectiveArgs = {
  target?: Maybe<Scalars['String']['input']>;
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
  adoptedSets?: Resolver<ResolversTypes['AdoptedSetConnection'], ParentType, ContextType, RequireFields<QueryAdoptedSetsArgs, 'first'>>;
  adoptedSet?: Resolver<ResolversTypes['AdoptedSet'], ParentType, ContextType, RequireFields<QueryAdoptedSetArgs, 'name'>>;
  adoptionCandidates?: Resolver<ResolversTypes['AdoptionCandidates'], ParentType, ContextType, RequireFields<QueryAdoptionCandidatesArgs, 'pattern' | 'first'>>;
  adoptionPreview?: Resolver<ResolversTypes['AdoptionPreview'], ParentType, ContextType, RequireFields<QueryAdoptionPreviewArgs, 'key' | 'layout' | 'each'>>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'first'>>;
  combinedMembers?: Resolver<ResolversTypes['CombinedMembers'], ParentType, ContextType, RequireFields<QueryCombinedMembersArgs, 'operation' | 'sets' | 'first'>>;
  invitationCodes?: Resolver<ResolversTypes['InvitationCodeConnection'], ParentType, ContextType, RequireFields<QueryInvitationCodesArgs, 'space' | 'first'>>;
  invitationSpaces?: Resolver<ResolversTypes['InvitationSpaceConnection'], ParentType, ContextType, RequireFields<QueryInvitationSpacesArgs, 'first'>>;
  invitationSpace?: Resolver<ResolversTypes['InvitationSpace'], ParentType, ContextType, RequireFields<QueryInvitationSpaceArgs, 'space'>>;
  peekLimit?: Resolver<ResolversTypes['LimitDecision'], ParentType, ContextType, RequireFields<QueryPeekLimitArgs, 'input'>>;
  limitPolicies?: Resolver<ResolversTypes['LimitPolicyConnection'], ParentType, ContextType, RequireFields<QueryLimitPoliciesArgs, 'first'>>;
  limitPolicy?: Resolver<Maybe<ResolversTypes['LimitPolicy']>, ParentType, ContextType, RequireFields<QueryLimitPolicyArgs, 'name'>>;
  previewLimitPolicy?: Resolver<ResolversTypes['LimitPolicyPreview'], ParentType, ContextType, RequireFields<QueryPreviewLimitPolicyArgs, 'input'>>;
  oneTimePasswordStatus?: Resolver<ResolversTypes['OneTimePasswordStatus'], ParentType, ContextType, RequireFields<QueryOneTimePasswordStatusArgs, 'purpose' | 'subject'>>;
  oneTimePasswordPurposes?: Resolver<ResolversTypes['OneTimePasswordPurposeConnection'], ParentType, ContextType, RequireFields<QueryOneTimePasswordPurposesArgs, 'first'>>;
  oneTimePasswordPurpose?: Resolver<ResolversTypes['OneTimePasswordPurpose'], ParentType, ContextType, RequireFields<QueryOneTimePasswordPurposeArgs, 'purpose'>>;
  overview?: Resolver<ResolversTypes['Overview'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Sample'], ParentType, ContextType>;
  serverStats?: Resolver<ResolversTypes['ServerStats'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['SessionConnection'], ParentType, ContextType, RequireFields<QuerySessionsArgs, 'first'>>;
  expiringSets?: Resolver<ResolversTypes['ExpiringSetConnection'], ParentType, ContextType, RequireFields<QueryExpiringSetsArgs, 'first'>>;
  expiringSet?: Resolver<ResolversTypes['ExpiringSet'], ParentType, ContextType, RequireFields<QueryExpiringSetArgs, 'name'>>;
  tokens?: Resolver<ResolversTypes['TokenConnection'], ParentType, ContextType, RequireFields<QueryTokensArgs, 'first'>>;
  configuredTokens?: Resolver<Array<ResolversTypes['ConfiguredToken']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  adoptSet?: Resolver<ResolversTypes['AdoptSetPayload'], ParentType, ContextType, RequireFields<MutationAdoptSetArgs, 'input'>>;
  forgetAdoptedSet?: Resolver<ResolversTypes['ForgetAdoptedSetPayload'], ParentType, ContextType, RequireFields<MutationForgetAdoptedSetArgs, 'input'>>;
  addAdoptedMember?: Resolver<ResolversTypes['AddMemberPayload'], ParentType, ContextType, RequireFields<MutationAddAdoptedMemberArgs, 'input'>>;
  extendAdoptedMember?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<MutationExtendAdoptedMemberArgs, 'input'>>;
  expireAdoptedMemberAt?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<MutationExpireAdoptedMemberAtArgs, 'input'>>;
  removeAdoptedMember?: Resolver<ResolversTypes['RemoveAdoptedMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveAdoptedMemberArgs, 'input'>>;
  getOrCreateInvitationCode?: Resolver<ResolversTypes['GetOrCreateInvitationCodePayload'], ParentType, ContextType, RequireFields<MutationGetOrCreateInvitationCodeArgs, 'input'>>;
  resolveInvitationCode?: Resolver<ResolversTypes['ResolveInvitationCodePayload'], ParentType, ContextType, RequireFields<MutationResolveInvitationCodeArgs, 'input'>>;
  lookUpInvitationCode?: Resolver<ResolversTypes['LookUpInvitationCodePayload'], ParentType, ContextType, RequireFields<MutationLookUpInvitationCodeArgs, 'input'>>;
  revealInvitationCode?: Resolver<ResolversTypes['RevealInvitationCodePayload'], ParentType, ContextType, RequireFields<MutationRevealInvitationCodeArgs, 'input'>>;
  revokeInvitationCode?: Resolver<ResolversTypes['RevokeInvitationCodePayload'], ParentType, ContextType, RequireFields<MutationRevokeInvitationCodeArgs, 'input'>>;
  sweepInvitationCodes?: Resolver<ResolversTypes['SweepInvitationCodesPayload'], ParentType, ContextType, RequireFields<MutationSweepInvitationCodesArgs, 'input'>>;
  createInvitationSpace?: Resolver<ResolversTypes['CreateInvitationSpacePayload'], ParentType, ContextType, RequireFields<MutationCreateInvitationSpaceArgs, 'input'>>;
  changeInvitationSpace?: Resolver<ResolversTypes['ChangeInvitationSpacePayload'], ParentType, ContextType, RequireFields<MutationChangeInvitationSpaceArgs, 'input'>>;
  deleteInvitationSpace?: Resolver<ResolversTypes['DeleteInvitationSpacePayload'], ParentType, ContextType, RequireFields<MutationDeleteInvitationSpaceArgs, 'input'>>;
  consumeLimit?: Resolver<ResolversTypes['ConsumeLimitPayload'], ParentType, ContextType, RequireFields<MutationConsumeLimitArgs, 'input'>>;
  refundLimit?: Resolver<ResolversTypes['RefundLimitPayload'], ParentType, ContextType, RequireFields<MutationRefundLimitArgs, 'input'>>;
  resetLimit?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<MutationResetLimitArgs, 'input'>>;
  blockLimitKey?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<MutationBlockLimitKeyArgs, 'input'>>;
  unblockLimitKey?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<MutationUnblockLimitKeyArgs, 'input'>>;
  overrideLimit?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<MutationOverrideLimitArgs, 'input'>>;
  clearLimitOverride?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<MutationClearLimitOverrideArgs, 'input'>>;
  createLimitPolicy?: Resolver<ResolversTypes['CreateLimitPolicyPayload'], ParentType, ContextType, RequireFields<MutationCreateLimitPolicyArgs, 'input'>>;
  changeLimitPolicy?: Resolver<ResolversTypes['ChangeLimitPolicyPayload'], ParentType, ContextType, RequireFields<MutationChangeLimitPolicyArgs, 'input'>>;
  deleteLimitPolicy?: Resolver<ResolversTypes['DeleteLimitPolicyPayload'], ParentType, ContextType, RequireFields<MutationDeleteLimitPolicyArgs, 'input'>>;
  openSetFeed?: Resolver<ResolversTypes['OpenSetFeedPayload'], ParentType, ContextType, RequireFields<MutationOpenSetFeedArgs, 'input'>>;
  closeSetFeed?: Resolver<ResolversTypes['CloseSetFeedPayload'], ParentType, ContextType, RequireFields<MutationCloseSetFeedArgs, 'input'>>;
  addMember?: Resolver<ResolversTypes['AddMemberPayload'], ParentType, ContextType, RequireFields<MutationAddMemberArgs, 'input'>>;
  addMembers?: Resolver<ResolversTypes['AddMembersPayload'], ParentType, ContextType, RequireFields<MutationAddMembersArgs, 'input'>>;
  seenBefore?: Resolver<ResolversTypes['SeenBeforePayload'], ParentType, ContextType, RequireFields<MutationSeenBeforeArgs, 'input'>>;
  extendMember?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<MutationExtendMemberArgs, 'input'>>;
  expireMemberAt?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<MutationExpireMemberAtArgs, 'input'>>;
  persistMember?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<MutationPersistMemberArgs, 'input'>>;
  extendMembers?: Resolver<ResolversTypes['ChangeMembersPayload'], ParentType, ContextType, RequireFields<MutationExtendMembersArgs, 'input'>>;
  expireMembersAt?: Resolver<ResolversTypes['ChangeMembersPayload'], ParentType, ContextType, RequireFields<MutationExpireMembersAtArgs, 'input'>>;
  persistMembers?: Resolver<ResolversTypes['ChangeMembersPayload'], ParentType, ContextType, RequireFields<MutationPersistMembersArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  removeMembers?: Resolver<ResolversTypes['RemoveMembersPayload'], ParentType, ContextType, RequireFields<MutationRemoveMembersArgs, 'input'>>;
  removeMatchingMembers?: Resolver<ResolversTypes['RemoveMatchingMembersPayload'], ParentType, ContextType, RequireFields<MutationRemoveMatchingMembersArgs, 'input'>>;
  restoreMembers?: Resolver<ResolversTypes['RestoreMembersPayload'], ParentType, ContextType, RequireFields<MutationRestoreMembersArgs, 'input'>>;
  issueOneTimePassword?: Resolver<ResolversTypes['IssueOneTimePasswordPayload'], ParentType, ContextType, RequireFields<MutationIssueOneTimePasswordArgs, 'input'>>;
  verifyOneTimePassword?: Resolver<ResolversTypes['VerifyOneTimePasswordPayload'], ParentType, ContextType, RequireFields<MutationVerifyOneTimePasswordArgs, 'input'>>;
  revokeOneTimePasswords?: Resolver<ResolversTypes['RevokeOneTimePasswordsPayload'], ParentType, ContextType, RequireFields<MutationRevokeOneTimePasswordsArgs, 'input'>>;
  resetOneTimePasswordAttempts?: Resolver<ResolversTypes['ResetOneTimePasswordAttemptsPayload'], ParentType, ContextType, RequireFields<MutationResetOneTimePasswordAttemptsArgs, 'input'>>;
  createOneTimePasswordPurpose?: Resolver<ResolversTypes['CreateOneTimePasswordPurposePayload'], ParentType, ContextType, RequireFields<MutationCreateOneTimePasswordPurposeArgs, 'input'>>;
  changeOneTimePasswordPurpose?: Resolver<ResolversTypes['ChangeOneTimePasswordPurposePayload'], ParentType, ContextType, RequireFields<MutationChangeOneTimePasswordPurposeArgs, 'input'>>;
  deleteOneTimePasswordPurpose?: Resolver<ResolversTypes['DeleteOneTimePasswordPurposePayload'], ParentType, ContextType, RequireFields<MutationDeleteOneTimePasswordPurposeArgs, 'input'>>;
  startSample?: Resolver<ResolversTypes['StartSamplePayload'], ParentType, ContextType>;
  stopSample?: Resolver<ResolversTypes['StopSamplePayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  createExpiringSet?: Resolver<ResolversTypes['CreateExpiringSetPayload'], ParentType, ContextType, RequireFields<MutationCreateExpiringSetArgs, 'input'>>;
  updateExpiringSet?: Resolver<ResolversTypes['UpdateExpiringSetPayload'], ParentType, ContextType, RequireFields<MutationUpdateExpiringSetArgs, 'input'>>;
  deleteExpiringSet?: Resolver<ResolversTypes['DeleteExpiringSetPayload'], ParentType, ContextType, RequireFields<MutationDeleteExpiringSetArgs, 'input'>>;
  clearExpiringSet?: Resolver<ResolversTypes['ClearExpiringSetPayload'], ParentType, ContextType, RequireFields<MutationClearExpiringSetArgs, 'input'>>;
  createToken?: Resolver<ResolversTypes['CreateTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateTokenArgs, 'input'>>;
  revokeToken?: Resolver<ResolversTypes['RevokeTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeTokenArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  limitDecisions?: SubscriptionResolver<ResolversTypes['LimitDecisionSamples'], "limitDecisions", ParentType, ContextType, Partial<SubscriptionLimitDecisionsArgs>>;
  setChanges?: SubscriptionResolver<ResolversTypes['SetChanges'], "setChanges", ParentType, ContextType, RequireFields<SubscriptionSetChangesArgs, 'set'>>;
  setStates?: SubscriptionResolver<ResolversTypes['SetStates'], "setStates", ParentType, ContextType, RequireFields<SubscriptionSetStatesArgs, 'sets'>>;
  setsChanged?: SubscriptionResolver<ResolversTypes['SetsChanges'], "setsChanged", ParentType, ContextType>;
  serverSamples?: SubscriptionResolver<ResolversTypes['ServerSamplesBatch'], "serverSamples", ParentType, ContextType, RequireFields<SubscriptionServerSamplesArgs, 'instance'>>;
  redisSamples?: SubscriptionResolver<ResolversTypes['RedisSamplesBatch'], "redisSamples", ParentType, ContextType, Partial<SubscriptionRedisSamplesArgs>>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AboutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['About'] = ResolversParentTypes['About']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redisVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdoptedSetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptedSet'] = ResolversParentTypes['AdoptedSet']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['ScoreMeaning'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ScoreUnit'], ParentType, ContextType>;
  memberFormat?: Resolver<ResolversTypes['MemberFormat'], ParentType, ContextType>;
  windowMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['AdoptedSetSummary'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['AdoptedMemberConnection'], ParentType, ContextType, Partial<AdoptedSetMembersArgs>>;
  searchMembers?: Resolver<ResolversTypes['AdoptedMemberSearch'], ParentType, ContextType, RequireFields<AdoptedSetSearchMembersArgs, 'first'>>;
  member?: Resolver<Maybe<ResolversTypes['AdoptedMember']>, ParentType, ContextType, RequireFields<AdoptedSetMemberArgs, 'member'>>;
};

export type AdoptedMemberSearchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptedMemberSearch'] = ResolversParentTypes['AdoptedMemberSearch']> = {
  matches?: Resolver<Array<ResolversTypes['AdoptedMember']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scannedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdoptedSetSummaryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptedSetSummary'] = ResolversParentTypes['AdoptedSetSummary']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  keyExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdoptedMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdoptedMember'] = ResolversParentTypes['AdoptedMember']> = {
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  base64?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  json?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remainingMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
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
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  status?: Resolver<Maybe<ResolversTypes['CreateStatus']>, ParentType, ContextType>;
  set?: Resolver<Maybe<ResolversTypes['AdoptedSet']>, ParentType, ContextType>;
};

export type ForgetAdoptedSetPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ForgetAdoptedSetPayload'] = ResolversParentTypes['ForgetAdoptedSetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ForgetStatus']>, ParentType, ContextType>;
};

export type RemoveAdoptedMemberPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoveAdoptedMemberPayload'] = ResolversParentTypes['RemoveAdoptedMemberPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RemoveStatus']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['AuditSection'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['PrincipalKind']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scannedCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitationCodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvitationCode'] = ResolversParentTypes['InvitationCode']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  status?: Resolver<Maybe<ResolversTypes['InvitationCodeStatus']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ResolveInvitationCodePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ResolveInvitationCodePayload'] = ResolversParentTypes['ResolveInvitationCodePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ResolveInvitationCodeStatus']>, ParentType, ContextType>;
  passes?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retryAfterMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LookUpInvitationCodePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LookUpInvitationCodePayload'] = ResolversParentTypes['LookUpInvitationCodePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['LookUpInvitationCodeStatus']>, ParentType, ContextType>;
  passes?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retryAfterMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RevealInvitationCodePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevealInvitationCodePayload'] = ResolversParentTypes['RevealInvitationCodePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RevealInvitationCodeStatus']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RevokeInvitationCodePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevokeInvitationCodePayload'] = ResolversParentTypes['RevokeInvitationCodePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RevokeInvitationCodeStatus']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SweepInvitationCodesPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SweepInvitationCodesPayload'] = ResolversParentTypes['SweepInvitationCodesPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  sweptCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leftCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type InvitationSpaceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvitationSpace'] = ResolversParentTypes['InvitationSpace']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alphabet?: Resolver<ResolversTypes['InvitationAlphabet'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkSymbol?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ttlMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxUses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  missesPerCaller?: Resolver<ResolversTypes['MissLimit'], ParentType, ContextType>;
  missesOfAll?: Resolver<ResolversTypes['MissLimit'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  utilisation?: Resolver<ResolversTypes['InvitationSpaceUtilisation'], ParentType, ContextType>;
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
  status?: Resolver<Maybe<ResolversTypes['CreateStatus']>, ParentType, ContextType>;
  space?: Resolver<Maybe<ResolversTypes['InvitationSpace']>, ParentType, ContextType>;
};

export type ChangeInvitationSpacePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeInvitationSpacePayload'] = ResolversParentTypes['ChangeInvitationSpacePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  space?: Resolver<Maybe<ResolversTypes['InvitationSpace']>, ParentType, ContextType>;
};

export type DeleteInvitationSpacePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeleteInvitationSpacePayload'] = ResolversParentTypes['DeleteInvitationSpacePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DeleteStatus']>, ParentType, ContextType>;
};

export type LimitDecisionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitDecision'] = ResolversParentTypes['LimitDecision']> = {
  status?: Resolver<ResolversTypes['LimitStatus'], ParentType, ContextType>;
  passes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shadowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['LimitDenialReason']>, ParentType, ContextType>;
  outageReason?: Resolver<Maybe<ResolversTypes['LimitOutageReason']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retryAfterMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  resetAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  limits?: Resolver<Array<ResolversTypes['LimitState']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  decision?: Resolver<Maybe<ResolversTypes['LimitDecision']>, ParentType, ContextType>;
};

export type RefundLimitPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RefundLimitPayload'] = ResolversParentTypes['RefundLimitPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['LimitDecision']>, ParentType, ContextType>;
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
  burst?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  localShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  localKeys?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  answerWithinMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pauseMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LimitPolicyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LimitPolicy'] = ResolversParentTypes['LimitPolicy']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limits?: Resolver<Array<ResolversTypes['Limit']>, ParentType, ContextType>;
  countDenied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shadow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  escalation?: Resolver<Maybe<ResolversTypes['LimitEscalation']>, ParentType, ContextType>;
  outage?: Resolver<ResolversTypes['LimitOutage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  overrides?: Resolver<Maybe<ResolversTypes['LimitOverrideConnection']>, ParentType, ContextType, RequireFields<LimitPolicyOverridesArgs, 'first'>>;
  traffic?: Resolver<ResolversTypes['LimitTraffic'], ParentType, ContextType, RequireFields<LimitPolicyTrafficArgs, 'points'>>;
  busiestKeys?: Resolver<Maybe<ResolversTypes['TopLimitKeys']>, ParentType, ContextType, RequireFields<LimitPolicyBusiestKeysArgs, 'first'>>;
  mostDeniedKeys?: Resolver<Maybe<ResolversTypes['TopLimitKeys']>, ParentType, ContextType, RequireFields<LimitPolicyMostDeniedKeysArgs, 'first'>>;
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
  status?: Resolver<Maybe<ResolversTypes['CreateLimitPolicyStatus']>, ParentType, ContextType>;
  policy?: Resolver<Maybe<ResolversTypes['LimitPolicy']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChangeLimitPolicyPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeLimitPolicyPayload'] = ResolversParentTypes['ChangeLimitPolicyPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ChangeLimitPolicyStatus']>, ParentType, ContextType>;
  policy?: Resolver<Maybe<ResolversTypes['LimitPolicy']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DeleteLimitPolicyPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeleteLimitPolicyPayload'] = ResolversParentTypes['DeleteLimitPolicyPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DeleteStatus']>, ParentType, ContextType>;
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
  limit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retryAfterMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  member?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  clearedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  nextExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  status?: Resolver<Maybe<ResolversTypes['OpenFeedStatus']>, ParentType, ContextType>;
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CloseSetFeedPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CloseSetFeedPayload'] = ResolversParentTypes['CloseSetFeedPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['CloseFeedStatus']>, ParentType, ContextType>;
};

export type AddMemberPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddMemberPayload'] = ResolversParentTypes['AddMemberPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AddStatus']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AddedMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddedMember'] = ResolversParentTypes['AddedMember']> = {
  status?: Resolver<ResolversTypes['AddStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AddMembersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddMembersPayload'] = ResolversParentTypes['AddMembersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  results?: Resolver<Maybe<Array<ResolversTypes['AddedMember']>>, ParentType, ContextType>;
};

export type SeenBeforePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SeenBeforePayload'] = ResolversParentTypes['SeenBeforePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SeenStatus']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChangeMemberPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeMemberPayload'] = ResolversParentTypes['ChangeMemberPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ChangeStatus']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formerExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChangedMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangedMember'] = ResolversParentTypes['ChangedMember']> = {
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChangedMemberStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formerExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChangeMembersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeMembersPayload'] = ResolversParentTypes['ChangeMembersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  results?: Resolver<Maybe<Array<ResolversTypes['ChangedMember']>>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remainingMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
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
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scannedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MemberRankResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MemberRank'] = ResolversParentTypes['MemberRank']> = {
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  status?: Resolver<Maybe<ResolversTypes['RemoveStatus']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RemovedMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemovedMember'] = ResolversParentTypes['RemovedMember']> = {
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RemoveStatus'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RemoveMembersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoveMembersPayload'] = ResolversParentTypes['RemoveMembersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  results?: Resolver<Maybe<Array<ResolversTypes['RemovedMember']>>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RemoveMatchingMembersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoveMatchingMembersPayload'] = ResolversParentTypes['RemoveMatchingMembersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  removed?: Resolver<Maybe<Array<ResolversTypes['Member']>>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scannedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RestoredMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RestoredMember'] = ResolversParentTypes['RestoredMember']> = {
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RestoreStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RestoreMembersPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RestoreMembersPayload'] = ResolversParentTypes['RestoreMembersPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  results?: Resolver<Maybe<Array<ResolversTypes['RestoredMember']>>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OneTimePasswordStatusResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OneTimePasswordStatus'] = ResolversParentTypes['OneTimePasswordStatus']> = {
  liveCodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  issuedInWindow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coolingDownUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  limitedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attemptsUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attemptsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lockedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IssueOneTimePasswordPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['IssueOneTimePasswordPayload'] = ResolversParentTypes['IssueOneTimePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['IssueOneTimePasswordStatus']>, ParentType, ContextType>;
  passes?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retryAfterMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VerifyOneTimePasswordPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VerifyOneTimePasswordPayload'] = ResolversParentTypes['VerifyOneTimePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['VerifyOneTimePasswordStatus']>, ParentType, ContextType>;
  passes?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  attemptsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retryAfterMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RevokeOneTimePasswordsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevokeOneTimePasswordsPayload'] = ResolversParentTypes['RevokeOneTimePasswordsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  revokedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ResetOneTimePasswordAttemptsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ResetOneTimePasswordAttemptsPayload'] = ResolversParentTypes['ResetOneTimePasswordAttemptsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  forgottenCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OneTimePasswordPurposeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OneTimePasswordPurpose'] = ResolversParentTypes['OneTimePasswordPurpose']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectForm?: Resolver<ResolversTypes['SubjectForm'], ParentType, ContextType>;
  digits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ttlMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxLiveCodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  windowMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  resendCooldownMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxAttempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attemptWindowMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  callerLimit?: Resolver<Maybe<ResolversTypes['CallerLimit']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  status?: Resolver<Maybe<ResolversTypes['CreateStatus']>, ParentType, ContextType>;
  purpose?: Resolver<Maybe<ResolversTypes['OneTimePasswordPurpose']>, ParentType, ContextType>;
};

export type ChangeOneTimePasswordPurposePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeOneTimePasswordPurposePayload'] = ResolversParentTypes['ChangeOneTimePasswordPurposePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  purpose?: Resolver<Maybe<ResolversTypes['OneTimePasswordPurpose']>, ParentType, ContextType>;
};

export type DeleteOneTimePasswordPurposePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeleteOneTimePasswordPurposePayload'] = ResolversParentTypes['DeleteOneTimePasswordPurposePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DeleteStatus']>, ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  sets?: Resolver<ResolversTypes['SetsOverview'], ParentType, ContextType>;
  expiring?: Resolver<ResolversTypes['ExpiringOverview'], ParentType, ContextType, RequireFields<OverviewExpiringArgs, 'span'>>;
  sweep?: Resolver<ResolversTypes['SweepOverview'], ParentType, ContextType>;
  limits?: Resolver<ResolversTypes['LimitsOverview'], ParentType, ContextType>;
  alerts?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lagMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  perSecond?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SampleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Sample'] = ResolversParentTypes['Sample']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StartSamplePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StartSamplePayload'] = ResolversParentTypes['StartSamplePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['StartSampleStatus']>, ParentType, ContextType>;
  sample?: Resolver<Maybe<ResolversTypes['Sample']>, ParentType, ContextType>;
};

export type StopSamplePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StopSamplePayload'] = ResolversParentTypes['StopSamplePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  sample?: Resolver<Maybe<ResolversTypes['Sample']>, ParentType, ContextType>;
};

export type RedisStatsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedisStats'] = ResolversParentTypes['RedisStats']> = {
  samples?: Resolver<ResolversTypes['RedisSampleConnection'], ParentType, ContextType, RequireFields<RedisStatsSamplesArgs, 'first'>>;
  history?: Resolver<ResolversTypes['RedisHistory'], ParentType, ContextType, RequireFields<RedisStatsHistoryArgs, 'fields' | 'aggregates' | 'points'>>;
};

export type RedisSampleConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedisSampleConnection'] = ResolversParentTypes['RedisSampleConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['RedisSample']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RedisSampleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedisSample'] = ResolversParentTypes['RedisSample']> = {
  sampledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operationsPerSecond?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  usedMemoryBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxMemoryBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  connectedClients?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hitRatio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expiredKeysPerSecond?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  evictedKeysPerSecond?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
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
  values?: Resolver<Array<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type ServerInstanceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerInstance'] = ResolversParentTypes['ServerInstance']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSampleAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  samples?: Resolver<ResolversTypes['ServerSampleConnection'], ParentType, ContextType, RequireFields<ServerInstanceSamplesArgs, 'first'>>;
};

export type ServerSampleConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerSampleConnection'] = ResolversParentTypes['ServerSampleConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ServerSample']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ServerSampleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerSample'] = ResolversParentTypes['ServerSample']> = {
  sampledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  load1?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  load5?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  load15?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cpuUtilization?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  memoryUsedBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  memoryTotalBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  processMemoryBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minorPageFaultsPerSecond?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  majorPageFaultsPerSecond?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  eventLoopDelayP99Ms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  eventLoopUtilization?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ServerLine']>, ParentType, ContextType>;
};

export type ServerLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerLine'] = ResolversParentTypes['ServerLine']> = {
  field?: Resolver<ResolversTypes['ServerField'], ParentType, ContextType>;
  aggregate?: Resolver<ResolversTypes['StatsAggregate'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type ServerStatsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerStats'] = ResolversParentTypes['ServerStats']> = {
  instances?: Resolver<Array<ResolversTypes['ServerInstance']>, ParentType, ContextType>;
  instance?: Resolver<Maybe<ResolversTypes['ServerInstance']>, ParentType, ContextType, RequireFields<ServerStatsInstanceArgs, 'id'>>;
  history?: Resolver<ResolversTypes['ServerHistory'], ParentType, ContextType, RequireFields<ServerStatsHistoryArgs, 'fields' | 'aggregates' | 'points'>>;
  redis?: Resolver<ResolversTypes['RedisStats'], ParentType, ContextType>;
  sampleIntervalMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retentionMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PrincipalKind'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tokenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  status?: Resolver<Maybe<ResolversTypes['EndSessionStatus']>, ParentType, ContextType>;
};

export type CreateExpiringSetPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateExpiringSetPayload'] = ResolversParentTypes['CreateExpiringSetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['CreateStatus']>, ParentType, ContextType>;
  set?: Resolver<Maybe<ResolversTypes['ExpiringSet']>, ParentType, ContextType>;
};

export type UpdateExpiringSetPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UpdateExpiringSetPayload'] = ResolversParentTypes['UpdateExpiringSetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  set?: Resolver<Maybe<ResolversTypes['ExpiringSet']>, ParentType, ContextType>;
};

export type DeleteExpiringSetPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeleteExpiringSetPayload'] = ResolversParentTypes['DeleteExpiringSetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DeleteStatus']>, ParentType, ContextType>;
};

export type ClearExpiringSetPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ClearExpiringSetPayload'] = ResolversParentTypes['ClearExpiringSetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  clearedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ExpiringSetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiringSet'] = ResolversParentTypes['ExpiringSet']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  strategy?: Resolver<ResolversTypes['SetStrategy'], ParentType, ContextType>;
  defaultTtlMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['SetDetails'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['MemberConnection'], ParentType, ContextType, Partial<ExpiringSetMembersArgs>>;
  searchMembers?: Resolver<ResolversTypes['MemberSearch'], ParentType, ContextType, RequireFields<ExpiringSetSearchMembersArgs, 'first'>>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<ExpiringSetMemberArgs, 'member'>>;
  memberRank?: Resolver<Maybe<ResolversTypes['MemberRank']>, ParentType, ContextType, RequireFields<ExpiringSetMemberRankArgs, 'member'>>;
  timeLeft?: Resolver<ResolversTypes['TimeLeft'], ParentType, ContextType, RequireFields<ExpiringSetTimeLeftArgs, 'buckets'>>;
};

export type SetDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetDetails'] = ResolversParentTypes['SetDetails']> = {
  memoryBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  memoryIsEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sweepLagMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  feed?: Resolver<Maybe<ResolversTypes['SetFeed']>, ParentType, ContextType>;
  blockMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  partitions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shards?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type ConfiguredTokenResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConfiguredToken'] = ResolversParentTypes['ConfiguredToken']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['TokenSource'], ParentType, ContextType>;
};

export type TokenResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Token'] = ResolversParentTypes['Token']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['Token']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RevokeTokenPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevokeTokenPayload'] = ResolversParentTypes['RevokeTokenPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RevokeTokenStatus']>, ParentType, ContextType>;
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
  OneTimePasswordStatus?: OneTimePasswordStatusResolvers<ContextType>;
  IssueOneTimePasswordPayload?: IssueOneTimePasswordPayloadResolvers<ContextType>;
  VerifyOneTimePasswordPayload?: VerifyOneTimePasswordPayloadResolvers<ContextType>;
  RevokeOneTimePasswordsPayload?: RevokeOneTimePasswordsPayloadResolvers<ContextType>;
  ResetOneTimePasswordAttemptsPayload?: ResetOneTimePasswordAttemptsPayloadResolvers<ContextType>;
  OneTimePasswordPurpose?: OneTimePasswordPurposeResolvers<ContextType>;
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
  Sample?: SampleResolvers<ContextType>;
  StartSamplePayload?: StartSamplePayloadResolvers<ContextType>;
  StopSamplePayload?: StopSamplePayloadResolvers<ContextType>;
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
  CreateExpiringSetPayload?: CreateExpiringSetPayloadResolvers<ContextType>;
  UpdateExpiringSetPayload?: UpdateExpiringSetPayloadResolvers<ContextType>;
  DeleteExpiringSetPayload?: DeleteExpiringSetPayloadResolvers<ContextType>;
  ClearExpiringSetPayload?: ClearExpiringSetPayloadResolvers<ContextType>;
  ExpiringSet?: ExpiringSetResolvers<ContextType>;
  SetDetails?: SetDetailsResolvers<ContextType>;
  SetFeed?: SetFeedResolvers<ContextType>;
  ExpiringSetConnection?: ExpiringSetConnectionResolvers<ContextType>;
  ExpiringSetEdge?: ExpiringSetEdgeResolvers<ContextType>;
  ConfiguredToken?: ConfiguredTokenResolvers<ContextType>;
  Token?: TokenResolvers<ContextType>;
  TokenConnection?: TokenConnectionResolvers<ContextType>;
  TokenEdge?: TokenEdgeResolvers<ContextType>;
  CreateTokenPayload?: CreateTokenPayloadResolvers<ContextType>;
  RevokeTokenPayload?: RevokeTokenPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphQLContext> = {
  requires?: RequiresDirectiveResolver<any, any, ContextType>;
  audited?: AuditedDirectiveResolver<any, any, ContextType>;
};
