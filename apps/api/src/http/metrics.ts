import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';
import { measureRedisHealth } from '../observability/redis-health-metrics.ts';
import type { RedisHealth } from '../redis/health.ts';

/** `/metrics`, for Prometheus. It requires a token. */
export function registerMetricsRoute(
  app: FastifyInstance,
  metrics: Metrics,
  redisHealth: RedisHealth,
  guard: onRequestAsyncHookHandler,
): void {
  app.get('/metrics', { onRequest: guard }, async (_request, reply) => {
    measureRedisHealth(metrics, await redisHealth.check());
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
