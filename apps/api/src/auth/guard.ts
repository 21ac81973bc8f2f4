import type { FastifyReply, FastifyRequest } from 'fastify';
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

export function isAuthenticated(request: FastifyRequest, token: string): boolean {
  const [scheme, candidate] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && candidate !== undefined)
    return isToken(candidate, token);
  return hasSession(request);
}

/** A hook that lets only those through who carry the token or a session. */
export function createGuard(token: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isAuthenticated(request, token)) return;
    await reply.code(401).header('www-authenticate', 'Bearer').send(UNAUTHENTICATED);
  };
}
