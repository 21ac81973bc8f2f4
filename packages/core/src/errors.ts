/**
 * Every way in which a call can fail.
 *
 * `INVALID_*`, `SET_NOT_FOUND`, `WRONG_STRATEGY` (the set of that name is of another strategy),
 * `FEED_OFF` (the set keeps no feed of changes), `CODES_EXHAUSTED` (every code of the space is live),
 * `POLICY_NOT_FOUND`, `PURPOSE_NOT_FOUND`, `SPACE_NOT_FOUND` (there is no limit policy, purpose of one-time
 * passwords or space of invitation codes of the name), `UNSUPPORTED_SERVER` (the server lacks commands): the
 * call cannot be carried out as it stands, and changed nothing.
 * `REDIS_UNAVAILABLE`: Redis was not reached, did not answer in time, or refuses commands for now: it is a
 * read-only replica, has too few replicas, cannot save, or is loading. `mayHaveHappened` says whether a write may
 * have been carried out.
 * `REDIS_FAILED`: Redis answered with an error of its own (out of memory, wrong type, no permission).
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
  'SET_NOT_FOUND',
  'WRONG_STRATEGY',
  'FEED_OFF',
  'CODES_EXHAUSTED',
  'POLICY_NOT_FOUND',
  'PURPOSE_NOT_FOUND',
  'SPACE_NOT_FOUND',
  'UNSUPPORTED_SERVER',
  'REDIS_UNAVAILABLE',
  'REDIS_FULL',
  'REDIS_FAILED',
] as const;

export type MayflyErrorCode = (typeof ERROR_CODES)[number];

/** The one class of error that Mayfly throws. Messages never contain members, values or secrets. */
export class MayflyError extends Error {
  override readonly name = 'MayflyError';
  readonly code: MayflyErrorCode;
  /** The argument or option that is at fault, by its name. */
  readonly field: string | undefined;
  /**
   * Whether Redis may have carried out the command that failed: true only of a `REDIS_UNAVAILABLE` without an
   * answer. False where Redis has refused it, whatever the code.
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

/** What every method of a set whose name belongs to a set of another strategy throws. */
export function wrongStrategy(): MayflyError {
  return new MayflyError('WRONG_STRATEGY', 'The set of this name uses another strategy', {
    field: 'name',
  });
}

/** What every method of a native set throws on a server whose fields cannot expire. */
export function unsupportedServer(): MayflyError {
  return new MayflyError('UNSUPPORTED_SERVER', 'A native set needs Redis 7.4 or Valkey 9', {
    field: 'strategy',
  });
}

/** Whether there is no set of a name, or none of that strategy. */
export function isNoSuchSet(error: unknown): boolean {
  return (
    error instanceof MayflyError &&
    (error.code === 'SET_NOT_FOUND' || error.code === 'WRONG_STRATEGY')
  );
}
