import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnknown } from './failed-requests.ts';

/** The output of `pnpm build:web`, which is all that the API knows of the dashboard: in a checkout, and in a package. */
const PLACES = ['../../../web/dist', '../../dashboard'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const DASHBOARD = PLACES.find((path) => existsSync(path));

/** Vite puts a hash of the content into these names. */
const IMMUTABLE = /[/\\]assets[/\\]/;

/** For each kind of page, a pattern of its paths and the `Link` header with its files, from the dashboard's build. */
function readPreloads(folder: string) {
  const lines = readFileSync(join(folder, 'preloads.txt'), 'utf8').split('\n');
  return lines.map((line) => {
    const [path = '', link = ''] = line.split('\t');
    return { pattern: new RegExp(path), link };
  });
}

/**
 * Serves the files of the dashboard, and its page at every other path, so that links into it work. Serves no file
 * if it was not built, as under `pnpm dev`. A page announces its files, so that the browser loads them in one wave.
 */
export async function registerDashboard(app: FastifyInstance): Promise<void> {
  if (DASHBOARD === undefined) {
    app.setNotFoundHandler(refuseUnknown);
    return;
  }
  const preloads = readPreloads(DASHBOARD);
  await app.register(fastifyStatic, {
    root: DASHBOARD,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const forever = IMMUTABLE.test(path);
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?');
    const page = preloads.find(({ pattern }) => pattern.test(path));
    if (page) reply.header('link', page.link);
    return reply.sendFile('index.html');
  };
  app.get('/', sendPage);
  app.setNotFoundHandler(async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && request.headers.accept?.includes('text/html')) return sendPage(request, reply);
    return refuseUnknown(request, reply);
  });
}
