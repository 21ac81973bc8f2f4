import { expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
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
  ['a request without a query', 400, JSON_TYPE, '{"__proto__":{"query":"{ now }"}}'],
  ['invalid UTF-8', 400, JSON_TYPE, Buffer.from('{"query":"\xff"}', 'latin1')],
  ['another charset', 400, `${JSON_TYPE}; charset=utf-16`, '{}'],
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

it('answers a compressed body with 415', async () => {
  const { app } = await testApi();
  const headers = {
    authorization: `Bearer ${TOKEN}`,
    'content-type': JSON_TYPE,
    'content-encoding': 'gzip',
  };
  const payload = gzipSync('{"query":"{ now }"}');
  const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
  expect(response.statusCode).toBe(415);
});

it.each([
  ['GET', '/nowhere', 404, 'NOT_FOUND'],
  ['GET', '/%zz', 400, 'BAD_REQUEST'],
  ['PUT', '/graphql', 405, 'BAD_REQUEST'],
  ['POST', '/session', 400, 'BAD_REQUEST'],
  ['GET', '/session', 401, 'UNAUTHENTICATED'],
  ['GET', '/metrics', 401, 'UNAUTHENTICATED'],
] as const)('answers %s %s in the shape of GraphQL', async (method, url, status, code) => {
  const { app } = await testApi();
  const response = await app.inject({ method, url });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({
    errors: [{ message: expect.any(String), extensions: { code } }],
  });
});

it('lets pages of allowed origins use a token, and no others', async () => {
  const origin = 'https://ops.example';
  const { app } = await testApi({ limits: { allowedOrigins: [origin] } });
  const preflight = (from: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/graphql',
      headers: { origin: from, 'access-control-request-method': 'POST' },
    });
  const allowed = await preflight(origin);
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers).toMatchObject({ 'access-control-allow-origin': origin });
  expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials');
  const other = await preflight('https://evil.example');
  expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  const headers = { origin, authorization: `Bearer ${TOKEN}` };
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query: '{ now }' },
  });
  expect(response.json()).toHaveProperty('data.now');
  expect(response.headers['access-control-allow-origin']).toBe(origin);
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
