import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ExpiringSetModel } from '../features/sets/model.ts';
import type { Adoption, SetDetails as SetDetailsModel, OtpPurpose, CodeSpace, PolicyLimit, LimitPolicy as LimitPolicyModel } from '@mayfly/core';
import type { ServerInstanceModel, ServerStatsModel, RedisStatsModel } from '../features/server-stats/model.ts';
import type { Sample as SampleModel } from '../features/sample/sample.ts';
import type { Overview as OverviewModel } from '../features/overview/overview.ts';
import type { ConcernModel } from '../features/overview/concerns.ts';
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
  /** A moment on Redis's clock, as an ISO 8601 string in UTC with milliseconds. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

/** What a principal may do: each role may all that the ones before it may. */
export type Role =
  /** Reads. */
  | 'VIEWER'
  /** Changes members, uses codes and limits. */
  | 'OPERATOR'
  /** Creates, changes and deletes sets and policies; manages access. */
  | 'ADMIN';

export type Query = {
  __typename?: 'Query';
  /** The clock that decides what is live: Redis's, at the moment of the request. */
  now: Scalars['DateTime']['output'];
  /** Which versions of Mayfly and Redis run here. */
  about: About;
  /** Adopted sets by name; `first` is 1 to 100. */
  adoptedSets: AdoptedSetConnection;
  /** Error `SET_NOT_FOUND` if there is none of that name. */
  adoptedSet: AdoptedSet;
  /**
   * Searches for sorted sets of other programs, until `first` (1 to 500) are found or some ten thousand keys were looked
   * at: a step may find nothing and yet not be the last. `pattern` is a glob as Redis has them, 1 to 1024 bytes.
   */
  adoptionCandidates: AdoptionCandidates;
  /** What a layout would make of the sorted set at a key: `each` (1 to 50) members from either end. */
  adoptionPreview: AdoptionPreview;
  /**
   * Who did what, newest first: of the latest 100000 entries. `first` is 1 to 200. One page looks at 2000
   * entries at most: where a filter fits few of them it may have fewer than `first`, or none, and still
   * `hasNextPage`.
   */
  auditEntries: AuditEntryConnection;
  /**
   * The members of 2 to 64 sets together, in bounded steps: until `first` (1 to 500) are found, or some five thousand
   * members were looked at. So a step may find nothing and yet not be the last. It is no snapshot: each set is read at
   * moments of its own. Not of sets of the strategy WINDOW.
   */
  combinedMembers: CombinedMembers;
  /** All spaces by name; `first` is 1 to 100. */
  invitationSpaces: InvitationSpaceConnection;
  /** Error `SPACE_NOT_FOUND` if there is none of that name. */
  invitationSpace: InvitationSpace;
  /**
   * The live codes of a space, soonest to expire first; `first` is 1 to 250. The codes themselves are masked:
   * `revealInvitationCode` tells one. Error `SPACE_NOT_FOUND`.
   */
  invitationCodes: InvitationCodeConnection;
  /** All limit policies by name; `first` is 1 to 100. */
  limitPolicies: LimitPolicyConnection;
  /** One limit policy, or null if there is none of that name. */
  limitPolicy?: Maybe<LimitPolicy>;
  /** What `consumeLimit` would say; counts nothing. Error `POLICY_NOT_FOUND`. */
  peekLimit: LimitDecision;
  /** What a policy would do if it were created, or changed to this. Changes nothing. */
  previewLimitPolicy: LimitPolicyPreview;
  /** All purposes by name; `first` is 1 to 100. */
  oneTimePasswordPurposes: OneTimePasswordPurposeConnection;
  /** Error `PURPOSE_NOT_FOUND` if there is none of that name. */
  oneTimePasswordPurpose: OneTimePasswordPurpose;
  /** What a subject has: nothing secret, and neither a call nor an attempt. Error `PURPOSE_NOT_FOUND`. */
  oneTimePasswordStatus: OneTimePasswordStatus;
  /** What is alive, what expires soon, and what needs looking after. */
  overview: Overview;
  sample: Sample;
  serverStats: ServerStats;
  /** Who asks, and what they may do. */
  viewer: Viewer;
  /**
   * Who is signed in, those whose session was used last first. `first` is 1 to 500. A page may have fewer
   * than that and not be the last: sessions whose token is gone are left out.
   */
  sessions: SessionConnection;
  /** Expiring sets, by name unless said otherwise; `first` is 1 to 100. A cursor holds for the order that gave it. */
  expiringSets: ExpiringSetConnection;
  /** One expiring set. Error `SET_NOT_FOUND` if there is none of that name. */
  expiringSet: ExpiringSet;
  /**
   * The live tokens that admins have made: soonest to expire first, those that never do last. `first` is
   * 1 to 500.
   */
  tokens: TokenConnection;
  /** The tokens that are known by configuration, at most 101. */
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


export type QueryInvitationSpacesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvitationSpaceArgs = {
  space: Scalars['String']['input'];
};


export type QueryInvitationCodesArgs = {
  space: Scalars['String']['input'];
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLimitPoliciesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLimitPolicyArgs = {
  name: Scalars['String']['input'];
};


export type QueryPeekLimitArgs = {
  input: LimitCallInput;
};


export type QueryPreviewLimitPolicyArgs = {
  input: PreviewLimitPolicyInput;
};


export type QueryOneTimePasswordPurposesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOneTimePasswordPurposeArgs = {
  purpose: Scalars['String']['input'];
};


export type QueryOneTimePasswordStatusArgs = {
  purpose: Scalars['String']['input'];
  subject: Scalars['String']['input'];
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

/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Remembers a sorted set of another program by a name. Nothing in the set is changed. */
  adoptSet: AdoptSetPayload;
  /** Forgets an adopted set. Nothing in the set is changed. */
  forgetAdoptedSet: ForgetAdoptedSetPayload;
  /** Adds a member in the layout of the set, or renews it. */
  addAdoptedMember: AddMemberPayload;
  /** Gives a live member more time. Where scores are expiries. */
  extendAdoptedMember: ChangeMemberPayload;
  /** Sets the moment at which a live member expires. Where scores are expiries. */
  expireAdoptedMemberAt: ChangeMemberPayload;
  removeAdoptedMember: RemoveAdoptedMemberPayload;
  /** Makes a space of codes. Where it exists it stays as it is. */
  createInvitationSpace: CreateInvitationSpacePayload;
  /** Changes the settings of a space that do not spell its codes. Of changes at once none is lost. */
  changeInvitationSpace: ChangeInvitationSpacePayload;
  /**
   * Deletes a space with all its codes. What other instances issue within the second after it is found by nobody,
   * unless the space is created again.
   */
  deleteInvitationSpace: DeleteInvitationSpacePayload;
  /**
   * The live code of an id, or a new one, drawn evenly from all that are not live. Calls for one id agree on one
   * code, however many there are at once. Error `CODES_EXHAUSTED` if every code of the space is live.
   */
  getOrCreateInvitationCode: GetOrCreateInvitationCodePayload;
  /** Uses a code once: tells what it stands for. */
  resolveInvitationCode: ResolveInvitationCodePayload;
  /** Shows the live code of an id, which is no use of it. A mutation, as the audit log keeps who was shown one. */
  revealInvitationCode: RevealInvitationCodePayload;
  /** Ends a live code before its time. */
  revokeInvitationCode: RevokeInvitationCodePayload;
  /**
   * Frees the memory of codes that are over. Not needed where codes are issued; for a space that has gone quiet
   * after a rush.
   */
  sweepInvitationCodes: SweepInvitationCodesPayload;
  /** Creates a policy, if there is none of that name. */
  createLimitPolicy: CreateLimitPolicyPayload;
  /**
   * Makes a policy what the input says, all of it. All processes follow within moments. What counts against keys stays
   * counted, unless the algorithms of the limits, in their order, change.
   */
  changeLimitPolicy: ChangeLimitPolicyPayload;
  /** Deletes a policy, with what counts against keys and with their overrides. */
  deleteLimitPolicy: DeleteLimitPolicyPayload;
  /** Counts a call if it passes. `INVALID_OPTION` (`cost`) if it never could. */
  consumeLimit: ConsumeLimitPayload;
  /** Takes back what a call counted, never below nothing. */
  refundLimit: RefundLimitPayload;
  /** Forgets what counts against a key, its block and its escalation; its overrides stay. */
  resetLimit: ChangeLimitKeyPayload;
  /** Denies all calls of a key for so long. */
  blockLimitKey: ChangeLimitKeyPayload;
  /** Ends the block of a key, and forgets the escalation that led to it. */
  unblockLimitKey: ChangeLimitKeyPayload;
  /** Gives one key other limits than the policy's. */
  overrideLimit: ChangeLimitKeyPayload;
  /** Has a key go by the policy again. */
  clearLimitOverride: ChangeLimitKeyPayload;
  /** Makes a set of the strategy `sorted` keep a feed of its changes. Each change then takes some hundred bytes more. */
  openSetFeed: OpenSetFeedPayload;
  /** Closes the feed of a set and drops what it holds. */
  closeSetFeed: CloseSetFeedPayload;
  /** Adds a member, or renews it. */
  addMember: AddMemberPayload;
  /** Adds several members, or renews them. None is added where one cannot be. */
  addMembers: AddMembersPayload;
  /** Tells whether an event was seen, and remembers it if not, for the set's default time to live. */
  seenBefore: SeenBeforePayload;
  /**
   * Gives a live member more time. One that never expires stays as it is. As all that sets an expiry: in sets of the
   * strategies SORTED, SHARDED, COMPACT, NATIVE and KEYS.
   */
  extendMember: ChangeMemberPayload;
  /** Sets the moment at which a live member expires. */
  expireMemberAt: ChangeMemberPayload;
  /** Lets a live member live until it is removed. Not in sets of the strategy KEYS. */
  persistMember: ChangeMemberPayload;
  /** Gives several live members more time, each on top of what it has left. None is changed where one is no member. */
  extendMembers: ChangeMembersPayload;
  /** Sets one moment at which several live members expire. */
  expireMembersAt: ChangeMembersPayload;
  /** Lets several live members live until they are removed. Not in sets of the strategy KEYS. */
  persistMembers: ChangeMembersPayload;
  removeMember: RemoveMemberPayload;
  /** Removes several members. None is removed where one cannot be a member. */
  removeMembers: RemoveMembersPayload;
  /**
   * Removes the members that match, in bounded steps as `searchMembers` has them. In sets of the strategies SORTED and
   * SHARDED a member is judged by the step that removes it; in others it is found first and then removed by its name.
   */
  removeMatchingMembers: RemoveMatchingMembersPayload;
  /**
   * Undoes removals and changes of expiry: each member gets exactly the expiry and the value back that it had, unless
   * something came between.
   */
  restoreMembers: RestoreMembersPayload;
  /** Makes rules for a purpose. Where it exists they stay as they are. */
  createOneTimePasswordPurpose: CreateOneTimePasswordPurposePayload;
  /** Changes the rules of a purpose; what counts against subjects stays. Of changes at once none is lost. */
  changeOneTimePasswordPurpose: ChangeOneTimePasswordPurposePayload;
  /**
   * Deletes the rules of a purpose: nothing can be issued or verified for it any more. What its subjects have is
   * left to expire, and counts again if the purpose is created again before that.
   */
  deleteOneTimePasswordPurpose: DeleteOneTimePasswordPurposePayload;
  /** Makes a password for whoever calls to deliver: Mayfly sends nothing, and keeps a keyed digest of it only. */
  issueOneTimePassword: IssueOneTimePasswordPayload;
  /**
   * Tries a password. However many try the right one at once, one is told `VERIFIED`. Nothing is verified without
   * Redis's word: if it cannot be asked this is an error.
   */
  verifyOneTimePassword: VerifyOneTimePasswordPayload;
  /** Ends the live passwords of a subject. What counts against it stays. */
  revokeOneTimePasswords: RevokeOneTimePasswordsPayload;
  /**
   * Forgets the wrong attempts on a subject, and so unlocks it: as many guesses again can be made. For whoever has
   * shown to be its owner in another way.
   */
  resetOneTimePasswordAttempts: ResetOneTimePasswordAttemptsPayload;
  /** Fills an empty store with the sample and keeps its members coming and going. */
  startSample: StartSamplePayload;
  /** Deletes the sample's sets. */
  stopSample: StopSamplePayload;
  /** Ends a session: here at once, on other instances within a second. */
  endSession: EndSessionPayload;
  createExpiringSet: CreateExpiringSetPayload;
  /** Changes the default time to live of a set. */
  updateExpiringSet: UpdateExpiringSetPayload;
  /** Deletes a set with all its members. */
  deleteExpiringSet: DeleteExpiringSetPayload;
  /** Drops all members of a set and keeps the set. */
  clearExpiringSet: ClearExpiringSetPayload;
  /** Makes a token. */
  createToken: CreateTokenPayload;
  /**
   * Ends a token, the sessions that it opened and the WebSockets that it holds: here at once, on other
   * instances within a second.
   */
  revokeToken: RevokeTokenPayload;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationAdoptSetArgs = {
  input: AdoptSetInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationForgetAdoptedSetArgs = {
  input: ForgetAdoptedSetInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationAddAdoptedMemberArgs = {
  input: AddAdoptedMemberInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationExtendAdoptedMemberArgs = {
  input: ExtendAdoptedMemberInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationExpireAdoptedMemberAtArgs = {
  input: ExpireAdoptedMemberAtInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationRemoveAdoptedMemberArgs = {
  input: RemoveAdoptedMemberInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationCreateInvitationSpaceArgs = {
  input: CreateInvitationSpaceInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationChangeInvitationSpaceArgs = {
  input: ChangeInvitationSpaceInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationDeleteInvitationSpaceArgs = {
  input: DeleteInvitationSpaceInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationGetOrCreateInvitationCodeArgs = {
  input: GetOrCreateInvitationCodeInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationResolveInvitationCodeArgs = {
  input: ResolveInvitationCodeInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationRevealInvitationCodeArgs = {
  input: RevealInvitationCodeInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationRevokeInvitationCodeArgs = {
  input: RevokeInvitationCodeInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationSweepInvitationCodesArgs = {
  input: SweepInvitationCodesInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationCreateLimitPolicyArgs = {
  input: CreateLimitPolicyInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationChangeLimitPolicyArgs = {
  input: ChangeLimitPolicyInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationDeleteLimitPolicyArgs = {
  input: DeleteLimitPolicyInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationConsumeLimitArgs = {
  input: LimitCallInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationRefundLimitArgs = {
  input: RefundLimitInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationResetLimitArgs = {
  input: LimitKeyInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationBlockLimitKeyArgs = {
  input: BlockLimitKeyInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationUnblockLimitKeyArgs = {
  input: LimitKeyInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationOverrideLimitArgs = {
  input: OverrideLimitInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationClearLimitOverrideArgs = {
  input: LimitKeyInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationOpenSetFeedArgs = {
  input: OpenSetFeedInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationCloseSetFeedArgs = {
  input: CloseSetFeedInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationAddMemberArgs = {
  input: AddMemberInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationAddMembersArgs = {
  input: AddMembersInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationSeenBeforeArgs = {
  input: SeenBeforeInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationExtendMemberArgs = {
  input: ExtendMemberInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationExpireMemberAtArgs = {
  input: ExpireMemberAtInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationPersistMemberArgs = {
  input: PersistMemberInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationExtendMembersArgs = {
  input: ExtendMembersInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationExpireMembersAtArgs = {
  input: ExpireMembersAtInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationPersistMembersArgs = {
  input: PersistMembersInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationRemoveMembersArgs = {
  input: RemoveMembersInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationRemoveMatchingMembersArgs = {
  input: RemoveMatchingMembersInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationRestoreMembersArgs = {
  input: RestoreMembersInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationCreateOneTimePasswordPurposeArgs = {
  input: CreateOneTimePasswordPurposeInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationChangeOneTimePasswordPurposeArgs = {
  input: ChangeOneTimePasswordPurposeInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationDeleteOneTimePasswordPurposeArgs = {
  input: DeleteOneTimePasswordPurposeInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationIssueOneTimePasswordArgs = {
  input: IssueOneTimePasswordInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationVerifyOneTimePasswordArgs = {
  input: VerifyOneTimePasswordInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationRevokeOneTimePasswordsArgs = {
  input: RevokeOneTimePasswordsInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationResetOneTimePasswordAttemptsArgs = {
  input: ResetOneTimePasswordAttemptsInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationCreateExpiringSetArgs = {
  input: CreateExpiringSetInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationUpdateExpiringSetArgs = {
  input: UpdateExpiringSetInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationDeleteExpiringSetArgs = {
  input: DeleteExpiringSetInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationClearExpiringSetArgs = {
  input: ClearExpiringSetInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationCreateTokenArgs = {
  input: CreateTokenInput;
};


/**
 * Mutations take one input. What whoever asked can mend is told in `userErrors` of the payload if it is asked
 * for, and all other fields of the payload are null then; without it, it is an error like any other.
 */
export type MutationRevokeTokenArgs = {
  input: RevokeTokenInput;
};

/**
 * Over WebSocket (`graphql-transport-ws`, at the same address) only. Payloads come as fast as they are taken, and
 * no faster than twenty a second; what a slow client does not take is not kept for it.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Samples of what is decided by a policy, or by all, in all processes: each tells of its own every second. What
   * happened while nobody was subscribed, or faster than was read, is not told later.
   */
  limitDecisions: LimitDecisionSamples;
  /**
   * The changes of a set after a cursor, or from now on. The set keeps a feed of them once that was opened
   * (`openSetFeed`); otherwise the error is `FEED_OFF`. `SET_NOT_FOUND` and `FEED_OFF` also end it when the set is
   * deleted or its feed closed. Only sets of the strategy `sorted` have a feed: for others there is `setStates`.
   */
  setChanges: SetChanges;
  /** What up to 100 sets of any strategy show, looked at once a second. */
  setStates: SetStates;
  /** Which sets are created and deleted. */
  setsChanged: SetsChanges;
  /**
   * The samples of an instance after a cursor, or else since a moment, or else all of the last hour, and then each
   * as it is recorded, within a second. Cursors are those of `ServerInstance.samples`.
   */
  serverSamples: ServerSamplesBatch;
  /** As `serverSamples`, of Redis. Cursors are those of `RedisStats.samples`. */
  redisSamples: RedisSamplesBatch;
};


/**
 * Over WebSocket (`graphql-transport-ws`, at the same address) only. Payloads come as fast as they are taken, and
 * no faster than twenty a second; what a slow client does not take is not kept for it.
 */
export type SubscriptionLimitDecisionsArgs = {
  policy?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Over WebSocket (`graphql-transport-ws`, at the same address) only. Payloads come as fast as they are taken, and
 * no faster than twenty a second; what a slow client does not take is not kept for it.
 */
export type SubscriptionSetChangesArgs = {
  set: Scalars['String']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Over WebSocket (`graphql-transport-ws`, at the same address) only. Payloads come as fast as they are taken, and
 * no faster than twenty a second; what a slow client does not take is not kept for it.
 */
export type SubscriptionSetStatesArgs = {
  sets: Array<Scalars['String']['input']>;
};


/**
 * Over WebSocket (`graphql-transport-ws`, at the same address) only. Payloads come as fast as they are taken, and
 * no faster than twenty a second; what a slow client does not take is not kept for it.
 */
export type SubscriptionServerSamplesArgs = {
  instance: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
};


/**
 * Over WebSocket (`graphql-transport-ws`, at the same address) only. Payloads come as fast as they are taken, and
 * no faster than twenty a second; what a slow client does not take is not kept for it.
 */
export type SubscriptionRedisSamplesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Where a page of a connection begins and ends. Cursors are opaque. */
export type PageInfo = {
  __typename?: 'PageInfo';
  startCursor?: Maybe<Scalars['String']['output']>;
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
};

/**
 * The values of `extensions.code` of an error. Errors about an argument or input field name it in
 * `extensions.field`, and nothing was changed.
 */
export type ErrorCode =
  /** Not 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  | 'INVALID_NAME'
  /** Not 1 to 1024 bytes of well-formed text. */
  | 'INVALID_MEMBER'
  /** Not JSON, or more than 4096 bytes of it. */
  | 'INVALID_VALUE'
  /** Not a whole number of milliseconds from 1 to 315360000000, or the expiry would be further away than that. */
  | 'INVALID_TTL'
  /** Not a moment between now and ten years from now. */
  | 'INVALID_EXPIRY'
  /** Not a mode of addition. */
  | 'INVALID_MODE'
  /** Not a cursor that this API gave out. */
  | 'INVALID_CURSOR'
  /** Not exactly one of `first` and `last`, or out of its range. */
  | 'INVALID_PAGE'
  /** Not a time span that can be counted in that many buckets. */
  | 'INVALID_BUCKETS'
  /** No members, or too many at once. */
  | 'INVALID_BATCH'
  /** A setting of a set that is not in its range. */
  | 'INVALID_OPTION'
  /** Not a time that an element of a window can be placed at. */
  | 'INVALID_SCORE'
  /** Not 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  | 'INVALID_GROUP'
  /** Not a key, or not a pattern of keys, that can be adopted. */
  | 'INVALID_KEY'
  /** A line of an import that does not hold a member. */
  | 'INVALID_LINE'
  /** Whom a one-time password is for is not a phone number or address as it has to be written. */
  | 'INVALID_SUBJECT'
  /** There is no set of that name. */
  | 'SET_NOT_FOUND'
  /** The set of that name keeps its members in another way, which cannot do this. */
  | 'WRONG_STRATEGY'
  /** The set keeps no feed of its changes. */
  | 'FEED_OFF'
  /** Every code of the space is live: the next is free when one of them expires. */
  | 'CODES_EXHAUSTED'
  /** There is no limit policy of that name. */
  | 'POLICY_NOT_FOUND'
  /** There is no purpose of one-time passwords of that name. */
  | 'PURPOSE_NOT_FOUND'
  /** There is no space of invitation codes of that name. */
  | 'SPACE_NOT_FOUND'
  /** The Redis server lacks the commands that this needs. */
  | 'UNSUPPORTED_SERVER'
  /** Redis did not answer in time or cannot be reached. What was asked may or may not have happened. */
  | 'REDIS_UNAVAILABLE'
  /** Redis answered with an error, for instance because it is out of memory or the key is of another type. */
  | 'REDIS_FAILED'
  /** The request carries neither a valid token nor a valid session. */
  | 'UNAUTHENTICATED'
  /** The role of whoever asks does not allow this. */
  | 'FORBIDDEN'
  /** Too many requests, or too many wrong tokens. The answer's `Retry-After` says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** The request is not one that GraphQL over HTTP knows. */
  | 'BAD_REQUEST'
  /** An argument or variable is not of its type. */
  | 'BAD_USER_INPUT'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  /** The document does not say which operation to run. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** The document has fields within fields within fields, deeper than the API answers. */
  | 'QUERY_TOO_DEEP'
  /** The operation could answer with too many objects, or brings too many: ask for fewer at once. */
  | 'QUERY_TOO_COMPLEX'
  | 'TOO_MANY_ALIASES'
  | 'TOO_MANY_DIRECTIVES'
  /** The connection has as many subscriptions as one may have. */
  | 'TOO_MANY_SUBSCRIPTIONS'
  /** The server has more to do than it can. The answer's `Retry-After` says how many seconds to wait. */
  | 'OVERLOADED'
  /** Something went wrong that the API has no name for. It is in the server's log. */
  | 'INTERNAL_SERVER_ERROR';

/** What kept a mutation from being carried out, and can be mended by whoever asked. Nothing was changed. */
export type UserError = {
  __typename?: 'UserError';
  code: ErrorCode;
  /** In English, and without anything secret in it. */
  message: Scalars['String']['output'];
  /** The input field that is at fault, as a path such as `members[1].ttlMs`. */
  field?: Maybe<Scalars['String']['output']>;
};

/** What runs here. */
export type About = {
  __typename?: 'About';
  /** Of Mayfly. */
  version: Scalars['String']['output'];
  /**
   * What Redis says of itself, such as 7.0.15; a server of another make says which Redis it is like. Looked at once a
   * minute at most. Null while it does not answer, or if it does not tell.
   */
  redisVersion?: Maybe<Scalars['String']['output']>;
};

/** What the scores of a sorted set say of its members. */
export type ScoreMeaning =
  /** When they expire. */
  | 'EXPIRY'
  /** When they were inserted: each expires one window later. */
  | 'INSERTED';

/** What scores count, since 1970. */
export type ScoreUnit =
  /** Seconds, which may have fractions. */
  | 'SECONDS'
  | 'MILLISECONDS';

/** How members are shown. They are stored, found and compared as they are. */
export type MemberFormat =
  | 'TEXT'
  /** JSON, decoded for reading. */
  | 'JSON';

/**
 * A sorted set that another program writes, seen as an expiring set in that program's layout. Mayfly remembers a name and
 * the layout for it; nothing in it is swept or changed unasked.
 */
export type AdoptedSet = {
  __typename?: 'AdoptedSet';
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  name: Scalars['String']['output'];
  /** The Redis key of the sorted set. */
  key: Scalars['String']['output'];
  score: ScoreMeaning;
  unit: ScoreUnit;
  memberFormat: MemberFormat;
  /** How long members live after their insertion, in whole milliseconds. Null where scores are expiries. */
  windowMs?: Maybe<Scalars['Float']['output']>;
  /** When it was adopted. */
  createdAt: Scalars['DateTime']['output'];
  /** Read when it is asked for: one round trip. Error `INVALID_KEY` if the key holds something else by now. */
  summary: AdoptedSetSummary;
  /**
   * The live members by score, lowest first. 1 to 500: `first` pages forward, from the lowest or from one of `after`,
   * `fromRank` and `fromMoment` (the first member that expires at or after it); `last` pages backward, from the highest
   * or from `before`.
   */
  members: AdoptedMemberConnection;
  /**
   * One bounded step of a search by score, lowest first: until `first` (1 to 500) matches are found, or some ten thousand
   * members were looked at. So a step may find nothing and yet not be the last: go on with `after` while there is an
   * `endCursor`; to cancel, do not.
   */
  searchMembers: AdoptedMemberSearch;
  /** One live member, or null. */
  member?: Maybe<AdoptedMember>;
};


/**
 * A sorted set that another program writes, seen as an expiring set in that program's layout. Mayfly remembers a name and
 * the layout for it; nothing in it is swept or changed unasked.
 */
export type AdoptedSetMembersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  fromRank?: InputMaybe<Scalars['Int']['input']>;
  fromMoment?: InputMaybe<Scalars['DateTime']['input']>;
};


/**
 * A sorted set that another program writes, seen as an expiring set in that program's layout. Mayfly remembers a name and
 * the layout for it; nothing in it is swept or changed unasked.
 */
export type AdoptedSetSearchMembersArgs = {
  filter?: InputMaybe<MemberFilterInput>;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * A sorted set that another program writes, seen as an expiring set in that program's layout. Mayfly remembers a name and
 * the layout for it; nothing in it is swept or changed unasked.
 */
export type AdoptedSetMemberArgs = {
  member: AdoptedMemberInput;
};

/** What one step of a search has found. */
export type AdoptedMemberSearch = {
  __typename?: 'AdoptedMemberSearch';
  /** Lowest score first. */
  matches: Array<AdoptedMember>;
  /** Pass it as `after` to go on. Null when everything has been searched. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** How many members were looked at so far, by this step and those before it. */
  scannedCount: Scalars['Int']['output'];
  /** How many there are to look at. */
  totalCount: Scalars['Int']['output'];
  /** Redis's clock when the step ended. */
  now: Scalars['DateTime']['output'];
};

export type AdoptedSetSummary = {
  __typename?: 'AdoptedSetSummary';
  /** Live members. */
  count: Scalars['Int']['output'];
  /** Members that have expired and are still there: nobody has swept them. */
  expiredCount: Scalars['Int']['output'];
  /** When the next live member expires. Null when none of them ever does. */
  nextExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When Redis drops the whole key. Null when it never does. */
  keyExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
};

/** A member of a sorted set of another program. */
export type AdoptedMember = {
  __typename?: 'AdoptedMember';
  /** As text; where it is no UTF-8, with U+FFFD for what cannot be shown. */
  member: Scalars['String']['output'];
  /** Its bytes in base64 where it is no UTF-8: what names it then. Null for text. */
  base64?: Maybe<Scalars['String']['output']>;
  /** What it says, where the format is JSON and it is that. Otherwise null. */
  json?: Maybe<Scalars['JSON']['output']>;
  /** As it is stored, in the unit of the set. Null for infinity. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Null when it never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whole milliseconds from `now` to `expiresAt`; in a preview not above zero for one that would have expired. Null when it never expires. */
  remainingMs?: Maybe<Scalars['Float']['output']>;
};

export type AdoptedMemberConnection = {
  __typename?: 'AdoptedMemberConnection';
  edges: Array<AdoptedMemberEdge>;
  pageInfo: PageInfo;
  /** Live members before the first of this page: its rank. */
  startRank: Scalars['Int']['output'];
  /** All live members of the set, on every page. */
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
  /** All adopted sets, on every page. */
  totalCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

export type AdoptedSetEdge = {
  __typename?: 'AdoptedSetEdge';
  cursor: Scalars['String']['output'];
  node: AdoptedSet;
};

/** What one bounded step of a search for sorted sets has found. */
export type AdoptionCandidates = {
  __typename?: 'AdoptionCandidates';
  /** Keys of sorted sets, in no order. Some may come again in a later step. */
  keys: Array<Scalars['String']['output']>;
  /** Pass it as `after` to go on. Null when everything has been searched. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** About how many keys were looked at so far, by this step and those before it. */
  scannedCount: Scalars['Int']['output'];
  /** How many keys there are to look at, of whatever kind. */
  totalCount: Scalars['Int']['output'];
};

/** What a layout makes of a sorted set. Nothing is changed. */
export type AdoptionPreview = {
  __typename?: 'AdoptionPreview';
  /** Those with the lowest scores and those with the highest, expired ones too. */
  members: Array<AdoptedMember>;
  /** Members that would be live. */
  count: Scalars['Int']['output'];
  /** Members that would have expired. */
  expiredCount: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};

/** How the scores and members of a sorted set are to be read. */
export type SetLayoutInput = {
  score: ScoreMeaning;
  unit: ScoreUnit;
  memberFormat: MemberFormat;
  /** Needed where scores say when members were inserted, and only there: whole milliseconds, one unit to 315360000000 (ten years). */
  windowMs?: InputMaybe<Scalars['Float']['input']>;
};

export type AdoptSetInput = {
  /** What to call it: 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  name: Scalars['String']['input'];
  /** The Redis key of the sorted set, which need not be there yet: 1 to 1024 bytes of UTF-8, and none of Mayfly's own. */
  key: Scalars['String']['input'];
  layout: SetLayoutInput;
};

export type AdoptSetPayload = {
  __typename?: 'AdoptSetPayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateStatus>;
  /** The adopted set, or the one that had that name. */
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

/** What names a member: its text, or its bytes where they are no UTF-8. */
export type AdoptedMemberInput =
  { text: Scalars['String']['input']; base64?: never; }
  |  { text?: never; base64: Scalars['String']['input']; };

/** When an added member is to expire. It cannot be for ever. */
export type AdoptedLifetimeInput =
  /** From now: whole milliseconds, 1 to 315360000000 (ten years). */
  { ttlMs: Scalars['Float']['input']; expiresAt?: never; }
  |  /** At this moment, after now and by ten years at most. */
  { ttlMs?: never; expiresAt: Scalars['DateTime']['input']; };

export type AddAdoptedMemberInput = {
  set: Scalars['String']['input'];
  member: AdoptedMemberInput;
  /** Needed where scores are expiries, and only there: others live for one window. */
  lifetime?: InputMaybe<AdoptedLifetimeInput>;
  mode: AddMode;
};

export type ExtendAdoptedMemberInput = {
  set: Scalars['String']['input'];
  member: AdoptedMemberInput;
  /** Added to the time the member has left: whole milliseconds, rounded up to whole units of the score. */
  byMs: Scalars['Float']['input'];
};

export type ExpireAdoptedMemberAtInput = {
  set: Scalars['String']['input'];
  member: AdoptedMemberInput;
  /** A moment after now, and at most ten years from now, rounded up to a whole unit of the score. */
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
  /** When it would have expired. Null when never, or when it was absent. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

/** Something that somebody did, or tried to. Holds no secrets, codes or values. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  id: Scalars['ID']['output'];
  /** Redis's clock. */
  at: Scalars['DateTime']['output'];
  /** The name of the token that they came in with. Null where nobody knows who it was. */
  actor?: Maybe<Scalars['String']['output']>;
  /** Tells tokens and sessions of one name apart. Null where nobody knows who it was. */
  actorId?: Maybe<Scalars['ID']['output']>;
  kind?: Maybe<PrincipalKind>;
  /** The name of a mutation, or `signIn`, `signOut`, `authenticate` (a wrong token in a header). */
  action: Scalars['String']['output'];
  /** What it was done to, at most 256 characters. */
  target?: Maybe<Scalars['String']['output']>;
  /** `OK`, or the code of what kept it from being done. */
  outcome: Scalars['String']['output'];
  /** The id of the request in the server's log. */
  requestId: Scalars['String']['output'];
  /** The network address that it came from. */
  address: Scalars['String']['output'];
};

/** Left-out fields may be anything; the others are compared as a whole. */
export type AuditFilter = {
  /** The name of a token. */
  actor?: InputMaybe<Scalars['String']['input']>;
  action?: InputMaybe<Scalars['String']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  /** `OK`, or the code of what kept it from being done. */
  outcome?: InputMaybe<Scalars['String']['input']>;
  /** Only what was not done, whatever kept it, or only what was. */
  failed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  edges: Array<AuditEntryEdge>;
  pageInfo: PageInfo;
  /** How many entries this page has looked at, those that do not fit the filter among them. */
  scannedCount: Scalars['Int']['output'];
  /** Redis's clock. */
  now: Scalars['DateTime']['output'];
};

export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  cursor: Scalars['String']['output'];
  node: AuditEntry;
};

export type SetOperation =
  /** Members that are live in any of the sets. */
  | 'UNION'
  /** Members that are live in all of the sets. */
  | 'INTERSECTION'
  /** Members of the first set that are live in none of the others. */
  | 'DIFFERENCE';

/** Which expiry a member gets that several sets hold. */
export type CombinedExpiry =
  | 'SOONEST'
  | 'LATEST';

/** What one bounded step has found of a combination of sets. */
export type CombinedMembers = {
  __typename?: 'CombinedMembers';
  /** Some hundred more than were asked for at most; in no order, and without values. */
  members: Array<Member>;
  /** Pass it as `after` to go on. Null when everything has been read. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** How many members were looked at so far, by this step and those before it. */
  scannedCount: Scalars['Float']['output'];
  /** How many there are to look at, at most. */
  totalCount: Scalars['Float']['output'];
  now: Scalars['DateTime']['output'];
};

/**
 * Invitation codes of one kind: short codes that people type, each of which stands for an id while it lives. One
 * id has one code, and one code one id. Settings stand in Redis, so that all instances go by the same ones: a
 * change reaches the others within a second.
 */
export type InvitationSpace = {
  __typename?: 'InvitationSpace';
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  name: Scalars['String']['output'];
  alphabet: InvitationAlphabet;
  /** Symbols of a code, without the check symbol. */
  length: Scalars['Int']['output'];
  /** Whether a symbol more ends each code, which tells any one mistyped or two swapped symbols. */
  checkSymbol: Scalars['Boolean']['output'];
  /** How long a code lives, in whole milliseconds: 1 to 315360000000 (ten years). */
  ttlMs: Scalars['Float']['output'];
  /** How often a code can be resolved, 1 to 1000000000. Null: any number of times. */
  maxUses?: Maybe<Scalars['Int']['output']>;
  /** What one caller may miss. */
  missesPerCaller: MissLimit;
  /** What all callers together may miss. Whoever reaches it stops everybody's calls. */
  missesOfAll: MissLimit;
  createdAt: Scalars['DateTime']['output'];
  /** How full the space is now. */
  utilisation: InvitationSpaceUtilisation;
};

export type InvitationAlphabet =
  /** Ten digits. `length` is 1 to 15, 6 by default. */
  | 'DECIMAL'
  /** Crockford's base 32, without I, L, O and U. `length` is 1 to 10, 8 by default. The one that may have a check symbol. */
  | 'CROCKFORD32'
  /** The twenty consonants of RFC 8628, which spell no words. `length` is 1 to 11, 8 by default. */
  | 'BASE20';

/** Codes that were asked for and are none: at most so many in any trailing window. */
export type MissLimit = {
  __typename?: 'MissLimit';
  /** 1 to 10000. */
  limit: Scalars['Int']['output'];
  /** Whole milliseconds, 1 to 86400000 (a day). */
  windowMs: Scalars['Float']['output'];
};

export type InvitationSpaceUtilisation = {
  __typename?: 'InvitationSpaceUtilisation';
  /** How many codes are live. */
  live: Scalars['Int']['output'];
  /** How many there can be: at most 2^50. */
  capacity: Scalars['Float']['output'];
  /** Live over capacity, 0 to 1: also the odds that a blind guess is somebody's code. */
  share: Scalars['Float']['output'];
  now: Scalars['DateTime']['output'];
};

export type InvitationSpaceConnection = {
  __typename?: 'InvitationSpaceConnection';
  edges: Array<InvitationSpaceEdge>;
  pageInfo: PageInfo;
  /** All spaces, on every page. */
  totalCount: Scalars['Int']['output'];
  /** Redis's clock when this page was read. */
  now: Scalars['DateTime']['output'];
};

export type InvitationSpaceEdge = {
  __typename?: 'InvitationSpaceEdge';
  cursor: Scalars['String']['output'];
  node: InvitationSpace;
};

/** A live code of a list, which shows only the end of it. */
export type InvitationCode = {
  __typename?: 'InvitationCode';
  /** Whom or what the code stands for. */
  id: Scalars['String']['output'];
  /** The code with • for all symbols but the last two; for all of them if it has fewer than six. */
  maskedCode: Scalars['String']['output'];
  uses: Scalars['Int']['output'];
  /** Null: any number of times. */
  usesLeft?: Maybe<Scalars['Int']['output']>;
  expiresAt: Scalars['DateTime']['output'];
};

export type InvitationCodeConnection = {
  __typename?: 'InvitationCodeConnection';
  edges: Array<InvitationCodeEdge>;
  pageInfo: PageInfo;
  /** All live codes of the space, on every page. */
  totalCount: Scalars['Int']['output'];
  /** Redis's clock when this page was read. */
  now: Scalars['DateTime']['output'];
};

export type InvitationCodeEdge = {
  __typename?: 'InvitationCodeEdge';
  /** Sealed: it gives nothing of the code away. */
  cursor: Scalars['String']['output'];
  node: InvitationCode;
};

export type MissLimitInput = {
  /** 1 to 10000. */
  limit: Scalars['Int']['input'];
  /** Whole milliseconds, 1 to 86400000 (a day). */
  windowMs: Scalars['Float']['input'];
};

/** What is left out has its default. The alphabet and what goes with it are chosen for good. */
export type CreateInvitationSpaceInput = {
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  space: Scalars['String']['input'];
  alphabet: InvitationAlphabet;
  /** Symbols of a code, without the check symbol. The range and the default are those of the alphabet. */
  length?: InputMaybe<Scalars['Int']['input']>;
  /** Only for `CROCKFORD32`. */
  checkSymbol: Scalars['Boolean']['input'];
  /** Whole milliseconds, 1 to 315360000000 (ten years); a quarter of an hour by default. */
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  /** 1 to 1000000000. Null, which is the default: any number of times. */
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** 10 in ten minutes by default. */
  missesPerCaller?: InputMaybe<MissLimitInput>;
  /** 1000 in a minute by default. Keep it above the usual. */
  missesOfAll?: InputMaybe<MissLimitInput>;
};

export type CreateInvitationSpacePayload = {
  __typename?: 'CreateInvitationSpacePayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateStatus>;
  /** The new space, or the one that existed. */
  space?: Maybe<InvitationSpace>;
};

/** What is left out stays as it is. Codes that were issued before keep their expiry and uses. */
export type ChangeInvitationSpaceInput = {
  space: Scalars['String']['input'];
  /** Whole milliseconds, 1 to 315360000000 (ten years). */
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  /** 1 to 1000000000. Null: any number of times. */
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

export type GetOrCreateInvitationCodeInput = {
  space: Scalars['String']['input'];
  /** What the code is to stand for: 1 to 1024 bytes of UTF-8. */
  id: Scalars['String']['input'];
};

export type InvitationCodeStatus =
  | 'CREATED'
  /** The id had a live code already, which keeps its expiry. */
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
  /** As somebody typed it: case, spaces and dashes do not matter. */
  code: Scalars['String']['input'];
  /**
   * Who asks: an address or a session, whatever `missesPerCaller` should go by. Without it only `missesOfAll`
   * applies. 1 to 1024 bytes of text.
   */
  caller?: InputMaybe<Scalars['String']['input']>;
};

export type ResolveInvitationCodeStatus =
  | 'RESOLVED'
  /** The one answer to whatever is no live code: never issued, expired, revoked, used up, or no code at all. */
  | 'UNKNOWN'
  /** Too many misses: the code was not looked at, so this says nothing about it. */
  | 'LIMITED';

export type ResolveInvitationCodePayload = {
  __typename?: 'ResolveInvitationCodePayload';
  userErrors: Array<UserError>;
  status?: Maybe<ResolveInvitationCodeStatus>;
  /** What the code stands for. Null unless `RESOLVED`, like all below. */
  id?: Maybe<Scalars['String']['output']>;
  /** How often the code was resolved, this time included. */
  uses?: Maybe<Scalars['Int']['output']>;
  /** Null also for any number of times. At 0 the code has ended with this use. */
  usesLeft?: Maybe<Scalars['Int']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** After so many whole milliseconds a code is looked at again. Null unless `LIMITED`. */
  retryAfterMs?: Maybe<Scalars['Float']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type RevealInvitationCodeInput = {
  space: Scalars['String']['input'];
  id: Scalars['String']['input'];
};

export type RevealInvitationCodeStatus =
  | 'REVEALED'
  /** The id has no live code. */
  | 'ABSENT';

export type RevealInvitationCodePayload = {
  __typename?: 'RevealInvitationCodePayload';
  userErrors: Array<UserError>;
  status?: Maybe<RevealInvitationCodeStatus>;
  code?: Maybe<Scalars['String']['output']>;
  uses?: Maybe<Scalars['Int']['output']>;
  /** Null also for any number of times. */
  usesLeft?: Maybe<Scalars['Int']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A live code by what it stands for, or by itself. */
export type InvitationCodeTarget =
  { id: Scalars['String']['input']; code?: never; }
  |  { id?: never; code: Scalars['String']['input']; };

export type RevokeInvitationCodeInput = {
  space: Scalars['String']['input'];
  target: InvitationCodeTarget;
};

export type RevokeInvitationCodeStatus =
  | 'REVOKED'
  /** There was no such live code. */
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
  /** How many codes were freed: some 10000 at most, or all if none is live. */
  sweptCount?: Maybe<Scalars['Int']['output']>;
  /** How many codes are over and not freed yet. */
  leftCount?: Maybe<Scalars['Int']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

/** How a limit counts. They differ in how much can pass in some trailing window, if somebody looks for the worst one. */
export type LimitAlgorithm =
  /** Remembers when each unit passed: never more than `limit` in any trailing window. */
  | 'LOG'
  /** A bucket of `burst` tokens into which `limit` tokens flow evenly in each window. */
  | 'GCRA'
  /** Windows back to back, of which the last one counts by the share of it that is still in the trailing one. */
  | 'COUNTER'
  /** Windows that begin with the first call after the last one ended. */
  | 'FIXED';

/** At most so much in so long. */
export type Limit = {
  __typename?: 'Limit';
  /** Unique in its policy. `<limit>/<windowMs>` if none was given. */
  name: Scalars['String']['output'];
  algorithm: LimitAlgorithm;
  limit: Scalars['Int']['output'];
  /** Whole milliseconds. */
  windowMs: Scalars['Float']['output'];
  /** How much passes at once after a pause. Null where the algorithm is not `GCRA`. */
  burst?: Maybe<Scalars['Int']['output']>;
  /** Whether a log of more than 300 was asked for. */
  large: Scalars['Boolean']['output'];
  /** The most that passes this limit, taken by itself, in any trailing window of its length. */
  mostInAnyWindow: Scalars['Int']['output'];
};

/** Blocks keys that go on calling while they are denied, for longer each time. */
export type LimitEscalation = {
  __typename?: 'LimitEscalation';
  /** So many denials within `withinMs` block the key. */
  after: Scalars['Int']['output'];
  withinMs: Scalars['Float']['output'];
  /** How long the first block lasts, in whole milliseconds. */
  blockMs: Scalars['Float']['output'];
  /** Each further block lasts so many times as long. */
  factor: Scalars['Float']['output'];
  /** No block lasts longer. */
  maxMs: Scalars['Float']['output'];
};

/** What becomes of a call that Redis does not decide in time. */
export type LimitOutagePolicy =
  /** It is denied. */
  | 'CLOSED'
  /** It passes. */
  | 'OPEN'
  /** Limits of each process decide: a share of the policy's. */
  | 'LOCAL';

/** How calls are answered while Redis is slow or gone. */
export type LimitOutage = {
  __typename?: 'LimitOutage';
  policy: LimitOutagePolicy;
  /** The share of each limit that passes in each process: above 0, at most 1. Null where the policy is not `LOCAL`. */
  localShare?: Maybe<Scalars['Float']['output']>;
  /** So many keys are remembered by each process. Null where the policy is not `LOCAL`. */
  localKeys?: Maybe<Scalars['Int']['output']>;
  /** Redis has so long to decide, in whole milliseconds. */
  answerWithinMs: Scalars['Float']['output'];
  /** After so many failures in a row Redis is not asked for a while. */
  failures: Scalars['Int']['output'];
  /** That while, in whole milliseconds. */
  pauseMs: Scalars['Float']['output'];
};

/** Limits under a name, which hold in all processes and can be changed while they are in use. */
export type LimitPolicy = {
  __typename?: 'LimitPolicy';
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  name: Scalars['String']['output'];
  /** Greater after each change. Pass it to `changeLimitPolicy`, so that no change of others is lost. */
  version: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  /** One to eight. A call passes all of them and counts in all, or is denied and counts in none. */
  limits: Array<Limit>;
  /** Counts denied calls as well, until a limit is full. */
  countDenied: Scalars['Boolean']['output'];
  /** Decides and counts, and denies nothing. */
  shadow: Scalars['Boolean']['output'];
  /** Null where denied keys are not blocked. */
  escalation?: Maybe<LimitEscalation>;
  outage: LimitOutage;
  createdAt: Scalars['DateTime']['output'];
  changedAt: Scalars['DateTime']['output'];
  /**
   * What became of calls in all processes, `windowMs` back from now: 60000 to 3600000, an hour if left out.
   * `points` is 1 to 1000, at most so many.
   */
  traffic: LimitTraffic;
  /**
   * The keys that call most: `first` is 1 to 100, `windowMs` 60000 to 3600000, five minutes if left out.
   * Null, with the error `FORBIDDEN`, for viewers.
   */
  busiestKeys?: Maybe<TopLimitKeys>;
  /** The keys that are denied most, or would be but for the shadow mode. Otherwise as `busiestKeys`. */
  mostDeniedKeys?: Maybe<TopLimitKeys>;
  /**
   * The keys that have limits of their own, the first to end first; `first` is 1 to 500.
   * Null, with the error `FORBIDDEN`, for viewers.
   */
  overrides?: Maybe<LimitOverrideConnection>;
};


/** Limits under a name, which hold in all processes and can be changed while they are in use. */
export type LimitPolicyTrafficArgs = {
  windowMs?: InputMaybe<Scalars['Float']['input']>;
  points: Scalars['Int']['input'];
};


/** Limits under a name, which hold in all processes and can be changed while they are in use. */
export type LimitPolicyBusiestKeysArgs = {
  first: Scalars['Int']['input'];
  windowMs?: InputMaybe<Scalars['Float']['input']>;
};


/** Limits under a name, which hold in all processes and can be changed while they are in use. */
export type LimitPolicyMostDeniedKeysArgs = {
  first: Scalars['Int']['input'];
  windowMs?: InputMaybe<Scalars['Float']['input']>;
};


/** Limits under a name, which hold in all processes and can be changed while they are in use. */
export type LimitPolicyOverridesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

export type LimitPolicyConnection = {
  __typename?: 'LimitPolicyConnection';
  edges: Array<LimitPolicyEdge>;
  pageInfo: PageInfo;
  /** All policies, on every page. */
  totalCount: Scalars['Int']['output'];
  /** Redis's clock when this page was read. */
  now: Scalars['DateTime']['output'];
};

export type LimitPolicyEdge = {
  __typename?: 'LimitPolicyEdge';
  cursor: Scalars['String']['output'];
  node: LimitPolicy;
};

/** How many calls there were, point by point, 0 where none are known of. Processes tell of theirs up to a second late. */
export type LimitTraffic = {
  __typename?: 'LimitTraffic';
  /** The beginning of the first point; point i is of the time from `from` + i × `stepMs` on. */
  from: Scalars['DateTime']['output'];
  /** The end of the last point, which may lie after now: that point is not over. */
  to: Scalars['DateTime']['output'];
  /** How long a point is, in milliseconds. */
  stepMs: Scalars['Float']['output'];
  allowed: Array<Scalars['Int']['output']>;
  denied: Array<Scalars['Int']['output']>;
  /** Passed in shadow mode; without it they would have been denied. */
  shadowed: Array<Scalars['Int']['output']>;
  /** Answered by the outage policy, as Redis did not decide. */
  unavailable: Array<Scalars['Int']['output']>;
  now: Scalars['DateTime']['output'];
};

/** Keys by how often they came. Counts are never too high; of keys that come seldom they may be too low. */
export type TopLimitKeys = {
  __typename?: 'TopLimitKeys';
  /** The most frequent first. */
  keys: Array<TopLimitKey>;
  /** From when on is counted: the beginning of a minute. */
  from: Scalars['DateTime']['output'];
  now: Scalars['DateTime']['output'];
};

export type TopLimitKey = {
  __typename?: 'TopLimitKey';
  key: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type LimitOverrideConnection = {
  __typename?: 'LimitOverrideConnection';
  edges: Array<LimitOverrideEdge>;
  pageInfo: PageInfo;
  /** All keys that have limits of their own, on every page. */
  totalCount: Scalars['Int']['output'];
  /** Redis's clock when this page was read. */
  now: Scalars['DateTime']['output'];
};

export type LimitOverrideEdge = {
  __typename?: 'LimitOverrideEdge';
  cursor: Scalars['String']['output'];
  node: LimitOverride;
};

/** The limits of one key, where they are not those of the policy. */
export type LimitOverride = {
  __typename?: 'LimitOverride';
  key: Scalars['String']['output'];
  limits: Array<OverriddenLimit>;
  /** When the key goes by the policy again. */
  expiresAt: Scalars['DateTime']['output'];
};

export type OverriddenLimit = {
  __typename?: 'OverriddenLimit';
  name: Scalars['String']['output'];
  limit: Scalars['Int']['output'];
  windowMs: Scalars['Float']['output'];
  /** The most that can pass at once: the burst of a bucket, else the limit. */
  capacity: Scalars['Int']['output'];
};

export type LimitStatus =
  | 'ALLOWED'
  | 'DENIED'
  /** Redis did not decide: the answer is that of the outage policy, and says nothing of what the key has used. */
  | 'UNAVAILABLE';

/** Why a call is denied. */
export type LimitDenialReason =
  /** A limit is exhausted. */
  | 'LIMIT'
  /** The key is blocked, by an operator or by escalation. */
  | 'BLOCKED';

/** Why Redis did not decide. */
export type LimitOutageReason =
  /** It did not answer in time. The call may have counted. */
  | 'TIMEOUT'
  /** It could not be reached, or answered with an error. */
  | 'ERROR'
  /** It was not asked, as it has failed too often of late. */
  | 'BREAKER';

/** What becomes of a call. */
export type LimitDecision = {
  __typename?: 'LimitDecision';
  status: LimitStatus;
  /** Whether the call passes. */
  passes: Scalars['Boolean']['output'];
  /** The call passes only because the policy is in shadow mode. */
  shadowed: Scalars['Boolean']['output'];
  /** Null if the call is not denied, or Redis did not decide. */
  reason?: Maybe<LimitDenialReason>;
  /** Null if Redis decided. */
  outageReason?: Maybe<LimitOutageReason>;
  /** The limit that denies longest; of an allowed call the tightest one. Null if Redis did not decide. */
  limit?: Maybe<Scalars['String']['output']>;
  /** How much would still pass, through all limits. Null if Redis did not decide. */
  remaining?: Maybe<Scalars['Int']['output']>;
  /**
   * In whole milliseconds: the same call after exactly so long passes, if nobody else uses the key meanwhile. 0 if it
   * passes, null where that is not known.
   */
  retryAfterMs?: Maybe<Scalars['Float']['output']>;
  /** When nothing counts against `limit` any more; of a blocked key the end of its block. Null if Redis did not decide. */
  resetAt?: Maybe<Scalars['DateTime']['output']>;
  /** All limits as they apply to the key. Empty if Redis did not decide. */
  limits: Array<LimitState>;
  /** Null if Redis did not decide. */
  now?: Maybe<Scalars['DateTime']['output']>;
};

/** One limit after a decision, as it applies to the key: overrides included. */
export type LimitState = {
  __typename?: 'LimitState';
  name: Scalars['String']['output'];
  limit: Scalars['Int']['output'];
  windowMs: Scalars['Float']['output'];
  remaining: Scalars['Int']['output'];
  /** How long until this limit lets the call pass, in whole milliseconds: 0 if it does. */
  retryAfterMs: Scalars['Float']['output'];
  resetAt: Scalars['DateTime']['output'];
};

/** What a policy would do. */
export type LimitPolicyPreview = {
  __typename?: 'LimitPolicyPreview';
  /** As they would be stored. */
  limits: Array<Limit>;
  /**
   * Whether the policy that there is would forget what counts against keys, their blocks and their overrides: it does if
   * the algorithms of its limits, in their order, are others. False if there is none.
   */
  forgets: Scalars['Boolean']['output'];
};

export type LimitInput = {
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`; `<limit>/<windowMs>` if left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  algorithm: LimitAlgorithm;
  /** 1 to 1000000000; of a log 1 to 300, or 10000 if it is `large`. */
  limit: Scalars['Int']['input'];
  /** Whole milliseconds, 1 to 315360000000 (ten years). */
  windowMs: Scalars['Float']['input'];
  /** Of `GCRA` only: 1 to 1000000000; `limit` if left out. */
  burst?: InputMaybe<Scalars['Int']['input']>;
  large: Scalars['Boolean']['input'];
};

export type LimitEscalationInput = {
  /** 1 to 1000000 denials. */
  after: Scalars['Int']['input'];
  /** Whole milliseconds, 1 to 315360000000. */
  withinMs: Scalars['Float']['input'];
  /** Whole milliseconds, 1 to 315360000000. */
  blockMs: Scalars['Float']['input'];
  /** 1 to 100; 2 if left out. */
  factor?: InputMaybe<Scalars['Float']['input']>;
  /** From `blockMs` on; a day, or `blockMs` if that is more, if left out. */
  maxMs?: InputMaybe<Scalars['Float']['input']>;
};

export type LimitOutageInput = {
  policy: LimitOutagePolicy;
  /** Above 0, at most 1. Needed for `LOCAL`, and refused otherwise. */
  localShare?: InputMaybe<Scalars['Float']['input']>;
  /** 1 to 1000000; 10000 if left out. Of `LOCAL` only. */
  localKeys?: InputMaybe<Scalars['Int']['input']>;
  /** Whole milliseconds, 1 to 10000; 50 if left out. */
  answerWithinMs?: InputMaybe<Scalars['Float']['input']>;
  /** 1 to 1000; 5 if left out. */
  failures?: InputMaybe<Scalars['Int']['input']>;
  /** Whole milliseconds, 1 to 60000; 1000 if left out. */
  pauseMs?: InputMaybe<Scalars['Float']['input']>;
};

export type CreateLimitPolicyInput = {
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  name: Scalars['String']['input'];
  /** At most 1024 bytes of UTF-8. */
  description: Scalars['String']['input'];
  /** 1 to 8. */
  limits: Array<LimitInput>;
  countDenied: Scalars['Boolean']['input'];
  shadow: Scalars['Boolean']['input'];
  escalation?: InputMaybe<LimitEscalationInput>;
  outage?: InputMaybe<LimitOutageInput>;
};

export type CreateLimitPolicyStatus =
  | 'CREATED'
  /** There is a policy of that name already. Nothing was changed. */
  | 'EXISTS';

export type CreateLimitPolicyPayload = {
  __typename?: 'CreateLimitPolicyPayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateLimitPolicyStatus>;
  /** The new policy, or the one that existed. */
  policy?: Maybe<LimitPolicy>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type ChangeLimitPolicyInput = {
  policy: Scalars['String']['input'];
  /** The version that was read. If the policy has another by now, nothing is changed. */
  version: Scalars['Int']['input'];
  /** At most 1024 bytes of UTF-8. */
  description: Scalars['String']['input'];
  /** 1 to 8. */
  limits: Array<LimitInput>;
  countDenied: Scalars['Boolean']['input'];
  shadow: Scalars['Boolean']['input'];
  escalation?: InputMaybe<LimitEscalationInput>;
  outage?: InputMaybe<LimitOutageInput>;
};

export type ChangeLimitPolicyStatus =
  | 'CHANGED'
  /** Somebody else has changed it since it was read. Nothing was changed. */
  | 'CONFLICT'
  /** There is no such policy, or none any more. */
  | 'ABSENT';

export type ChangeLimitPolicyPayload = {
  __typename?: 'ChangeLimitPolicyPayload';
  userErrors: Array<UserError>;
  status?: Maybe<ChangeLimitPolicyStatus>;
  /** The policy as it is now. Null if it is absent. */
  policy?: Maybe<LimitPolicy>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type PreviewLimitPolicyInput = {
  /** The policy that would be changed to this, if there is one of that name. */
  policy?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 8. */
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

export type LimitCallInput = {
  policy: Scalars['String']['input'];
  /** 1 to 512 bytes of UTF-8: a user, an address, a tenant. */
  key: Scalars['String']['input'];
  /** How much the call counts: 1 to 1000000000. */
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
  /** How much is taken back: 1 to 1000000000. */
  cost: Scalars['Int']['input'];
  /** The `now` of the decision that is taken back. Left out, a log takes its oldest units back. */
  decidedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type RefundLimitPayload = {
  __typename?: 'RefundLimitPayload';
  userErrors: Array<UserError>;
  /** What `peekLimit` would say to a call of 1. */
  decision?: Maybe<LimitDecision>;
};

export type LimitKeyInput = {
  policy: Scalars['String']['input'];
  /** 1 to 512 bytes of UTF-8. */
  key: Scalars['String']['input'];
};

export type ChangeLimitKeyPayload = {
  __typename?: 'ChangeLimitKeyPayload';
  userErrors: Array<UserError>;
};

export type BlockLimitKeyInput = {
  policy: Scalars['String']['input'];
  /** 1 to 512 bytes of UTF-8. */
  key: Scalars['String']['input'];
  /** Whole milliseconds, 1 to 315360000000. A longer block stays as it is. */
  durationMs: Scalars['Float']['input'];
};

export type LimitOverrideInput = {
  /** The name of a limit of the policy. */
  name: Scalars['String']['input'];
  /** As the policy has it if left out; likewise the others. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  windowMs?: InputMaybe<Scalars['Float']['input']>;
  /** Of `GCRA` only; the new `limit` if left out where one is given. */
  burst?: InputMaybe<Scalars['Int']['input']>;
};

export type OverrideLimitInput = {
  policy: Scalars['String']['input'];
  /** 1 to 512 bytes of UTF-8. */
  key: Scalars['String']['input'];
  /** 1 to 8, each of another limit. They replace what the key had before. */
  overrides: Array<LimitOverrideInput>;
  /** Whole milliseconds, 1 to 315360000000 (ten years), which it is if left out. */
  forMs?: InputMaybe<Scalars['Float']['input']>;
};

/** What became of a call that was sampled. */
export type LimitOutcome =
  | 'ALLOWED'
  | 'DENIED'
  /** It passed, and would have been denied but for the shadow mode. */
  | 'SHADOWED'
  /** Redis did not decide: the outage policy did. */
  | 'UNAVAILABLE';

export type SampledLimitDecision = {
  __typename?: 'SampledLimitDecision';
  policy: Scalars['String']['output'];
  key: Scalars['String']['output'];
  cost: Scalars['Int']['output'];
  outcome: LimitOutcome;
  passes: Scalars['Boolean']['output'];
  /** The limit that denied, or is tightest. Null where Redis did not decide; likewise the others. */
  limit?: Maybe<Scalars['String']['output']>;
  remaining?: Maybe<Scalars['Int']['output']>;
  /** Whole milliseconds. Null where it is not known. */
  retryAfterMs?: Maybe<Scalars['Float']['output']>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What one process decided in about a second. */
export type LimitDecisionSamples = {
  __typename?: 'LimitDecisionSamples';
  /** A fair sample, at most 40 for all policies together. */
  decisions: Array<SampledLimitDecision>;
  /** How many there were, of the policies that are in the sample. */
  decidedCount: Scalars['Int']['output'];
};

/** Changes of a set, and where to go on after them. */
export type SetChanges = {
  __typename?: 'SetChanges';
  /** The place after these changes: after a disconnect, subscribe with it as `after`. */
  cursor: Scalars['String']['output'];
  /**
   * Something may be missing before `cursor`: read the set anew, now, and go on with what comes after this. So
   * it is in the first payload without `after`, and when more has happened than the feed keeps.
   */
  gap: Scalars['Boolean']['output'];
  /** In the order in which they happened; a thousand, or some more. None with a gap. */
  changes: Array<SetChange>;
  /** Redis's clock when the changes were read. */
  now: Scalars['DateTime']['output'];
};

/**
 * What a member is from now on. Whoever reads the set and then applies all changes after a cursor from before
 * that has what the set has, as each change says all of it.
 */
export type SetChange = {
  __typename?: 'SetChange';
  kind: SetChangeKind;
  /** Null when the set was cleared. */
  member?: Maybe<Scalars['String']['output']>;
  /** The expiry that the member has now, or had. Null for never, and when the set was cleared. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many members were live when the set was cleared; otherwise null. */
  clearedCount?: Maybe<Scalars['Int']['output']>;
};

export type SetChangeKind =
  | 'ADDED'
  /** The member has another expiry, later or sooner, or another value. */
  | 'EXTENDED'
  | 'REMOVED'
  /** Its time was up. This comes when the member is swept; a client that keeps the clock knows before. */
  | 'EXPIRED'
  /** All members are gone. */
  | 'CLEARED';

/** What some sets show, of those that have changed since the payload before; of all of them in the first. */
export type SetStates = {
  __typename?: 'SetStates';
  states: Array<SetState>;
  /** Names of which there is no set, or none any more. */
  missing: Array<Scalars['String']['output']>;
};

/** What a set of any strategy shows. */
export type SetState = {
  __typename?: 'SetState';
  name: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The time to live of a member that is added without one, in whole milliseconds. */
  defaultTtlMs: Scalars['Float']['output'];
  /** How many members are live; at most so many if `isExact` is false, as its strategy cannot tell. */
  count: Scalars['Int']['output'];
  isExact: Scalars['Boolean']['output'];
  /** When the next live member expires. Null when none of them ever does, or where the set's strategy cannot tell. */
  nextExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Redis's clock when this was read. */
  now: Scalars['DateTime']['output'];
};

/** What has happened to the list of sets. */
export type SetsChanges = {
  __typename?: 'SetsChanges';
  /** More may have happened than is told: read the list anew. So it is in the first payload. */
  gap: Scalars['Boolean']['output'];
  /** Names of new sets. */
  created: Array<Scalars['String']['output']>;
  /** Names of sets that are gone. */
  deleted: Array<Scalars['String']['output']>;
  /** All sets. */
  totalCount: Scalars['Int']['output'];
};

/** Samples of a server instance. */
export type ServerSamplesBatch = {
  __typename?: 'ServerSamplesBatch';
  /** Oldest first. */
  samples: Array<ServerSample>;
  /** The place after these samples: after a disconnect, subscribe with it as `after`. */
  cursor: Scalars['String']['output'];
  /** Redis's clock when the samples were read. */
  now: Scalars['DateTime']['output'];
};

/** Samples of Redis. */
export type RedisSamplesBatch = {
  __typename?: 'RedisSamplesBatch';
  /** Oldest first. */
  samples: Array<RedisSample>;
  /** The place after these samples: after a disconnect, subscribe with it as `after`. */
  cursor: Scalars['String']['output'];
  /** Redis's clock when the samples were read. */
  now: Scalars['DateTime']['output'];
};

export type OpenSetFeedInput = {
  set: Scalars['String']['input'];
  /** How many changes the feed keeps for those who were away: 1000 to 10000000. */
  kept: Scalars['Int']['input'];
};

export type OpenFeedStatus =
  | 'OPENED'
  /** It was open. It keeps as many changes as was said now. */
  | 'OPEN';

export type OpenSetFeedPayload = {
  __typename?: 'OpenSetFeedPayload';
  userErrors: Array<UserError>;
  status?: Maybe<OpenFeedStatus>;
  /** From here on there is no change without its note: `setChanges` goes on after it. */
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
  /** From now: whole milliseconds, 1 to 315360000000 (ten years). Not in sets of the strategy WINDOW. */
  { ttlMs: Scalars['Float']['input']; expiresAt?: never; never?: never; }
  |  /** Until this moment, after now and by ten years at most. Not in sets of the strategies WINDOW and BUCKETS. */
  { ttlMs?: never; expiresAt: Scalars['DateTime']['input']; never?: never; }
  |  /** True: until it is removed. Sets of the strategies SORTED, SHARDED, COMPACT and NATIVE. */
  { ttlMs?: never; expiresAt?: never; never: Scalars['Boolean']['input']; };

export type AddMemberInput = {
  set: Scalars['String']['input'];
  /** 1 to 1024 bytes of UTF-8. */
  member: Scalars['String']['input'];
  /** Left out, the set's default. */
  lifetime?: InputMaybe<LifetimeInput>;
  /** In place of `lifetime: { ttlMs }`. Left out, the set's default; null is refused. */
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  /** At most 4096 bytes of JSON. Left out, a live member keeps its value; null drops it. Sets of the strategies SORTED, SHARDED and NATIVE. */
  value?: InputMaybe<Scalars['JSON']['input']>;
  mode: AddMode;
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

export type AddMemberPayload = {
  __typename?: 'AddMemberPayload';
  userErrors: Array<UserError>;
  status?: Maybe<AddStatus>;
  /** When the member expires now. Null when it never does, or is absent. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type AddMembersInput = {
  set: Scalars['String']['input'];
  /** 1 to 1000 members. */
  members: Array<NewMemberInput>;
  mode: AddMode;
};

export type NewMemberInput = {
  /** 1 to 1024 bytes of UTF-8. */
  member: Scalars['String']['input'];
  /** Left out, the set's default. */
  lifetime?: InputMaybe<LifetimeInput>;
  /** In place of `lifetime: { ttlMs }`. Left out, the set's default; null is refused. */
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  /** At most 4096 bytes of JSON. Left out, a live member keeps its value; null drops it. Sets of the strategies SORTED, SHARDED and NATIVE. */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

/** What became of one of several members. */
export type AddedMember = {
  __typename?: 'AddedMember';
  status: AddStatus;
  /** When the member expires now. Null when it never does, or is absent. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
};

export type AddMembersPayload = {
  __typename?: 'AddMembersPayload';
  userErrors: Array<UserError>;
  /** One for each member, in the order in which they were given. */
  results?: Maybe<Array<AddedMember>>;
};

export type SeenBeforeInput = {
  set: Scalars['String']['input'];
  /** 1 to 1024 bytes of UTF-8: what names the event. */
  member: Scalars['String']['input'];
  /** When it happened; now where it is left out. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SeenStatus =
  /** Was not in the set and is now: of any number of callers exactly one is told so. */
  | 'NEW'
  /** Is in the set; the first sighting's expiry stands. */
  | 'SEEN'
  /** Happened so long ago, or so far ahead, that this cannot be told. Nothing was stored. */
  | 'TOO_OLD';

export type SeenBeforePayload = {
  __typename?: 'SeenBeforePayload';
  userErrors: Array<UserError>;
  status?: Maybe<SeenStatus>;
  /** Until when it is remembered. Null when it is too old, or remembered until it is removed. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null when it is too old. */
  now?: Maybe<Scalars['DateTime']['output']>;
};

/** What became of a member that was to be changed. */
export type ChangeStatus =
  | 'CHANGED'
  /** There was no live member of that name. Nothing was changed. */
  | 'ABSENT';

export type ChangeMemberPayload = {
  __typename?: 'ChangeMemberPayload';
  userErrors: Array<UserError>;
  status?: Maybe<ChangeStatus>;
  /** When the member expires now. Null when it never does, or is absent. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it would have expired before: what `restoreMembers` goes back to. Null when never, or when it is absent. */
  formerExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type ExtendMemberInput = {
  set: Scalars['String']['input'];
  member: Scalars['String']['input'];
  /** Added to the time the member has left: whole milliseconds, 1 to 315360000000 (ten years). */
  byMs: Scalars['Float']['input'];
};

export type ExpireMemberAtInput = {
  set: Scalars['String']['input'];
  member: Scalars['String']['input'];
  /** A moment after now, and at most ten years from now. */
  expiresAt: Scalars['DateTime']['input'];
};

export type PersistMemberInput = {
  set: Scalars['String']['input'];
  member: Scalars['String']['input'];
};

export type ExtendMembersInput = {
  set: Scalars['String']['input'];
  /** 1 to 1000 members. */
  members: Array<Scalars['String']['input']>;
  /** Added to the time that each has left: whole milliseconds, 1 to 315360000000 (ten years). */
  byMs: Scalars['Float']['input'];
};

export type ExpireMembersAtInput = {
  set: Scalars['String']['input'];
  /** 1 to 1000 members. */
  members: Array<Scalars['String']['input']>;
  /** A moment after now, and at most ten years from now. */
  expiresAt: Scalars['DateTime']['input'];
};

export type PersistMembersInput = {
  set: Scalars['String']['input'];
  /** 1 to 1000 members. */
  members: Array<Scalars['String']['input']>;
};

/** What became of one of several members that were to be changed. */
export type ChangedMemberStatus =
  | 'CHANGED'
  /** There was no live member of that name. Nothing was changed. */
  | 'ABSENT'
  /** Would have expired more than ten years from now, and was left as it was. */
  | 'REFUSED';

export type ChangedMember = {
  __typename?: 'ChangedMember';
  member: Scalars['String']['output'];
  status: ChangedMemberStatus;
  /** When the member expires now. Null when it never does, or was not changed. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it would have expired before: what `restoreMembers` goes back to. Null when never, or when it was not changed. */
  formerExpiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ChangeMembersPayload = {
  __typename?: 'ChangeMembersPayload';
  userErrors: Array<UserError>;
  /** One for each member, in the order in which they were given. */
  results?: Maybe<Array<ChangedMember>>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

/** A live member of an expiring set. */
export type Member = {
  __typename?: 'Member';
  /** In sets of the strategy WINDOW the text as which the element is stored: JSON, unless it was written otherwise. */
  member: Scalars['String']['output'];
  /** The JSON value that was stored with the member, if any: at most 4096 bytes of JSON. */
  value?: Maybe<Scalars['JSON']['output']>;
  /** Null when the member never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whole milliseconds from `now` to `expiresAt`. Null when the member never expires. */
  remainingMs?: Maybe<Scalars['Float']['output']>;
};

export type MemberConnection = {
  __typename?: 'MemberConnection';
  edges: Array<MemberEdge>;
  pageInfo: PageInfo;
  /** Live members before the first of this page: its rank. */
  startRank: Scalars['Int']['output'];
  /** All live members of the set, on every page. */
  totalCount: Scalars['Int']['output'];
  /** Redis's clock when this page was read. */
  now: Scalars['DateTime']['output'];
};

export type MemberEdge = {
  __typename?: 'MemberEdge';
  cursor: Scalars['String']['output'];
  node: Member;
};

/** Which members are meant: those of which all is so that is said. */
export type MemberFilterInput = {
  /** What they begin with: at most 1024 bytes of UTF-8, upper and lower case as given. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** What they contain, likewise. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** Those that expire at this moment or before it. */
  expiresBy?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What one step of a search has found. */
export type MemberSearch = {
  __typename?: 'MemberSearch';
  /** Soonest to expire first in sets of the strategies SORTED and WINDOW; in no order elsewhere. */
  matches: Array<Member>;
  /** Pass it as `after` to go on. Null when everything has been searched. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** How many members were looked at so far, by this step and those before it. */
  scannedCount: Scalars['Int']['output'];
  /** How many there are to look at; at most so many where the strategy counts no better. */
  totalCount: Scalars['Int']['output'];
  /** Redis's clock when the step ended. */
  now: Scalars['DateTime']['output'];
};

export type MemberRank = {
  __typename?: 'MemberRank';
  /** Live members before this one: 0 for the soonest to expire. */
  rank: Scalars['Int']['output'];
  /** All live members of the set. */
  totalCount: Scalars['Int']['output'];
  /** Null when the member never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
};

/** Live members along the time that they have left. */
export type TimeLeft = {
  __typename?: 'TimeLeft';
  /** Redis's clock when the members were counted. */
  now: Scalars['DateTime']['output'];
  /** The time that the buckets cover together, in milliseconds. */
  spanMs: Scalars['Float']['output'];
  buckets: Array<TimeLeftBucket>;
  /** Members that expire later than the last bucket. */
  beyond: Scalars['Int']['output'];
  /** Members that never expire. */
  never: Scalars['Int']['output'];
};

/** The members with more than `fromMs` and at most `toMs` left. */
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

/** What a member was, in `value` and `expiresAt`, is what `restoreMembers` needs to put it back. */
export type RemoveMemberPayload = {
  __typename?: 'RemoveMemberPayload';
  userErrors: Array<UserError>;
  status?: Maybe<RemoveStatus>;
  /** The value that it had. Null when it had none. */
  value?: Maybe<Scalars['JSON']['output']>;
  /** When it would have expired. Null when never, or when it was absent. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type RemoveMembersInput = {
  set: Scalars['String']['input'];
  /** 1 to 1000 members. */
  members: Array<Scalars['String']['input']>;
};

/** What became of one of several members, and what it was. */
export type RemovedMember = {
  __typename?: 'RemovedMember';
  member: Scalars['String']['output'];
  status: RemoveStatus;
  /** The value that it had. Null when it had none. */
  value?: Maybe<Scalars['JSON']['output']>;
  /** When it would have expired. Null when never, or when it was absent. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type RemoveMembersPayload = {
  __typename?: 'RemoveMembersPayload';
  userErrors: Array<UserError>;
  /** One for each member, in the order in which they were given. */
  results?: Maybe<Array<RemovedMember>>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type RemoveMatchingMembersInput = {
  set: Scalars['String']['input'];
  /** At least one thing has to be said. `expiresBy` only for sets of the strategies SORTED and SHARDED. */
  filter: MemberFilterInput;
  /** After how many removed members to stop, 1 to 500; in sets without an order some hundred more may be removed. */
  first: Scalars['Int']['input'];
  /** The `endCursor` of the step before. */
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What one step has removed, and how far it has come. */
export type RemoveMatchingMembersPayload = {
  __typename?: 'RemoveMatchingMembersPayload';
  userErrors: Array<UserError>;
  /** Each as it was when it was removed. */
  removed?: Maybe<Array<Member>>;
  /** Pass it as `after` to go on. Null when everything has been searched. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Members that were looked at so far and left. */
  scannedCount?: Maybe<Scalars['Int']['output']>;
  /** Members that there are to look at, without those removed; at most so many where the strategy counts no better. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

/** An expiry that a member had. */
export type ExpiryInput =
  { at: Scalars['DateTime']['input']; never?: never; }
  |  /** True: it never expired. */
  { at?: never; never: Scalars['Boolean']['input']; };

/** What a removed member was. */
export type FormerMemberInput = {
  expiry: ExpiryInput;
  /** Left out or null, it had none. */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

/** A change of expiry. */
export type ExpiryChangeInput = {
  /** What the change has made it: what it must be still. */
  from: ExpiryInput;
  /** What it was before. */
  to: ExpiryInput;
};

/** What is to be undone. */
export type RestorationInput =
  { removed: FormerMemberInput; rescheduled?: never; }
  |  { removed?: never; rescheduled: ExpiryChangeInput; };

export type MemberToRestoreInput = {
  member: Scalars['String']['input'];
  undo: RestorationInput;
};

export type RestoreMembersInput = {
  set: Scalars['String']['input'];
  /** 1 to 1000 members. */
  members: Array<MemberToRestoreInput>;
};

export type RestoreStatus =
  /** Is what it was, with exactly that expiry. */
  | 'RESTORED'
  /** Was added, or given yet another expiry, meanwhile: that stands. */
  | 'TAKEN'
  /** Would have expired by now: nothing was changed. */
  | 'EXPIRED'
  /** Was to get its former expiry back, and is not live any more. */
  | 'ABSENT';

export type RestoredMember = {
  __typename?: 'RestoredMember';
  member: Scalars['String']['output'];
  status: RestoreStatus;
  /** When the member expires now. Null when it never does, has expired or is absent. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type RestoreMembersPayload = {
  __typename?: 'RestoreMembersPayload';
  userErrors: Array<UserError>;
  /** One for each member, in the order in which they were given. */
  results?: Maybe<Array<RestoredMember>>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

/**
 * What one-time passwords are for, such as signing in, and the rules that hold for them. Rules stand in Redis,
 * so that all instances go by the same ones: a change reaches the others within a second.
 */
export type OneTimePasswordPurpose = {
  __typename?: 'OneTimePasswordPurpose';
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  name: Scalars['String']['output'];
  subjectForm: SubjectForm;
  /** Digits of a password, 6 to 12. */
  digits: Scalars['Int']['output'];
  /** How long a password can be verified, in whole milliseconds: 1 to 600000 (ten minutes). */
  ttlMs: Scalars['Float']['output'];
  /** Passwords of one subject in any trailing `windowMs`, and live at once: 1 to 100. */
  maxLiveCodes: Scalars['Int']['output'];
  /** Whole milliseconds, 1 to 86400000 (a day). */
  windowMs: Scalars['Float']['output'];
  /** From one password of a subject to its next, in whole milliseconds: 0 to 86400000 (a day). */
  resendCooldownMs: Scalars['Float']['output'];
  /** Wrong attempts on one subject in any trailing `attemptWindowMs`, whatever the password: 1 to 100. */
  maxAttempts: Scalars['Int']['output'];
  /** Whole milliseconds, 1 to 86400000 (a day). */
  attemptWindowMs: Scalars['Float']['output'];
  /** Null: callers are not counted. */
  callerLimit?: Maybe<CallerLimit>;
  createdAt: Scalars['DateTime']['output'];
};

/** How subjects are written. One person has one form, and so one set of passwords and counters. */
export type SubjectForm =
  /** 1 to 1024 bytes of text, taken as it is. */
  | 'AS_IS'
  /** E.164: `+`, the country code and the number, 8 to 15 digits. Spaces, dashes and parentheses do not matter. */
  | 'PHONE'
  /** An email address. Case and spaces around it do not matter. */
  | 'EMAIL';

/** Calls of one caller, to issue and to verify together, over all subjects. */
export type CallerLimit = {
  __typename?: 'CallerLimit';
  /** 1 to 10000. */
  limit: Scalars['Int']['output'];
  /** Any trailing so many whole milliseconds, 1 to 86400000 (a day). */
  windowMs: Scalars['Float']['output'];
};

export type OneTimePasswordPurposeConnection = {
  __typename?: 'OneTimePasswordPurposeConnection';
  edges: Array<OneTimePasswordPurposeEdge>;
  pageInfo: PageInfo;
  /** All purposes, on every page. */
  totalCount: Scalars['Int']['output'];
  /** Redis's clock when this page was read. */
  now: Scalars['DateTime']['output'];
};

export type OneTimePasswordPurposeEdge = {
  __typename?: 'OneTimePasswordPurposeEdge';
  cursor: Scalars['String']['output'];
  node: OneTimePasswordPurpose;
};

/**
 * What a subject has and what counts against it. There is no list of subjects: Redis holds keyed digests of them
 * only, which nobody can turn back. So a subject has to be asked for by its name.
 */
export type OneTimePasswordStatus = {
  __typename?: 'OneTimePasswordStatus';
  /** Passwords that can be verified. */
  liveCodes: Scalars['Int']['output'];
  /** When the first of them expires. Null: there is none. */
  nextExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the last of them expires. Null: there is none. */
  lastExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Passwords that were issued within the purpose's `windowMs`. */
  issuedInWindow: Scalars['Int']['output'];
  /** Until when it is too soon after the last password. Null: it is not. */
  coolingDownUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Until when the subject has had as many passwords as it may have. Null: it has not. */
  limitedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Wrong attempts within the purpose's `attemptWindowMs`. */
  attemptsUsed: Scalars['Int']['output'];
  attemptsLeft: Scalars['Int']['output'];
  /** Until when no attempt is looked at, and no password is issued. Null: they are. */
  lockedUntil?: Maybe<Scalars['DateTime']['output']>;
  now: Scalars['DateTime']['output'];
};

export type CallerLimitInput = {
  /** 1 to 10000. */
  limit: Scalars['Int']['input'];
  /** Whole milliseconds, 1 to 86400000 (a day). */
  windowMs: Scalars['Float']['input'];
};

/** What is left out has its default. */
export type CreateOneTimePasswordPurposeInput = {
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  purpose: Scalars['String']['input'];
  /** Chosen for good. */
  subjectForm: SubjectForm;
  /** 6 to 12; 6 by default. */
  digits?: InputMaybe<Scalars['Int']['input']>;
  /** Whole milliseconds, 1 to 600000 (ten minutes), which is the default. */
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  /** 1 to 100; 3 by default. */
  maxLiveCodes?: InputMaybe<Scalars['Int']['input']>;
  /** Whole milliseconds, 1 to 86400000 (a day); ten minutes by default. */
  windowMs?: InputMaybe<Scalars['Float']['input']>;
  /** Whole milliseconds, 0 to 86400000 (a day); half a minute by default. */
  resendCooldownMs?: InputMaybe<Scalars['Float']['input']>;
  /** 1 to 100; 5 by default. */
  maxAttempts?: InputMaybe<Scalars['Int']['input']>;
  /** Whole milliseconds, 1 to 86400000 (a day); `windowMs` by default. */
  attemptWindowMs?: InputMaybe<Scalars['Float']['input']>;
  /** None by default. */
  callerLimit?: InputMaybe<CallerLimitInput>;
};

export type CreateOneTimePasswordPurposePayload = {
  __typename?: 'CreateOneTimePasswordPurposePayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateStatus>;
  /** The new purpose, or the one that existed. */
  purpose?: Maybe<OneTimePasswordPurpose>;
};

/** What is left out stays as it is. */
export type ChangeOneTimePasswordPurposeInput = {
  purpose: Scalars['String']['input'];
  /** 6 to 12. Passwords that were issued before stay good. */
  digits?: InputMaybe<Scalars['Int']['input']>;
  /** Whole milliseconds, 1 to 600000 (ten minutes). Passwords that were issued before keep theirs. */
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  /** 1 to 100. */
  maxLiveCodes?: InputMaybe<Scalars['Int']['input']>;
  /** Whole milliseconds, 1 to 86400000 (a day). */
  windowMs?: InputMaybe<Scalars['Float']['input']>;
  /** Whole milliseconds, 0 to 86400000 (a day). */
  resendCooldownMs?: InputMaybe<Scalars['Float']['input']>;
  /** 1 to 100. */
  maxAttempts?: InputMaybe<Scalars['Int']['input']>;
  /** Whole milliseconds, 1 to 86400000 (a day). */
  attemptWindowMs?: InputMaybe<Scalars['Float']['input']>;
  /** Null: callers are not counted any more. */
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

export type IssueOneTimePasswordInput = {
  purpose: Scalars['String']['input'];
  /** Whom the password is for, as the purpose's `subjectForm` says. */
  subject: Scalars['String']['input'];
  /**
   * Who asks: an address or a session, whatever the purpose's `callerLimit` should go by. Required where there is
   * one, and not counted otherwise. 1 to 1024 bytes of text.
   */
  caller?: InputMaybe<Scalars['String']['input']>;
};

export type IssueOneTimePasswordStatus =
  /** A new password: deliver it to its subject. */
  | 'ISSUED'
  /** Too soon after the subject's last password. */
  | 'COOLING_DOWN'
  /** The subject has had as many passwords as it may have in a window. */
  | 'LIMITED'
  /** There were too many wrong attempts on the subject: a password could not be tried. */
  | 'LOCKED'
  /** The caller has made too many calls, for whatever subjects. */
  | 'CALLER_LIMITED';

export type IssueOneTimePasswordPayload = {
  __typename?: 'IssueOneTimePasswordPayload';
  userErrors: Array<UserError>;
  status?: Maybe<IssueOneTimePasswordStatus>;
  /** The password, told this once and kept nowhere. Null if none was issued. */
  code?: Maybe<Scalars['String']['output']>;
  /** Null if none was issued. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * After so many whole milliseconds the same call will not be refused again, neither sooner nor later. Null if
   * it was not refused.
   */
  retryAfterMs?: Maybe<Scalars['Float']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type VerifyOneTimePasswordInput = {
  purpose: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  /** As somebody typed it: spaces and dashes do not matter. */
  code: Scalars['String']['input'];
  /** As for issuing. */
  caller?: InputMaybe<Scalars['String']['input']>;
};

export type VerifyOneTimePasswordStatus =
  /** The password was right, told this once. All passwords and wrong attempts of the subject have ended. */
  | 'VERIFIED'
  /** Wrong, or the subject has no password, or it has expired or was verified before. */
  | 'WRONG'
  /** Too many wrong attempts on the subject: the password was not looked at. */
  | 'LOCKED'
  /** The caller has made too many calls: the password was not looked at. */
  | 'CALLER_LIMITED';

export type VerifyOneTimePasswordPayload = {
  __typename?: 'VerifyOneTimePasswordPayload';
  userErrors: Array<UserError>;
  status?: Maybe<VerifyOneTimePasswordStatus>;
  /** How many more wrong attempts will be looked at. Null unless `WRONG`. */
  attemptsLeft?: Maybe<Scalars['Int']['output']>;
  /** After so many whole milliseconds the next attempt is looked at. Null unless this one was not. */
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
  /** How many live passwords were ended. */
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
  /** How many wrong attempts were forgotten. */
  forgottenCount?: Maybe<Scalars['Int']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

/** What all that Mayfly keeps comes to. An instance reads it at most once a second, however many ask. */
export type Overview = {
  __typename?: 'Overview';
  sets: SetsOverview;
  /**
   * When members expire, from now on. Counted in sets whose members are in the order of their expiry (SORTED, SHARDED and
   * WINDOW), in up to a hundred of them, those with the most live members first.
   */
  expiring: ExpiringOverview;
  sweep: SweepOverview;
  limits: LimitsOverview;
  /** What somebody should look after; none if all is well. */
  concerns: Array<Concern>;
  /** Redis's clock, read for this answer: the figures may be a second older. */
  now: Scalars['DateTime']['output'];
};


/** What all that Mayfly keeps comes to. An instance reads it at most once a second, however many ask. */
export type OverviewExpiringArgs = {
  span: OverviewSpan;
};

export type SetsOverview = {
  __typename?: 'SetsOverview';
  /** All sets. */
  totalCount: Scalars['Int']['output'];
  /** How many of them were looked at, by name: a thousand at most. */
  consideredCount: Scalars['Int']['output'];
  /** Whether those are all. If not, the figures below are of the first thousand. */
  consideredAll: Scalars['Boolean']['output'];
  /** Live members in the sets considered. At most so many, where `countIsExact` is false. */
  liveCount: Scalars['Float']['output'];
  /** False where some sets count expired members until they are freed: KEYS, COMPACT and NATIVE. */
  countIsExact: Scalars['Boolean']['output'];
  /** The sets, eight at most, of which a member expires next. */
  nextToExpire: Array<ExpiringSet>;
};

export type OverviewSpan =
  /** The next minute, in buckets of a second. */
  | 'MINUTE'
  /** The next hour, in buckets of a minute. */
  | 'HOUR';

export type ExpiringOverview = {
  __typename?: 'ExpiringOverview';
  /** The time from now that the buckets cover together: whole milliseconds. */
  spanMs: Scalars['Float']['output'];
  /** Sixty buckets of equal width, the soonest first. */
  buckets: Array<TimeLeftBucket>;
  /** Sets of which members are counted here, or known not to expire within the span. */
  consideredCount: Scalars['Int']['output'];
  /** False where sets were left out: those that keep no order, and those that are too many. */
  consideredAll: Scalars['Boolean']['output'];
  /** Redis's clock when they were counted: what the buckets begin at. */
  now: Scalars['DateTime']['output'];
};

/**
 * What the sweeper of the instance that answers has ended. Of several instances each ends a part; members that Redis
 * itself ends (KEYS, BUCKETS, NATIVE) are not among these.
 */
export type SweepOverview = {
  __typename?: 'SweepOverview';
  /** Members ended in each of the last sixty whole seconds, the latest last. */
  endedPerSecond: Array<Scalars['Int']['output']>;
  /** How late the latest of them was ended: whole milliseconds, 0 where none was. */
  worstLagMs: Scalars['Float']['output'];
};

/** What became of the calls of all limit policies together, in all processes. */
export type LimitsOverview = {
  __typename?: 'LimitsOverview';
  /** The beginning of the first point. */
  from: Scalars['DateTime']['output'];
  /** The width of a point, in whole milliseconds. The last one is not over. */
  stepMs: Scalars['Float']['output'];
  allowed: Array<Scalars['Int']['output']>;
  denied: Array<Scalars['Int']['output']>;
  /** Would have been denied but for the shadow mode. */
  shadowed: Array<Scalars['Int']['output']>;
  /** Not decided, as Redis did not answer: what came of them the policy's outage rule says. */
  unavailable: Array<Scalars['Int']['output']>;
  /** Policies that were counted: the first hundred by name. */
  consideredCount: Scalars['Int']['output'];
  consideredAll: Scalars['Boolean']['output'];
};

export type ConcernKind =
  /** Members are ended more than five seconds late by the sweeper of this instance. `lagMs` says how late. */
  | 'SWEEP_LAG'
  /** More than 80 % of the codes of a space are live. `subject` is the space. */
  | 'INVITATION_SPACE_FILLS'
  /** Redis uses more than 80 % of the memory that it may. */
  | 'REDIS_MEMORY'
  /** Redis has dropped keys in the last minute to make room. `perSecond` says how many. */
  | 'REDIS_EVICTS'
  /** Calls of a policy were not decided in the last minute. `subject` is the policy, `count` says how many. */
  | 'LIMIT_POLICY_UNAVAILABLE';

/** Something that somebody should look after. */
export type Concern = {
  __typename?: 'Concern';
  kind: ConcernKind;
  /** The name of what it is about, where there are several of the kind. */
  subject?: Maybe<Scalars['String']['output']>;
  /** How much of it is used, 0 to 1. */
  share?: Maybe<Scalars['Float']['output']>;
  /** Whole milliseconds. */
  lagMs?: Maybe<Scalars['Float']['output']>;
  count?: Maybe<Scalars['Float']['output']>;
  perSecond?: Maybe<Scalars['Float']['output']>;
};

/** A clearly labelled example that fills an empty store: sets named `sample:…` whose members come and go. */
export type Sample = {
  __typename?: 'Sample';
  active: Scalars['Boolean']['output'];
  /** Whether the sample can be started: there must be no set yet. */
  available: Scalars['Boolean']['output'];
};

export type StartSampleStatus =
  | 'STARTED'
  /** It was running already. */
  | 'ACTIVE'
  /** There are sets already, and the sample does not mix with them. Nothing was changed. */
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

/** A running Mayfly API, sampled on an interval together with the host it runs on. */
export type ServerInstance = {
  __typename?: 'ServerInstance';
  /** Host name and port, or the configured `INSTANCE_ID`. */
  id: Scalars['ID']['output'];
  lastSampleAt: Scalars['DateTime']['output'];
  /**
   * The samples of the last hour, oldest first; `first` is 1 to 1000.
   * Keep `endCursor` and pass it as `after` to read only what is new.
   */
  samples: ServerSampleConnection;
};


/** A running Mayfly API, sampled on an interval together with the host it runs on. */
export type ServerInstanceSamplesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

export type ServerSampleConnection = {
  __typename?: 'ServerSampleConnection';
  nodes: Array<ServerSample>;
  pageInfo: PageInfo;
};

/** The state of a host and of the API's process. Null where the system does not tell. */
export type ServerSample = {
  __typename?: 'ServerSample';
  sampledAt: Scalars['DateTime']['output'];
  /** Load average of the host over 1, 5 and 15 minutes. */
  load1?: Maybe<Scalars['Float']['output']>;
  load5?: Maybe<Scalars['Float']['output']>;
  load15?: Maybe<Scalars['Float']['output']>;
  /** The host's busy share of all CPU time since the sample before, 0 to 1. */
  cpuUtilization?: Maybe<Scalars['Float']['output']>;
  memoryUsedBytes?: Maybe<Scalars['Float']['output']>;
  memoryTotalBytes?: Maybe<Scalars['Float']['output']>;
  /** Resident memory of the API's process. */
  processMemoryBytes?: Maybe<Scalars['Float']['output']>;
  /** Page faults of the API's process that needed no disk, a second. */
  minorPageFaultsPerSecond?: Maybe<Scalars['Float']['output']>;
  /** Page faults of the API's process that needed the disk, a second. */
  majorPageFaultsPerSecond?: Maybe<Scalars['Float']['output']>;
  /**
   * How much too late the event loop of the API's process came to its timers, since the sample before: 99 of 100
   * looks at it found no more. Milliseconds, not whole ones.
   */
  eventLoopDelayP99Ms?: Maybe<Scalars['Float']['output']>;
  /** The share of time that the event loop of the API's process was busy since the sample before, 0 to 1. */
  eventLoopUtilization?: Maybe<Scalars['Float']['output']>;
};

/** A field of `ServerSample`. */
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

/** What a point tells of the samples in its time. */
export type StatsAggregate =
  | 'MIN'
  | 'MAX'
  | 'AVERAGE'
  /** The latest of them. */
  | 'LAST';

/**
 * Points along a window of time, oldest first: point i is of the time from `from + i * stepMs` on. Points begin at
 * multiples of `stepMs` on the clock, so that a chart that moves on keeps those it has.
 */
export type ServerHistory = {
  __typename?: 'ServerHistory';
  /** The beginning of the first point. */
  from: Scalars['DateTime']['output'];
  /** The end of the last point. */
  to: Scalars['DateTime']['output'];
  /** The width of a point, in whole milliseconds. It follows from the window and the points that were asked for. */
  stepMs: Scalars['Float']['output'];
  /**
   * What the window was widened to multiples of, in whole milliseconds: finer than `stepMs`, or the same. What has
   * begun to leave the retention is left out.
   */
  resolutionMs: Scalars['Float']['output'];
  now: Scalars['DateTime']['output'];
  /** In the order in which they were asked for, or by id. */
  instances: Array<ServerInstanceHistory>;
  /** Whether there are more instances than one answer has room for: then ask for them by id, or for fewer points. */
  hasMoreInstances: Scalars['Boolean']['output'];
};

export type ServerInstanceHistory = {
  __typename?: 'ServerInstanceHistory';
  id: Scalars['ID']['output'];
  /** For each field in the order in which it was asked for: a line for each aggregate. */
  lines: Array<ServerLine>;
};

export type ServerLine = {
  __typename?: 'ServerLine';
  field: ServerField;
  aggregate: StatsAggregate;
  /** One for each point. Null: there was no sample. */
  values: Array<Maybe<Scalars['Float']['output']>>;
};

/**
 * The Redis that all instances share; of a cluster, its masters together. One of the instances samples it on its
 * interval, and another one goes on if that is gone.
 */
export type RedisStats = {
  __typename?: 'RedisStats';
  /**
   * The samples of the last hour, oldest first; `first` is 1 to 1000.
   * Keep `endCursor` and pass it as `after` to read only what is new.
   */
  samples: RedisSampleConnection;
  /** Points along a window of time, as of `ServerStats.history`. */
  history: RedisHistory;
};


/**
 * The Redis that all instances share; of a cluster, its masters together. One of the instances samples it on its
 * interval, and another one goes on if that is gone.
 */
export type RedisStatsSamplesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The Redis that all instances share; of a cluster, its masters together. One of the instances samples it on its
 * interval, and another one goes on if that is gone.
 */
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

/** The load of Redis. Rates and the hit ratio are of the time since the sample before; null where that is not known. */
export type RedisSample = {
  __typename?: 'RedisSample';
  sampledAt: Scalars['DateTime']['output'];
  operationsPerSecond?: Maybe<Scalars['Float']['output']>;
  usedMemoryBytes?: Maybe<Scalars['Float']['output']>;
  /** Null: Redis has no limit. */
  maxMemoryBytes?: Maybe<Scalars['Float']['output']>;
  connectedClients?: Maybe<Scalars['Float']['output']>;
  /** Share of look-ups that found their key, 0 to 1. Null: there were none. */
  hitRatio?: Maybe<Scalars['Float']['output']>;
  expiredKeysPerSecond?: Maybe<Scalars['Float']['output']>;
  evictedKeysPerSecond?: Maybe<Scalars['Float']['output']>;
};

/** A field of `RedisSample`. */
export type RedisField =
  | 'OPERATIONS_PER_SECOND'
  | 'USED_MEMORY_BYTES'
  | 'MAX_MEMORY_BYTES'
  | 'CONNECTED_CLIENTS'
  | 'HIT_RATIO'
  | 'EXPIRED_KEYS_PER_SECOND'
  | 'EVICTED_KEYS_PER_SECOND';

/** As `ServerHistory`. */
export type RedisHistory = {
  __typename?: 'RedisHistory';
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
  /** Whole milliseconds. */
  stepMs: Scalars['Float']['output'];
  /** Whole milliseconds. */
  resolutionMs: Scalars['Float']['output'];
  now: Scalars['DateTime']['output'];
  /** For each field in the order in which it was asked for: a line for each aggregate. */
  lines: Array<RedisLine>;
};

export type RedisLine = {
  __typename?: 'RedisLine';
  field: RedisField;
  aggregate: StatsAggregate;
  /** One for each point. Null: there was no sample, or it did not know. */
  values: Array<Maybe<Scalars['Float']['output']>>;
};

export type ServerStats = {
  __typename?: 'ServerStats';
  /** The instances that were sampled within the last hour, by id. */
  instances: Array<ServerInstance>;
  instance?: Maybe<ServerInstance>;
  /**
   * Points along a window of time, of several instances in one answer. Points times fields, aggregates and instances
   * are 100000 at most.
   */
  history: ServerHistory;
  /** The Redis that all instances share. */
  redis: RedisStats;
  /** Milliseconds between two samples of this instance. */
  sampleIntervalMs: Scalars['Int']['output'];
  /** How long samples are kept, in milliseconds. */
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

/** How somebody has come in. */
export type PrincipalKind =
  /** With a token in the `Authorization` header. */
  | 'TOKEN'
  /** With the cookie of a session. */
  | 'SESSION';

/** Whoever asks. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The name of the token that they came in with, now or when they signed in. */
  name: Scalars['String']['output'];
  role: Role;
  kind: PrincipalKind;
  /**
   * When the session, or the token, ends whatever happens. Null for a token that never expires. A session
   * that is not used for twelve hours ends before.
   */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Redis's clock. */
  now: Scalars['DateTime']['output'];
};

/** Somebody who is signed in. Redis keeps a digest of what their cookie holds. */
export type Session = {
  __typename?: 'Session';
  /** Tells which session it is, and opens nothing. */
  id: Scalars['ID']['output'];
  /** The name of the token that it was opened with. */
  tokenName: Scalars['String']['output'];
  /** The role of that token as it is now. */
  role: Role;
  createdAt: Scalars['DateTime']['output'];
  /** The network address from which it was opened. */
  address: Scalars['String']['output'];
  /** When it ends if nobody uses it: twelve hours after its last use, a minute early at most. */
  expiresAt: Scalars['DateTime']['output'];
  /** When it ends however much it is used. */
  endsAt: Scalars['DateTime']['output'];
  /** Whether it is the session of whoever asks. */
  isCurrent: Scalars['Boolean']['output'];
};

export type SessionConnection = {
  __typename?: 'SessionConnection';
  edges: Array<SessionEdge>;
  pageInfo: PageInfo;
  /** Redis's clock when this page was read. */
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
  /** There is no such session, or none any more. */
  | 'ABSENT';

export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  userErrors: Array<UserError>;
  status?: Maybe<EndSessionStatus>;
};

export type CreateExpiringSetInput = {
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  name: Scalars['String']['input'];
  /** How it is to keep its members. This or `defaultTtlMs`. */
  strategy?: InputMaybe<NewSetInput>;
  /** In place of `strategy: { sorted: { defaultTtlMs } }`. */
  defaultTtlMs?: InputMaybe<Scalars['Float']['input']>;
};

/** A strategy with its settings. */
export type NewSetInput =
  { sorted: DefaultTtlInput; sharded?: never; window?: never; keys?: never; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded: ShardedSetInput; window?: never; keys?: never; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window: WindowSetInput; keys?: never; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys: DefaultTtlInput; buckets?: never; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys?: never; buckets: BucketSetInput; compact?: never; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys?: never; buckets?: never; compact: DefaultTtlInput; native?: never; }
  |  { sorted?: never; sharded?: never; window?: never; keys?: never; buckets?: never; compact?: never; native: DefaultTtlInput; };

export type DefaultTtlInput = {
  /** The time to live of members that are added without one: whole milliseconds, 1 to 315360000000 (ten years). */
  defaultTtlMs: Scalars['Float']['input'];
};

export type ShardedSetInput = {
  /** The time to live of members that are added without one: whole milliseconds, 1 to 315360000000 (ten years). */
  defaultTtlMs: Scalars['Float']['input'];
  /** How many slots the members are spread over, 2 to 256: a few for each master that there will ever be. */
  shards: Scalars['Int']['input'];
};

export type WindowSetInput = {
  /** How long an element lives after its time of insertion: whole milliseconds, 1 to 315360000000 (ten years). */
  windowMs: Scalars['Float']['input'];
};

export type BucketSetInput = {
  /** The time to live of members that are added without one: whole milliseconds, 1 to 315360000000 (ten years). */
  defaultTtlMs: Scalars['Float']['input'];
  /** The width of a block, which is the precision of the set: whole milliseconds, at least a 127th of `defaultTtlMs`. */
  blockMs: Scalars['Float']['input'];
  /** Plain sets into which the members of a block are spread, 1 to 4096; 256 where it is left out. */
  partitions?: InputMaybe<Scalars['Int']['input']>;
};

export type CreateStatus =
  | 'CREATED'
  /** There is one of that name already. Nothing was changed. */
  | 'EXISTS';

export type CreateExpiringSetPayload = {
  __typename?: 'CreateExpiringSetPayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateStatus>;
  /** The new set, or the one that existed. */
  set?: Maybe<ExpiringSet>;
};

export type UpdateExpiringSetInput = {
  set: Scalars['String']['input'];
  /** For members that are added from now on: whole milliseconds, 1 to 315360000000 (ten years). Not of a WINDOW. */
  defaultTtlMs: Scalars['Float']['input'];
};

export type UpdateExpiringSetPayload = {
  __typename?: 'UpdateExpiringSetPayload';
  userErrors: Array<UserError>;
  /** The set as it is now. */
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
  /** How many live members were dropped; null where the strategy does not count them. */
  clearedCount?: Maybe<Scalars['Int']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
};

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

/** A set each of whose members has a time to live of its own. */
export type ExpiringSet = {
  __typename?: 'ExpiringSet';
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  name: Scalars['String']['output'];
  strategy: SetStrategy;
  /** The time to live of a member that is added without one, in whole milliseconds. Of a WINDOW, of every element. */
  defaultTtlMs: Scalars['Float']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** How many members are live: those that expire after `now`. At most so many, where `countIsExact` is false. */
  count: Scalars['Int']['output'];
  /** False for the strategies KEYS, COMPACT and NATIVE, which count expired members until they are freed. */
  countIsExact: Scalars['Boolean']['output'];
  /** When the next live member expires. Null when none of them ever does, or where the set's strategy cannot tell. */
  nextExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Redis's clock when `count` and `nextExpiresAt` were read. */
  now: Scalars['DateTime']['output'];
  /** What is measured when it is asked for: one more round trip. */
  details: SetDetails;
  /**
   * The live members by the time at which they expire, soonest first. Those that never expire come last. 1 to 500:
   * `first` pages forward, from the soonest or from one of `after`, `fromRank` (that many live members further) and
   * `fromMoment` (the first member that expires at or after it); `last` pages backward, from the last or from `before`.
   * Sets of the strategies SORTED, SHARDED and WINDOW; others have no order, and are read by `searchMembers`.
   */
  members: MemberConnection;
  /**
   * One bounded step of a search, in sets of every strategy: until `first` (1 to 500) matches are found, or some ten
   * thousand members were looked at. So a step may find nothing and yet not be the last: go on with `after` while there
   * is an `endCursor`; to cancel, do not. Without a filter, all live members are found. In sets without an order a step
   * may find some hundred more than `first`.
   */
  searchMembers: MemberSearch;
  /** One live member, or null. A member is 1 to 1024 bytes of UTF-8. */
  member?: Maybe<Member>;
  /** Where a live member stands by expiry, or null. Sets of the strategies SORTED, SHARDED and WINDOW. */
  memberRank?: Maybe<MemberRank>;
  /**
   * How many live members have how much time left, in `buckets` (1 to 100) equal steps from now to now + `spanMs`.
   * Without a span, it reaches to the last of the members that expire. Sets of the strategies SORTED, SHARDED and WINDOW.
   */
  timeLeft: TimeLeft;
};


/** A set each of whose members has a time to live of its own. */
export type ExpiringSetMembersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  fromRank?: InputMaybe<Scalars['Int']['input']>;
  fromMoment?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A set each of whose members has a time to live of its own. */
export type ExpiringSetSearchMembersArgs = {
  filter?: InputMaybe<MemberFilterInput>;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** A set each of whose members has a time to live of its own. */
export type ExpiringSetMemberArgs = {
  member: Scalars['String']['input'];
};


/** A set each of whose members has a time to live of its own. */
export type ExpiringSetMemberRankArgs = {
  member: Scalars['String']['input'];
};


/** A set each of whose members has a time to live of its own. */
export type ExpiringSetTimeLeftArgs = {
  spanMs?: InputMaybe<Scalars['Float']['input']>;
  buckets: Scalars['Int']['input'];
};

/** What there is to know of a set beside its members. */
export type SetDetails = {
  __typename?: 'SetDetails';
  /** Memory that Redis uses for the set, from samples of what is in its keys. */
  memoryBytes: Scalars['Float']['output'];
  /** Whether some keys of the set, which has many, stood for the others. */
  memoryIsEstimated: Scalars['Boolean']['output'];
  /**
   * For how long the earliest of the members that have expired has waited to be ended: whole milliseconds, 0 where none
   * does. Null where Redis itself ends them, or the strategy cannot tell: KEYS, BUCKETS, COMPACT, NATIVE.
   */
  sweepLagMs?: Maybe<Scalars['Float']['output']>;
  /** The feed of changes; null where it is off. Only sets of the strategy SORTED have one. */
  feed?: Maybe<SetFeed>;
  /** The width of a time block, in whole milliseconds: BUCKETS. */
  blockMs?: Maybe<Scalars['Float']['output']>;
  /** Parts of a time block: BUCKETS. */
  partitions?: Maybe<Scalars['Int']['output']>;
  /** Slots that the members are spread over: SHARDED. */
  shards?: Maybe<Scalars['Int']['output']>;
};

export type SetFeed = {
  __typename?: 'SetFeed';
  /** How many changes it keeps. */
  kept: Scalars['Int']['output'];
};

/** Which sets are meant: those of which all is so that is said. */
export type SetFilterInput = {
  /** What the name begins with: at most 128 characters that names can have. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** What the name contains, likewise. */
  contains?: InputMaybe<Scalars['String']['input']>;
  strategy?: InputMaybe<SetStrategy>;
};

export type SetOrderField =
  | 'NAME'
  /** Live members. */
  | 'COUNT'
  /** Sets of which no member expires, or whose strategy cannot tell, come last in either direction. */
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
  /** All sets, on every page, whether or not they match. */
  totalCount: Scalars['Int']['output'];
  /** How many sets were looked at for this page: at most a thousand. */
  consideredCount: Scalars['Int']['output'];
  /**
   * Whether those are all whose name matches. If not, sets in the order of their names are complete page by page all the
   * same, although a page may be short; in another order they are those of the first thousand names.
   */
  consideredAll: Scalars['Boolean']['output'];
  /** Redis's clock when this page was read. */
  now: Scalars['DateTime']['output'];
};

export type ExpiringSetEdge = {
  __typename?: 'ExpiringSetEdge';
  cursor: Scalars['String']['output'];
  node: ExpiringSet;
};

/** Where a token comes from that is known by configuration. */
export type TokenSource =
  /** `MAYFLY_TOKEN`, or the token of the data folder. */
  | 'ENVIRONMENT'
  /** `MAYFLY_TOKENS_FILE`. */
  | 'FILE';

/** A token that is known by configuration: whoever runs the server changes it. */
export type ConfiguredToken = {
  __typename?: 'ConfiguredToken';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  role: Role;
  source: TokenSource;
};

/** A token that an admin has made. Redis keeps a digest of it: nobody can read the token itself. */
export type Token = {
  __typename?: 'Token';
  /** The digest of the token. Tells which one it is, and opens nothing. */
  id: Scalars['ID']['output'];
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. Several tokens may have one name. */
  name: Scalars['String']['output'];
  role: Role;
  createdAt: Scalars['DateTime']['output'];
  /** The name of the token of whoever made it. */
  createdBy: Scalars['String']['output'];
  /** When it was used last, up to five minutes late. Null before its first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null when it never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type TokenConnection = {
  __typename?: 'TokenConnection';
  edges: Array<TokenEdge>;
  pageInfo: PageInfo;
  /** All live tokens that admins have made, on every page. */
  totalCount: Scalars['Int']['output'];
  /** Redis's clock when this page was read. */
  now: Scalars['DateTime']['output'];
};

export type TokenEdge = {
  __typename?: 'TokenEdge';
  cursor: Scalars['String']['output'];
  node: Token;
};

export type CreateTokenInput = {
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. It stands in the audit log. */
  name: Scalars['String']['input'];
  role: Role;
  /** How long it is good for, in whole milliseconds: 1 to 315360000000. For ever without one. */
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
};

export type CreateTokenPayload = {
  __typename?: 'CreateTokenPayload';
  userErrors: Array<UserError>;
  /** The token itself, which begins with `mfy_`. It is told here and never again. */
  secret?: Maybe<Scalars['String']['output']>;
  token?: Maybe<Token>;
  /** Redis's clock when it was made. */
  now?: Maybe<Scalars['DateTime']['output']>;
};

export type RevokeTokenInput = {
  id: Scalars['ID']['input'];
};

export type RevokeTokenStatus =
  | 'REVOKED'
  /** There is no such token, or none any more. */
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
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditFilter: AuditFilter;
  AuditEntryConnection: ResolverTypeWrapper<AuditEntryConnection>;
  AuditEntryEdge: ResolverTypeWrapper<AuditEntryEdge>;
  SetOperation: SetOperation;
  CombinedExpiry: CombinedExpiry;
  CombinedMembers: ResolverTypeWrapper<CombinedMembers>;
  InvitationSpace: ResolverTypeWrapper<CodeSpace>;
  InvitationAlphabet: InvitationAlphabet;
  MissLimit: ResolverTypeWrapper<MissLimit>;
  InvitationSpaceUtilisation: ResolverTypeWrapper<InvitationSpaceUtilisation>;
  InvitationSpaceConnection: ResolverTypeWrapper<Omit<InvitationSpaceConnection, 'edges'> & { edges: Array<ResolversTypes['InvitationSpaceEdge']> }>;
  InvitationSpaceEdge: ResolverTypeWrapper<Omit<InvitationSpaceEdge, 'node'> & { node: ResolversTypes['InvitationSpace'] }>;
  InvitationCode: ResolverTypeWrapper<InvitationCode>;
  InvitationCodeConnection: ResolverTypeWrapper<InvitationCodeConnection>;
  InvitationCodeEdge: ResolverTypeWrapper<InvitationCodeEdge>;
  MissLimitInput: MissLimitInput;
  CreateInvitationSpaceInput: CreateInvitationSpaceInput;
  CreateInvitationSpacePayload: ResolverTypeWrapper<Omit<CreateInvitationSpacePayload, 'space'> & { space?: Maybe<ResolversTypes['InvitationSpace']> }>;
  ChangeInvitationSpaceInput: ChangeInvitationSpaceInput;
  ChangeInvitationSpacePayload: ResolverTypeWrapper<Omit<ChangeInvitationSpacePayload, 'space'> & { space?: Maybe<ResolversTypes['InvitationSpace']> }>;
  DeleteInvitationSpaceInput: DeleteInvitationSpaceInput;
  DeleteInvitationSpacePayload: ResolverTypeWrapper<DeleteInvitationSpacePayload>;
  GetOrCreateInvitationCodeInput: GetOrCreateInvitationCodeInput;
  InvitationCodeStatus: InvitationCodeStatus;
  GetOrCreateInvitationCodePayload: ResolverTypeWrapper<GetOrCreateInvitationCodePayload>;
  ResolveInvitationCodeInput: ResolveInvitationCodeInput;
  ResolveInvitationCodeStatus: ResolveInvitationCodeStatus;
  ResolveInvitationCodePayload: ResolverTypeWrapper<ResolveInvitationCodePayload>;
  RevealInvitationCodeInput: RevealInvitationCodeInput;
  RevealInvitationCodeStatus: RevealInvitationCodeStatus;
  RevealInvitationCodePayload: ResolverTypeWrapper<RevealInvitationCodePayload>;
  InvitationCodeTarget: InvitationCodeTarget;
  RevokeInvitationCodeInput: RevokeInvitationCodeInput;
  RevokeInvitationCodeStatus: RevokeInvitationCodeStatus;
  RevokeInvitationCodePayload: ResolverTypeWrapper<RevokeInvitationCodePayload>;
  SweepInvitationCodesInput: SweepInvitationCodesInput;
  SweepInvitationCodesPayload: ResolverTypeWrapper<SweepInvitationCodesPayload>;
  LimitAlgorithm: LimitAlgorithm;
  Limit: ResolverTypeWrapper<PolicyLimit>;
  LimitEscalation: ResolverTypeWrapper<LimitEscalation>;
  LimitOutagePolicy: LimitOutagePolicy;
  LimitOutage: ResolverTypeWrapper<LimitOutage>;
  LimitPolicy: ResolverTypeWrapper<LimitPolicyModel>;
  LimitPolicyConnection: ResolverTypeWrapper<Omit<LimitPolicyConnection, 'edges'> & { edges: Array<ResolversTypes['LimitPolicyEdge']> }>;
  LimitPolicyEdge: ResolverTypeWrapper<Omit<LimitPolicyEdge, 'node'> & { node: ResolversTypes['LimitPolicy'] }>;
  LimitTraffic: ResolverTypeWrapper<LimitTraffic>;
  TopLimitKeys: ResolverTypeWrapper<TopLimitKeys>;
  TopLimitKey: ResolverTypeWrapper<TopLimitKey>;
  LimitOverrideConnection: ResolverTypeWrapper<LimitOverrideConnection>;
  LimitOverrideEdge: ResolverTypeWrapper<LimitOverrideEdge>;
  LimitOverride: ResolverTypeWrapper<LimitOverride>;
  OverriddenLimit: ResolverTypeWrapper<OverriddenLimit>;
  LimitStatus: LimitStatus;
  LimitDenialReason: LimitDenialReason;
  LimitOutageReason: LimitOutageReason;
  LimitDecision: ResolverTypeWrapper<LimitDecision>;
  LimitState: ResolverTypeWrapper<LimitState>;
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
  LimitCallInput: LimitCallInput;
  ConsumeLimitPayload: ResolverTypeWrapper<ConsumeLimitPayload>;
  RefundLimitInput: RefundLimitInput;
  RefundLimitPayload: ResolverTypeWrapper<RefundLimitPayload>;
  LimitKeyInput: LimitKeyInput;
  ChangeLimitKeyPayload: ResolverTypeWrapper<ChangeLimitKeyPayload>;
  BlockLimitKeyInput: BlockLimitKeyInput;
  LimitOverrideInput: LimitOverrideInput;
  OverrideLimitInput: OverrideLimitInput;
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
  OneTimePasswordPurpose: ResolverTypeWrapper<OtpPurpose>;
  SubjectForm: SubjectForm;
  CallerLimit: ResolverTypeWrapper<CallerLimit>;
  OneTimePasswordPurposeConnection: ResolverTypeWrapper<Omit<OneTimePasswordPurposeConnection, 'edges'> & { edges: Array<ResolversTypes['OneTimePasswordPurposeEdge']> }>;
  OneTimePasswordPurposeEdge: ResolverTypeWrapper<Omit<OneTimePasswordPurposeEdge, 'node'> & { node: ResolversTypes['OneTimePasswordPurpose'] }>;
  OneTimePasswordStatus: ResolverTypeWrapper<OneTimePasswordStatus>;
  CallerLimitInput: CallerLimitInput;
  CreateOneTimePasswordPurposeInput: CreateOneTimePasswordPurposeInput;
  CreateOneTimePasswordPurposePayload: ResolverTypeWrapper<Omit<CreateOneTimePasswordPurposePayload, 'purpose'> & { purpose?: Maybe<ResolversTypes['OneTimePasswordPurpose']> }>;
  ChangeOneTimePasswordPurposeInput: ChangeOneTimePasswordPurposeInput;
  ChangeOneTimePasswordPurposePayload: ResolverTypeWrapper<Omit<ChangeOneTimePasswordPurposePayload, 'purpose'> & { purpose?: Maybe<ResolversTypes['OneTimePasswordPurpose']> }>;
  DeleteOneTimePasswordPurposeInput: DeleteOneTimePasswordPurposeInput;
  DeleteOneTimePasswordPurposePayload: ResolverTypeWrapper<DeleteOneTimePasswordPurposePayload>;
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
  Overview: ResolverTypeWrapper<OverviewModel>;
  SetsOverview: ResolverTypeWrapper<Omit<SetsOverview, 'nextToExpire'> & { nextToExpire: Array<ResolversTypes['ExpiringSet']> }>;
  OverviewSpan: OverviewSpan;
  ExpiringOverview: ResolverTypeWrapper<ExpiringOverview>;
  SweepOverview: ResolverTypeWrapper<SweepOverview>;
  LimitsOverview: ResolverTypeWrapper<LimitsOverview>;
  ConcernKind: ConcernKind;
  Concern: ResolverTypeWrapper<ConcernModel>;
  Sample: ResolverTypeWrapper<SampleModel>;
  StartSampleStatus: StartSampleStatus;
  StartSamplePayload: ResolverTypeWrapper<Omit<StartSamplePayload, 'sample'> & { sample?: Maybe<ResolversTypes['Sample']> }>;
  StopSamplePayload: ResolverTypeWrapper<Omit<StopSamplePayload, 'sample'> & { sample?: Maybe<ResolversTypes['Sample']> }>;
  ServerInstance: ResolverTypeWrapper<ServerInstanceModel>;
  ServerSampleConnection: ResolverTypeWrapper<ServerSampleConnection>;
  ServerSample: ResolverTypeWrapper<ServerSample>;
  ServerField: ServerField;
  StatsAggregate: StatsAggregate;
  ServerHistory: ResolverTypeWrapper<ServerHistory>;
  ServerInstanceHistory: ResolverTypeWrapper<ServerInstanceHistory>;
  ServerLine: ResolverTypeWrapper<ServerLine>;
  RedisStats: ResolverTypeWrapper<RedisStatsModel>;
  RedisSampleConnection: ResolverTypeWrapper<RedisSampleConnection>;
  RedisSample: ResolverTypeWrapper<RedisSample>;
  RedisField: RedisField;
  RedisHistory: ResolverTypeWrapper<RedisHistory>;
  RedisLine: ResolverTypeWrapper<RedisLine>;
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
  InvitationSpace: CodeSpace;
  MissLimit: MissLimit;
  InvitationSpaceUtilisation: InvitationSpaceUtilisation;
  InvitationSpaceConnection: Omit<InvitationSpaceConnection, 'edges'> & { edges: Array<ResolversParentTypes['InvitationSpaceEdge']> };
  InvitationSpaceEdge: Omit<InvitationSpaceEdge, 'node'> & { node: ResolversParentTypes['InvitationSpace'] };
  InvitationCode: InvitationCode;
  InvitationCodeConnection: InvitationCodeConnection;
  InvitationCodeEdge: InvitationCodeEdge;
  MissLimitInput: MissLimitInput;
  CreateInvitationSpaceInput: CreateInvitationSpaceInput;
  CreateInvitationSpacePayload: Omit<CreateInvitationSpacePayload, 'space'> & { space?: Maybe<ResolversParentTypes['InvitationSpace']> };
  ChangeInvitationSpaceInput: ChangeInvitationSpaceInput;
  ChangeInvitationSpacePayload: Omit<ChangeInvitationSpacePayload, 'space'> & { space?: Maybe<ResolversParentTypes['InvitationSpace']> };
  DeleteInvitationSpaceInput: DeleteInvitationSpaceInput;
  DeleteInvitationSpacePayload: DeleteInvitationSpacePayload;
  GetOrCreateInvitationCodeInput: GetOrCreateInvitationCodeInput;
  GetOrCreateInvitationCodePayload: GetOrCreateInvitationCodePayload;
  ResolveInvitationCodeInput: ResolveInvitationCodeInput;
  ResolveInvitationCodePayload: ResolveInvitationCodePayload;
  RevealInvitationCodeInput: RevealInvitationCodeInput;
  RevealInvitationCodePayload: RevealInvitationCodePayload;
  InvitationCodeTarget: InvitationCodeTarget;
  RevokeInvitationCodeInput: RevokeInvitationCodeInput;
  RevokeInvitationCodePayload: RevokeInvitationCodePayload;
  SweepInvitationCodesInput: SweepInvitationCodesInput;
  SweepInvitationCodesPayload: SweepInvitationCodesPayload;
  Limit: PolicyLimit;
  LimitEscalation: LimitEscalation;
  LimitOutage: LimitOutage;
  LimitPolicy: LimitPolicyModel;
  LimitPolicyConnection: Omit<LimitPolicyConnection, 'edges'> & { edges: Array<ResolversParentTypes['LimitPolicyEdge']> };
  LimitPolicyEdge: Omit<LimitPolicyEdge, 'node'> & { node: ResolversParentTypes['LimitPolicy'] };
  LimitTraffic: LimitTraffic;
  TopLimitKeys: TopLimitKeys;
  TopLimitKey: TopLimitKey;
  LimitOverrideConnection: LimitOverrideConnection;
  LimitOverrideEdge: LimitOverrideEdge;
  LimitOverride: LimitOverride;
  OverriddenLimit: OverriddenLimit;
  LimitDecision: LimitDecision;
  LimitState: LimitState;
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
  LimitCallInput: LimitCallInput;
  ConsumeLimitPayload: ConsumeLimitPayload;
  RefundLimitInput: RefundLimitInput;
  RefundLimitPayload: RefundLimitPayload;
  LimitKeyInput: LimitKeyInput;
  ChangeLimitKeyPayload: ChangeLimitKeyPayload;
  BlockLimitKeyInput: BlockLimitKeyInput;
  LimitOverrideInput: LimitOverrideInput;
  OverrideLimitInput: OverrideLimitInput;
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
  OneTimePasswordPurpose: OtpPurpose;
  CallerLimit: CallerLimit;
  OneTimePasswordPurposeConnection: Omit<OneTimePasswordPurposeConnection, 'edges'> & { edges: Array<ResolversParentTypes['OneTimePasswordPurposeEdge']> };
  OneTimePasswordPurposeEdge: Omit<OneTimePasswordPurposeEdge, 'node'> & { node: ResolversParentTypes['OneTimePasswordPurpose'] };
  OneTimePasswordStatus: OneTimePasswordStatus;
  CallerLimitInput: CallerLimitInput;
  CreateOneTimePasswordPurposeInput: CreateOneTimePasswordPurposeInput;
  CreateOneTimePasswordPurposePayload: Omit<CreateOneTimePasswordPurposePayload, 'purpose'> & { purpose?: Maybe<ResolversParentTypes['OneTimePasswordPurpose']> };
  ChangeOneTimePasswordPurposeInput: ChangeOneTimePasswordPurposeInput;
  ChangeOneTimePasswordPurposePayload: Omit<ChangeOneTimePasswordPurposePayload, 'purpose'> & { purpose?: Maybe<ResolversParentTypes['OneTimePasswordPurpose']> };
  DeleteOneTimePasswordPurposeInput: DeleteOneTimePasswordPurposeInput;
  DeleteOneTimePasswordPurposePayload: DeleteOneTimePasswordPurposePayload;
  IssueOneTimePasswordInput: IssueOneTimePasswordInput;
  IssueOneTimePasswordPayload: IssueOneTimePasswordPayload;
  VerifyOneTimePasswordInput: VerifyOneTimePasswordInput;
  VerifyOneTimePasswordPayload: VerifyOneTimePasswordPayload;
  RevokeOneTimePasswordsInput: RevokeOneTimePasswordsInput;
  RevokeOneTimePasswordsPayload: RevokeOneTimePasswordsPayload;
  ResetOneTimePasswordAttemptsInput: ResetOneTimePasswordAttemptsInput;
  ResetOneTimePasswordAttemptsPayload: ResetOneTimePasswordAttemptsPayload;
  Overview: OverviewModel;
  SetsOverview: Omit<SetsOverview, 'nextToExpire'> & { nextToExpire: Array<ResolversParentTypes['ExpiringSet']> };
  ExpiringOverview: ExpiringOverview;
  SweepOverview: SweepOverview;
  LimitsOverview: LimitsOverview;
  Concern: ConcernModel;
  Sample: SampleModel;
  StartSamplePayload: Omit<StartSamplePayload, 'sample'> & { sample?: Maybe<ResolversParentTypes['Sample']> };
  StopSamplePayload: Omit<StopSamplePayload, 'sample'> & { sample?: Maybe<ResolversParentTypes['Sample']> };
  ServerInstance: ServerInstanceModel;
  ServerSampleConnection: ServerSampleConnection;
  ServerSample: ServerSample;
  ServerHistory: ServerHistory;
  ServerInstanceHistory: ServerInstanceHistory;
  ServerLine: ServerLine;
  RedisStats: RedisStatsModel;
  RedisSampleConnection: RedisSampleConnection;
  RedisSample: RedisSample;
  RedisHistory: RedisHistory;
  RedisLine: RedisLine;
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
  invitationSpaces?: Resolver<ResolversTypes['InvitationSpaceConnection'], ParentType, ContextType, RequireFields<QueryInvitationSpacesArgs, 'first'>>;
  invitationSpace?: Resolver<ResolversTypes['InvitationSpace'], ParentType, ContextType, RequireFields<QueryInvitationSpaceArgs, 'space'>>;
  invitationCodes?: Resolver<ResolversTypes['InvitationCodeConnection'], ParentType, ContextType, RequireFields<QueryInvitationCodesArgs, 'space' | 'first'>>;
  limitPolicies?: Resolver<ResolversTypes['LimitPolicyConnection'], ParentType, ContextType, RequireFields<QueryLimitPoliciesArgs, 'first'>>;
  limitPolicy?: Resolver<Maybe<ResolversTypes['LimitPolicy']>, ParentType, ContextType, RequireFields<QueryLimitPolicyArgs, 'name'>>;
  peekLimit?: Resolver<ResolversTypes['LimitDecision'], ParentType, ContextType, RequireFields<QueryPeekLimitArgs, 'input'>>;
  previewLimitPolicy?: Resolver<ResolversTypes['LimitPolicyPreview'], ParentType, ContextType, RequireFields<QueryPreviewLimitPolicyArgs, 'input'>>;
  oneTimePasswordPurposes?: Resolver<ResolversTypes['OneTimePasswordPurposeConnection'], ParentType, ContextType, RequireFields<QueryOneTimePasswordPurposesArgs, 'first'>>;
  oneTimePasswordPurpose?: Resolver<ResolversTypes['OneTimePasswordPurpose'], ParentType, ContextType, RequireFields<QueryOneTimePasswordPurposeArgs, 'purpose'>>;
  oneTimePasswordStatus?: Resolver<ResolversTypes['OneTimePasswordStatus'], ParentType, ContextType, RequireFields<QueryOneTimePasswordStatusArgs, 'purpose' | 'subject'>>;
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
  createInvitationSpace?: Resolver<ResolversTypes['CreateInvitationSpacePayload'], ParentType, ContextType, RequireFields<MutationCreateInvitationSpaceArgs, 'input'>>;
  changeInvitationSpace?: Resolver<ResolversTypes['ChangeInvitationSpacePayload'], ParentType, ContextType, RequireFields<MutationChangeInvitationSpaceArgs, 'input'>>;
  deleteInvitationSpace?: Resolver<ResolversTypes['DeleteInvitationSpacePayload'], ParentType, ContextType, RequireFields<MutationDeleteInvitationSpaceArgs, 'input'>>;
  getOrCreateInvitationCode?: Resolver<ResolversTypes['GetOrCreateInvitationCodePayload'], ParentType, ContextType, RequireFields<MutationGetOrCreateInvitationCodeArgs, 'input'>>;
  resolveInvitationCode?: Resolver<ResolversTypes['ResolveInvitationCodePayload'], ParentType, ContextType, RequireFields<MutationResolveInvitationCodeArgs, 'input'>>;
  revealInvitationCode?: Resolver<ResolversTypes['RevealInvitationCodePayload'], ParentType, ContextType, RequireFields<MutationRevealInvitationCodeArgs, 'input'>>;
  revokeInvitationCode?: Resolver<ResolversTypes['RevokeInvitationCodePayload'], ParentType, ContextType, RequireFields<MutationRevokeInvitationCodeArgs, 'input'>>;
  sweepInvitationCodes?: Resolver<ResolversTypes['SweepInvitationCodesPayload'], ParentType, ContextType, RequireFields<MutationSweepInvitationCodesArgs, 'input'>>;
  createLimitPolicy?: Resolver<ResolversTypes['CreateLimitPolicyPayload'], ParentType, ContextType, RequireFields<MutationCreateLimitPolicyArgs, 'input'>>;
  changeLimitPolicy?: Resolver<ResolversTypes['ChangeLimitPolicyPayload'], ParentType, ContextType, RequireFields<MutationChangeLimitPolicyArgs, 'input'>>;
  deleteLimitPolicy?: Resolver<ResolversTypes['DeleteLimitPolicyPayload'], ParentType, ContextType, RequireFields<MutationDeleteLimitPolicyArgs, 'input'>>;
  consumeLimit?: Resolver<ResolversTypes['ConsumeLimitPayload'], ParentType, ContextType, RequireFields<MutationConsumeLimitArgs, 'input'>>;
  refundLimit?: Resolver<ResolversTypes['RefundLimitPayload'], ParentType, ContextType, RequireFields<MutationRefundLimitArgs, 'input'>>;
  resetLimit?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<MutationResetLimitArgs, 'input'>>;
  blockLimitKey?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<MutationBlockLimitKeyArgs, 'input'>>;
  unblockLimitKey?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<MutationUnblockLimitKeyArgs, 'input'>>;
  overrideLimit?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<MutationOverrideLimitArgs, 'input'>>;
  clearLimitOverride?: Resolver<ResolversTypes['ChangeLimitKeyPayload'], ParentType, ContextType, RequireFields<MutationClearLimitOverrideArgs, 'input'>>;
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
  createOneTimePasswordPurpose?: Resolver<ResolversTypes['CreateOneTimePasswordPurposePayload'], ParentType, ContextType, RequireFields<MutationCreateOneTimePasswordPurposeArgs, 'input'>>;
  changeOneTimePasswordPurpose?: Resolver<ResolversTypes['ChangeOneTimePasswordPurposePayload'], ParentType, ContextType, RequireFields<MutationChangeOneTimePasswordPurposeArgs, 'input'>>;
  deleteOneTimePasswordPurpose?: Resolver<ResolversTypes['DeleteOneTimePasswordPurposePayload'], ParentType, ContextType, RequireFields<MutationDeleteOneTimePasswordPurposeArgs, 'input'>>;
  issueOneTimePassword?: Resolver<ResolversTypes['IssueOneTimePasswordPayload'], ParentType, ContextType, RequireFields<MutationIssueOneTimePasswordArgs, 'input'>>;
  verifyOneTimePassword?: Resolver<ResolversTypes['VerifyOneTimePasswordPayload'], ParentType, ContextType, RequireFields<MutationVerifyOneTimePasswordArgs, 'input'>>;
  revokeOneTimePasswords?: Resolver<ResolversTypes['RevokeOneTimePasswordsPayload'], ParentType, ContextType, RequireFields<MutationRevokeOneTimePasswordsArgs, 'input'>>;
  resetOneTimePasswordAttempts?: Resolver<ResolversTypes['ResetOneTimePasswordAttemptsPayload'], ParentType, ContextType, RequireFields<MutationResetOneTimePasswordAttemptsArgs, 'input'>>;
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
  traffic?: Resolver<ResolversTypes['LimitTraffic'], ParentType, ContextType, RequireFields<LimitPolicyTrafficArgs, 'points'>>;
  busiestKeys?: Resolver<Maybe<ResolversTypes['TopLimitKeys']>, ParentType, ContextType, RequireFields<LimitPolicyBusiestKeysArgs, 'first'>>;
  mostDeniedKeys?: Resolver<Maybe<ResolversTypes['TopLimitKeys']>, ParentType, ContextType, RequireFields<LimitPolicyMostDeniedKeysArgs, 'first'>>;
  overrides?: Resolver<Maybe<ResolversTypes['LimitOverrideConnection']>, ParentType, ContextType, RequireFields<LimitPolicyOverridesArgs, 'first'>>;
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

export type ConsumeLimitPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConsumeLimitPayload'] = ResolversParentTypes['ConsumeLimitPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['LimitDecision']>, ParentType, ContextType>;
};

export type RefundLimitPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RefundLimitPayload'] = ResolversParentTypes['RefundLimitPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['LimitDecision']>, ParentType, ContextType>;
};

export type ChangeLimitKeyPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeLimitKeyPayload'] = ResolversParentTypes['ChangeLimitKeyPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type IssueOneTimePasswordPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['IssueOneTimePasswordPayload'] = ResolversParentTypes['IssueOneTimePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['IssueOneTimePasswordStatus']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retryAfterMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VerifyOneTimePasswordPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VerifyOneTimePasswordPayload'] = ResolversParentTypes['VerifyOneTimePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['VerifyOneTimePasswordStatus']>, ParentType, ContextType>;
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

export type OverviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  sets?: Resolver<ResolversTypes['SetsOverview'], ParentType, ContextType>;
  expiring?: Resolver<ResolversTypes['ExpiringOverview'], ParentType, ContextType, RequireFields<OverviewExpiringArgs, 'span'>>;
  sweep?: Resolver<ResolversTypes['SweepOverview'], ParentType, ContextType>;
  limits?: Resolver<ResolversTypes['LimitsOverview'], ParentType, ContextType>;
  concerns?: Resolver<Array<ResolversTypes['Concern']>, ParentType, ContextType>;
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

export type ConcernResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Concern'] = ResolversParentTypes['Concern']> = {
  kind?: Resolver<ResolversTypes['ConcernKind'], ParentType, ContextType>;
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
  InvitationSpace?: InvitationSpaceResolvers<ContextType>;
  MissLimit?: MissLimitResolvers<ContextType>;
  InvitationSpaceUtilisation?: InvitationSpaceUtilisationResolvers<ContextType>;
  InvitationSpaceConnection?: InvitationSpaceConnectionResolvers<ContextType>;
  InvitationSpaceEdge?: InvitationSpaceEdgeResolvers<ContextType>;
  InvitationCode?: InvitationCodeResolvers<ContextType>;
  InvitationCodeConnection?: InvitationCodeConnectionResolvers<ContextType>;
  InvitationCodeEdge?: InvitationCodeEdgeResolvers<ContextType>;
  CreateInvitationSpacePayload?: CreateInvitationSpacePayloadResolvers<ContextType>;
  ChangeInvitationSpacePayload?: ChangeInvitationSpacePayloadResolvers<ContextType>;
  DeleteInvitationSpacePayload?: DeleteInvitationSpacePayloadResolvers<ContextType>;
  GetOrCreateInvitationCodePayload?: GetOrCreateInvitationCodePayloadResolvers<ContextType>;
  ResolveInvitationCodePayload?: ResolveInvitationCodePayloadResolvers<ContextType>;
  RevealInvitationCodePayload?: RevealInvitationCodePayloadResolvers<ContextType>;
  RevokeInvitationCodePayload?: RevokeInvitationCodePayloadResolvers<ContextType>;
  SweepInvitationCodesPayload?: SweepInvitationCodesPayloadResolvers<ContextType>;
  Limit?: LimitResolvers<ContextType>;
  LimitEscalation?: LimitEscalationResolvers<ContextType>;
  LimitOutage?: LimitOutageResolvers<ContextType>;
  LimitPolicy?: LimitPolicyResolvers<ContextType>;
  LimitPolicyConnection?: LimitPolicyConnectionResolvers<ContextType>;
  LimitPolicyEdge?: LimitPolicyEdgeResolvers<ContextType>;
  LimitTraffic?: LimitTrafficResolvers<ContextType>;
  TopLimitKeys?: TopLimitKeysResolvers<ContextType>;
  TopLimitKey?: TopLimitKeyResolvers<ContextType>;
  LimitOverrideConnection?: LimitOverrideConnectionResolvers<ContextType>;
  LimitOverrideEdge?: LimitOverrideEdgeResolvers<ContextType>;
  LimitOverride?: LimitOverrideResolvers<ContextType>;
  OverriddenLimit?: OverriddenLimitResolvers<ContextType>;
  LimitDecision?: LimitDecisionResolvers<ContextType>;
  LimitState?: LimitStateResolvers<ContextType>;
  LimitPolicyPreview?: LimitPolicyPreviewResolvers<ContextType>;
  CreateLimitPolicyPayload?: CreateLimitPolicyPayloadResolvers<ContextType>;
  ChangeLimitPolicyPayload?: ChangeLimitPolicyPayloadResolvers<ContextType>;
  DeleteLimitPolicyPayload?: DeleteLimitPolicyPayloadResolvers<ContextType>;
  ConsumeLimitPayload?: ConsumeLimitPayloadResolvers<ContextType>;
  RefundLimitPayload?: RefundLimitPayloadResolvers<ContextType>;
  ChangeLimitKeyPayload?: ChangeLimitKeyPayloadResolvers<ContextType>;
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
  OneTimePasswordPurpose?: OneTimePasswordPurposeResolvers<ContextType>;
  CallerLimit?: CallerLimitResolvers<ContextType>;
  OneTimePasswordPurposeConnection?: OneTimePasswordPurposeConnectionResolvers<ContextType>;
  OneTimePasswordPurposeEdge?: OneTimePasswordPurposeEdgeResolvers<ContextType>;
  OneTimePasswordStatus?: OneTimePasswordStatusResolvers<ContextType>;
  CreateOneTimePasswordPurposePayload?: CreateOneTimePasswordPurposePayloadResolvers<ContextType>;
  ChangeOneTimePasswordPurposePayload?: ChangeOneTimePasswordPurposePayloadResolvers<ContextType>;
  DeleteOneTimePasswordPurposePayload?: DeleteOneTimePasswordPurposePayloadResolvers<ContextType>;
  IssueOneTimePasswordPayload?: IssueOneTimePasswordPayloadResolvers<ContextType>;
  VerifyOneTimePasswordPayload?: VerifyOneTimePasswordPayloadResolvers<ContextType>;
  RevokeOneTimePasswordsPayload?: RevokeOneTimePasswordsPayloadResolvers<ContextType>;
  ResetOneTimePasswordAttemptsPayload?: ResetOneTimePasswordAttemptsPayloadResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  SetsOverview?: SetsOverviewResolvers<ContextType>;
  ExpiringOverview?: ExpiringOverviewResolvers<ContextType>;
  SweepOverview?: SweepOverviewResolvers<ContextType>;
  LimitsOverview?: LimitsOverviewResolvers<ContextType>;
  Concern?: ConcernResolvers<ContextType>;
  Sample?: SampleResolvers<ContextType>;
  StartSamplePayload?: StartSamplePayloadResolvers<ContextType>;
  StopSamplePayload?: StopSamplePayloadResolvers<ContextType>;
  ServerInstance?: ServerInstanceResolvers<ContextType>;
  ServerSampleConnection?: ServerSampleConnectionResolvers<ContextType>;
  ServerSample?: ServerSampleResolvers<ContextType>;
  ServerHistory?: ServerHistoryResolvers<ContextType>;
  ServerInstanceHistory?: ServerInstanceHistoryResolvers<ContextType>;
  ServerLine?: ServerLineResolvers<ContextType>;
  RedisStats?: RedisStatsResolvers<ContextType>;
  RedisSampleConnection?: RedisSampleConnectionResolvers<ContextType>;
  RedisSample?: RedisSampleResolvers<ContextType>;
  RedisHistory?: RedisHistoryResolvers<ContextType>;
  RedisLine?: RedisLineResolvers<ContextType>;
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
