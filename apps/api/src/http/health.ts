import { MayflyError, type Mayfly } from '@mayfly/core';
import type { FastifyInstance } from 'fastify';

/** `/healthz`: this process answers. `/readyz`: so does its Redis. Neither needs a token. */
export function registerHealthRoutes(app: FastifyInstance, mayfly: Mayfly): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    try {
      await mayfly.now();
      return { status: 'ready' };
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      return reply.code(503).send({ status: 'unready', code: error.code });
    }
  });
}
