import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../auth/session-store.ts';

const COOKIE: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'strict' };

function isOverTls(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

/**
 * Over TLS, browsers accept this name only from this host and only over TLS. Over plain HTTP, for the local
 * machine, the name contains the port: cookies are not separated by port, so two servers on one host need different
 * names.
 */
function cookieName(request: FastifyRequest): string {
  return isOverTls(request)
    ? '__Host-mayfly_session'
    : `mayfly_session_${request.socket.localPort ?? 0}`;
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { secret, session }: { readonly secret: string; readonly session: Session },
): void {
  reply.setCookie(cookieName(request), secret, {
    ...COOKIE,
    secure: isOverTls(request),
    signed: true,
    maxAge: Math.floor((session.endsAt - session.createdAt) / 1000),
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), { ...COOKIE, secure: isOverTls(request) });
}

/** The content of the cookie, if this API has signed it. */
export function readSessionCookie(request: FastifyRequest): string | null {
  const cookie = request.cookies[cookieName(request)];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}
