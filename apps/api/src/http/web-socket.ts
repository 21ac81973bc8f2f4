import { MayflyError } from '@mayfly/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CloseCode, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Access } from '../auth/access.ts';
import type { Authenticated } from '../auth/authenticator.ts';
import { isCrossSite } from '../auth/cross-site.ts';
import { authenticate, authenticateToken, type Entrance } from '../auth/guard.ts';
import type { ErrorCode } from '../graphql/resolvers.generated.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { SocketCaller } from './socket-protocol.ts';

export interface SocketLimits {
  /** Connections of all, and of one token or the sessions that it opened. */
  readonly connections: number;
  readonly connectionsPerToken: number;
  readonly subscriptionsPerConnection: number;
  /** Messages that one connection may send in a second. */
  readonly messagesPerSecond: number;
  /** What waits to be sent to a client that does not read; beyond it the connection is cut. */
  readonly bufferedBytes: number;
  readonly initTimeoutMs: number;
  /** Between two signs of life that a client is asked for; one that gives none by the next is gone. */
  readonly pingEveryMs: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  connections: 5000,
  connectionsPerToken: 1000,
  subscriptionsPerConnection: 100,
  messagesPerSecond: 500,
  bufferedBytes: 8_388_608,
  initTimeoutMs: 5000,
  pingEveryMs: 15_000,
};

/** Codes of RFC 6455 beside those of the protocol: clients come back after the last two. */
const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;
const TRY_AGAIN_LATER = 1013;

/** After a connection was told to close, so long until it is cut. */
const FAREWELL_MS = 1000;

const SECOND_MS = 1000;

interface AdmissionOptions {
  readonly access: Access;
  readonly metrics: Metrics;
  readonly allowedOrigins: readonly string[];
  readonly limits: SocketLimits;
  readonly protocol: Server<SocketCaller>;
}

/** One open connection. */
interface Connection {
  readonly socket: WebSocket;
  /** In this second. */
  messages: number;
  answered: boolean;
}

export interface SocketRoute {
  /** Refuses a handshake, or lets it through with whoever its headers say it is. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly open: (socket: WebSocket, request: FastifyRequest) => void;
}

/**
 * Lets WebSockets in, within limits, and looks after them: signs of life, floods, the end of a session.
 * When the server closes they are told to come back, which leads clients to another instance.
 */
export function admitSockets(app: FastifyInstance, options: AdmissionOptions): SocketRoute {
  const { access, metrics, allowedOrigins, limits, protocol } = options;
  const connections = new Set<Connection>();
  const perToken = new Map<string, number>();
  let closing = false;

  const seconds = setInterval(() => {
    for (const connection of connections) connection.messages = 0;
  }, SECOND_MS);
  const pings = setInterval(() => {
    for (const connection of connections) {
      if (!connection.answered) connection.socket.terminate();
      connection.answered = false;
      connection.socket.ping();
    }
  }, limits.pingEveryMs);
  seconds.unref();
  pings.unref();

  app.addHook('preClose', async () => {
    closing = true;
    clearInterval(seconds);
    clearInterval(pings);
    for (const { socket } of connections) dismiss(socket, GOING_AWAY, 'The server is going away');
  });

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { origin } = request.headers;
    const isForeign = origin !== undefined && allowedOrigins.includes(origin);
    if (!isForeign && isCrossSite(request)) {
      return refuse(reply, 403, 'FORBIDDEN', 'Pages of this origin may not connect');
    }
    if (closing || connections.size >= limits.connections) {
      reply.header('retry-after', 1);
      return refuse(reply, 503, 'OVERLOADED', 'There are too many connections');
    }
    let entrance: Entrance;
    try {
      entrance = await authenticate(request, access);
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      return refuse(reply, 503, 'REDIS_UNAVAILABLE', 'Redis does not answer');
    }
    // Whoever shows no token now may still do so in `connection_init`; a wrong one is enough.
    if (entrance.status === 'authenticated') request.authenticated = entrance;
    else if (entrance.status === 'limited') {
      reply.header('retry-after', Math.ceil(entrance.retryAfterMs / 1000));
      return refuse(reply, 429, 'RATE_LIMITED', 'Too many wrong tokens; try again later');
    } else if (request.headers.authorization !== undefined) {
      return refuse(reply, 401, 'UNAUTHENTICATED', 'The token is not valid');
    }
  }

