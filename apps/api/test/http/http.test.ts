import { expect, it } from 'vitest';
import { testApi, TOKEN } from '../support/api.ts';

it('sends a strict content policy, and none of the headers that tell of its parts', async () => {
  const { app } = await testApi();
  const { headers } = await app.inject('/healthz');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).toContain("connect-src 'self';");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
});

const JSON_TYPE = 'application/json';

it.each([
  ['a body of more than a mebibyte', 413, JSON_TYPE, `{"query":"#${'x'.repeat(1_048_576)}"}`],
  ['what is no JSON', 400, JSON_TYPE, '{"query":'],
  ['no body', 400, JSON_TYPE, ''],
  ['a forbidden name', 400, JSON_TYPE, '{"__proto__":{"query":"{ now }"}}'],
  ['XML', 415, 'application/xml', '<query/>'],
  ['a body of no type', 415, '', '{"query":"{ now }"}'],
])('answers %s with %i, as GraphQL does', async (_, status, type, payload) => {
  const { app } = await testApi();
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': type };
  const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
  expect(response.statusCode).toBe(status);
  const error = { message: expect.any(String), extensions: { code: 'BAD_REQUEST' } };
  expect(response.json()).toEqual({ errors: [error] });
});

it('refuses several operations in one request', async () => {
  const { app } = await testApi();
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${TOKEN}` },
    payload: [{ query: '{ now }' }, { query: '{ now }' }],
  });
  expect(response.statusCode).toBe(400);
});
