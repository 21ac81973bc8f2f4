import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { MayflyError } from '@mayfly/core';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** The request ids that are accepted from a proxy, so that its log and this one can be compared. */
const GIVEN_ID = /^[\w.:-]{1,64}$/;

/** The id of a request in logs, responses and the audit log: `X-Request-Id` of a proxy, or a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

/** JSON lines without queries and headers, which can contain codes and tokens. */
export function loggerOptions(level: string) {
  return {
    level,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({
        method,
        path: url.split('?', 1)[0],
        remoteAddress: ip,
      }),
    },
    redact: ['*.token', '*.secret', '*.authorization', '*.cookie'],
  };
}

/** Errors of Redis can quote members, so only their code is logged. */
export function logError(log: FastifyBaseLogger, error: unknown): void {
  if (error instanceof MayflyError) log.error({ code: error.code }, error.message);
  else log.error({ err: error }, 'unexpected error');
}
