import { MayflyError } from '@mayfly/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CloseCode, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Access } from '../auth/access.ts';
import { addressKey } from '../auth/client-address.ts';
import { isCrossSite } from './cross-site.ts';
import { authenticate, authenticateToken, type AuthResult } from './guard.ts';
import { toErrorCode } from '../graphql/errors.ts';
import type { Metrics } from '../observability/metrics.ts';
import { OpenSockets } from './open-sockets.ts';
import { refuse, retryAfter } from './refuse.ts';
import { closeSocket, GOING_AWAY, send, TRY_AGAIN_LATER } from './close-codes.ts';
import type { SocketLimits } from './socket-limits.ts';
import type { SocketCaller } from './socket-protocol.ts';

interface AdmissionOptions {
  readonly access: Access;
  readonly metrics: Metrics;
  readonly allowedOrigins: readonly string[];
  readonly limits: SocketLimits;
  readonly protocol: Server<SocketCaller>;
}

export interface SocketRoute {
  /** Rejects a handshake, or accepts it with the principal of its headers, if any. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly open: (socket: WebSocket, request: FastifyRequest) => void;
}

/** Close codes and reasons for failed authentication. */
const CLOSE_REASONS = {
  refused: [CloseCode.Unauthorized, 'Unauthorized'],
  crossSite: [CloseCode.Unauthorized, 'Unauthorized'],
  limited: [TRY_AGAIN_LATER, 'Too many wrong tokens'],
  unavailable: [TRY_AGAIN_LATER, 'Redis does not answer'],
} as const;

/** Accepts WebSockets, within limits, for as long as their principals are valid. */
export function admitSockets(app: FastifyInstance, options: AdmissionOptions): SocketRoute {
  const { access, metrics, allowedOrigins, limits, protocol } = options;
  const sockets = new OpenSockets(limits, metrics);
  app.addHook('preClose', async () => sockets.close());

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { origin, authorization } = request.headers;
    const isForeign = origin !== undefined && allowedOrigins.includes(origin);
    if (!isForeign && isCrossSite(request)) {
      return refuse(reply, 403, 'FORBIDDEN', 'This origin is not allowed');
    }
    if (sockets.isFull) {
      reply.header('retry-after', 1);
      return refuse(reply, 503, 'OVERLOADED', 'Too many connections');
    }
    let authResult: AuthResult;
    try {
      authResult = await authenticate(request, access);
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      return refuse(reply, 503, toErrorCode(error.code), error.message);
    }
    if (authResult.status === 'authenticated') {
      request.authenticated = authResult;
      return;
    }
    if (authResult.status === 'limited') {
      retryAfter(reply, authResult.retryAfterMs);
      return refuse(reply, 429, 'RATE_LIMITED', 'Too many wrong tokens; try again later');
    }
    if (authorization !== undefined) {
      return refuse(reply, 401, 'UNAUTHENTICATED', 'The token is not valid');
    }
    // A client without a token can still send one in `connection_init`, if there are not too many such clients.
    if (sockets.hasTooManyUnauthenticated(addressKey(request.ip))) {
      reply.header('retry-after', 1);
      return refuse(reply, 429, 'RATE_LIMITED', 'Too many connections without a token');
    }
  }

  function open(socket: WebSocket, request: FastifyRequest): void {
    const network = request.authenticated === null ? addressKey(request.ip) : null;
    // Several handshakes can pass at the same time.
    if (sockets.isFull || (network !== null && sockets.hasTooManyUnauthenticated(network))) {
      closeSocket(socket, TRY_AGAIN_LATER, 'Too many connections');
      return;
    }
    const caller: SocketCaller = {
      requestId: request.id,
      address: request.ip,
      authenticated: null,
      open: new Set(),
      async authenticate(params) {
        const authResult = await authenticateSocket(params, request, access);
        if (socket.readyState !== socket.OPEN) return false;
        if (authResult.status !== 'authenticated') {
          const [code, reason] = CLOSE_REASONS[authResult.status];
          closeSocket(socket, code, reason);
          return false;
        }
        if (!sockets.take(socket, authResult.principal)) {
          closeSocket(socket, TRY_AGAIN_LATER, 'Too many connections of this token');
          return false;
        }
        // A client whose principal is still valid can connect again, with its current role.
        const onEnded = () => closeSocket(socket, CloseCode.Forbidden, 'Revoked');
        socket.once('close', access.revocations.watch(authResult, onEnded));
        caller.authenticated = authResult;
        return true;
      },
    };
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        close: (code, reason) => closeSocket(socket, code ?? GOING_AWAY, reason ?? ''),
        send: (text) => send(socket, text, limits.bufferedBytes),
        onMessage(listener) {
          sockets.add(socket, network, (text) => {
            listener(text).catch((error: unknown) => {
              request.log.error({ err: error }, 'Could not handle a message');
              closeSocket(socket, CloseCode.InternalServerError, 'Internal server error');
            });
          });
        },
      },
      caller,
    );
    socket.once('close', (code, reason) => void closed(code, reason.toString()));
  }

  return { admit, open };
}

/** Authenticates by the handshake, else by the token in `connection_init`. */
async function authenticateSocket(
  params: Readonly<Record<string, unknown>> | undefined,
  request: FastifyRequest,
  access: Access,
): Promise<AuthResult | { readonly status: 'unavailable' }> {
  if (request.authenticated !== null) return request.authenticated;
  const token = params?.['token'];
  if (typeof token !== 'string') return { status: 'refused' };
  try {
    return await authenticateToken(token, request, access);
  } catch (error) {
    if (!(error instanceof MayflyError)) throw error;
    return { status: 'unavailable' };
  }
}
