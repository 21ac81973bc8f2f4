import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { createGuard } from './guard.ts';
import type { Caller } from '../auth/principal.ts';
import { createContext, type GraphQLContext, type Services } from '../features/context.ts';
import { createErrorFormatter } from '../graphql/errors.ts';
import { forbiddenRecorder } from '../features/audit/audited.ts';
import { createExecutor, createSchema } from '../features/schema.ts';
import { Documents } from '../guards/documents.ts';
import { OperationGate } from '../guards/operation-gate.ts';
import { createLive } from '../features/live/live.ts';
import type { Tracing } from '../observability/tracing.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { handleWithApollo } from './apollo-handler.ts';
import { startApollo } from './apollo.ts';
import { checkedOperation } from './checked-operation.ts';
import { createDocumentHook } from './document-hook.ts';
import { refuseMethod } from './failed-requests.ts';
import { logError } from './logging.ts';
import { createOperationHandler } from './operation-handler.ts';
import { createOperationLog } from './operation-log.ts';
import { SOCKET_LIMITS, type SocketLimits } from './socket-limits.ts';
import { graphQLOverSockets } from './socket-protocol.ts';
import { admitSockets } from './web-socket.ts';

export interface GraphQLOptions {
  readonly services: Services;
  /** Set if there is a collector of traces. */
  readonly tracing?: Tracing | undefined;
  /** Other origins whose pages can use the API with a token. */
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly socketLimits?: Partial<SocketLimits> | undefined;
  /** How often subscriptions poll what has no change feed; 1 s by default. */
  readonly liveEveryMs?: number | undefined;
}

const LIVE_EVERY_MS = 1000;

/** `/graphql`, over HTTP and WebSocket: one schema, one check of documents, one gate for operations. */
export async function registerGraphQL(
  app: FastifyInstance,
  options: GraphQLOptions,
): Promise<void> {
  const { services, tracing, allowedOrigins = [] } = options;
  const { access, metrics } = services;
  const { log } = app;
  const schema = createSchema();
  const documents = new Documents(schema);
  const gate = new OperationGate(schema, access.budget, forbiddenRecorder(schema));
  const formatError = createErrorFormatter((error) => logError(log, error));
  const live = createLive(services, options.liveEveryMs ?? LIVE_EVERY_MS);
  const contextFor = (caller: Caller) => createContext(services, live, caller);
  const shared = { schema, documents, gate, metrics, log, tracing };

  const executor = createExecutor();
  const logOperation = createOperationLog(metrics, log);
  const apollo = await startApollo({ ...shared, executor, formatError, logOperation });
  app.addHook('onClose', async () => {
    live.close();
    // Fastify finishes open requests before it runs this hook.
    await apollo.stop();
  });

  const limits = { ...SOCKET_LIMITS, ...options.socketLimits };
  const formatErrors = (errors: readonly GraphQLError[]) =>
    errors.map((error) => formatError(error.toJSON(), causeOf(error)));
  const protocol = graphQLOverSockets({ ...shared, ...limits, contextFor, formatErrors });
  const sockets = admitSockets(app, { access, metrics, allowedOrigins, limits, protocol });

  if (allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: [...allowedOrigins],
      methods: ['GET', 'POST'],
      exposedHeaders: [
        'idempotent-replayed',
        'ratelimit',
        'ratelimit-policy',
        'retry-after',
        'x-request-id',
      ],
    });
  }
  const guard = createGuard(access);
  const contextOf = ({ principal, charge, id, ip, headers }: FastifyRequest): GraphQLContext => {
    // The guard of the route only accepts requests with a principal.
    if (principal === null) throw new TypeError('Missing principal');
    return contextFor({
      principal,
      charge: charge ?? undefined,
      requestId: id,
      address: ip,
      idempotencyKey: readIdempotencyKey(headers),
    });
  };
  const byApollo = handleWithApollo(apollo, contextOf);
  const answer = createOperationHandler({ gate, executor, formatError, logOperation });
  const route = {
    url: '/graphql',
    preHandler: createDocumentHook(documents, formatError, metrics),
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      // The plugin for traces is one of Apollo.
      const checked = tracing ? null : checkedOperation(request);
      return checked ? answer(checked, contextOf(request), reply) : byApollo(request, reply);
    },
  };
  app.route({ ...route, method: ['POST', 'OPTIONS'], onRequest: guard });
  app.route({
    ...route,
    method: 'GET',
    onRequest: async (request, reply) =>
      request.ws ? sockets.admit(request, reply) : guard(request, reply),
    wsHandler: sockets.open,
  });
  app.route({ url: '/graphql', method: ['PUT', 'PATCH', 'DELETE'], handler: refuseMethod });
}

/** An error of a subscription has no path, from which the formatter recognizes errors of resolvers. */
function causeOf(error: GraphQLError): unknown {
  return error.path === undefined ? (error.originalError ?? error) : error;
}
