import { ApolloServer, type ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GraphQLContext } from '../features/context.ts';
import type { ErrorFormatter } from '../graphql/errors.ts';
import type { Executor } from '../graphql/executor.ts';
import { gateOperations, type OperationGate } from '../guards/operation-gate.ts';
import type { Metrics } from '../observability/metrics.ts';
import { answerByMediaType } from './media-type.ts';
import { logOperations, type OperationLog } from './operation-log.ts';
import type { Tracing } from '../observability/tracing.ts';

interface ApolloOptions {
  readonly schema: GraphQLSchema;
  readonly executor: Executor;
  readonly gate: OperationGate<GraphQLContext>;
  readonly formatError: ErrorFormatter;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly logOperation: OperationLog;
  readonly tracing: Tracing | undefined;
}

/** Apollo's interface for another executor than that of graphql-js. */
function executedBy(
  executor: Executor,
  schema: GraphQLSchema,
): ApolloServerOptionsWithGateway<GraphQLContext>['gateway'] {
  return {
    onSchemaLoadOrUpdate(use) {
      use({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, context, request: { operationName, variables } }) =>
        executor.execute({
          document,
          contextValue: context,
          // The requested name. Apollo's other one is null if the document has no such operation.
          operationName,
          variableValues: variables,
        }),
    }),
    stop: async () => undefined,
  };
}

/**
 * Starts GraphQL over HTTP. Apollo has a cache of documents beside ours: with another cache, it prints and hashes the
 * schema at its start, which takes longer than its other steps.
 */
export async function startApollo({
  schema,
  executor,
  gate,
  formatError,
  metrics,
  log,
  logOperation,
  tracing,
}: ApolloOptions): Promise<ApolloServer<GraphQLContext>> {
  const apollo = new ApolloServer<GraphQLContext>({
    gateway: executedBy(executor, schema),
    // All callers are authenticated.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    formatError,
    logger: {
      debug: (message) => log.debug(message),
      info: (message) => log.info(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
    plugins: [
      logOperations(metrics, logOperation),
      ...(tracing ? [tracing.plugin] : []),
      gateOperations(gate),
      answerByMediaType(),
      // It wraps the resolver of every field, to compute a header that is always the same here.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  return apollo;
}
