import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '../graphql/types.generated.ts';
import type { Metrics } from '../observability/metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Rejects a request, with an error in the format of GraphQL, and counts the error. */
export async function refuse(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  message: string,
  field?: string,
): Promise<void> {
  reply.server.metrics.errors.inc({ code });
  await reply.code(status).send(errorBody(code, message, field));
}

/** The body of an answer with one error. */
export function errorBody(code: ErrorCode, message: string, field?: string) {
  return { errors: [{ message, extensions: { code, ...(field !== undefined && { field }) } }] };
}

/** In whole seconds, rounded up, so that a client that waits this long is not early. */
export function retryAfter(reply: FastifyReply, retryAfterMs: number): void {
  reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
}
