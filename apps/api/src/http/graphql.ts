import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { createGuard } from '../auth/guard.ts';
import type { GraphQLContext, Services } from '../graphql/context.ts';
import { createErrorFormatter } from '../graphql/errors.ts';
import { createSchema } from '../graphql/schema.ts';
import { Documents } from '../guards/documents.ts';
import { gateOperations, OperationGate } from '../guards/operation-gate.ts';
import { createLive } from '../live/live.ts';
import { observeOperations } from '../observability/operation-plugin.ts';
import type { Tracing } from '../observability/tracing.ts';
import { logError } from './logging.ts';
import { SOCKET_LIMITS, type SocketLimits } from './socket-limits.ts';
import { graphQLOverSockets } from './socket-protocol.ts';
import { admitSockets } from './web-socket.ts';

export interface GraphQLOptions {
  readonly services: Services;
  readonly development: boolean;
  /** Where there is a collector of traces. */
  readonly tracing?: Tracing | undefined;
  /** Origins whose pages may open WebSockets beside those of the server's own. */
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly socketLimits?: Partial<SocketLimits> | undefined;
  /** How often subscriptions look at what has no feed of its changes; a second if it is left out. */
  readonly liveEveryMs?: number | undefined;
}

const LIVE_EVERY_MS = 1000;

type Caller = Pick<GraphQLContext, 'principal' | 'requestId' | 'address'>;

/** `/graphql`, over HTTP and WebSocket: one schema, one check of documents, one gate for operations. */
export async function registerGraphQL(
  app: FastifyInstance,
  options: GraphQLOptions,
): Promise<void> {
  const { services, development, tracing, allowedOrigins = [] } = options;
  const { access, metrics } = services;
  const schema = createSchema();
  const documents = new Documents(schema, { development });
  const gate = new OperationGate(schema, access.budget);
  const formatError = createErrorFormatter((error) => logError(app.log, error));
  const live = createLive(services, options.liveEveryMs ?? LIVE_EVERY_MS);
  const contextFor = (caller: Caller): GraphQLContext => ({ ...services, live, ...caller });

  const apollo = new ApolloServer<GraphQLContext>({
    schema,
    introspection: development,
    hideSchemaDetailsFromClientErrors: !development,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    // Whatever gets so far has been checked; what has been forgotten since is checked again.
    documentStore: {
      get: async (key) => documents.find(key.slice(-HASH_CHARACTERS)),
      set: async () => {},
      delete: async () => false,
    },
    formatError,
    logger: {
      debug: (message) => app.log.debug(message),
      info: (message) => app.log.info(message),
      warn: (message) => app.log.warn(message),
      error: (message) => app.log.error(message),
    },
    plugins: [
      observeOperations(metrics, app.log),
      ...(tracing ? [tracing.plugin] : []),
      gateOperations(gate),
      ApolloServerPluginLandingPageDisabled(),
    ],
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  app.addHook('onClose', async () => {
    live.close();
    // Fastify lets requests under way end before it runs this.
    await apollo.stop();
  });

  const guard = createGuard(access);
  const checkDocument = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isGet = request.method === 'GET';
    const checked = documents.checkRequest(isGet ? request.query : request.body);
    if (checked === null) return;
    if (checked.status === 'ok') {
      if (!isGet) nameByText(request, checked.text);
      return;
    }
    const errors = checked.errors.map((error) => formatError(error.toJSON(), error));
    metrics.operations.observe({ type: 'invalid' }, reply.elapsedTime / 1000);
    for (const { extensions } of errors) metrics.errors.inc({ code: String(extensions?.['code']) });
    await reply.code(400).send({ errors });
  };
  const handler = fastifyApolloHandler(apollo, {
    context: async ({ principal, id, ip }) => {
      // The guard of the route has let nobody through without a principal.
      if (principal === null) throw new TypeError('A request of nobody has come through');
      return contextFor({ principal, requestId: id, address: ip });
    },
  });
  const limits = { ...SOCKET_LIMITS, ...options.socketLimits };
  const sockets = admitSockets(app, {
    access,
    metrics,
    allowedOrigins,
    limits,
    protocol: graphQLOverSockets({
      ...limits,
      schema,
      documents,
      gate,
      metrics,
      log: app.log,
      contextFor,
      formatErrors: (errors) => errors.map((error) => formatError(error.toJSON(), causeOf(error))),
    }),
  });
  app.route({
    url: '/graphql',
    method: ['POST', 'OPTIONS'],
    onRequest: guard,
    preHandler: checkDocument,
    handler,
  });
  app.route({
    url: '/graphql',
    method: 'GET',
    onRequest: async (request, reply) =>
      request.ws ? sockets.admit(request, reply) : guard(request, reply),
    preHandler: checkDocument,
    handler,
    wsHandler: sockets.open,
  });
}

/** Of a SHA-256 hash in hexadecimal, with which Apollo's keys of documents end. */
const HASH_CHARACTERS = 64;

/** Lets what came as a hash go on as the text that it stands for. */
function nameByText(request: FastifyRequest, text: string): void {
  const { body } = request;
  if (typeof body !== 'object' || body === null) return;
  if ('query' in body && body.query === text) return;
  request.body = { ...body, query: text, extensions: {} };
}

/** An error of a source of events has no path, and the formatter knows by that what resolvers have thrown. */
function causeOf(error: GraphQLError): unknown {
  return error.path === undefined ? (error.originalError ?? error) : error;
}
