import { MayflyError, rateLimitHeaders } from '@mayfly/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorCode } from '../graphql/errors.ts';
import { refuse, retryAfter } from './refuse.ts';
import type { Access } from '../auth/access.ts';
import type { Authenticated, Authentication } from '../auth/authenticator.ts';
import { isCrossSite } from './cross-site.ts';
import type { Charge, Principal } from '../auth/principal.ts';
import { readSessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of a route; null on routes without a guard. */
    principal: Principal | null;
    /** Also set, for connections that check it again (`access.revocations`). */
    authenticated: Authenticated | null;
    /** What the guard has spent; null without a guard. */
    charge: Charge | null;
  }
}

export type AuthResult =
  | Authentication
  /** A page of another site sent the cookie. */
  | { readonly status: 'crossSite' };

const REFUSED = { status: 'refused' } as const;

/** Authenticates a request by its bearer token, else by its cookie. Throws if Redis is needed and fails. */
export async function authenticate(request: FastifyRequest, access: Access): Promise<AuthResult> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && token !== undefined) {
    return authenticateToken(token, request, access);
  }
  const secret = readSessionCookie(request);
  if (secret === null) return REFUSED;
  if (isCrossSite(request)) return { status: 'crossSite' };
  return (await access.authenticator.bySession(secret)) ?? REFUSED;
}

/** Authenticates a token of a request. The audit log records a wrong one. */
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
 * A hook that rejects requests without a valid token or session, or without budget. A request costs 1. The rest of
 * the cost of an operation is known later.
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
        return refuse(reply, 401, 'UNAUTHENTICATED', 'Sign in, or send a token as a bearer header');
      case 'crossSite':
        return refuse(reply, 403, 'FORBIDDEN', 'The request comes from another site');
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
    request.charge = { cost: null, units: 1, answer };
    request.authenticated = authResult;
  };
}
