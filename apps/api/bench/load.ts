import autocannon from 'autocannon';

export interface Request {
  readonly query: string;
  /** Different for each request where a function makes them. */
  readonly variables?: (() => Record<string, unknown>) | undefined;
}

export interface Target {
  readonly url: string;
  readonly token?: string | undefined;
}

const CONNECTIONS = 50;
const ROUND_SECONDS = 2;

/** Requests a second of one kind, over 50 connections. Throws if any of them is not answered well. */
export async function rate({ url, token }: Target, { query, variables }: Request): Promise<number> {
  const body = () => JSON.stringify({ query, ...(variables && { variables: variables() }) });
  const result = await autocannon({
    url: new URL('/graphql', url).href,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: body(),
    ...(variables && {
      requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }],
    }),
    verifyBody: (answer) => !String(answer).includes('"errors":['),
  });
  if (result.non2xx + result.errors + result.mismatches > 0) {
    throw new Error(
      `Not all were answered well: ${result.non2xx} refused, ${result.errors} failed, ${result.mismatches} with errors`,
    );
  }
  return result.requests.total / result.duration;
}
