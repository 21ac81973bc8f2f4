import { MayflyError, rateLimitHeaders } from '@mayfly/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toErrorCode } from '../graphql/errors.ts';
import type { ErrorCode } from '../graphql/types.generated.ts';
import { refuse, retryAfter } from './refuse.ts';
import type { Access } from '../auth/access.ts';
import { clientName } from '../auth/client-name.ts';
import { isCrossSite } from './cross-site.ts';
import { authenticate } from './guard.ts';
import type { Principal } from '../auth/principal.ts';
import { setSessionCookie, readSessionCookie, clearSessionCookie } from './session-cookie.ts';
import { idOf } from '../auth/session-store.ts';

/** The cost of signing in: a session uses memory for hours. */
const SIGN_IN_COST = 100;

const credentials = z.object({ token: z.string().max(1024) });

/** Sign in with a token, read the principal, sign out. */
export async function registerSessionRoutes(app: FastifyInstance, access: Access): Promise<void> {
  await app.register(async (routes) => {
    routes.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof MayflyError)) throw error;
      return fail(reply, 503, toErrorCode(error.code));
    });
    routes.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'GET' && isCrossSite(request)) await fail(reply, 403, 'FORBIDDEN');
    });
    routes.post('/session', (request, reply) => signIn(request, reply, access));
    routes.get('/session', (request, reply) => readPrincipal(request, reply, access));
    routes.delete('/session', (request, reply) => signOut(request, reply, access));
  });
}

async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
): Promise<FastifyReply> {
  const body = credentials.safeParse(request.body);
  if (!body.success) return fail(reply, 400, 'BAD_REQUEST', 'token');
  const authentication = await access.authenticator.byToken(body.data.token, request.ip);
  if (authentication.status === 'limited') {
    retryAfter(reply, authentication.retryAfterMs);
    return fail(reply, 429, 'RATE_LIMITED');
  }
  const token =
    authentication.status === 'authenticated'
      ? await access.authenticator.tokenOf(authentication.principal)
      : null;
  if (authentication.status === 'refused' || token === null) {
    await record(request, access, 'signIn', null, 'UNAUTHENTICATED');
    return fail(reply, 401, 'UNAUTHENTICATED', 'token');
  }
  const answer = await access.budget.spend(authentication.principal, request.ip, SIGN_IN_COST);
  reply.headers(rateLimitHeaders(answer));
  if (!answer.passes) return fail(reply, 429, 'RATE_LIMITED');
  const before = readSessionCookie(request);
  const opened = await access.sessions.open(token, {
    address: request.ip,
    client: clientName(request.headers['user-agent']),
  });
  // After the new session: a full Redis can end sessions but not open one.
  if (before !== null) await access.sessions.end(idOf(before));
  setSessionCookie(request, reply, opened);
  const principal = {
    ...authentication.principal,
    id: opened.session.id,
    kind: 'session',
  } as const;
  await record(request, access, 'signIn', principal, 'OK');
  return reply.code(204).send();
}

async function readPrincipal(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
): Promise<FastifyReply> {
  const authResult = await authenticate(request, access);
  switch (authResult.status) {
    case 'refused':
      return fail(reply, 401, 'UNAUTHENTICATED');
    case 'crossSite':
      return fail(reply, 403, 'FORBIDDEN');
    case 'limited':
      retryAfter(reply, authResult.retryAfterMs);
      return fail(reply, 429, 'RATE_LIMITED');
    case 'authenticated': {
      const { name, role, scopes, kind, endsAt } = authResult.principal;
      const ends = endsAt === Infinity ? null : new Date(endsAt);
      return reply
        .header('cache-control', 'no-store')
        .send({ name, role, scopes, kind, endsAt: ends });
    }
  }
}

async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
): Promise<FastifyReply> {
  const secret = readSessionCookie(request);
  const session = secret === null ? null : await access.authenticator.bySession(secret);
  if (secret !== null) await access.sessions.end(idOf(secret));
  clearSessionCookie(request, reply);
  if (session !== null) await record(request, access, 'signOut', session.principal, 'OK');
  return reply.code(204).send();
}

function record(
  { id, ip }: FastifyRequest,
  { audit }: Access,
  action: string,
  actor: Principal | null,
  outcome: 'OK' | ErrorCode,
): Promise<void> {
  const by = { actor, requestId: id, address: ip };
  return audit.record({ section: 'access', ...by, action, target: null, outcome });
}

/** Messages for the errors of these routes. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'The body must have a token',
  UNAUTHENTICATED: 'The token or session is not valid',
  FORBIDDEN: 'The request comes from another site',
  RATE_LIMITED: 'Too many requests or wrong tokens; try again later',
};

async function fail(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  field?: string,
): Promise<FastifyReply> {
  await refuse(reply, status, code, MESSAGES[code] ?? 'Redis does not allow this now', field);
  return reply;
}
