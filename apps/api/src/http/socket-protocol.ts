import type { FastifyBaseLogger } from 'fastify';
import {
  execute,
  getOperationAST,
  GraphQLError,
  subscribe,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { makeServer, type Context, type Server } from 'graphql-ws';
import type { Authenticated } from '../auth/authenticator.ts';
import type { Caller } from '../auth/principal.ts';
import type { GraphQLContext } from '../features/context.ts';
import type { ErrorCode } from '../graphql/types.generated.ts';
import type { Documents } from '../guards/documents.ts';
import { costExtension, toOperation, type OperationGate } from '../guards/operation-gate.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Tracing } from '../observability/tracing.ts';

/** Clients choose names and ids of operations. Logs contain at most this much of them. */
const NAME_CHARACTERS = 80;

/** One WebSocket, as the protocol sees it. */
export interface SocketCaller {
  readonly requestId: string;
  readonly address: string;
  /** Set by the handshake, or by `connection_init`. */
  authenticated: Authenticated | null;
  /** Ids of open subscriptions. */
  readonly open: Set<string>;
  /** Authenticates with the payload of `connection_init`. Closes the socket on failure. */
  readonly authenticate: (
    params: Readonly<Record<string, unknown>> | undefined,
  ) => Promise<boolean>;
}

type SocketContext = Context<Record<string, unknown>, SocketCaller>;

export interface ProtocolOptions {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly gate: OperationGate<GraphQLContext>;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly tracing: Tracing | undefined;
  readonly contextFor: (caller: Caller) => GraphQLContext;
  /** The timeout of `connection_init`. */
  readonly initTimeoutMs: number;
  readonly subscriptionsPerConnection: number;
  readonly formatErrors: (errors: readonly GraphQLError[]) => GraphQLFormattedError[];
}

/** GraphQL over WebSocket, with the same check and gate of operations as over HTTP. */
export function graphQLOverSockets(options: ProtocolOptions): Server<SocketCaller> {
  const { schema, metrics, tracing, initTimeoutMs } = options;
  const format = (errors: readonly GraphQLError[]) => {
    const formatted = options.formatErrors(errors);
    for (const { extensions } of formatted) {
      metrics.errors.inc({ code: String(extensions?.['code']) });
    }
    return formatted;
  };
  return makeServer<Record<string, unknown>, SocketCaller>({
    schema,
    connectionInitWaitTimeout: initTimeoutMs,
    onConnect: ({ extra, connectionParams }) => extra.authenticate(connectionParams),
    onSubscribe: (context, id, payload) => admit(options, context, id, payload),
    onOperation({ extra }, id, _payload, _args, result) {
      if (!(Symbol.asyncIterator in result)) return;
      extra.open.add(id);
      metrics.subscriptions.inc();
    },
    onComplete({ extra }, id) {
      if (extra.open.delete(id)) metrics.subscriptions.dec();
    },
    onNext(_context, _id, payload, { contextValue }, { data, errors }) {
      const cost = isCaller(contextValue) ? costExtension(payload, contextValue) : null;
      if (!errors && cost === null) return undefined;
      return {
        ...(data !== undefined && { data }),
        ...(errors && { errors: format(errors) }),
        ...(cost && { extensions: { cost } }),
      };
    },
    onError: (_context, _id, _payload, errors) => format(errors),
    ...(tracing && {
      execute: (args: ExecutionArgs) => tracing.follow(args, () => execute(args)),
      subscribe: (args: ExecutionArgs) => tracing.follow(args, () => subscribe(args)),
    }),
  });
}

async function admit(
  { schema, documents, gate, log, contextFor, subscriptionsPerConnection: most }: ProtocolOptions,
  { extra, subscriptions }: SocketContext,
  id: string,
  payload: {
    readonly query: string;
    readonly operationName?: string | null | undefined;
    readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  },
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const principal = extra.authenticated?.principal;
  if (principal === undefined) throw new TypeError('The socket must be authenticated');
  if (Object.keys(subscriptions).length > most) {
    return [
      refusal(
        'TOO_MANY_SUBSCRIPTIONS',
        `A connection must not have more than ${most} open operations`,
      ),
    ];
  }
  const checked = documents.checkRequest(payload);
  if (checked === null) return [refusal('BAD_REQUEST', 'The request has no document')];
  if (checked.status === 'refused') return checked.errors;
  const operation = toOperation(checked.document, payload);
  const definition = getOperationAST(operation.document, operation.operationName);
  if (!definition) {
    return [refusal('OPERATION_RESOLUTION_FAILURE', 'The document has no such operation')];
  }
  const { address, requestId } = extra;
  const operationId = `${requestId}/${id.slice(0, NAME_CHARACTERS)}`;
  const contextValue = contextFor({ principal, address, requestId: operationId });
  try {
    await gate.admit(operation, contextValue, 0);
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
  log.info(
    {
      reqId: operationId,
      type: definition.operation,
      operation: definition.name?.value.slice(0, NAME_CHARACTERS),
      principal: principal.name,
    },
    'operation over a socket',
  );
  return {
    schema,
    document: operation.document,
    variableValues: operation.variables,
    operationName: operation.operationName,
    contextValue,
  };
}

/** graphql-ws types contexts as unknown. */
const isCaller = (context: unknown): context is Caller =>
  typeof context === 'object' && context !== null && 'principal' in context;

function refusal(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
