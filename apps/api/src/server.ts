import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { Mayfly } from '@mayfly/core';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { handleProtocols } from 'graphql-ws';
import { createGuard } from './http/guard.ts';
import { registerSessionRoutes } from './http/session-routes.ts';
import { shedOverload } from './http/overload.ts';
import { registerDashboard } from './http/dashboard.ts';
import { registerGraphQL, type GraphQLOptions } from './http/graphql.ts';
import { registerHealthRoutes } from './http/health.ts';
import { loggerOptions, requestId } from './http/logging.ts';
import { registerMetricsRoute } from './http/metrics.ts';
import { endFailed } from './http/socket-failure.ts';

export interface ServerOptions extends GraphQLOptions {
  /** The proxies in front, whose word is taken for a client's address and for TLS. */
  readonly trustProxy?: readonly string[] | undefined;
  readonly logLevel: string;
  /** A request has to be here, whole, within this time of its beginning; 10 s if it is left out. */
  readonly requestTimeoutMs?: number | undefined;
  /** How long requests under way may take to end when the server closes; 3 s if it is left out. */
  readonly closeGraceMs?: number | undefined;
  /** Beyond this delay of the event loop, on average, requests are refused; never if it is left out. */
  readonly maxEventLoopDelayMs?: number | undefined;
}

/** Longest body of a request: a thousand members of the largest kind need more, and come in parts. */
const BODY_LIMIT_BYTES = 1_048_576;

const REQUEST_TIMEOUT_MS = 10_000;

/** Whatever waits for Redis is answered within two seconds; only who sends nothing takes longer than this. */
const CLOSE_GRACE_MS = 3000;

/** A connection then makes room, so that none is held for ever. */
const REQUESTS_PER_SOCKET = 10_000;

/** More connections than this are not accepted: WebSockets and what keeps one alive for a while. */
const MOST_CONNECTIONS = 10_000;

/**
 * The whole HTTP server, not yet listening. Closing it lets requests under way end, and then cuts what is
 * still open, so that nobody who connects and says nothing keeps the rest from being put in order.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { services, trustProxy, logLevel, requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
  const app = fastify({
    logger: loggerOptions(logLevel),
    genReqId: requestId,
    trustProxy: trustProxy === undefined ? false : [...trustProxy],
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: requestTimeoutMs,
    // Node looks for slow clients this often; headers get no longer than the rest.
    http: { connectionsCheckingInterval: requestTimeoutMs / 4, headersTimeout: requestTimeoutMs },
    maxRequestsPerSocket: REQUESTS_PER_SOCKET,
    forceCloseConnections: 'idle',
  });

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Sockets of this origin are of this origin too, in every browser that the dashboard is built for.
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // Only what is served over TLS may ask for it.
    strictTransportSecurity: false,
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  app.addHook('preClose', async () => {
    const { closeGraceMs = CLOSE_GRACE_MS } = options;
    const cut = setTimeout(() => app.server.closeAllConnections(), closeGraceMs).unref();
    app.server.once('close', () => clearTimeout(cut));
  });
  // Before all routes: it answers upgrades of those that have no sockets as well.
  await app.register(websocket, {
    options: { maxPayload: BODY_LIMIT_BYTES, handleProtocols: ofGraphQL },
    errorHandler: endFailed,
    // Whoever has let sockets in tells them to go.
    preClose(done) {
      this.websocketServer.close();
      done();
    },
  });
  app.decorate('metrics', services.metrics);
  app.decorateRequest('principal', null);
  app.decorateRequest('authenticated', null);
  await app.register(cookie, { secret: services.access.cookieKey });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onClose', () => endPolicies(app, services.mayfly));
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

/** Tells Redis what became of the last calls, which is no reason not to end. */
async function endPolicies(app: FastifyInstance, { policies }: Mayfly): Promise<void> {
  const { unsentCalls } = await policies.close();
  if (unsentCalls > 0) app.log.warn({ unsentCalls }, 'calls of limit policies were not counted');
}

/** Of the subprotocols that a client offers, the one of GraphQL over WebSocket. */
function ofGraphQL(offered: Set<string>): string | false {
  return handleProtocols(offered);
}
