/**
 * The codes of all errors.
 *
 * `INVALID_*`, `SET_NOT_FOUND`, `WRONG_STRATEGY` (the set has another strategy), `FEED_OFF` (the set has no
 * change feed), `CODES_EXHAUSTED` (every code of the space is live), `POLICY_NOT_FOUND`,
 * `PURPOSE_NOT_FOUND`, `SPACE_NOT_FOUND`, `SERIES_NOT_FOUND`, `GROUP_NOT_FOUND`, `SETTINGS_NOT_FOUND` (there is
 * no limit policy, purpose of one-time passwords, space of invitation codes, defined series, group, or other
 * settings with this name), `UNSUPPORTED_SERVER` (the server lacks commands), `IDEMPOTENCY_KEY_REUSED` (the
 * idempotency key belongs to another call): the call is not possible, and changed nothing.
 * `REDIS_UNAVAILABLE`: Redis was not reached, did not answer in time, or refuses commands for now: it is a
 * read-only replica, has too few replicas, cannot save, or is loading. `mayHaveHappened` says whether the
 * write may have been executed.
 * `REDIS_FULL`: the memory of Redis is full, so it refuses to store more.
 * `REDIS_FAILED`: Redis answered with another error (wrong type, no permission).
 */
export const ERROR_CODES = [
  'INVALID_NAMESPACE',
  'INVALID_NAME',
  'INVALID_MEMBER',
  'INVALID_VALUE',
  'INVALID_TTL',
  'INVALID_EXPIRY',
  'INVALID_MODE',
  'INVALID_CURSOR',
  'INVALID_PAGE',
  'INVALID_BUCKETS',
  'INVALID_BATCH',
  'INVALID_SAMPLE',
  'INVALID_OPTION',
  'INVALID_SCORE',
  'INVALID_GROUP',
  'INVALID_KEY',
  'INVALID_LINE',
  'INVALID_SUBJECT',
  'INVALID_CODE',
  'INVALID_IDEMPOTENCY_KEY',
  'SET_NOT_FOUND',
  'WRONG_STRATEGY',
  'FEED_OFF',
  'CODES_EXHAUSTED',
  'POLICY_NOT_FOUND',
  'PURPOSE_NOT_FOUND',
  'SPACE_NOT_FOUND',
  'SERIES_NOT_FOUND',
  'GROUP_NOT_FOUND',
  'SETTINGS_NOT_FOUND',
  'UNSUPPORTED_SERVER',
  'IDEMPOTENCY_KEY_REUSED',
  'REDIS_UNAVAILABLE',
  'REDIS_FULL',
  'REDIS_FAILED',
] as const;

export type MayflyErrorCode = (typeof ERROR_CODES)[number];

/** The only class of error that Mayfly throws. Messages never contain members, values or secrets. */
export class MayflyError extends Error {
  override readonly name = 'MayflyError';
  readonly code: MayflyErrorCode;
  /** The name of the invalid argument or option. */
  readonly field: string | undefined;
  /**
   * Whether Redis may have executed the failed command. True only for a `REDIS_UNAVAILABLE` without an
   * answer. False if Redis refused the command, with any code.
   */
  readonly mayHaveHappened: boolean;

  constructor(
    code: MayflyErrorCode,
    message: string,
    options: {
      readonly field?: string | undefined;
      readonly cause?: unknown;
      readonly mayHaveHappened?: boolean;
    } = {},
  ) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.field = options.field;
    this.mayHaveHappened = options.mayHaveHappened === true;
  }
}

export function setNotFound(): MayflyError {
  return new MayflyError('SET_NOT_FOUND', 'There is no set of this name', { field: 'name' });
}

export function policyNotFound(): MayflyError {
  return new MayflyError('POLICY_NOT_FOUND', 'There is no limit policy of this name', {
    field: 'policy',
  });
}

/** Thrown by all methods of a set if the name belongs to a set of another strategy. */
export function wrongStrategy(): MayflyError {
  return new MayflyError('WRONG_STRATEGY', 'The set of this name uses another strategy', {
    field: 'name',
  });
}

/** Thrown by all methods of a native set if the fields of the server cannot expire. */
export function unsupportedServer(): MayflyError {
  return new MayflyError('UNSUPPORTED_SERVER', 'A native set needs Redis 7.4 or Valkey 9', {
    field: 'strategy',
  });
}

/** Whether there is no set of this name, or none of this strategy. */
export function isNoSuchSet(error: unknown): boolean {
  return (
    error instanceof MayflyError &&
    (error.code === 'SET_NOT_FOUND' || error.code === 'WRONG_STRATEGY')
  );
}
