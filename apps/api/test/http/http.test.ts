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

it('refuses a body of more than a mebibyte', async () => {
  const { app } = await testApi();
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${TOKEN}` },
    payload: { query: `{ now } #${'x'.repeat(1_048_576)}` },
  });
  expect(response.statusCode).toBe(413);
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
