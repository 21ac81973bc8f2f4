/** The reason, for code; the message is for people. */
export type LocalRedisErrorCode = 'NO_SERVER_BINARY' | 'START_FAILED' | 'DATA_DIR_UNUSABLE';

/** The reason why no local Redis could start. */
export class LocalRedisError extends Error {
  override readonly name = 'LocalRedisError';
  readonly code: LocalRedisErrorCode;

  constructor(code: LocalRedisErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
