import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { getOperationAST, GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { RequestBudget } from '../auth/request-budget.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import type { ErrorCode } from '../graphql/resolvers.generated.ts';
import { checkVariables } from '../graphql/variable-errors.ts';
import { createCostMeter, extraUnits, type Operation } from './operation-cost.ts';

/** Who asks for an operation. */
type Caller = Pick<GraphQLContext, 'principal' | 'address'>;

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
   * Throws a `GraphQLError`: `BAD_USER_INPUT`, `QUERY_TOO_COMPLEX`, `RATE_LIMITED`. `spent` are units of the
   * budget that the request has spent already.
   */
  async admit(operation: Operation, caller: Caller, spent: number): Promise<void> {
    const { document, operationName, variables } = operation;
    const definition = getOperationAST(document, operationName);
    if (!definition) return;
    checkVariables(this.#schema, definition, variables);
    const units = 1 + extraUnits(this.#costOf(operation, definition)) - spent;
    if (units <= 0) return;
    const answer = await this.#budget.spend(caller.principal, caller.address, units);
    if (answer.status === 'denied') throw rateLimited(answer.retryAfterMs);
  }
}

function rateLimited(retryAfterMs: number): GraphQLError {
  const seconds = Math.ceil(retryAfterMs / 1000);
  return new GraphQLError('Too much was asked for of late; try again later', {
    extensions: {
      code: 'RATE_LIMITED' satisfies ErrorCode,
      http: { status: 429, headers: new HeaderMap([['retry-after', String(seconds)]]) },
    },
  });
}

/** Operations over HTTP: the guard of the route has spent 1 for each. */
export function gateOperations(gate: OperationGate): ApolloServerPlugin<GraphQLContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, request, contextValue }) {
          await gate.admit(toOperation(document, request), contextValue, 1);
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
