import { unwrapResolverError } from '@apollo/server/errors';
import { MayflyError, type MayflyErrorCode } from '@mayfly/core';
import { GraphQLError, TokenKind, type GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from './types.generated.ts';

/** The codes of core as the schema spells them. A new one does not compile until it is listed here. */
const CODES: Record<MayflyErrorCode, ErrorCode> = {
  INVALID_NAMESPACE: 'INTERNAL_SERVER_ERROR',
  INVALID_NAME: 'INVALID_NAME',
  INVALID_MEMBER: 'INVALID_MEMBER',
  INVALID_VALUE: 'INVALID_VALUE',
  INVALID_TTL: 'INVALID_TTL',
  INVALID_EXPIRY: 'INVALID_EXPIRY',
  INVALID_MODE: 'INVALID_MODE',
  INVALID_CURSOR: 'INVALID_CURSOR',
  INVALID_PAGE: 'INVALID_PAGE',
  INVALID_BUCKETS: 'INVALID_BUCKETS',
  INVALID_BATCH: 'INVALID_BATCH',
  INVALID_SAMPLE: 'INVALID_SAMPLE',
  INVALID_OPTION: 'INVALID_OPTION',
  INVALID_SCORE: 'INVALID_SCORE',
  INVALID_GROUP: 'INVALID_GROUP',
  INVALID_KEY: 'INVALID_KEY',
  INVALID_LINE: 'INVALID_LINE',
  INVALID_SUBJECT: 'INVALID_SUBJECT',
  INVALID_CODE: 'INVALID_CODE',
  INVALID_IDEMPOTENCY_KEY: 'INVALID_IDEMPOTENCY_KEY',
  SET_NOT_FOUND: 'SET_NOT_FOUND',
  WRONG_STRATEGY: 'WRONG_STRATEGY',
  FEED_OFF: 'FEED_OFF',
  CODES_EXHAUSTED: 'CODES_EXHAUSTED',
  POLICY_NOT_FOUND: 'POLICY_NOT_FOUND',
  PURPOSE_NOT_FOUND: 'PURPOSE_NOT_FOUND',
  SPACE_NOT_FOUND: 'SPACE_NOT_FOUND',
  SERIES_NOT_FOUND: 'SERIES_NOT_FOUND',
  GROUP_NOT_FOUND: 'GROUP_NOT_FOUND',
  // Webhooks are the only ones.
  SETTINGS_NOT_FOUND: 'WEBHOOK_NOT_FOUND',
  UNSUPPORTED_SERVER: 'UNSUPPORTED_SERVER',
  IDEMPOTENCY_KEY_REUSED: 'IDEMPOTENCY_KEY_REUSED',
  REDIS_UNAVAILABLE: 'REDIS_UNAVAILABLE',
  REDIS_FULL: 'REDIS_FULL',
  REDIS_FAILED: 'REDIS_FAILED',
};

/** Errors that only the operator of Redis can fix. */
const NOT_FIXABLE: ReadonlySet<MayflyErrorCode> = new Set([
  'REDIS_UNAVAILABLE',
  'REDIS_FULL',
  'REDIS_FAILED',
]);

/** A code of core as the schema spells it. */
export function toErrorCode(code: MayflyErrorCode): ErrorCode {
  return CODES[code];
}

/** Whether the caller can fix an error with another request. */
export function isFixable({ code }: MayflyError): boolean {
  return !NOT_FIXABLE.has(code) && CODES[code] !== 'INTERNAL_SERVER_ERROR';
}

/** Codes of requests that are not run. Apollo sets most of them. */
const REQUEST_CODES: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: 'GRAPHQL_PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED: 'GRAPHQL_VALIDATION_FAILED',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_REQUEST',
  PERSISTED_QUERY_NOT_FOUND: 'PERSISTED_QUERY_NOT_FOUND',
  PERSISTED_QUERY_NOT_SUPPORTED: 'PERSISTED_QUERY_NOT_SUPPORTED',
  OPERATION_RESOLUTION_FAILURE: 'OPERATION_RESOLUTION_FAILURE',
  CONFLICT: 'CONFLICT',
  FORBIDDEN: 'FORBIDDEN',
  INVALID_IDEMPOTENCY_KEY: 'INVALID_IDEMPOTENCY_KEY',
  QUERY_TOO_DEEP: 'QUERY_TOO_DEEP',
  QUERY_TOO_COMPLEX: 'QUERY_TOO_COMPLEX',
  TOO_MANY_ALIASES: 'TOO_MANY_ALIASES',
  TOO_MANY_DIRECTIVES: 'TOO_MANY_DIRECTIVES',
  TOO_MANY_SUBSCRIPTIONS: 'TOO_MANY_SUBSCRIPTIONS',
  RATE_LIMITED: 'RATE_LIMITED',
};

/** Converts an error, and what was thrown, to what a client receives. */
export type ErrorFormatter = (
  formatted: GraphQLFormattedError,
  thrown: unknown,
) => GraphQLFormattedError;

/**
 * Formats an error for a client: a stable code, the field, and a message. Unknown errors can contain secrets, so
 * they are masked. `log` receives errors for an operator.
 */
export function createErrorFormatter(log: (error: unknown) => void): ErrorFormatter {
  return (formatted, thrown) => {
    const { locations, path } = formatted;
    const place = { ...(locations && { locations }), ...(path && { path }) };
    const error = unwrapResolverError(thrown);

    if (error instanceof MayflyError && CODES[error.code] !== 'INTERNAL_SERVER_ERROR') {
      const { message, code, field } = error;
      if (code === 'REDIS_FAILED') log(error);
      return { message, ...place, extensions: { code: CODES[code], ...(field && { field }) } };
    }
    const code = REQUEST_CODES[String(formatted.extensions?.['code'])];
    if (code !== undefined) {
      const field = formatted.extensions?.['field'] ?? fieldOfLiteral(thrown);
      return {
        message: formatted.message,
        ...place,
        extensions: { code, ...(typeof field === 'string' && { field }) },
      };
    }
    log(error);
    return {
      message: 'Unexpected error; the server has logged it',
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR' satisfies ErrorCode },
    };
  };
}

/** The argument or input field whose literal has the wrong type. */
function fieldOfLiteral(error: unknown): string | undefined {
  const node = error instanceof GraphQLError ? error.nodes?.[0] : undefined;
  if (node === undefined || !node.kind.endsWith('Value')) return undefined;
  const colon = node.loc?.startToken.prev;
  const name = colon?.kind === TokenKind.COLON ? colon.prev : undefined;
  return name?.kind === TokenKind.NAME ? name.value : undefined;
}
