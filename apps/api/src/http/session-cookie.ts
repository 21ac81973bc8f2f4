import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../auth/session-store.ts';

const COOKIE: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'strict' };

function isOverTls(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

/**
 * Over TLS a name that browsers take from this very host only, and only when it is secure. Over plain
 * HTTP, which is for one's own machine, the name has the port: cookies do not know ports, and two servers
 * on one host keep theirs apart.
 */
function cookieName(request: FastifyRequest): string {
  return isOverTls(request)
    ? '__Host-mayfly_session'
    : `mayfly_session_${request.socket.localPort ?? 0}`;
}

export function giveCookie(
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

export function takeCookieBack(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), { ...COOKIE, secure: isOverTls(request) });
}

/** What the cookie holds, if it is one that this API has signed. */
export function readCookie(request: FastifyRequest): string | null {
  const cookie = request.cookies[cookieName(request)];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}
