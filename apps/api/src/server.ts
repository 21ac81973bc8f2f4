import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { MayflyError, type Mayfly } from '@mayfly/core';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createGuard } from './auth/guard.ts';
import { registerSessionRoutes } from './auth/routes.ts';
import type { GraphQLContext, Services } from './graphql/context.ts';
import { createErrorFormatter } from './graphql/errors.ts';
import { createSchema } from './graphql/schema.ts';
import { variableErrors } from './graphql/variable-errors.ts';
import { registerDashboard } from './http/dashboard.ts';
import { registerHealthRoutes } from './http/health.ts';
import { loggerOptions, requestId } from './http/logging.ts';
import { registerMetricsRoute } from './http/metrics.ts';
import { observeOperations } from './observability/operation-plugin.ts';
import type { Tracing } from './observability/tracing.ts';

export interface ServerOptions {
  readonly services: Services;
  /** The proxies in front, whose word is taken for a client's address and for TLS. */
  readonly trustProxy?: readonly string[] | undefined;
  readonly development: boolean;
  readonly logLevel: string;
  /** Where there is a collector of traces. */
  readonly tracing?: Tracing | undefined;
}

/** Longest body of a request: a thousand members of the largest kind need more, and come in parts. */
const BODY_LIMIT_BYTES = 1_048_576;

/** The whole HTTP server, not yet listening. Closing it lets requests under way end. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { services, trustProxy, logLevel } = options;
  const app = fastify({
    logger: loggerOptions(logLevel),
    genReqId: requestId,
    trustProxy: trustProxy === undefined ? false : [...trustProxy],
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
  });

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
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
  app.decorateRequest('principal', null);
  app.decorateRequest('authenticated', null);
  await app.register(cookie, { secret: services.access.cookieKey });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onClose', () => endPolicies(app, services.mayfly));
  registerHealthRoutes(app, services.mayfly);
  registerMetricsRoute(app, services.metrics, createGuard(services.access));
  await registerSessionRoutes(app, services.access);
  await registerGraphQL(app, options);
  await registerDashboard(app);
  return app;
}

/** The guard of the route has let nobody through without a principal. */
function contextOf(services: Services, { principal, id, ip }: FastifyRequest): GraphQLContext {
  if (principal === null) throw new TypeError('A request of nobody has come through');
  return { ...services, principal, requestId: id, address: ip };
}

/** Tells Redis what became of the last calls, which is no reason not to end. */
async function endPolicies(app: FastifyInstance, { policies }: Mayfly): Promise<void> {
  try {
    await policies.close();
  } catch (error) {
    logError(app, error);
  }
}

/** What Redis itself wrote may quote members: of its errors only the code is logged. */
function logError(app: FastifyInstance, error: unknown): void {
  if (error instanceof MayflyError) app.log.error({ code: error.code }, error.message);
  else app.log.error({ err: error }, 'unexpected error');
}

async function registerGraphQL(
  app: FastifyInstance,
  { services, development, tracing }: ServerOptions,
): Promise<void> {
  const apollo = new ApolloServer<GraphQLContext>({
    schema: createSchema(),
    introspection: development,
    hideSchemaDetailsFromClientErrors: !development,
    includeStacktraceInErrorResponses: false,
    maxRecursiveSelections: true,
    formatError: createErrorFormatter((error) => logError(app, error)),
    logger: {
      debug: (message) => app.log.debug(message),
      info: (message) => app.log.info(message),
      warn: (message) => app.log.warn(message),
      error: (message) => app.log.error(message),
    },
    plugins: [
      observeOperations(services.metrics, app.log),
      ...(tracing ? [tracing.plugin] : []),
      variableErrors,
      ApolloServerPluginLandingPageDisabled(),
    ],
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  // Fastify lets requests under way end before it runs this.
  app.addHook('onClose', () => apollo.stop());
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    onRequest: createGuard(services.access),
    handler: fastifyApolloHandler(apollo, {
      context: async (request) => contextOf(services, request),
    }),
  });
}
