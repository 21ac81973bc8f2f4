import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { MayflyError } from '@mayfly/core';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** What a proxy may call a request, so that its log and this one can be read together. */
const GIVEN_ID = /^[\w.:-]{1,64}$/;

/** The id of a request in logs, answers and the audit log: a proxy's `X-Request-Id`, or a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

/** JSON lines that hold neither queries nor headers: both can carry codes and tokens. */
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

/** What Redis itself wrote may quote members: of its errors only the code is logged. */
export function logError(log: FastifyBaseLogger, error: unknown): void {
  if (error instanceof MayflyError) log.error({ code: error.code }, error.message);
  else log.error({ err: error }, 'unexpected error');
}
