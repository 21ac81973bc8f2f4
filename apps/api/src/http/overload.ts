import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refuse, retryAfter } from './refuse.ts';

/** Clients that come back are then met by what is measured anew. */
const RETRY_AFTER_MS = 2000;

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
      retryAfter(reply, RETRY_AFTER_MS);
      void refuse(reply, 503, 'OVERLOADED', 'The server is overloaded');
    },
  });
}
