import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ExpiringSetModel } from '../features/sets/model.ts';
import type { ServerInstanceModel, ServerStatsModel } from '../features/server-stats/model.ts';
import type { Sample as SampleModel } from '../features/sample/sample.ts';
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
  /**
   * Who did what, newest first: of the latest 100000 entries. `first` is 1 to 200. One page looks at 2000
   * entries at most: where a filter fits few of them it may have fewer than `first`, or none, and still
   * `hasNextPage`.
   */
  auditEntries: AuditEntryConnection;
  sample: Sample;
  serverStats: ServerStats;
  /** Who asks, and what they may do. */
  viewer: Viewer;
  /**
   * Who is signed in, those whose session was used last first. `first` is 1 to 500. A page may have fewer
   * than that and not be the last: sessions whose token is gone are left out.
   */
  sessions: SessionConnection;
  /** All expiring sets by name; `first` is 1 to 100. */
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


export type QueryAuditEntriesArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
};


export type QuerySessionsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExpiringSetsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
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
  /** Fills an empty store with the sample and keeps its members coming and going. */
  startSample: StartSamplePayload;
  /** Deletes the sample's sets. */
  stopSample: StopSamplePayload;
  /** Ends a session: here at once, on other instances within a second. */
  endSession: EndSessionPayload;
  createExpiringSet: CreateExpiringSetPayload;
  /** Deletes a set with all its members. */
  deleteExpiringSet: DeleteExpiringSetPayload;
  /** Drops all members of a set and keeps the set. */
  clearExpiringSet: ClearExpiringSetPayload;
  addMember: AddMemberPayload;
  addMembers: AddMembersPayload;
  /** Gives a live member more time. One that never expires stays as it is. */
  extendMember: ChangeMemberPayload;
  /** Sets the moment at which a live member expires. */
  expireMemberAt: ChangeMemberPayload;
  /** Lets a live member live until it is removed. */
  persistMember: ChangeMemberPayload;
  removeMember: RemoveMemberPayload;
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
export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
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
};

export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  edges: Array<AuditEntryEdge>;
  pageInfo: PageInfo;
  /** Redis's clock. */
  now: Scalars['DateTime']['output'];
};

export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  cursor: Scalars['String']['output'];
  node: AuditEntry;
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
};

export type ServerStats = {
  __typename?: 'ServerStats';
  /** The instances that were sampled within the last hour, by id. */
  instances: Array<ServerInstance>;
  instance?: Maybe<ServerInstance>;
  /** Milliseconds between two samples of this instance. */
  sampleIntervalMs: Scalars['Int']['output'];
  /** How long samples are kept, in milliseconds. */
  retentionMs: Scalars['Int']['output'];
  now: Scalars['DateTime']['output'];
};