  /** Whether one more connection of a token is within its limit; counts it if so. */
  function take(authenticated: Authenticated): boolean {
    const { tokenId } = authenticated.principal;
    const held = perToken.get(tokenId) ?? 0;
    if (held >= limits.connectionsPerToken) return false;
    perToken.set(tokenId, held + 1);
    return true;
  }

  function giveBack({ principal: { tokenId } }: Authenticated): void {
    const held = perToken.get(tokenId) ?? 1;
    if (held > 1) perToken.set(tokenId, held - 1);
    else perToken.delete(tokenId);
  }

  function open(socket: WebSocket, request: FastifyRequest): void {
    if (closing || connections.size >= limits.connections) {
      dismiss(socket, TRY_AGAIN_LATER, 'There are too many connections');
      return;
    }
    const connection: Connection = { socket, messages: 0, answered: true };
    connections.add(connection);
    metrics.sockets.inc();
    const onClose: (() => void)[] = [
      () => connections.delete(connection),
      () => metrics.sockets.dec(),
    ];

    const caller: SocketCaller = {
      requestId: request.id,
      address: request.ip,
      authenticated: null,
      open: new Set(),
      async enter(params) {
        const entrance = await enterBy(params);
        if (socket.readyState !== socket.OPEN) return false;
        if (entrance.status === 'limited') {
          dismiss(socket, TRY_AGAIN_LATER, 'Too many wrong tokens');
          return false;
        }
        if (entrance.status !== 'authenticated') {
          dismiss(socket, CloseCode.Unauthorized, 'Unauthorized');
          return false;
        }
        if (!take(entrance)) {
          dismiss(socket, TRY_AGAIN_LATER, 'There are too many connections of this token');
          return false;
        }
        onClose.push(() => giveBack(entrance));
        onClose.push(
          // Whoever still may comes in again, with the role that they have now.
          access.revocations.watch(entrance, () => dismiss(socket, CloseCode.Forbidden, 'Revoked')),
        );
        caller.authenticated = entrance;
        return true;
      },
    };

    async function enterBy(params: Readonly<Record<string, unknown>> | undefined) {
      if (request.authenticated !== null) return request.authenticated;
      const token = params?.['token'];
      if (typeof token !== 'string') return { status: 'refused' } as const;
      return authenticateToken(token, request, access);
    }

    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        close: (code, reason) => dismiss(socket, code ?? GOING_AWAY, reason ?? ''),
        send: (text) => send(socket, text, limits.bufferedBytes),
        onMessage(listener) {
          socket.on('message', (data) => {
            connection.messages += 1;
            if (connection.messages > limits.messagesPerSecond) {
              dismiss(socket, POLICY_VIOLATION, 'Too many messages');
              return;
            }
            // Frames come as one buffer: `binaryType` is left as it is.
            const text = Buffer.isBuffer(data) ? data.toString() : '';
            listener(text).catch((error: unknown) => {
              request.log.error({ err: error }, 'A message could not be handled');
              dismiss(socket, CloseCode.InternalServerError, 'Internal server error');
            });
          });
        },
      },
      caller,
    );
    socket.on('pong', () => {
      connection.answered = true;
    });
    socket.once('close', (code, reason) => {
      for (const undo of onClose) undo();
      void closed(code, reason.toString());
    });
  }

  return { admit, open };
}

/** Says farewell, and cuts the connection if the client does not. */
function dismiss(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  const cut = setTimeout(() => socket.terminate(), FAREWELL_MS);
  socket.once('close', () => clearTimeout(cut));
}

/** Resolves when the kernel has it, so that a subscription goes at the pace of whoever reads it. */
async function send(socket: WebSocket, text: string, mostBuffered: number): Promise<void> {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostBuffered) {
    socket.terminate();
    return;
  }
  await new Promise<void>((resolve) => {
    // An error ends the connection, and with it whatever was to be sent.
    socket.send(text, () => resolve());
  });
}

async function refuse(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  message: string,
): Promise<void> {
  await reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}
