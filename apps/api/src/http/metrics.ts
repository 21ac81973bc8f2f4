import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';

/** `/metrics`, for Prometheus, which sends a token like everybody else. */
export function registerMetricsRoute(
  app: FastifyInstance,
  { registry }: Metrics,
  guard: onRequestAsyncHookHandler,
): void {
  app.get('/metrics', { onRequest: guard }, async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