export type ServerStatsInstanceArgs = {
  id: Scalars['ID']['input'];
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

/** A set each of whose members has a time to live of its own. */
export type ExpiringSet = {
  __typename?: 'ExpiringSet';
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  name: Scalars['String']['output'];
  /** The time to live of a member that is added without one, in whole milliseconds. */
  defaultTtlMs: Scalars['Float']['output'];
  createdAt: Scalars['DateTime']['output'];
  /**
   * How many members are live: those that expire after `now`. Of a set that was made through the library with
   * a strategy that cannot tell, at most so many.
   */
  count: Scalars['Int']['output'];
  /** When the next live member expires. Null when none of them ever does, or where the set's strategy cannot tell. */
  nextExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Redis's clock when `count` and `nextExpiresAt` were read. */
  now: Scalars['DateTime']['output'];
  /**
   * The live members by the time at which they expire, soonest first. Those that never expire come last.
   * Exactly one of `first` and `last` is needed, 1 to 500: `first` pages forward (`after`), `last` backward (`before`).
   */
  members: MemberConnection;
  /** One live member, or null. A member is 1 to 1024 bytes of UTF-8. */
  member?: Maybe<Member>;
  /**
   * How many live members have how much time left, in `buckets` (1 to 100) equal steps from now to now + `spanMs`.
   * Without a span, it reaches to the last of the members that expire.
   */
  timeLeft: TimeLeft;
};


/** A set each of whose members has a time to live of its own. */
export type ExpiringSetMembersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** A set each of whose members has a time to live of its own. */
export type ExpiringSetMemberArgs = {
  member: Scalars['String']['input'];
};


/** A set each of whose members has a time to live of its own. */
export type ExpiringSetTimeLeftArgs = {
  spanMs?: InputMaybe<Scalars['Float']['input']>;
  buckets: Scalars['Int']['input'];
};

/** A live member of an expiring set. */
export type Member = {
  __typename?: 'Member';
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

export type ExpiringSetConnection = {
  __typename?: 'ExpiringSetConnection';
  edges: Array<ExpiringSetEdge>;
  pageInfo: PageInfo;
  /** All sets, on every page. */
  totalCount: Scalars['Int']['output'];
  /** Redis's clock when this page was read. */
  now: Scalars['DateTime']['output'];
};

export type ExpiringSetEdge = {
  __typename?: 'ExpiringSetEdge';
  cursor: Scalars['String']['output'];
  node: ExpiringSet;
};

export type CreateExpiringSetInput = {
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  name: Scalars['String']['input'];
  /** Whole milliseconds, 1 to 315360000000 (ten years). */
  defaultTtlMs: Scalars['Float']['input'];
};

export type CreateStatus =
  | 'CREATED'
  /** There is a set of that name already. Nothing was changed. */
  | 'EXISTS';

export type CreateExpiringSetPayload = {
  __typename?: 'CreateExpiringSetPayload';
  userErrors: Array<UserError>;
  status?: Maybe<CreateStatus>;
  /** The new set, or the one that existed. */
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
  /** How many live members were dropped. */
  clearedCount?: Maybe<Scalars['Int']['output']>;
  now?: Maybe<Scalars['DateTime']['output']>;
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

export type AddMemberInput = {
  set: Scalars['String']['input'];
  /** 1 to 1024 bytes of UTF-8. */
  member: Scalars['String']['input'];
  /** Whole milliseconds, 1 to 315360000000 (ten years). Left out, the set's default; null is refused. */
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  /** At most 4096 bytes of JSON. Left out, a live member keeps its value; null drops it. */
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
  /** Whole milliseconds, 1 to 315360000000 (ten years). Left out, the set's default; null is refused. */
  ttlMs?: InputMaybe<Scalars['Float']['input']>;
  /** At most 4096 bytes of JSON. Left out, a live member keeps its value; null drops it. */
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
  now?: Maybe<Scalars['DateTime']['output']>;
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
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ErrorCode: ErrorCode;
  UserError: ResolverTypeWrapper<UserError>;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AuditFilter: AuditFilter;
  AuditEntryConnection: ResolverTypeWrapper<AuditEntryConnection>;
  AuditEntryEdge: ResolverTypeWrapper<AuditEntryEdge>;
  Sample: ResolverTypeWrapper<SampleModel>;
  StartSampleStatus: StartSampleStatus;
  StartSamplePayload: ResolverTypeWrapper<Omit<StartSamplePayload, 'sample'> & { sample?: Maybe<ResolversTypes['Sample']> }>;
  StopSamplePayload: ResolverTypeWrapper<Omit<StopSamplePayload, 'sample'> & { sample?: Maybe<ResolversTypes['Sample']> }>;
  ServerInstance: ResolverTypeWrapper<ServerInstanceModel>;
  ServerSampleConnection: ResolverTypeWrapper<ServerSampleConnection>;
  ServerSample: ResolverTypeWrapper<ServerSample>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ServerStats: ResolverTypeWrapper<ServerStatsModel>;
  PrincipalKind: PrincipalKind;
  Viewer: ResolverTypeWrapper<Viewer>;
  Session: ResolverTypeWrapper<Session>;
  SessionConnection: ResolverTypeWrapper<SessionConnection>;
  SessionEdge: ResolverTypeWrapper<SessionEdge>;
  EndSessionInput: EndSessionInput;
  EndSessionStatus: EndSessionStatus;
  EndSessionPayload: ResolverTypeWrapper<EndSessionPayload>;
  ExpiringSet: ResolverTypeWrapper<ExpiringSetModel>;
  Member: ResolverTypeWrapper<Member>;
  MemberConnection: ResolverTypeWrapper<MemberConnection>;
  MemberEdge: ResolverTypeWrapper<MemberEdge>;
  TimeLeft: ResolverTypeWrapper<TimeLeft>;
  TimeLeftBucket: ResolverTypeWrapper<TimeLeftBucket>;
  ExpiringSetConnection: ResolverTypeWrapper<Omit<ExpiringSetConnection, 'edges'> & { edges: Array<ResolversTypes['ExpiringSetEdge']> }>;
  ExpiringSetEdge: ResolverTypeWrapper<Omit<ExpiringSetEdge, 'node'> & { node: ResolversTypes['ExpiringSet'] }>;
  CreateExpiringSetInput: CreateExpiringSetInput;
  CreateStatus: CreateStatus;
  CreateExpiringSetPayload: ResolverTypeWrapper<Omit<CreateExpiringSetPayload, 'set'> & { set?: Maybe<ResolversTypes['ExpiringSet']> }>;
  DeleteExpiringSetInput: DeleteExpiringSetInput;
  DeleteStatus: DeleteStatus;
  DeleteExpiringSetPayload: ResolverTypeWrapper<DeleteExpiringSetPayload>;
  ClearExpiringSetInput: ClearExpiringSetInput;
  ClearExpiringSetPayload: ResolverTypeWrapper<ClearExpiringSetPayload>;
  AddMode: AddMode;
  AddMemberInput: AddMemberInput;
  AddStatus: AddStatus;
  AddMemberPayload: ResolverTypeWrapper<AddMemberPayload>;
  AddMembersInput: AddMembersInput;
  NewMemberInput: NewMemberInput;
  AddedMember: ResolverTypeWrapper<AddedMember>;
  AddMembersPayload: ResolverTypeWrapper<AddMembersPayload>;
  ChangeStatus: ChangeStatus;
  ChangeMemberPayload: ResolverTypeWrapper<ChangeMemberPayload>;
  ExtendMemberInput: ExtendMemberInput;
  ExpireMemberAtInput: ExpireMemberAtInput;
  PersistMemberInput: PersistMemberInput;
  RemoveMemberInput: RemoveMemberInput;
  RemoveStatus: RemoveStatus;
  RemoveMemberPayload: ResolverTypeWrapper<RemoveMemberPayload>;
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
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  UserError: UserError;
  AuditEntry: AuditEntry;
  ID: Scalars['ID']['output'];
  AuditFilter: AuditFilter;
  AuditEntryConnection: AuditEntryConnection;
  AuditEntryEdge: AuditEntryEdge;
  Sample: SampleModel;
  StartSamplePayload: Omit<StartSamplePayload, 'sample'> & { sample?: Maybe<ResolversParentTypes['Sample']> };
  StopSamplePayload: Omit<StopSamplePayload, 'sample'> & { sample?: Maybe<ResolversParentTypes['Sample']> };
  ServerInstance: ServerInstanceModel;
  ServerSampleConnection: ServerSampleConnection;
  ServerSample: ServerSample;
  Float: Scalars['Float']['output'];
  ServerStats: ServerStatsModel;
  Viewer: Viewer;
  Session: Session;
  SessionConnection: SessionConnection;
  SessionEdge: SessionEdge;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: EndSessionPayload;
  ExpiringSet: ExpiringSetModel;
  Member: Member;
  MemberConnection: MemberConnection;
  MemberEdge: MemberEdge;
  TimeLeft: TimeLeft;
  TimeLeftBucket: TimeLeftBucket;
  ExpiringSetConnection: Omit<ExpiringSetConnection, 'edges'> & { edges: Array<ResolversParentTypes['ExpiringSetEdge']> };
  ExpiringSetEdge: Omit<ExpiringSetEdge, 'node'> & { node: ResolversParentTypes['ExpiringSet'] };
  CreateExpiringSetInput: CreateExpiringSetInput;
  CreateExpiringSetPayload: Omit<CreateExpiringSetPayload, 'set'> & { set?: Maybe<ResolversParentTypes['ExpiringSet']> };
  DeleteExpiringSetInput: DeleteExpiringSetInput;
  DeleteExpiringSetPayload: DeleteExpiringSetPayload;
  ClearExpiringSetInput: ClearExpiringSetInput;
  ClearExpiringSetPayload: ClearExpiringSetPayload;
  AddMemberInput: AddMemberInput;
  AddMemberPayload: AddMemberPayload;
  AddMembersInput: AddMembersInput;
  NewMemberInput: NewMemberInput;
  AddedMember: AddedMember;
  AddMembersPayload: AddMembersPayload;
  ChangeMemberPayload: ChangeMemberPayload;
  ExtendMemberInput: ExtendMemberInput;
  ExpireMemberAtInput: ExpireMemberAtInput;
  PersistMemberInput: PersistMemberInput;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: RemoveMemberPayload;
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
  auditEntries?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'first'>>;
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
  startSample?: Resolver<ResolversTypes['StartSamplePayload'], ParentType, ContextType>;
  stopSample?: Resolver<ResolversTypes['StopSamplePayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  createExpiringSet?: Resolver<ResolversTypes['CreateExpiringSetPayload'], ParentType, ContextType, RequireFields<MutationCreateExpiringSetArgs, 'input'>>;
  deleteExpiringSet?: Resolver<ResolversTypes['DeleteExpiringSetPayload'], ParentType, ContextType, RequireFields<MutationDeleteExpiringSetArgs, 'input'>>;
  clearExpiringSet?: Resolver<ResolversTypes['ClearExpiringSetPayload'], ParentType, ContextType, RequireFields<MutationClearExpiringSetArgs, 'input'>>;
  addMember?: Resolver<ResolversTypes['AddMemberPayload'], ParentType, ContextType, RequireFields<MutationAddMemberArgs, 'input'>>;
  addMembers?: Resolver<ResolversTypes['AddMembersPayload'], ParentType, ContextType, RequireFields<MutationAddMembersArgs, 'input'>>;
  extendMember?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<MutationExtendMemberArgs, 'input'>>;
  expireMemberAt?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<MutationExpireMemberAtArgs, 'input'>>;
  persistMember?: Resolver<ResolversTypes['ChangeMemberPayload'], ParentType, ContextType, RequireFields<MutationPersistMemberArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  createToken?: Resolver<ResolversTypes['CreateTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateTokenArgs, 'input'>>;
  revokeToken?: Resolver<ResolversTypes['RevokeTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeTokenArgs, 'input'>>;
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
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
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
};

export type ServerStatsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServerStats'] = ResolversParentTypes['ServerStats']> = {
  instances?: Resolver<Array<ResolversTypes['ServerInstance']>, ParentType, ContextType>;
  instance?: Resolver<Maybe<ResolversTypes['ServerInstance']>, ParentType, ContextType, RequireFields<ServerStatsInstanceArgs, 'id'>>;
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

export type ExpiringSetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiringSet'] = ResolversParentTypes['ExpiringSet']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultTtlMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['MemberConnection'], ParentType, ContextType, Partial<ExpiringSetMembersArgs>>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<ExpiringSetMemberArgs, 'member'>>;
  timeLeft?: Resolver<ResolversTypes['TimeLeft'], ParentType, ContextType, RequireFields<ExpiringSetTimeLeftArgs, 'buckets'>>;
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
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MemberEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MemberEdge'] = ResolversParentTypes['MemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
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

export type ExpiringSetConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiringSetConnection'] = ResolversParentTypes['ExpiringSetConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ExpiringSetEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExpiringSetEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExpiringSetEdge'] = ResolversParentTypes['ExpiringSetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ExpiringSet'], ParentType, ContextType>;
};

export type CreateExpiringSetPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateExpiringSetPayload'] = ResolversParentTypes['CreateExpiringSetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['CreateStatus']>, ParentType, ContextType>;
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

export type ChangeMemberPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangeMemberPayload'] = ResolversParentTypes['ChangeMemberPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ChangeStatus']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RemoveMemberPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoveMemberPayload'] = ResolversParentTypes['RemoveMemberPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RemoveStatus']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  PageInfo?: PageInfoResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  Sample?: SampleResolvers<ContextType>;
  StartSamplePayload?: StartSamplePayloadResolvers<ContextType>;
  StopSamplePayload?: StopSamplePayloadResolvers<ContextType>;
  ServerInstance?: ServerInstanceResolvers<ContextType>;
  ServerSampleConnection?: ServerSampleConnectionResolvers<ContextType>;
  ServerSample?: ServerSampleResolvers<ContextType>;
  ServerStats?: ServerStatsResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionConnection?: SessionConnectionResolvers<ContextType>;
  SessionEdge?: SessionEdgeResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  ExpiringSet?: ExpiringSetResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberConnection?: MemberConnectionResolvers<ContextType>;
  MemberEdge?: MemberEdgeResolvers<ContextType>;
  TimeLeft?: TimeLeftResolvers<ContextType>;
  TimeLeftBucket?: TimeLeftBucketResolvers<ContextType>;
  ExpiringSetConnection?: ExpiringSetConnectionResolvers<ContextType>;
  ExpiringSetEdge?: ExpiringSetEdgeResolvers<ContextType>;
  CreateExpiringSetPayload?: CreateExpiringSetPayloadResolvers<ContextType>;
  DeleteExpiringSetPayload?: DeleteExpiringSetPayloadResolvers<ContextType>;
  ClearExpiringSetPayload?: ClearExpiringSetPayloadResolvers<ContextType>;
  AddMemberPayload?: AddMemberPayloadResolvers<ContextType>;
  AddedMember?: AddedMemberResolvers<ContextType>;
  AddMembersPayload?: AddMembersPayloadResolvers<ContextType>;
  ChangeMemberPayload?: ChangeMemberPayloadResolvers<ContextType>;
  RemoveMemberPayload?: RemoveMemberPayloadResolvers<ContextType>;
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
