import { ApiError, failureCode, isOutage, type FailureCode } from './api-error.ts';

/** A message for every code. A new code in the schema does not compile until it has one. */
const MESSAGES: Readonly<Record<FailureCode, string>> = {
  API_UNREACHABLE: 'The Mayfly API does not answer.',
  BAD_REQUEST: 'The dashboard and the API do not match. Reload the page.',
  BAD_USER_INPUT: 'This value has the wrong type.',
  CONFLICT: 'Another user has changed this. Nothing was saved.',
  CODES_EXHAUSTED: 'All codes are in use. Wait until one expires.',
  FEED_OFF: 'The change feed of this set is off.',
  GRAPHQL_PARSE_FAILED: 'The dashboard and the API do not match. Reload the page.',
  GRAPHQL_VALIDATION_FAILED: 'The dashboard and the API do not match. Reload the page.',
  INTERNAL_SERVER_ERROR: 'Something went wrong. The API has logged it.',
  GROUP_NOT_FOUND: 'This group no longer exists.',
  IDEMPOTENCY_KEY_REUSED: 'This was already sent. Reload the page.',
  INVALID_BATCH: 'A batch must have 1 to 1000 members.',
  INVALID_BUCKETS: 'The chart does not support this time span.',
  INVALID_CODE: 'This is not a valid code. Check what you typed.',
  INVALID_CURSOR: 'The list has changed. Reload the page.',
  INVALID_EXPIRY: 'The expiry must be in the future, at most 10 years.',
  INVALID_GROUP: 'A group is 1 to 160 of these characters: A–Z a–z 0–9 . _ : / @ + -',
  INVALID_IDEMPOTENCY_KEY: 'The dashboard and the API do not match. Reload the page.',
  INVALID_KEY: 'This key cannot be adopted.',
  INVALID_LINE: 'A line of the import has no member.',
  INVALID_MEMBER: 'A member is 1 to 1024 bytes of text.',
  INVALID_MODE: 'Unknown mode.',
  INVALID_NAME: 'A name is 1 to 128 of these characters: A–Z a–z 0–9 . _ : / @ + -',
  INVALID_OPTION: 'A setting is missing or out of its range.',
  INVALID_PAGE: 'Invalid page size.',
  INVALID_SAMPLE: 'The series cannot have this sample, or a field of it.',
  INVALID_SCORE: 'Invalid score.',
  INVALID_SUBJECT: 'This is not a full phone number or address.',
  INVALID_TTL: 'A time to live is between 1 ms and ten years.',
  INVALID_VALUE: 'A value is at most 4096 bytes of JSON.',
  NOT_FOUND: 'There is nothing at this URL.',
  PERSISTED_QUERY_NOT_FOUND: 'The dashboard and the API do not match. Reload the page.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'The dashboard and the API do not match. Reload the page.',
  OPERATION_RESOLUTION_FAILURE: 'The dashboard and the API do not match. Reload the page.',
  POLICY_NOT_FOUND: 'This policy no longer exists.',
  PURPOSE_NOT_FOUND: 'This purpose no longer exists.',
  REDIS_FAILED: 'Redis rejected the request. See the API log.',
  REDIS_FULL: 'Redis is full. Nothing was changed. Remove members or raise maxmemory.',
  REDIS_UNAVAILABLE: 'Redis does not answer.',
  SET_NOT_FOUND: 'This set no longer exists.',
  SPACE_NOT_FOUND: 'This space no longer exists.',
  SERIES_NOT_FOUND: 'This series no longer exists.',
  UNSUPPORTED_SERVER: 'This Redis version is too old.',
  RATE_LIMITED: 'Too many requests. Try again in a moment.',
  OVERLOADED: 'The server is too busy. Try again in a moment.',
  QUERY_TOO_COMPLEX: 'This query is too large.',
  QUERY_TOO_DEEP: 'This query is too large.',
  TOO_MANY_ALIASES: 'This query is too large.',
  TOO_MANY_DIRECTIVES: 'This query is too large.',
  TOO_MANY_SUBSCRIPTIONS: 'Too many live views are open.',
  FORBIDDEN: 'Your role, or a scope of your token, does not allow this.',
  UNAUTHENTICATED: 'Your session has ended. Sign in again.',
  WEBHOOK_NOT_FOUND: 'This webhook no longer exists.',
  WRONG_STRATEGY: 'The strategy of this set does not support this.',
};

/** Whether this build of the dashboard knows a code from the API. */
export function isFailureCode(value: unknown): value is FailureCode {
  return typeof value === 'string' && Object.hasOwn(MESSAGES, value);
}

/** The message of an error. */
export function errorMessage(error: unknown): string {
  return MESSAGES[failureCode(error)];
}

/** The message of a failed change. In an outage, it is unknown whether the change happened. */
export function changeErrorMessage(error: unknown): string {
  const message = errorMessage(error);
  return isOutage(error) ? `${message} The change may have happened.` : message;
}

/** The messages of an error by form field; `form` has the message without a field. */
export function fieldMessages<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Readonly<Partial<Record<Field | 'form', string>>> {
  const messages: Partial<Record<Field | 'form', string>> = {};
  if (error === null || error === undefined) return messages;
  const named = error instanceof ApiError ? error.field : undefined;
  const field = fields.find((candidate) => candidate === named);
  messages[field ?? 'form'] = changeErrorMessage(error);
  return messages;
}
