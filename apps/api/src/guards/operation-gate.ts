import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { rateLimitHeaders, type Answer } from '@mayfly/core';
import { getOperationAST, GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Caller } from '../auth/principal.ts';
import type { RequestBudget } from '../auth/request-budget.ts';
import type { ErrorCode } from '../graphql/types.generated.ts';
import { checkVariables } from '../graphql/variable-errors.ts';
import { createCostMeter, extraUnits, type Operation } from './operation-cost.ts';

/**
 * What every operation passes before it runs, over HTTP and WebSocket alike, when its document has been
 * checked: its variables, what it may cost, and what is left of the budget of whoever asks.
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
   * Throws a `GraphQLError`: `BAD_USER_INPUT`, `QUERY_TOO_COMPLEX`, `RATE_LIMITED`. `spent` is what the request
   * has spent already. Resolves to what the budget answered; null if there was nothing left to ask it for.
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
  return new GraphQLError('Too much was asked for of late; try again later', {
    extensions: {
      code: 'RATE_LIMITED' satisfies ErrorCode,
      http: { status: 429, headers: new HeaderMap(Object.entries(rateLimitHeaders(refused))) },
    },
  });
}

/** Operations over HTTP: the guard of the route has spent 1 for each, and said what was left then. */
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
