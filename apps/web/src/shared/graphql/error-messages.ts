import { ApiError, failureCode, isOutage, type FailureCode } from './api-error.ts';

/** A sentence for every code: a new code of the schema does not compile until it has one here. */
const MESSAGES: Readonly<Record<FailureCode, string>> = {
  API_UNREACHABLE: 'The Mayfly API does not answer.',
  BAD_REQUEST: 'The dashboard and the API do not match. Reload the page.',
  BAD_USER_INPUT: 'This value has the wrong type.',
  CODES_EXHAUSTED: 'Every code is in use until one of them expires.',
  FEED_OFF: 'This set keeps no feed of its changes.',
  GRAPHQL_PARSE_FAILED: 'The dashboard and the API do not match. Reload the page.',
  GRAPHQL_VALIDATION_FAILED: 'The dashboard and the API do not match. Reload the page.',
  INTERNAL_SERVER_ERROR: 'Something went wrong. The API has logged it.',
  INVALID_BATCH: 'Between 1 and 1000 members can be added at once.',
  INVALID_BUCKETS: 'This time span cannot be drawn.',
  INVALID_CODE: 'This is not a valid code. Check what you typed.',
  INVALID_CURSOR: 'The list has changed. Reload the page.',
  INVALID_EXPIRY: 'The expiry must be after now and within ten years.',
  INVALID_GROUP: 'A group is 1 to 128 of these characters: A–Z a–z 0–9 . _ : / @ + -',
  INVALID_KEY: 'This is not a key that can be adopted.',
  INVALID_LINE: 'A line of the import does not hold a member.',
  INVALID_MEMBER: 'A member is 1 to 1024 bytes of text.',
  INVALID_MODE: 'This way of adding a member is not known.',
  INVALID_NAME: 'A name is 1 to 128 of these characters: A–Z a–z 0–9 . _ : / @ + -',
  INVALID_OPTION: 'A setting is missing or out of its range.',
  INVALID_PAGE: 'A page of this size cannot be read.',
  INVALID_SCORE: 'An element cannot be placed at this time.',
  INVALID_SUBJECT: 'This is not a full phone number or address.',
  INVALID_TTL: 'A time to live is between 1 ms and ten years.',
  INVALID_VALUE: 'A value is at most 4096 bytes of JSON.',
  OPERATION_RESOLUTION_FAILURE: 'The dashboard and the API do not match. Reload the page.',
  POLICY_NOT_FOUND: 'This policy no longer exists.',
  PURPOSE_NOT_FOUND: 'This purpose no longer exists.',
  REDIS_FAILED: 'Redis refused this. The log of the API says why.',
  REDIS_FULL: 'Redis is full. Nothing was changed. Remove members or raise maxmemory.',
  REDIS_UNAVAILABLE: 'Redis does not answer.',
  SET_NOT_FOUND: 'This set no longer exists.',
  SPACE_NOT_FOUND: 'This space no longer exists.',
  UNSUPPORTED_SERVER: 'This Redis server is too old for it.',
  RATE_LIMITED: 'Too many requests. Try again in a moment.',
  OVERLOADED: 'The server is too busy. Try again in a moment.',
  QUERY_TOO_COMPLEX: 'This query is too large.',
  QUERY_TOO_DEEP: 'This query is too large.',
  TOO_MANY_ALIASES: 'This query is too large.',
  TOO_MANY_DIRECTIVES: 'This query is too large.',
  TOO_MANY_SUBSCRIPTIONS: 'Too much is watched at once.',
  FORBIDDEN: 'Your role does not allow this.',
  UNAUTHENTICATED: 'Your session has ended. Sign in again.',
  WRONG_STRATEGY: 'The strategy of this set cannot do this.',
};

/** Whether a code that came over the wire is one that this dashboard was built to know. */
export function isFailureCode(value: unknown): value is FailureCode {
  return typeof value === 'string' && Object.hasOwn(MESSAGES, value);
}

/** What to tell a reader about an error. */
export function errorMessage(error: unknown): string {
  return MESSAGES[failureCode(error)];
}

/** What to tell about a change that failed: with an outage one cannot know whether it happened. */
export function changeErrorMessage(error: unknown): string {
  const message = errorMessage(error);
  return isOutage(error) ? `${message} The change may or may not have happened.` : message;
}

/** The messages of an error by the form fields they belong to; `form` is for those without one. */
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
