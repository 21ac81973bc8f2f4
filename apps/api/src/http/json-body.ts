import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body that cannot be read. The message contains nothing of it. */
export class UnreadableBody extends Error {
  readonly statusCode: 400 | 415;

  constructor(statusCode: 400 | 415, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

const OTHER_CHARSET = /;\s*charset\s*=\s*"?(?!utf-?8\b)/i;

/**
 * Reads bodies of JSON exactly: Fastify's parser replaces invalid UTF-8 by U+FFFD, and rejects keys such as
 * `__proto__`, which are data here. `JSON.parse` makes them ordinary properties.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done) => {
      try {
        done(null, readBody(request, body));
      } catch (error) {
        done(error instanceof Error ? error : new Error('Could not read the body'));
      }
    },
  );
}

function readBody({ headers }: FastifyRequest, body: Buffer): unknown {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    throw new UnreadableBody(415, 'The body must not be compressed');
  }
  if (OTHER_CHARSET.test(headers['content-type'] ?? '') || !isUtf8(body)) {
    throw new UnreadableBody(400, 'The body must be UTF-8');
  }
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new UnreadableBody(400, 'The body must be JSON');
  }
}
