import type { FastifyInstance } from 'fastify';
import type { RedisHealth } from '../redis/health.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server stops soon. It still takes requests, but clients and proxies should choose another one. */
    isDraining: boolean;
  }
}

/**
 * `/healthz`: the process is alive. `/readyz`: the server does not stop soon, and Redis accepts writes. Neither requires
 * a token.
 */
export function registerHealthRoutes(app: FastifyInstance, redisHealth: RedisHealth): void {
  app.decorate('isDraining', false);
  // Clients that keep connections open then open the next one elsewhere.
  app.addHook('onRequest', (request, reply, done) => {
    if (app.isDraining && !request.ws) reply.header('connection', 'close');
    done();
  });

  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    if (app.isDraining) return reply.code(503).send({ status: 'unready', code: 'DRAINING' });
    const { refusal } = await redisHealth.check();
    if (refusal === null) return { status: 'ready' };
    return reply.code(503).send({ status: 'unready', code: refusal });
  });
}
