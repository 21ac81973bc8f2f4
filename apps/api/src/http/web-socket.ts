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
import { dismiss, GOING_AWAY, send, TRY_AGAIN_LATER } from './close-codes.ts';
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
  /** Refuses a handshake, or lets it through with whoever its headers say it is. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly open: (socket: WebSocket, request: FastifyRequest) => void;
}

/** What those are told who do not come in. */
const CLOSE_REASONS = {
  refused: [CloseCode.Unauthorized, 'Unauthorized'],
  crossSite: [CloseCode.Unauthorized, 'Unauthorized'],
  limited: [TRY_AGAIN_LATER, 'Too many wrong tokens'],
  unavailable: [TRY_AGAIN_LATER, 'Redis does not answer'],
} as const;

/** Lets WebSockets in, within limits, for as long as whoever opened them may be there. */
export function admitSockets(app: FastifyInstance, options: AdmissionOptions): SocketRoute {
  const { access, metrics, allowedOrigins, limits, protocol } = options;
  const sockets = new OpenSockets(limits, metrics);
  app.addHook('preClose', async () => sockets.close());

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { origin, authorization } = request.headers;
    const isForeign = origin !== undefined && allowedOrigins.includes(origin);
    if (!isForeign && isCrossSite(request)) {
      return refuse(reply, 403, 'FORBIDDEN', 'Pages of this origin may not connect');
    }
    if (sockets.isFull) {
      reply.header('retry-after', 1);
      return refuse(reply, 503, 'OVERLOADED', 'There are too many connections');
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
    // Whoever has shown no token yet may still do so in `connection_init`, if there are not too many of them.
    if (sockets.hasTooManyStrangers(addressKey(request.ip))) {
      reply.header('retry-after', 1);
      return refuse(reply, 429, 'RATE_LIMITED', 'Too many connections that show no token');
    }
  }

  function open(socket: WebSocket, request: FastifyRequest): void {
    const network = request.authenticated === null ? addressKey(request.ip) : null;
    // Handshakes that were let through at the same moment.
    if (sockets.isFull || (network !== null && sockets.hasTooManyStrangers(network))) {
      dismiss(socket, TRY_AGAIN_LATER, 'There are too many connections');
      return;
    }
    const caller: SocketCaller = {
      requestId: request.id,
      address: request.ip,
      authenticated: null,
      open: new Set(),
      async enter(params) {
        const authResult = await authenticateSocket(params, request, access);
        if (socket.readyState !== socket.OPEN) return false;
        if (authResult.status !== 'authenticated') {
          const [code, reason] = CLOSE_REASONS[authResult.status];
          dismiss(socket, code, reason);
          return false;
        }
        if (!sockets.take(socket, authResult.principal)) {
          dismiss(socket, TRY_AGAIN_LATER, 'There are too many connections of this token');
          return false;
        }
        // Whoever still may comes in again, with the role that they have now.
        const onEnded = () => dismiss(socket, CloseCode.Forbidden, 'Revoked');
        socket.once('close', access.revocations.watch(authResult, onEnded));
        caller.authenticated = authResult;
        return true;
      },
    };
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        close: (code, reason) => dismiss(socket, code ?? GOING_AWAY, reason ?? ''),
        send: (text) => send(socket, text, limits.bufferedBytes),
        onMessage(listener) {
          sockets.add(socket, network, (text) => {
            listener(text).catch((error: unknown) => {
              request.log.error({ err: error }, 'A message could not be handled');
              dismiss(socket, CloseCode.InternalServerError, 'Internal server error');
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

/** Who it is: by the handshake, or else by the token in `connection_init`. */
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
