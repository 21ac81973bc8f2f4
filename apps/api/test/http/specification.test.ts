import { auditServer } from 'graphql-http';
import { expect, it } from 'vitest';
import { createToken } from '../support/clients.ts';
import { testApi, TOKEN } from '../support/api.ts';

it('follows every MUST and SHOULD of GraphQL over HTTP', async () => {
  const { app } = await testApi();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const results = await auditServer({
    url: `${url}/graphql`,
    fetchFn(input: string, init: RequestInit = {}) {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${TOKEN}`);
      return fetch(input, { ...init, headers });
    },
  });
  expect(results.length).toBeGreaterThan(50);
  const failed = results.filter(({ status, name }) => status !== 'ok' && !name.startsWith('MAY'));
  expect(failed.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
});

it.each([
  ['a role', 403, '{ configuredTokens { name } }', {}],
  ['a variable', 400, 'query ($first: Int!) { expiringSets(first: $first) { totalCount } }', {}],
  [
    'its cost',
    400,
    '{ expiringSets(first: 100) { edges { node { members(first: 1000) { edges { node { member } } } } } } }',
    {},
  ],
  ['its name', 400, 'query A { now } query B { now }', {}],
])(
  'rejects an operation because of %s with %i, or with 200 for application/json',
  async (...row) => {
    const [, status, query, variables] = row;
    const api = await testApi();
    const { secret } = await createToken(api, { name: 'v', role: 'VIEWER' });
    const send = async (accept: string) => {
      const headers = { authorization: `Bearer ${secret}`, accept };
      const payload = { query, variables };
      const response = await api.app.inject({ method: 'POST', url: '/graphql', headers, payload });
      expect(response.headers['content-type']).toContain(accept);
      expect(response.json()).not.toHaveProperty('data');
      return response.statusCode;
    };
    expect(await send('application/graphql-response+json')).toBe(status);
    expect(await send('application/json')).toBe(200);
  },
);
