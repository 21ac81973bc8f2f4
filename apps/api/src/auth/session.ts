import { hkdfSync } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A session ends this long after signing in, used or not. */
const SESSION_MS = 7 * 24 * 3_600_000;

const COOKIE: CookieSerializeOptions = {
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  secure: 'auto',
  signed: true,
};

/** Cookies are signed with a key made from the token: a new token ends all sessions. */
export function sessionKey(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', 'mayfly session cookie', 32));
}

/** Cookies do not know ports, so the name does: two servers on one host keep theirs apart. */
function cookieName(request: FastifyRequest): string {
  return `mayfly_session_${request.socket.localPort ?? 0}`;
}

/** The cookie holds nothing but the moment at which the session ends, signed. */
export function beginSession(request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(cookieName(request), String(Date.now() + SESSION_MS), {
    ...COOKIE,
    maxAge: SESSION_MS / 1000,
  });
}

export function endSession(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), { path: '/' });
}

export function hasSession(request: FastifyRequest): boolean {
  const cookie = request.cookies[cookieName(request)];
  if (cookie === undefined) return false;
  const { valid, value } = request.unsignCookie(cookie);
  return valid && value !== null && Number(value) > Date.now();
}
