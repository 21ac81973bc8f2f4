import autocannon from 'autocannon';
import type { ServerProcess } from './server-process.ts';

export interface Request {
  readonly query: string;
  /** Different for each request where a function makes them. */
  readonly variables?: (() => Record<string, unknown>) | undefined;
}

export interface Target {
  readonly server: ServerProcess;
  readonly token?: string | undefined;
  /** Whether to count the processor time of all threads. Default: of the main thread. */
  readonly allThreads?: boolean;
}

export interface Rate {
  /** Requests a second. */
  readonly rate: number;
  /** The processor time of the server for a request, in µs. */
  readonly cpu: number;
}

const CONNECTIONS = 50;
const ROUND_SECONDS = 2;

/** Measures requests of one kind, over 50 connections. Throws if any of them is not answered well. */
export async function measure(
  { server, token, allThreads = false }: Target,
  { query, variables }: Request,
): Promise<Rate> {
  const cpu = () => (allThreads ? server.cpuOfAllThreads() : server.cpu());
  const before = cpu();
  const body = () => JSON.stringify({ query, ...(variables && { variables: variables() }) });
  const result = await autocannon({
    url: new URL('/graphql', server.url).href,
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
  const { total } = result.requests;
  return { rate: total / result.duration, cpu: (cpu() - before) / total };
}
