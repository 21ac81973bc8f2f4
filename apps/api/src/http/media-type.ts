import type { ApolloServerPlugin } from '@apollo/server';
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

/** Statuses of rejected operations. Others belong to the transport, such as 405, 429 and 503. */
const REJECTED: ReadonlySet<unknown> = new Set([400, 403]);

/** Sets the status of rejected operations by the media type. Requests that are not well-formed remain 400. */
export function answerByMediaType(): ApolloServerPlugin<Caller> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ request, response: { body, http } }) {
          if (!REJECTED.has(http.status) || body.kind !== 'single') return;
          const code = body.singleResult.errors?.[0]?.extensions?.['code'];
          if (code === 'BAD_REQUEST') return;
          http.status = requestErrorStatus(request.http?.headers.get('accept'), http.status ?? 400);
        },
      };
    },
  };
}
