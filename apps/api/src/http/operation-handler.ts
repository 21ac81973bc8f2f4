import { rateLimitHeaders } from '@mayfly/core';
import type { FastifyReply } from 'fastify';
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { GraphQLContext } from '../features/context.ts';
import type { ErrorFormatter } from '../graphql/errors.ts';
import type { Executor } from '../graphql/executor.ts';
import { costExtension, type OperationGate } from '../guards/operation-gate.ts';
import type { CheckedOperation } from './checked-operation.ts';
import { statusFor } from './media-type.ts';
import type { OperationLog } from './operation-log.ts';

interface Parts {
  readonly gate: OperationGate<GraphQLContext>;
  readonly executor: Executor;
  readonly formatError: ErrorFormatter;
  readonly logOperation: OperationLog;
}

/**
 * Answers operations as Apollo does with the plugins of apollo.ts, but without its pipeline, which takes longer than a
 * small operation. A test compares both.
 */
export function createOperationHandler({ gate, executor, formatError, logOperation }: Parts) {
  const run = async (
    { operation }: CheckedOperation,
    contextValue: GraphQLContext,
    reply: FastifyReply,
  ): Promise<ExecutionResult> => {
    const { document, operationName, variables: variableValues } = operation;
    try {
      const answer = await gate.admit(operation, contextValue, 1);
      if (answer !== null) reply.headers(rateLimitHeaders(answer));
      return await executor.execute({ document, operationName, variableValues, contextValue });
    } catch (thrown) {
      return { errors: [toGraphQLError(thrown)] };
    }
  };

  return async (
    checked: CheckedOperation,
    context: GraphQLContext,
    reply: FastifyReply,
  ): Promise<string> => {
    const startedAt = performance.now();
    const { errors: thrown, data } = await run(checked, context, reply);
    const errors = thrown?.map((error) => formatError(error.toJSON(), error));
    logOperation({ definition: checked.definition, startedAt, errors, caller: context });
    const status = setHttp(reply, thrown) ?? (data === undefined ? 500 : 200);
    reply
      .code(statusFor(checked.accept, status, errors))
      .header('content-type', checked.contentType)
      // Answers depend on the caller and on the time.
      .header('cache-control', 'no-store');
    if (context.replayed === true) reply.header('idempotent-replayed', 'true');
    const cost = costExtension(checked, context);
    return `${JSON.stringify({ errors, data, ...(cost && { extensions: { cost } }) })}\n`;
  };
}

/** Sets the headers of errors, and returns the status of the last one that has one. */
function setHttp(reply: FastifyReply, errors: readonly GraphQLError[] = []): number | undefined {
  let set: number | undefined;
  for (const { extensions } of errors) {
    const { http } = extensions;
    if (!isHttp(http)) continue;
    const { status, headers } = http;
    set = status;
    if (headers) reply.headers(Object.fromEntries(headers));
  }
  return set;
}

/** What an error says to Apollo about its response. */
interface ErrorHttp {
  readonly status: number;
  readonly headers?: ReadonlyMap<string, string>;
}

function isHttp(value: unknown): value is ErrorHttp {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    typeof value.status === 'number' &&
    (!('headers' in value) || value.headers instanceof Map)
  );
}

function toGraphQLError(thrown: unknown): GraphQLError {
  if (thrown instanceof GraphQLError) return thrown;
  const originalError = thrown instanceof Error ? thrown : new Error(String(thrown));
  return new GraphQLError(originalError.message, { originalError });
}
