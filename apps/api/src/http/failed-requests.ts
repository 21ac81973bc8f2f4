import type { FastifyError, FastifyInstance } from 'fastify';
import { logError } from './logging.ts';
import { refuse } from './refuse.ts';

/** Messages for errors of Fastify, which messages can quote the request. */
const MESSAGES: Readonly<Record<number, string>> = {
  413: 'The body is too large',
  415: 'The content type must be application/json',
};

/** Formats errors of requests outside GraphQL as errors of GraphQL. */
export function answerFailedRequests(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500) {
      const message = MESSAGES[statusCode] ?? 'The body is not JSON or is incomplete';
      return refuse(reply, statusCode, 'BAD_REQUEST', message);
    }
    logError(request.log, error);
    const message = 'Unexpected error; the server has logged it';
    return refuse(reply, 500, 'INTERNAL_SERVER_ERROR', message);
  });
}
