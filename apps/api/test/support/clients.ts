import type { LightMyRequestResponse } from 'fastify';
import { digestOf } from '../../src/auth/token-format.ts';
import type { TestApi } from './api.ts';

export interface GraphQLAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { extensions: { code: string; field?: string } }[];
}

/** A client with a token, or with the cookies of a session. */
export interface Client {
  readonly token?: string;
  readonly cookies?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

export function post(
  { app }: TestApi,
  client: Client,
  query = '{ now }',
  variables: Record<string, unknown> = {},
): Promise<LightMyRequestResponse> {
  const { token, cookies = {}, headers = {}, remoteAddress = '127.0.0.1' } = client;
  return app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    cookies,
    remoteAddress,
    payload: { query, variables },
  });
}

export async function ask(
  api: TestApi,
  client: Client,
  query?: string,
  variables?: Record<string, unknown>,
): Promise<GraphQLAnswer> {
  return (await post(api, client, query, variables)).json<GraphQLAnswer>();
}

export async function statusOf(api: TestApi, client: Client): Promise<number> {
  return (await post(api, client)).statusCode;
}

export function signIn(
  { app }: TestApi,
  token: unknown,
  { headers = {}, cookies = {}, remoteAddress = '127.0.0.1' }: Omit<Client, 'token'> = {},
): Promise<LightMyRequestResponse> {
  const payload = { token };
  return app.inject({ method: 'POST', url: '/session', headers, cookies, remoteAddress, payload });
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookiesOf({ cookies }: LightMyRequestResponse): Record<string, string> {
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

/** Makes a token over GraphQL, as an admin. `key`: identifies it in the token store. */
export async function createToken(
  { query }: TestApi,
  input: {
    name: string;
    role: string;
    ttlMs?: number;
    scopes?: readonly { kind: string; prefix: string }[] | null;
  },
): Promise<{ secret: string; id: string; key: string }> {
  const { data } = await query<{ createToken: { secret: string; token: { id: string } } }>(
    `mutation ($input: CreateTokenInput!) {
      createToken(input: $input) { userErrors { code } secret token { id } }
    }`,
    { input },
  );
  const { secret, token } = data.createToken;
  return { secret, id: token.id, key: digestOf(secret).toString('hex') };
}
