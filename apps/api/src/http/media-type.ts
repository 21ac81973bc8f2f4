import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import Negotiator from 'negotiator';
import type { Caller } from '../auth/principal.ts';

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';

/** The media type of an answer. By default, and if the client accepts neither, it is `application/json`. */
export function mediaTypeFor(accept: string | undefined): string {
  if (accept === undefined) return JSON_TYPE;
  return new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, RESPONSE_TYPE]) ?? JSON_TYPE;
}

/**
 * The status of a well-formed request whose operation is not executed. As GraphQL over HTTP says, it is 200 for
 * `application/json`, so that no client takes the answer for one of a proxy.
 */
export function requestErrorStatus(accept: string | undefined, status: number): number {
  return mediaTypeFor(accept) === JSON_TYPE ? 200 : status;
}

/** Apollo's content types for answers. The last one is of a protocol for callbacks, which `ApolloServer` also accepts. */
const CONTENT_TYPES = [
  `${JSON_TYPE}; charset=utf-8`,
  `${RESPONSE_TYPE}; charset=utf-8`,
  `${JSON_TYPE}; callbackSpec=1.0; charset=utf-8`,
];

/** The content type of the answer to an operation, as Apollo selects it; null if the client accepts none. */
export function contentTypeFor(accept: string | undefined): string | null {
  if (!accept) return `${JSON_TYPE}; charset=utf-8`;
  return new Negotiator({ headers: { accept } }).mediaType(CONTENT_TYPES) ?? null;
}

/** Statuses of rejected operations. Others belong to the transport, such as 405, 429 and 503. */
const REJECTED: ReadonlySet<number> = new Set([400, 403]);

/** Sets the status of answers of Apollo. */
export function answerByMediaType(): ApolloServerPlugin<Caller> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ request, response: { body, http } }) {
          if (http.status === undefined || body.kind !== 'single') return;
          const { errors } = body.singleResult;
          http.status = statusFor(request.http?.headers.get('accept'), http.status, errors);
        },
      };
    },
  };
}

/** The status of an answer. Rejected operations have one by the media type; requests that are not well-formed remain 400. */
export function statusFor(
  accept: string | undefined,
  status: number,
  errors: readonly GraphQLFormattedError[] | undefined,
): number {
  if (!REJECTED.has(status) || errors?.[0]?.extensions?.['code'] === 'BAD_REQUEST') return status;
  return requestErrorStatus(accept, status);
}
