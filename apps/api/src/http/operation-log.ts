import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../auth/principal.ts';
import type { ErrorCode } from '../graphql/types.generated.ts';
import type { Metrics } from '../observability/metrics.ts';

/** Clients choose names of operations; more of one than this is of no use in a log. */
const NAME_CHARACTERS = 80;

/**
 * Counts and times every operation, and logs it with its request's id; neither variables nor text. Of requests
 * in which Apollo finds no operation the errors are counted.
 */
export function logOperations(
  metrics: Metrics,
  log: FastifyBaseLogger,
): ApolloServerPlugin<Caller> {
  return {
    async invalidRequestWasReceived() {
      metrics.errors.inc({ code: 'BAD_REQUEST' satisfies ErrorCode });
    },
    async requestDidStart() {
      const startedAt = performance.now();
      return {
        async willSendResponse({ operation, operationName, response, contextValue }) {
          const seconds = (performance.now() - startedAt) / 1000;
          const type = operation?.operation ?? 'invalid';
          metrics.operations.observe({ type }, seconds);
          const { body } = response;
          const codes = body.kind === 'single' ? (body.singleResult.errors ?? []).map(codeOf) : [];
          for (const code of codes) metrics.errors.inc({ code });
          log.info(
            {
              reqId: contextValue.requestId,
              type,
              operation: operationName?.slice(0, NAME_CHARACTERS),
              principal: contextValue.principal.name,
              durationMs: Math.round(seconds * 1000),
              ...(codes.length > 0 && { codes }),
            },
            'operation',
          );
        },
      };
    },
  };
}

function codeOf({ extensions }: { readonly extensions?: Record<string, unknown> }): string {
  const code = extensions?.['code'];
  return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
}
