import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { authenticate } from './guard.ts';
import { beginSession, endSession } from './session.ts';
import { isToken } from './token.ts';

const credentials = z.object({ token: z.string().max(1024) });

/** Signing in with the token, asking whether one is signed in, and signing out. */
export function registerSessionRoutes(app: FastifyInstance, token: string): void {
  app.post('/session', async (request, reply) => {
    const body = credentials.safeParse(request.body);
    if (!body.success) {
      return reply.code(400).send({ error: { code: 'BAD_REQUEST', field: 'token' } });
    }
    if (!isToken(body.data.token, token)) {
      return reply.code(401).send({ error: { code: 'UNAUTHENTICATED', field: 'token' } });
    }
    beginSession(request, reply);
    return reply.code(204).send();
  });

  app.get('/session', async (request, reply) =>
    reply.code(authenticate(request, token) === null ? 401 : 204).send(),
  );

  app.delete('/session', async (request, reply) => {
    endSession(request, reply);
    return reply.code(204).send();
  });
}
