/** What a principal may do: each role may all that the ones before it may. */
export type Role =
  /** Reads. */
  | 'VIEWER'
  /** Changes members, uses codes and limits. */
  | 'OPERATOR'
  /** Creates, changes and deletes sets and policies; manages access. */
  | 'ADMIN';

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

export type ForgetStatus =
  | 'FORGOTTEN'
  | 'ABSENT';

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

export type InvitationAlphabet =
  /** Ten digits. `length` is 1 to 15, 6 by default. */
  | 'DECIMAL'
  /** Crockford's base 32, without I, L, O and U. `length` is 1 to 10, 8 by default. The one that may have a check symbol. */
  | 'CROCKFORD32'
  /** The twenty consonants of RFC 8628, which spell no words. `length` is 1 to 11, 8 by default. */
  | 'BASE20';

export type InvitationCodeStatus =
  | 'CREATED'
  /** The id had a live code already, which keeps its expiry. */
  | 'EXISTING';

export type ResolveInvitationCodeStatus =
  | 'RESOLVED'
  /** The one answer to whatever is no live code: never issued, expired, revoked, used up, or no code at all. */
  | 'UNKNOWN'
  /** Too many misses: the code was not looked at, so this says nothing about it. */
  | 'LIMITED';

export type RevealInvitationCodeStatus =
  | 'REVEALED'
  /** The id has no live code. */
  | 'ABSENT';

export type RevokeInvitationCodeStatus =
  | 'REVOKED'
  /** There was no such live code. */
  | 'ABSENT';

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

/** What becomes of a call that Redis does not decide in time. */
export type LimitOutagePolicy =
  /** It is denied. */
  | 'CLOSED'
  /** It passes. */
  | 'OPEN'
  /** Limits of each process decide: a share of the policy's. */
  | 'LOCAL';

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

export type CreateLimitPolicyStatus =
  | 'CREATED'
  /** There is a policy of that name already. Nothing was changed. */
  | 'EXISTS';

export type ChangeLimitPolicyStatus =
  | 'CHANGED'
  /** Somebody else has changed it since it was read. Nothing was changed. */
  | 'CONFLICT'
  /** There is no such policy, or none any more. */
  | 'ABSENT';

/** What became of a call that was sampled. */
export type LimitOutcome =
  | 'ALLOWED'
  | 'DENIED'
  /** It passed, and would have been denied but for the shadow mode. */
  | 'SHADOWED'
  /** Redis did not decide: the outage policy did. */
  | 'UNAVAILABLE';

export type SetChangeKind =
  | 'ADDED'
  /** The member has another expiry, later or sooner, or another value. */
  | 'EXTENDED'
  | 'REMOVED'
  /** Its time was up. This comes when the member is swept; a client that keeps the clock knows before. */
  | 'EXPIRED'
  /** All members are gone. */
  | 'CLEARED';

export type OpenFeedStatus =
  | 'OPENED'
  /** It was open. It keeps as many changes as was said now. */
  | 'OPEN';

export type CloseFeedStatus =
  | 'CLOSED'
  | 'ABSENT';

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

export type AddStatus =
  /** The member was not live before. */
  | 'ADDED'
  /** The member was live and has a new time to live. */
  | 'UPDATED'
  /** The member is live, and the mode left it as it was. */
  | 'KEPT'
  /** The member is not live, and the mode `IF_LIVE` did not add it. */
  | 'ABSENT';

export type SeenStatus =
  /** Was not in the set and is now: of any number of callers exactly one is told so. */
  | 'NEW'
  /** Is in the set; the first sighting's expiry stands. */
  | 'SEEN'
  /** Happened so long ago, or so far ahead, that this cannot be told. Nothing was stored. */
  | 'TOO_OLD';

/** What became of a member that was to be changed. */
export type ChangeStatus =
  | 'CHANGED'
  /** There was no live member of that name. Nothing was changed. */
  | 'ABSENT';

/** What became of one of several members that were to be changed. */
export type ChangedMemberStatus =
  | 'CHANGED'
  /** There was no live member of that name. Nothing was changed. */
  | 'ABSENT'
  /** Would have expired more than ten years from now, and was left as it was. */
  | 'REFUSED';

export type RemoveStatus =
  | 'REMOVED'
  | 'ABSENT';

export type RestoreStatus =
  /** Is what it was, with exactly that expiry. */
  | 'RESTORED'
  /** Was added, or given yet another expiry, meanwhile: that stands. */
  | 'TAKEN'
  /** Would have expired by now: nothing was changed. */
  | 'EXPIRED'
  /** Was to get its former expiry back, and is not live any more. */
  | 'ABSENT';

/** How subjects are written. One person has one form, and so one set of passwords and counters. */
export type SubjectForm =
  /** 1 to 1024 bytes of text, taken as it is. */
  | 'AS_IS'
  /** E.164: `+`, the country code and the number, 8 to 15 digits. Spaces, dashes and parentheses do not matter. */
  | 'PHONE'
  /** An email address. Case and spaces around it do not matter. */
  | 'EMAIL';

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

export type VerifyOneTimePasswordStatus =
  /** The password was right, told this once. All passwords and wrong attempts of the subject have ended. */
  | 'VERIFIED'
  /** Wrong, or the subject has no password, or it has expired or was verified before. */
  | 'WRONG'
  /** Too many wrong attempts on the subject: the password was not looked at. */
  | 'LOCKED'
  /** The caller has made too many calls: the password was not looked at. */
  | 'CALLER_LIMITED';

export type OverviewSpan =
  /** The next minute, in buckets of a second. */
  | 'MINUTE'
  /** The next hour, in buckets of a minute. */
  | 'HOUR';

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

export type StartSampleStatus =
  | 'STARTED'
  /** It was running already. */
  | 'ACTIVE'
  /** There are sets already, and the sample does not mix with them. Nothing was changed. */
  | 'STORE_NOT_EMPTY';

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

/** A field of `RedisSample`. */
export type RedisField =
  | 'OPERATIONS_PER_SECOND'
  | 'USED_MEMORY_BYTES'
  | 'MAX_MEMORY_BYTES'
  | 'CONNECTED_CLIENTS'
  | 'HIT_RATIO'
  | 'EXPIRED_KEYS_PER_SECOND'
  | 'EVICTED_KEYS_PER_SECOND';

/** How somebody has come in. */
export type PrincipalKind =
  /** With a token in the `Authorization` header. */
  | 'TOKEN'
  /** With the cookie of a session. */
  | 'SESSION';

export type EndSessionStatus =
  | 'ENDED'
  /** There is no such session, or none any more. */
  | 'ABSENT';

export type CreateStatus =
  | 'CREATED'
  /** There is one of that name already. Nothing was changed. */
  | 'EXISTS';

export type DeleteStatus =
  | 'DELETED'
  | 'ABSENT';

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

export type SetOrderField =
  | 'NAME'
  /** Live members. */
  | 'COUNT'
  /** Sets of which no member expires, or whose strategy cannot tell, come last in either direction. */
  | 'NEXT_EXPIRY'
  | 'CREATED_AT';

/** Where a token comes from that is known by configuration. */
export type TokenSource =
  /** `MAYFLY_TOKEN`, or the token of the data folder. */
  | 'ENVIRONMENT'
  /** `MAYFLY_TOKENS_FILE`. */
  | 'FILE';

export type RevokeTokenStatus =
  | 'REVOKED'
  /** There is no such token, or none any more. */
  | 'ABSENT';
