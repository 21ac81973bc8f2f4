import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { rateLimitHeaders, type Answer } from '@mayfly/core';
import { getOperationAST, GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import { mayActAs, type Caller } from '../auth/principal.ts';
import type { RequestBudget } from '../auth/request-budget.ts';
import type { ErrorCode } from '../graphql/types.generated.ts';
import { checkVariables } from '../graphql/variable-errors.ts';
import { checkIdempotencyHeader } from './idempotency.ts';
import { createFieldJudge, type ForbiddenFields } from './operation-roles.ts';
import { createCostMeter, extraUnits, MAX_COST, type Operation } from './operation-cost.ts';

/** Notes an operation that is rejected because of the role or the scopes of its caller. */
export type ForbiddenListener<Context> = (
  forbidden: ForbiddenFields,
  context: Context,
) => Promise<void>;

/**
 * Checks every operation before it runs, over HTTP and WebSocket, after its document: its variables, its cost, the
 * budget of the caller, and the roles and scopes of all its fields.
 */
export class OperationGate<Context extends Caller> {
  readonly #schema: GraphQLSchema;
  readonly #costOf: ReturnType<typeof createCostMeter>;
  readonly #forbiddenFields: ReturnType<typeof createFieldJudge>;
  readonly #budget: RequestBudget;
  readonly #onForbidden: ForbiddenListener<Context>;

  constructor(
    schema: GraphQLSchema,
    budget: RequestBudget,
    onForbidden: ForbiddenListener<Context>,
  ) {
    this.#schema = schema;
    this.#costOf = createCostMeter(schema);
    this.#forbiddenFields = createFieldJudge(schema);
    this.#budget = budget;
    this.#onForbidden = onForbidden;
  }

  /**
   * Throws a `GraphQLError`: `BAD_USER_INPUT`, `QUERY_TOO_COMPLEX`, `RATE_LIMITED`, `FORBIDDEN`,
   * `INVALID_IDEMPOTENCY_KEY`. `spent`: what the request has already spent. Resolves to the answer of the budget; null if there was nothing more to spend.
   */
  async admit(operation: Operation, context: Context, spent: 0 | 1): Promise<Answer | null> {
    const { document, operationName, variables } = operation;
    const definition = getOperationAST(document, operationName);
    if (!definition) return null;
    checkVariables(this.#schema, definition, variables);
    if (context.idempotencyKey !== undefined) checkIdempotencyHeader(this.#schema, definition);
    const cost = this.#costOf(operation, definition);
    const units = 1 + extraUnits(cost);
    const answer = await this.#spend(units, context, spent);
    if (answer !== null && !answer.passes) throw rateLimited(answer);
    const left = answer ?? context.charge?.answer;
    if (left) context.charge = { cost, units, answer: left };
    const refused = this.#forbiddenFields(operation, definition, context.principal);
    if (refused !== null) {
      await this.#onForbidden(refused, context);
      throw forbidden(refused, context);
    }
    return answer;
  }

  async #spend(
    units: number,
    { principal, address }: Context,
    spent: 0 | 1,
  ): Promise<Answer | null> {
    if (units === spent) return null;
    return spent === 0
      ? this.#budget.spend(principal, address, units)
      : this.#budget.spendRest(principal, address, units);
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

function forbidden({ fields }: ForbiddenFields, { principal }: Caller): GraphQLError {
  const [{ field, role }] = fields;
  const what = mayActAs(principal, role)
    ? 'is outside the scopes of the token'
    : `requires the role ${role}`;
  return new GraphQLError(`${field.name} ${what}`, {
    nodes: fields.map(({ node }) => node),
    extensions: { code: 'FORBIDDEN' satisfies ErrorCode, http: { status: 403 } },
  });
}

/** For HTTP, where the guard of the route has spent 1 for each request and has set the headers. */
export function gateOperations<Context extends Caller>(
  gate: OperationGate<Context>,
): ApolloServerPlugin<Context> {
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
        async willSendResponse({ request, contextValue, response: { body, http } }) {
          if (contextValue.replayed === true) http.headers.set('idempotent-replayed', 'true');
          const cost = costExtension(request, contextValue);
          if (cost === null || body.kind !== 'single') return;
          body.singleResult.extensions = { ...body.singleResult.extensions, cost };
        },
      };
    },
  };
}

/** The cost of an operation, if its request asks for it with the extension `cost: true`; else null. */
export function costExtension(
  { extensions }: { readonly extensions?: Readonly<Record<string, unknown>> | null | undefined },
  { charge }: Caller,
) {
  if (extensions?.['cost'] !== true || charge == null) return null;
  const { cost, units, answer } = charge;
  const remaining = answer.status === 'unavailable' ? null : answer.remaining;
  return { cost, maximum: MAX_COST, units, remaining };
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
