import { MayflyError, rateLimitHeaders } from '@mayfly/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorCode } from '../graphql/errors.ts';
import { refuse, retryAfter } from './refuse.ts';
import type { Access } from '../auth/access.ts';
import type { Authenticated, Authentication } from '../auth/authenticator.ts';
import { isCrossSite } from './cross-site.ts';
import type { Principal } from '../auth/principal.ts';
import { readCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of a route; null where there is none. */
    principal: Principal | null;
    /** The same, for those who stay and have to be asked about again (`access.revocations`). */
    authenticated: Authenticated | null;
  }
}

export type AuthResult =
  | Authentication
  /** A page of another site sends the cookie. */
  | { readonly status: 'crossSite' };

const REFUSED = { status: 'refused' } as const;

/** Whose request it is, by its bearer token or else by its cookie. Fails if Redis does and has to be asked. */
export async function authenticate(request: FastifyRequest, access: Access): Promise<AuthResult> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && token !== undefined) {
    return authenticateToken(token, request, access);
  }
  const secret = readCookie(request);
  if (secret === null) return REFUSED;
  if (isCrossSite(request)) return { status: 'crossSite' };
  return (await access.authenticator.bySession(secret)) ?? REFUSED;
}

/** Whose token it is that came with a request. The audit log keeps that one was wrong. */
export async function authenticateToken(
  token: string,
  request: FastifyRequest,
  { authenticator, audit }: Access,
): Promise<Authentication> {
  const authentication = await authenticator.byToken(token, request.ip);
  if (authentication.status === 'refused') {
    await audit.record({
      section: 'access',
      actor: null,
      action: 'authenticate',
      target: null,
      outcome: 'UNAUTHENTICATED',
      requestId: request.id,
      address: request.ip,
    });
  }
  return authentication;
}

/**
 * A hook that lets only those through who have a token or a session, and budget left. Counts a request
 * as 1; what an operation costs beyond that is known when it has been read.
 */
export function createGuard(access: Access) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    let authResult: AuthResult;
    try {
      authResult = await authenticate(request, access);
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      return refuse(reply, 503, toErrorCode(error.code), error.message);
    }
    switch (authResult.status) {
      case 'refused':
        reply.header('www-authenticate', 'Bearer');
        return refuse(
          reply,
          401,
          'UNAUTHENTICATED',
          'Sign in, or send the token as a bearer header',
        );
      case 'crossSite':
        return refuse(reply, 403, 'FORBIDDEN', 'Another site has sent this request');
      case 'limited':
        retryAfter(reply, authResult.retryAfterMs);
        return refuse(reply, 429, 'RATE_LIMITED', 'Too many wrong tokens; try again later');
      case 'authenticated':
    }
    const { principal } = authResult;
    const answer = await access.budget.spend(principal, request.ip, 1);
    reply.headers(rateLimitHeaders(answer));
    if (!answer.passes) {
      return refuse(reply, 429, 'RATE_LIMITED', 'Too many requests; try again later');
    }
    request.principal = principal;
    request.authenticated = authResult;
  };
}
