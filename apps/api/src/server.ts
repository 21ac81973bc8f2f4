import cookie from '@fastify/cookie';
import type { Mayfly } from '@mayfly/core';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { handleProtocols } from 'graphql-ws';
import { createGuard } from './http/guard.ts';
import { registerSessionRoutes } from './http/session-routes.ts';
import { shedOverload } from './http/overload.ts';
import { registerDashboard } from './http/dashboard.ts';
import { answerBrokenConnection, answerFailure } from './http/failed-requests.ts';
import { readJsonBodies } from './http/json-body.ts';
import { registerGraphQL, type GraphQLOptions } from './http/graphql.ts';
import { registerHealthRoutes } from './http/health.ts';
import { loggerOptions, requestId } from './http/logging.ts';
import { registerMetricsRoute } from './http/metrics.ts';
import { securityHeaders } from './http/security-headers.ts';
import { endFailed } from './http/socket-failure.ts';

export interface ServerOptions extends GraphQLOptions {
  /** Trusted proxies, whose headers set the address of a client and the protocol. */
  readonly trustProxy?: readonly string[] | undefined;
  readonly logLevel: string;
  /** The time to receive a whole request; 10 s by default. */
  readonly requestTimeoutMs?: number | undefined;
  /** The time to finish open requests when the server closes; 3 s by default. */
  readonly closeGraceMs?: number | undefined;
  /** Above this average delay of the event loop, requests are rejected. Default: never. */
  readonly maxEventLoopDelayMs?: number | undefined;
}

/** The maximum length of a body. A thousand members of the maximum size need several requests. */
const BODY_LIMIT_BYTES = 1_048_576;

const REQUEST_TIMEOUT_MS = 10_000;

/** Requests that wait for Redis take at most two seconds. Only clients that send nothing take longer than this. */
const CLOSE_GRACE_MS = 3000;

/** A connection then ends, so that none is open forever. */
const REQUESTS_PER_SOCKET = 10_000;

/** The maximum number of connections, WebSockets and idle ones included. */
const MAX_CONNECTIONS = 10_000;

/**
 * Creates the HTTP server, which does not listen yet. When it closes, it finishes open requests and then cuts all
 * connections, so that an idle client cannot delay the shutdown.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { services, trustProxy, logLevel, requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
  const app = fastify({
    logger: loggerOptions(logLevel),
    genReqId: requestId,
    trustProxy: trustProxy === undefined ? false : [...trustProxy],
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: requestTimeoutMs,
    // The interval of the check for slow clients. The timeout of headers is that of the whole request.
    http: { connectionsCheckingInterval: requestTimeoutMs / 4, headersTimeout: requestTimeoutMs },
    maxRequestsPerSocket: REQUESTS_PER_SOCKET,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    clientErrorHandler: answerBrokenConnection,
  });

  const constant = securityHeaders();
  // A hook with a callback: an async one costs each request a promise.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(constant).header('x-request-id', request.id);
    done();
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  app.addHook('preClose', async () => {
    const { closeGraceMs = CLOSE_GRACE_MS } = options;
    const cut = setTimeout(() => app.server.closeAllConnections(), closeGraceMs).unref();
    app.server.once('close', () => clearTimeout(cut));
  });
  // Before all routes: it also answers upgrades of routes without WebSockets.
  await app.register(websocket, {
    options: { maxPayload: BODY_LIMIT_BYTES, handleProtocols: ofGraphQL },
    errorHandler: endFailed,
    // OpenSockets closes the connections.
    preClose(done) {
      this.websocketServer.close();
      done();
    },
  });
  app.decorate('metrics', services.metrics);
  app.decorateRequest('principal', null);
  app.decorateRequest('authenticated', null);
  app.decorateRequest('charge', null);
  app.decorateRequest('document', null);
  app.setErrorHandler(answerFailure);
  readJsonBodies(app);
  await app.register(cookie, { secret: services.access.cookieKey });
  app.addHook('onClose', () => writeCounts(app, services.mayfly));
  registerHealthRoutes(app, services.redisHealth);
  registerMetricsRoute(app, services.metrics, services.redisHealth, createGuard(services.access));
  await registerSessionRoutes(app, services.access);
  await app.register(async (scope) => {
    const { maxEventLoopDelayMs } = options;
    if (maxEventLoopDelayMs !== undefined) await shedOverload(scope, maxEventLoopDelayMs);
    await registerGraphQL(scope, options);
  });
  await registerDashboard(app);
  return app;
}

/** Writes the last counts of policies, purposes and spaces. A failure does not stop the shutdown. */
async function writeCounts(app: FastifyInstance, mayfly: Mayfly): Promise<void> {
  const { policies, purposes, spaces } = mayfly;
  const [ofPolicies, ...others] = await Promise.all([
    policies.close(),
    purposes.close(),
    spaces.close(),
  ]);
  const { unsentCalls } = ofPolicies;
  if (unsentCalls > 0) app.log.warn({ unsentCalls }, 'calls of limit policies were not counted');
  const unsent = others.reduce((sum, each) => sum + each.unsentCalls, 0);
  if (unsent > 0) {
    app.log.warn({ unsentCalls: unsent }, 'calls of purposes and spaces were not counted');
  }
}

/** Selects the subprotocol of GraphQL over WebSocket. */
function ofGraphQL(offered: Set<string>): string | false {
  return handleProtocols(offered);
}
