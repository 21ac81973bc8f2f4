import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLFormattedError, OperationDefinitionNode } from 'graphql';
import type { Caller } from '../auth/principal.ts';
import type { ErrorCode } from '../graphql/types.generated.ts';
import type { Metrics } from '../observability/metrics.ts';

/** Clients choose names of operations. Logs contain at most this much of them. */
const NAME_CHARACTERS = 80;

/** An operation that was answered or rejected. */
interface Answered {
  /** Undefined if the document has no such operation. */
  readonly definition: OperationDefinitionNode | undefined;
  /** Monotonic, in ms. */
  readonly startedAt: number;
  readonly errors: readonly GraphQLFormattedError[] | undefined;
  readonly caller: Caller;
}

/** Measures and logs an operation, with the id of its request, but without text and variables. */
export function createOperationLog(metrics: Metrics, log: FastifyBaseLogger) {
  return ({ definition, startedAt, errors = [], caller }: Answered): void => {
    const seconds = (performance.now() - startedAt) / 1000;
    const type = definition?.operation ?? 'invalid';
    metrics.operations.observe({ type }, seconds);
    const codes = errors.map(codeOf);
    for (const code of codes) metrics.errors.inc({ code });
    log.info(
      {
        reqId: caller.requestId,
        type,
        operation: definition?.name?.value.slice(0, NAME_CHARACTERS),
        principal: caller.principal.name,
        durationMs: Math.round(seconds * 1000),
        ...(codes.length > 0 && { codes }),
      },
      'operation',
    );
  };
}

export type OperationLog = ReturnType<typeof createOperationLog>;

/** Logs every operation of Apollo. Also counts the errors of requests in which Apollo finds no operation. */
export function logOperations(
  metrics: Metrics,
  logOperation: OperationLog,
): ApolloServerPlugin<Caller> {
  return {
    async invalidRequestWasReceived() {
      metrics.errors.inc({ code: 'BAD_REQUEST' satisfies ErrorCode });
    },
    async requestDidStart() {
      const startedAt = performance.now();
      return {
        async willSendResponse({ operation: definition, response: { body }, contextValue }) {
          const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
          logOperation({ definition, startedAt, errors, caller: contextValue });
        },
      };
    },
  };
}

function codeOf({ extensions }: GraphQLFormattedError): string {
  const code = extensions?.['code'];
  return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
}
