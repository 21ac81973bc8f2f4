import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '../graphql/types.generated.ts';
import type { Metrics } from '../observability/metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Answers a request that is not run, in the shape that GraphQL's errors have, and counts that. */
export async function refuse(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  message: string,
): Promise<void> {
  reply.server.metrics.errors.inc({ code });
  await reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}

/** In whole seconds, rounded up, so that nobody who waits as told is early. */
export function retryAfter(reply: FastifyReply, retryAfterMs: number): void {
  reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
}
