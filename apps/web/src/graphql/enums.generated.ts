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
  /** Something went wrong that the API has no name for. It is in the server's log. */
  | 'INTERNAL_SERVER_ERROR';

export type StartSampleStatus =
  | 'STARTED'
  /** It was running already. */
  | 'ACTIVE'
  /** There are sets already, and the sample does not mix with them. Nothing was changed. */
  | 'STORE_NOT_EMPTY';

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
  /** There is a set of that name already. Nothing was changed. */
  | 'EXISTS';

export type DeleteStatus =
  | 'DELETED'
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

/** What became of a member that was to be changed. */
export type ChangeStatus =
  | 'CHANGED'
  /** There was no live member of that name. Nothing was changed. */
  | 'ABSENT';

export type RemoveStatus =
  | 'REMOVED'
  | 'ABSENT';

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
