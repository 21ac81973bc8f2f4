import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { rateLimitHeaders, type Answer } from '@mayfly/core';
import { getOperationAST, GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Caller } from '../auth/principal.ts';
import type { RequestBudget } from '../auth/request-budget.ts';
import type { ErrorCode } from '../graphql/types.generated.ts';
import { checkVariables } from '../graphql/variable-errors.ts';
import { createCostMeter, extraUnits, type Operation } from './operation-cost.ts';

/**
 * Checks every operation before it runs, over HTTP and WebSocket, after its document: its variables, its cost, and
 * the budget of the caller.
 */
export class OperationGate {
  readonly #schema: GraphQLSchema;
  readonly #costOf: ReturnType<typeof createCostMeter>;
  readonly #budget: RequestBudget;

  constructor(schema: GraphQLSchema, budget: RequestBudget) {
    this.#schema = schema;
    this.#costOf = createCostMeter(schema);
    this.#budget = budget;
  }

  /**
   * Throws a `GraphQLError`: `BAD_USER_INPUT`, `QUERY_TOO_COMPLEX`, `RATE_LIMITED`. `spent`: what the request has
   * already spent. Resolves to the answer of the budget; null if there was nothing more to spend.
   */
  async admit(operation: Operation, caller: Caller, spent: 0 | 1): Promise<Answer | null> {
    const { document, operationName, variables } = operation;
    const definition = getOperationAST(document, operationName);
    if (!definition) return null;
    checkVariables(this.#schema, definition, variables);
    const units = 1 + extraUnits(this.#costOf(operation, definition));
    if (units === spent) return null;
    const { principal, address } = caller;
    const answer =
      spent === 0
        ? await this.#budget.spend(principal, address, units)
        : await this.#budget.spendRest(principal, address, units);
    if (answer !== null && !answer.passes) throw rateLimited(answer);
    return answer;
  }
}

function rateLimited(refused: Answer): GraphQLError {
  return new GraphQLError('Too many requests; try again later', {
    extensions: {
      code: 'RATE_LIMITED' satisfies ErrorCode,
      http: { status: 429, headers: new HeaderMap(Object.entries(rateLimitHeaders(refused))) },
    },
  });
}

/** For HTTP, where the guard of the route has spent 1 for each request and has set the headers. */
export function gateOperations(gate: OperationGate): ApolloServerPlugin<Caller> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, request, contextValue, response }) {
          const answer = await gate.admit(toOperation(document, request), contextValue, 1);
          if (answer === null) return;
          for (const [name, value] of Object.entries(rateLimitHeaders(answer))) {
            response.http.headers.set(name, value);
          }
        },
      };
    },
  };
}

export function toOperation(
  document: DocumentNode,
  {
    operationName,
    variables,
  }: {
    readonly operationName?: string | null | undefined;
    readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  },
): Operation {
  return { document, operationName: operationName ?? undefined, variables: variables ?? {} };
}
