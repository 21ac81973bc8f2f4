import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';
import { measureRedisHealth } from '../observability/redis-health-metrics.ts';
import type { RedisHealth } from '../redis/health.ts';
import { refuse } from './refuse.ts';

/** `/metrics`, for Prometheus. It requires a token without scopes. */
export function registerMetricsRoute(
  app: FastifyInstance,
  metrics: Metrics,
  redisHealth: RedisHealth,
  guard: onRequestAsyncHookHandler,
): void {
  app.get('/metrics', { onRequest: guard }, async (request, reply) => {
    if (request.principal?.scopes !== null) {
      return refuse(reply, 403, 'FORBIDDEN', 'Metrics are only for tokens without scopes');
    }
    measureRedisHealth(metrics, await redisHealth.check());
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
