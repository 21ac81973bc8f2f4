import type { ErrorCode } from './enums.generated.ts';

/** The codes of a failed request: the API's codes, and one for an API that does not answer. */
export type FailureCode = ErrorCode | 'API_UNREACHABLE';

/** A request that the API rejected or that never reached it. */
export class ApiError extends Error {
  readonly code: FailureCode;
  /** The argument or input field of the error. */
  readonly field: string | undefined;

  constructor(code: FailureCode, message: string, field?: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.field = field;
  }
}

/** The code of a thrown error. An error that is not an ApiError is a bug in the dashboard. */
export function failureCode(error: unknown): FailureCode {
  return error instanceof ApiError ? error.code : 'INTERNAL_SERVER_ERROR';
}

/** Whether the same request can succeed later without a change. */
export function isOutage(error: unknown): boolean {
  const code = failureCode(error);
  return code === 'REDIS_UNAVAILABLE' || code === 'API_UNREACHABLE';
}
