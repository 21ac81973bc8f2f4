import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The output of `pnpm build:web`: all that the API knows of the dashboard. */
const DASHBOARD = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Vite puts a hash of the content into these names. */
const IMMUTABLE = /[/\\]assets[/\\]/;

/**
 * Serves the files of the dashboard, and its page at every other path, so that links into it work. Serves nothing
 * if it was not built, as under `pnpm dev`.
 */
export async function registerDashboard(app: FastifyInstance): Promise<void> {
  if (!existsSync(DASHBOARD)) return;
  await app.register(fastifyStatic, {
    root: DASHBOARD,
    cacheControl: false,
    setHeaders(reply, path) {
      const forever = IMMUTABLE.test(path);
      reply.setHeader(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsPage) return reply.sendFile('index.html');
    return reply.code(404).send({ error: { code: 'NOT_FOUND' } });
  });
}
