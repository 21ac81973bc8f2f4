import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '../graphql/resolvers.generated.ts';

/** Clients that come back are then met by what is measured anew. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Refuses the requests of a scope, before anything of them is read, while the event loop is later than so
 * much on the average of a second: those that are under way get done, and `/healthz` goes on answering.
 */
export async function shedOverload(
  app: FastifyInstance,
  maxEventLoopDelayMs: number,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler(_request, reply) {
      const code: ErrorCode = 'OVERLOADED';
      void reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ errors: [{ message: 'The server is overloaded', extensions: { code } }] });
    },
  });
}
