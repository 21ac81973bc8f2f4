export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
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

export type ScopeKind =
  | 'SET'
  | 'POLICY'
  | 'PURPOSE'
  | 'SPACE'
  | 'SERIES';

export type Query = {
  __typename?: 'Query';
  now: Scalars['DateTime']['output'];
  about: About;
  adoptedSets: AdoptedSetConnection;
  adoptedSet?: Maybe<AdoptedSet>;
  adoptionCandidates: AdoptionCandidates;
  adoptionPreview: AdoptionPreview;
  auditEntries: AuditEntryConnection;
  combinedMembers: CombinedMembers;
  demoData: DemoData;
  expiryGroups: ExpiryGroupConnection;
  expiredDeadLetters: ExpiredDeadLetterConnection;
  handOver?: Maybe<HandOver>;
  invitationCodes: InvitationCodeConnection;
  invitationSpaces: InvitationSpaceConnection;
  invitationSpace?: Maybe<InvitationSpace>;
  peekLimit: LimitDecision;
  limitPolicies: LimitPolicyConnection;
  limitPolicy?: Maybe<LimitPolicy>;
  previewLimitPolicy: LimitPolicyPreview;
  node?: Maybe<Node>;
  nodes: Array<Maybe<Node>>;
  oneTimePasswordStatus: OneTimePasswordStatus;
  oneTimePasswordPurposes: OneTimePasswordPurposeConnection;
  oneTimePasswordPurpose?: Maybe<OneTimePasswordPurpose>;
  overview: Overview;
  allSeries: SeriesConnection;
  series?: Maybe<Series>;
  serverStats: ServerStats;
  viewer: Viewer;
  sessions: SessionConnection;
  expiringSets: ExpiringSetConnection;
  expiringSet?: Maybe<ExpiringSet>;
  tokens: TokenConnection;
  configuredTokens: Array<ConfiguredToken>;
  webhooks: WebhookConnection;
  webhook?: Maybe<Webhook>;
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


export type QueryExpiryGroupsArgs = {
  set: Scalars['String']['input'];
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExpiredDeadLettersArgs = {
  set: Scalars['String']['input'];
  group: Scalars['String']['input'];
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryHandOverArgs = {
  set: Scalars['String']['input'];
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


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
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


export type QueryAllSeriesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySeriesArgs = {
  name: Scalars['String']['input'];
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


export type QueryWebhooksArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWebhookArgs = {
  webhook: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  adoptSet: AdoptSetPayload;
  forgetAdoptedSet: ForgetAdoptedSetPayload;
  addAdoptedMember: AddMemberPayload;
  extendAdoptedMember: ChangeMemberPayload;
  expireAdoptedMemberAt: ChangeMemberPayload;
  removeAdoptedMember: RemoveAdoptedMemberPayload;
  startDemoData: StartDemoDataPayload;
  stopDemoData: StopDemoDataPayload;
  createExpiryGroup: CreateExpiryGroupPayload;
  deleteExpiryGroup: DeleteExpiryGroupPayload;
  takeExpired: TakeExpiredPayload;
  acknowledgeExpired: AcknowledgeExpiredPayload;
  replayExpired: ExpiredDeadLettersPayload;
  discardExpired: ExpiredDeadLettersPayload;
  changeHandOver: ChangeHandOverPayload;
  takeHandedOver: TakeHandedOverPayload;
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
  penaliseLimit: PenaliseLimitPayload;
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
  pushMembers: PushMembersPayload;
  popMembers: PopMembersPayload;
  issueOneTimePassword: IssueOneTimePasswordPayload;
  verifyOneTimePassword: VerifyOneTimePasswordPayload;
  revokeOneTimePasswords: RevokeOneTimePasswordsPayload;
  resetOneTimePasswordAttempts: ResetOneTimePasswordAttemptsPayload;
  createOneTimePasswordPurpose: CreateOneTimePasswordPurposePayload;
  changeOneTimePasswordPurpose: ChangeOneTimePasswordPurposePayload;
  deleteOneTimePasswordPurpose: DeleteOneTimePasswordPurposePayload;
  createSeries: CreateSeriesPayload;
  appendSample: AppendSamplePayload;
  deleteSeries: DeleteSeriesPayload;
  endSession: EndSessionPayload;
  endOtherSessions: EndOtherSessionsPayload;
  createExpiringSet: CreateExpiringSetPayload;
  updateExpiringSet: UpdateExpiringSetPayload;
  deleteExpiringSet: DeleteExpiringSetPayload;
  clearExpiringSet: ClearExpiringSetPayload;
  createToken: CreateTokenPayload;
  revokeToken: RevokeTokenPayload;
  createWebhook: CreateWebhookPayload;
  changeWebhook: ChangeWebhookPayload;
  deleteWebhook: DeleteWebhookPayload;
  rotateWebhookSecret: RotateWebhookSecretPayload;
  pauseWebhook: ChangeWebhookPayload;
  resumeWebhook: ChangeWebhookPayload;
  sendTestEvent: SendTestEventPayload;
  replayDeadLetters: WebhookDeadLettersPayload;
  discardDeadLetters: WebhookDeadLettersPayload;
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


export type MutationCreateExpiryGroupArgs = {
  input: CreateExpiryGroupInput;
};


export type MutationDeleteExpiryGroupArgs = {
  input: DeleteExpiryGroupInput;
};


export type MutationTakeExpiredArgs = {
  input: TakeExpiredInput;
};


export type MutationAcknowledgeExpiredArgs = {
  input: AcknowledgeExpiredInput;
};


export type MutationReplayExpiredArgs = {
  input: ExpiredDeadLettersInput;
};


export type MutationDiscardExpiredArgs = {
  input: ExpiredDeadLettersInput;
};


export type MutationChangeHandOverArgs = {
  input: ChangeHandOverInput;
};


export type MutationTakeHandedOverArgs = {
  input: TakeHandedOverInput;
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
  input: ConsumeLimitInput;
};


export type MutationPenaliseLimitArgs = {
  input: PenaliseLimitInput;
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


export type MutationPushMembersArgs = {
  input: PushMembersInput;
};


export type MutationPopMembersArgs = {
  input: PopMembersInput;
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


export type MutationCreateSeriesArgs = {
  input: CreateSeriesInput;
};


export type MutationAppendSampleArgs = {
  input: AppendSampleInput;
};


export type MutationDeleteSeriesArgs = {
  input: DeleteSeriesInput;
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


export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


export type MutationChangeWebhookArgs = {
  input: ChangeWebhookInput;
};


export type MutationDeleteWebhookArgs = {
  input: WebhookInput;
};


export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


export type MutationPauseWebhookArgs = {
  input: WebhookInput;
};


export type MutationResumeWebhookArgs = {
  input: WebhookInput;
};


export type MutationSendTestEventArgs = {
  input: WebhookInput;
};


export type MutationReplayDeadLettersArgs = {
  input: WebhookDeadLettersInput;
};


export type MutationDiscardDeadLettersArgs = {
  input: WebhookDeadLettersInput;
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
  instance: Scalars['String']['input'];
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

export type AdoptedSet = Node & {
  __typename?: 'AdoptedSet';
  id: Scalars['ID']['output'];
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
  id: Scalars['String']['output'];
  section: AuditSection;
  at: Scalars['DateTime']['output'];
  actor?: Maybe<Scalars['String']['output']>;
  actorId?: Maybe<Scalars['ID']['output']>;
  kind?: Maybe<PrincipalKind>;
  action: Scalars['String']['output'];
  target?: Maybe<Scalars['String']['output']>;
  outcome: Scalars['String']['output'];
  count?: Maybe<Scalars['Int']['output']>;
  requestId: Scalars['String']['output'];
  address: Scalars['String']['output'];
};

export type AuditFilter = {
  section?: InputMaybe<AuditSection>;
  actor?: InputMaybe<Scalars['String']['input']>;
  action?: InputMaybe<Scalars['String']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  outcome?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
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

export type DemoData = {
  __typename?: 'DemoData';
  active: Scalars['Boolean']['output'];
  available: Scalars['Boolean']['output'];
};

export type StartDemoDataStatus =
  | 'STARTED'
  | 'ACTIVE'
  | 'STORE_NOT_EMPTY';

export type StartDemoDataPayload = {
  __typename?: 'StartDemoDataPayload';
  userErrors: Array<UserError>;
  status?: Maybe<StartDemoDataStatus>;
  demoData?: Maybe<DemoData>;
};

export type StopDemoDataPayload = {
  __typename?: 'StopDemoDataPayload';
  userErrors: Array<UserError>;
  demoData?: Maybe<DemoData>;
};

export type ExpiryGroup = Node & {
  __typename?: 'ExpiryGroup';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  webhook?: Maybe<Scalars['String']['output']>;
  consumerCount: Scalars['Int']['output'];
  unfinishedCount: Scalars['Float']['output'];
  unreadBatches?: Maybe<Scalars['Float']['output']>;
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  lostCount: Scalars['Float']['output'];
  deadLetterCount: Scalars['Int']['output'];
  maxTries?: Maybe<Scalars['Int']['output']>;
};

export type ExpiryGroupConnection = {
  __typename?: 'ExpiryGroupConnection';
  edges: Array<ExpiryGroupEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type ExpiryGroupEdge = {
  __typename?: 'ExpiryGroupEdge';
  cursor: Scalars['String']['output'];
  node: ExpiryGroup;
};

export type ExpiredEvent = {
  __typename?: 'ExpiredEvent';
  id: Scalars['String']['output'];
  member: Scalars['String']['output'];
  value?: Maybe<Scalars['JSON']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  tries: Scalars['Int']['output'];
  receipt: Scalars['String']['output'];
};

export type ExpiredDeadLetter = {
  __typename?: 'ExpiredDeadLetter';
  id: Scalars['String']['output'];
  eventId: Scalars['String']['output'];
  member: Scalars['String']['output'];
  value?: Maybe<Scalars['JSON']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  tries: Scalars['Int']['output'];
  diedAt: Scalars['DateTime']['output'];
};

export type ExpiredDeadLetterConnection = {
  __typename?: 'ExpiredDeadLetterConnection';
  edges: Array<ExpiredDeadLetterEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ExpiredDeadLetterEdge = {
  __typename?: 'ExpiredDeadLetterEdge';
  cursor: Scalars['String']['output'];
  node: ExpiredDeadLetter;
};

export type HandOver = {
  __typename?: 'HandOver';
  isOn: Scalars['Boolean']['output'];
  waitingCount: Scalars['Float']['output'];
};

export type CreateExpiryGroupInput = {
  set: Scalars['String']['input'];
  group: Scalars['String']['input'];
  maxTries?: InputMaybe<Scalars['Int']['input']>;
  kept?: InputMaybe<Scalars['Int']['input']>;
};

export type CreateExpiryGroupPayload = {
  __typename?: 'CreateExpiryGroupPayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateStatus>;
};

export type DeleteExpiryGroupInput = {
  set: Scalars['String']['input'];
  group: Scalars['String']['input'];
};

export type DeleteExpiryGroupPayload = {
  __typename?: 'DeleteExpiryGroupPayload';
  userErrors: Array<UserError>;
  status?: Maybe<DeleteStatus>;
};

export type TakeExpiredInput = {
  set: Scalars['String']['input'];
  group: Scalars['String']['input'];
  first: Scalars['Int']['input'];
  leaseMs: Scalars['Int']['input'];
};

export type TakeExpiredPayload = {
  __typename?: 'TakeExpiredPayload';
  userErrors: Array<UserError>;
  events?: Maybe<Array<ExpiredEvent>>;
};

export type AcknowledgeExpiredInput = {
  set: Scalars['String']['input'];
  group: Scalars['String']['input'];
  receipts: Array<Scalars['String']['input']>;
};

export type AcknowledgeStatus =
  | 'ACKNOWLEDGED'
  | 'ABSENT';

export type AcknowledgeExpiredPayload = {
  __typename?: 'AcknowledgeExpiredPayload';
  userErrors: Array<UserError>;
  statuses?: Maybe<Array<AcknowledgeStatus>>;
};

export type ExpiredDeadLettersInput = {
  set: Scalars['String']['input'];
  group: Scalars['String']['input'];
  letters: Array<Scalars['String']['input']>;
};

export type ExpiredDeadLettersPayload = {
  __typename?: 'ExpiredDeadLettersPayload';
  userErrors: Array<UserError>;
  count?: Maybe<Scalars['Int']['output']>;
};

export type ChangeHandOverInput = {
  set: Scalars['String']['input'];
  isOn: Scalars['Boolean']['input'];
};

export type ChangeHandOverPayload = {
  __typename?: 'ChangeHandOverPayload';
  userErrors: Array<UserError>;
  handOver?: Maybe<HandOver>;
};

export type TakeHandedOverInput = {
  set: Scalars['String']['input'];
  first: Scalars['Int']['input'];
};

export type HandedOverMember = {
  __typename?: 'HandedOverMember';
  id: Scalars['String']['output'];
  member: Scalars['String']['output'];
  value?: Maybe<Scalars['JSON']['output']>;
  expiresAt: Scalars['DateTime']['output'];
};

export type TakeHandedOverPayload = {
  __typename?: 'TakeHandedOverPayload';
  userErrors: Array<UserError>;
  members?: Maybe<Array<HandedOverMember>>;
};

export type MemberHistory = {
  __typename?: 'MemberHistory';
  from: Scalars['DateTime']['output'];
  stepMs: Scalars['Float']['output'];
  live: Array<Maybe<Scalars['Float']['output']>>;
  addedPerSecond: Array<Maybe<Scalars['Float']['output']>>;
  expiredPerSecond: Array<Maybe<Scalars['Float']['output']>>;
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
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
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

export type InvitationSpace = Node & {
  __typename?: 'InvitationSpace';
  id: Scalars['ID']['output'];
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
  activity: InvitationSpaceActivity;
};


export type InvitationSpaceActivityArgs = {
  windowMs?: InputMaybe<Scalars['Float']['input']>;
  points: Scalars['Int']['input'];
};

export type InvitationSpaceActivity = {
  __typename?: 'InvitationSpaceActivity';
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
  stepMs: Scalars['Float']['output'];
  created: Array<Scalars['Int']['output']>;
  resolved: Array<Scalars['Int']['output']>;
  missed: Array<Scalars['Int']['output']>;
  limited: Array<Scalars['Int']['output']>;
  now: Scalars['DateTime']['output'];
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

export type ConsumeLimitInput = {
  policy: Scalars['String']['input'];
  key: Scalars['String']['input'];
  cost: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
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
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type RefundLimitPayload = {
  __typename?: 'RefundLimitPayload';
  userErrors: Array<UserError>;
  decision?: Maybe<LimitDecision>;
};

export type PenaliseLimitInput = {
  policy: Scalars['String']['input'];
  key: Scalars['String']['input'];
  cost: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type PenaliseLimitPayload = {
  __typename?: 'PenaliseLimitPayload';
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

export type LimitPolicy = Node & {
  __typename?: 'LimitPolicy';
  id: Scalars['ID']['output'];
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
  version?: InputMaybe<Scalars['Int']['input']>;
  description: Scalars['String']['input'];
  limits: Array<LimitInput>;
  countDenied: Scalars['Boolean']['input'];
  shadow: Scalars['Boolean']['input'];
  escalation?: InputMaybe<LimitEscalationInput>;
  outage?: InputMaybe<LimitOutageInput>;
};

export type ChangeLimitPolicyStatus =
  | 'CHANGED'
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
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
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

export type WindowMember = {
  __typename?: 'WindowMember';
  member: Scalars['String']['output'];
  score: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type WindowSlice = {
  __typename?: 'WindowSlice';
  members: Array<WindowMember>;
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type WindowEnd =
  | 'OLDEST'
  | 'NEWEST';

export type PushMembersInput = {
  set: Scalars['String']['input'];
  members: Array<WindowMemberInput>;
  unique: Scalars['Boolean']['input'];
};

export type WindowMemberInput = {
  member: Scalars['String']['input'];
  score?: InputMaybe<Scalars['DateTime']['input']>;
};

export type PushStatus =
  | 'ADDED'
  | 'UPDATED'
  | 'LATE';

export type PushedMember = {
  __typename?: 'PushedMember';
  status: PushStatus;
  score?: Maybe<Scalars['DateTime']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  replacedCount?: Maybe<Scalars['Int']['output']>;
  now: Scalars['DateTime']['output'];
};

export type PushMembersPayload = {
  __typename?: 'PushMembersPayload';
  userErrors: Array<UserError>;
  results?: Maybe<Array<PushedMember>>;
};

export type PopMembersInput = {
  set: Scalars['String']['input'];
  end: WindowEnd;
  first: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type PopMembersPayload = {
  __typename?: 'PopMembersPayload';
  userErrors: Array<UserError>;
  members?: Maybe<Array<WindowMember>>;
};

export type Node = {
  id: Scalars['ID']['output'];
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
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
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
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
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

export type OneTimePasswordPurpose = Node & {
  __typename?: 'OneTimePasswordPurpose';
  id: Scalars['ID']['output'];
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
  activity: OneTimePasswordActivity;
};


export type OneTimePasswordPurposeActivityArgs = {
  windowMs?: InputMaybe<Scalars['Float']['input']>;
  points: Scalars['Int']['input'];
};

export type OneTimePasswordActivity = {
  __typename?: 'OneTimePasswordActivity';
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
  stepMs: Scalars['Float']['output'];
  issued: Array<Scalars['Int']['output']>;
  verified: Array<Scalars['Int']['output']>;
  wrong: Array<Scalars['Int']['output']>;
  locked: Array<Scalars['Int']['output']>;
  limited: Array<Scalars['Int']['output']>;
  now: Scalars['DateTime']['output'];
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
  history: MemberHistory;
};


export type OverviewExpiringArgs = {
  span: OverviewSpan;
};


export type OverviewHistoryArgs = {
  lastMs: Scalars['Int']['input'];
  points: Scalars['Int']['input'];
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
  | 'LIMIT_POLICY_UNAVAILABLE'
  | 'WEBHOOK_FAILS'
  | 'WEBHOOK_PAUSED';

export type AlertSeverity =
  | 'WARNING'
  | 'CRITICAL';

export type Alert = {
  __typename?: 'Alert';
  kind: AlertKind;
  severity: AlertSeverity;
  subject?: Maybe<Scalars['String']['output']>;
  server?: Maybe<Scalars['String']['output']>;
  share?: Maybe<Scalars['Float']['output']>;
  lagMs?: Maybe<Scalars['Float']['output']>;
  count?: Maybe<Scalars['Float']['output']>;
  perSecond?: Maybe<Scalars['Float']['output']>;
};

export type Series = Node & {
  __typename?: 'Series';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  fields: Array<Scalars['String']['output']>;
  retentionMs: Scalars['Float']['output'];
  createdAt: Scalars['DateTime']['output'];
  sources: Array<SeriesSource>;
  history: SeriesHistory;
};


export type SeriesHistoryArgs = {
  sources?: InputMaybe<Array<Scalars['String']['input']>>;
  fields?: InputMaybe<Array<Scalars['String']['input']>>;
  aggregates: Array<StatsAggregate>;
  points: Scalars['Int']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  lastMs?: InputMaybe<Scalars['Float']['input']>;
};

export type SeriesSource = {
  __typename?: 'SeriesSource';
  name: Scalars['String']['output'];
  lastSampleAt: Scalars['DateTime']['output'];
};

export type SeriesHistory = {
  __typename?: 'SeriesHistory';
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
  stepMs: Scalars['Float']['output'];
  resolutionMs: Scalars['Float']['output'];
  now: Scalars['DateTime']['output'];
  sources: Array<SeriesSourceHistory>;
  hasMoreSources: Scalars['Boolean']['output'];
};

export type SeriesSourceHistory = {
  __typename?: 'SeriesSourceHistory';
  source: Scalars['String']['output'];
  lines: Array<SeriesLine>;
};

export type SeriesLine = {
  __typename?: 'SeriesLine';
  field: Scalars['String']['output'];
  aggregate: StatsAggregate;
  values: Array<Maybe<Scalars['Float']['output']>>;
};

export type SeriesConnection = {
  __typename?: 'SeriesConnection';
  edges: Array<SeriesEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type SeriesEdge = {
  __typename?: 'SeriesEdge';
  cursor: Scalars['String']['output'];
  node: Series;
};

export type CreateSeriesInput = {
  series: Scalars['String']['input'];
  fields: Array<Scalars['String']['input']>;
  retentionMs: Scalars['Float']['input'];
};

export type CreateSeriesPayload = {
  __typename?: 'CreateSeriesPayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateStatus>;
  series?: Maybe<Series>;
};

export type SampleValueInput = {
  field: Scalars['String']['input'];
  value?: InputMaybe<Scalars['Float']['input']>;
};

export type AppendSampleInput = {
  series: Scalars['String']['input'];
  source: Scalars['String']['input'];
  values: Array<SampleValueInput>;
  at?: InputMaybe<Scalars['DateTime']['input']>;
};

export type AppendSamplePayload = {
  __typename?: 'AppendSamplePayload';
  userErrors: Array<UserError>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type DeleteSeriesInput = {
  series: Scalars['String']['input'];
};

export type DeleteSeriesPayload = {
  __typename?: 'DeleteSeriesPayload';
  userErrors: Array<UserError>;
  status?: Maybe<DeleteStatus>;
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
  id: Scalars['String']['output'];
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
  | 'LAST'
  | 'SUM';

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
  id: Scalars['String']['output'];
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
  id: Scalars['String']['input'];
};


export type ServerStatsHistoryArgs = {
  instances?: InputMaybe<Array<Scalars['String']['input']>>;
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
  scopes?: Maybe<Array<Scope>>;
  kind: PrincipalKind;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
};

export type Session = Node & {
  __typename?: 'Session';
  id: Scalars['ID']['output'];
  tokenName: Scalars['String']['output'];
  role: Role;
  createdAt: Scalars['DateTime']['output'];
  address: Scalars['String']['output'];
  client?: Maybe<Scalars['String']['output']>;
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
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

export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  userErrors: Array<UserError>;
  endedCount?: Maybe<Scalars['Int']['output']>;
};

export type CreateExpiringSetInput = {
  name: Scalars['String']['input'];
  strategy?: InputMaybe<NewSetInput>;
  defaultTtlMs?: InputMaybe<Scalars['Float']['input']>;
  feedKept?: InputMaybe<Scalars['Int']['input']>;
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

export type ExpiringSet = Node & {
  __typename?: 'ExpiringSet';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  strategy: SetStrategy;
  defaultTtlMs: Scalars['Float']['output'];
  createdAt: Scalars['DateTime']['output'];
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  nextExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
  details: SetDetails;
  handOver?: Maybe<HandOver>;
  history: MemberHistory;
  members: MemberConnection;
  searchMembers: MemberSearch;
  member?: Maybe<Member>;
  memberRank?: Maybe<MemberRank>;
  timeLeft: TimeLeft;
  peek?: Maybe<WindowMember>;
  slice: WindowSlice;
};


export type ExpiringSetHistoryArgs = {
  lastMs: Scalars['Int']['input'];
  points: Scalars['Int']['input'];
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


export type ExpiringSetPeekArgs = {
  end: WindowEnd;
};


export type ExpiringSetSliceArgs = {
  start: Scalars['Int']['input'];
  first: Scalars['Int']['input'];
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

export type Scope = {
  __typename?: 'Scope';
  kind: ScopeKind;
  prefix: Scalars['String']['output'];
};

export type ScopeInput = {
  kind: ScopeKind;
  prefix: Scalars['String']['input'];
};

export type TokenSource =
  | 'ENVIRONMENT'
  | 'FILE';

export type ConfiguredToken = Node & {
  __typename?: 'ConfiguredToken';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  role: Role;
  scopes?: Maybe<Array<Scope>>;
  source: TokenSource;
};

export type Token = Node & {
  __typename?: 'Token';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  role: Role;
  scopes?: Maybe<Array<Scope>>;
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
  scopes?: InputMaybe<Array<ScopeInput>>;
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

export type Webhook = Node & {
  __typename?: 'Webhook';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
  set?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  changes: Array<WebhookChange>;
  state: WebhookStateKind;
  createdAt: Scalars['DateTime']['output'];
  overlapUntil?: Maybe<Scalars['DateTime']['output']>;
  status: WebhookStatus;
  attempts: Array<WebhookAttempt>;
  deadLetters: Array<WebhookDeadLetter>;
};


export type WebhookAttemptsArgs = {
  first: Scalars['Int']['input'];
};


export type WebhookDeadLettersArgs = {
  first: Scalars['Int']['input'];
};

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

export type WebhookStatus = {
  __typename?: 'WebhookStatus';
  waitingCount: Scalars['Int']['output'];
  deadLetterCount: Scalars['Int']['output'];
  droppedCount: Scalars['Float']['output'];
  failureCount: Scalars['Int']['output'];
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
};

export type WebhookOutcome =
  | 'DELIVERED'
  | 'REJECTED'
  | 'TIMED_OUT'
  | 'UNREACHABLE'
  | 'ADDRESS_REFUSED'
  | 'UNSIGNED';

export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  messageId: Scalars['String']['output'];
  eventCount: Scalars['Int']['output'];
  attempt: Scalars['Int']['output'];
  outcome: WebhookOutcome;
  httpStatus?: Maybe<Scalars['Int']['output']>;
  durationMs: Scalars['Int']['output'];
  isTest: Scalars['Boolean']['output'];
  at: Scalars['DateTime']['output'];
};

export type WebhookDeadLetter = {
  __typename?: 'WebhookDeadLetter';
  messageId: Scalars['String']['output'];
  eventCount: Scalars['Int']['output'];
  attemptCount: Scalars['Int']['output'];
  diedAt: Scalars['DateTime']['output'];
};

export type WebhookConnection = {
  __typename?: 'WebhookConnection';
  edges: Array<WebhookEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type WebhookEdge = {
  __typename?: 'WebhookEdge';
  cursor: Scalars['String']['output'];
  node: Webhook;
};

export type WebhookSetsInput =
  { name: Scalars['String']['input']; prefix?: never; }
  |  { name?: never; prefix: Scalars['String']['input']; };

export type CreateWebhookInput = {
  webhook: Scalars['String']['input'];
  url: Scalars['String']['input'];
  sets: WebhookSetsInput;
  changes: Array<WebhookChange>;
};

export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateStatus>;
  webhook?: Maybe<Webhook>;
  secret?: Maybe<Scalars['String']['output']>;
};

export type ChangeWebhookInput = {
  webhook: Scalars['String']['input'];
  url?: InputMaybe<Scalars['String']['input']>;
  sets?: InputMaybe<WebhookSetsInput>;
  changes?: InputMaybe<Array<WebhookChange>>;
};

export type ChangeWebhookPayload = {
  __typename?: 'ChangeWebhookPayload';
  userErrors: Array<UserError>;
  webhook?: Maybe<Webhook>;
};

export type WebhookInput = {
  webhook: Scalars['String']['input'];
};

export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  userErrors: Array<UserError>;
  status?: Maybe<DeleteStatus>;
};

export type RotateWebhookSecretInput = {
  webhook: Scalars['String']['input'];
  overlapMs: Scalars['Float']['input'];
};

export type RotateWebhookSecretPayload = {
  __typename?: 'RotateWebhookSecretPayload';
  userErrors: Array<UserError>;
  webhook?: Maybe<Webhook>;
  secret?: Maybe<Scalars['String']['output']>;
};

export type SendTestEventPayload = {
  __typename?: 'SendTestEventPayload';
  userErrors: Array<UserError>;
  outcome?: Maybe<WebhookOutcome>;
  httpStatus?: Maybe<Scalars['Int']['output']>;
  durationMs?: Maybe<Scalars['Int']['output']>;
};

export type WebhookDeadLettersInput = {
  webhook: Scalars['String']['input'];
  messageIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type WebhookDeadLettersPayload = {
  __typename?: 'WebhookDeadLettersPayload';
  userErrors: Array<UserError>;
  count?: Maybe<Scalars['Int']['output']>;
};
