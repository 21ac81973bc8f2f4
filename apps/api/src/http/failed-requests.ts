import type { FastifyError, FastifyInstance } from 'fastify';
import { logError } from './logging.ts';
import { refuse } from './refuse.ts';

/** What Fastify finds wrong with a body. Its own messages may quote what was sent. */
const MESSAGES: Readonly<Record<number, string>> = {
  413: 'The body is longer than that of a request may be',
  415: 'The body is not sent as application/json',
};

/** Gives requests of a scope that fail before they get to GraphQL, or on the way, the errors of GraphQL. */
export function answerFailedRequests(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500) {
      const message = MESSAGES[statusCode] ?? 'The body is not JSON, or not all of it came';
      return refuse(reply, statusCode, 'BAD_REQUEST', message);
    }
    logError(request.log, error);
    const message = 'Something went wrong; the server has logged it';
    return refuse(reply, 500, 'INTERNAL_SERVER_ERROR', message);
  });
}
