import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from './principal.ts';
import { hasSession } from './session.ts';
import { isToken } from './token.ts';

const UNAUTHENTICATED = {
  errors: [
    {
      message: 'Sign in, or send the token as a bearer header',
      extensions: { code: 'UNAUTHENTICATED' },
    },
  ],
};

/** The one who is known so far: whoever has the admin token, or a session that it opened. */
const ADMIN: Principal = { id: 'admin', name: 'admin', role: 'ADMIN', kind: 'token' };

/** Whose request it is, or null if it carries neither a valid token nor a valid session. */
export function authenticate(request: FastifyRequest, token: string): Principal | null {
  if (!isAuthenticated(request, token)) return null;
  return ADMIN;
}

function isAuthenticated(request: FastifyRequest, token: string): boolean {
  const [scheme, candidate] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && candidate !== undefined)
    return isToken(candidate, token);
  return hasSession(request);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of a route; null where there is none. */
    principal: Principal | null;
  }
}

/** A hook that lets only those through who carry the token or a session. */
export function createGuard(token: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.principal = authenticate(request, token);
    if (request.principal !== null) return;
    await reply.code(401).header('www-authenticate', 'Bearer').send(UNAUTHENTICATED);
  };
}
