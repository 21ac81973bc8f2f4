import type { FastifyInstance } from 'fastify';
import type { RedisHealth } from '../redis/health.ts';

/** `/healthz`: the process is alive. `/readyz`: Redis accepts writes. Neither requires a token. */
export function registerHealthRoutes(app: FastifyInstance, redisHealth: RedisHealth): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const { refusal } = await redisHealth.check();
    if (refusal === null) return { status: 'ready' };
    return reply.code(503).send({ status: 'unready', code: refusal });
  });
}
