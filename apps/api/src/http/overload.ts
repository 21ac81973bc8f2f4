import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refuse, retryAfter } from './refuse.ts';

/** Longer than the period of the measurement. */
const RETRY_AFTER_MS = 2000;

/**
 * Rejects the requests of a scope, before they are read, while the average delay of the event loop in a second is
 * too long. Open requests continue, and `/healthz` still answers.
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
