import type { ErrorCode } from './enums.generated.ts';

/** What can go wrong with a request: what the API names, and the API itself not answering. */
export type FailureCode = ErrorCode | 'API_UNREACHABLE';

/** A request that the API refused or that never reached it. */
export class ApiError extends Error {
  readonly code: FailureCode;
  /** The argument or input field that the error is about. */
  readonly field: string | undefined;

  constructor(code: FailureCode, message: string, field?: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.field = field;
  }
}

/** The code of whatever was thrown; what is not an ApiError is a fault of the dashboard's own. */
export function failureCode(error: unknown): FailureCode {
  return error instanceof ApiError ? error.code : 'INTERNAL_SERVER_ERROR';
}

/** Whether the same request may succeed by itself a little later. */
export function isOutage(error: unknown): boolean {
  const code = failureCode(error);
  return code === 'REDIS_UNAVAILABLE' || code === 'API_UNREACHABLE';
}
