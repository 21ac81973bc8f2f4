import { vi } from 'vitest';

/** The fake API's answer to an operation: data, or an error. */
type Answer = (variables: Record<string, unknown>) => object | Promise<object>;

interface FakeApi {
  /** The variables of all calls of an operation, in order. */
  calls(operation: string): readonly unknown[];
}

interface GraphQLBody {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
}

const isGraphQL = (body: unknown): body is GraphQLBody =>
  typeof body === 'object' && body !== null && 'operationName' in body && 'variables' in body;

function readBody(init: RequestInit | undefined): GraphQLBody {
  const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
  if (!isGraphQL(body)) throw new TypeError('The request is not GraphQL.');
  return body;
}

/** An error answer with a code, and a field if there is one. */
export function refusal(code: string, field?: string) {
  return { errors: [{ message: code, extensions: { code, field } }] };
}

/** The queries of every page. The user is an admin, unless the test overrides it. */
const ALWAYS: Readonly<Record<string, Answer>> = {
  Viewer: () => ({
    viewer: {
      name: 'admin',
      role: 'ADMIN',
      scopes: null,
      endsAt: null,
      now: new Date().toISOString(),
    },
  }),
};

/** Rejects as `fetch` does. A request that never settled would count as late in all later tests. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Replaces fetch by an API that knows the given operations and accepts any session. */
export function fakeApi(answers: Readonly<Record<string, Answer>>): FakeApi {
  const calls: { operation: string; variables: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/session') return new Response(null, { status: 204 });
    const { operationName: operation, variables } = readBody(init);
    calls.push({ operation, variables });
    const answer = answers[operation] ?? ALWAYS[operation];
    if (!answer) throw new TypeError(`The fake API does not know ${operation}.`);
    const result = await Promise.race([answer(variables), aborted(init?.signal)]);
    return Response.json('errors' in result ? result : { data: result });
  });
  return {
    calls: (operation) =>
      calls.filter((call) => call.operation === operation).map(({ variables }) => variables),
  };
}
