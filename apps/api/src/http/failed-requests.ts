import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../graphql/types.generated.ts';
import { UnreadableBody } from './json-body.ts';
import { logError } from './logging.ts';
import { errorBody, refuse } from './refuse.ts';

/** Messages for errors of Fastify and Node, whose messages can quote the request. */
const MESSAGES: Readonly<Record<number, string>> = {
  408: 'The request did not arrive in time',
  413: 'The body is too large',
  414: 'The URL is too long',
  415: 'The content type must be application/json',
  431: 'The headers are too large',
};

const MALFORMED = 'The request is malformed or incomplete';

/** Answers requests that fail outside of GraphQL, also before a route is found, with errors in its format. */
export async function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) {
    const message =
      error instanceof UnreadableBody ? error.message : (MESSAGES[statusCode] ?? MALFORMED);
    return refuse(reply, statusCode, 'BAD_REQUEST', message);
  }
  logError(request.log, error);
  const message = 'Unexpected error; the server has logged it';
  return refuse(reply, 500, 'INTERNAL_SERVER_ERROR', message);
}

export function refuseUnknown(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  return refuse(reply, 404, 'NOT_FOUND', 'There is nothing at this URL');
}

/** Errors of connections, before there is a request. Others are malformed requests. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers a connection that has sent no complete request, and closes it. */
export function answerBrokenConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const code: ErrorCode = 'BAD_REQUEST';
  const body = JSON.stringify(errorBody(code, MESSAGES[status] ?? MALFORMED));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** The methods that `/graphql` does not have. */
export async function refuseMethod(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('allow', 'GET, POST');
  return refuse(reply, 405, 'BAD_REQUEST', 'The method must be POST or GET');
}
