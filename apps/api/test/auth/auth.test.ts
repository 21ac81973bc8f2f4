import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

const QUERY = { query: '{ now }' };

function signIn(token: unknown = TOKEN) {
  return api.app.inject({ method: 'POST', url: '/session', payload: { token } });
}

describe('without a token', () => {
  it.each([
    ['nothing', {}],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['a wrong bearer', { authorization: `Bearer ${TOKEN}x` }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ['a made-up cookie', { cookie: 'mayfly_session_0=9999999999999.c2lnbmF0dXJl' }],
  ])('%s: GraphQL answers 401 and does nothing', async (_, headers) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: {
        query: 'mutation { createExpiringSet(input: { name: "x", defaultTtlMs: 1 }) { status } }',
      },
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      errors: [expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } })],
    });
    expect(await api.mayfly.sets.count()).toBe(0);
  });

  it('the health of the process and of its Redis can be asked for', async () => {
    expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
});

describe('a session', () => {
  it('is begun by the token, opens GraphQL, and ends by signing out', async () => {
    expect((await api.app.inject('/session')).statusCode).toBe(401);
    const response = await signIn();
    expect(response.statusCode).toBe(204);
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(decodeURIComponent(cookie?.value ?? '')).not.toContain(TOKEN);

    const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
    const session = await api.app.inject({ url: '/session', cookies });
    expect(session.statusCode).toBe(204);
    const answer = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      cookies,
      payload: QUERY,
    });
    expect(answer.json()).toMatchObject({ data: { now: '2030-01-01T00:00:00.000Z' } });

    const goodbye = await api.app.inject({ method: 'DELETE', url: '/session', cookies });
    expect(goodbye.statusCode).toBe(204);
    expect(goodbye.cookies[0]).toMatchObject({ name: cookie?.name, value: '' });
  });

  it('ends after seven days', async () => {
    const [cookie] = (await signIn()).cookies;
    const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
    const week = 7 * 24 * 3_600_000;
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + week);
    expect((await api.app.inject({ url: '/session', cookies })).statusCode).toBe(401);
    later.mockRestore();
  });

  it.each([
    ['a wrong token', 'wrong'],
    ['an empty one', ''],
    ['none', null],
    ['a number', 42],
    ['a huge one', 'x'.repeat(2000)],
  ])('is not begun by %s', async (_, token) => {
    const response = await signIn(token);
    expect([400, 401]).toContain(response.statusCode);
    expect(response.cookies).toEqual([]);
  });

  it('is not valid for a server with another token', async () => {
    const [cookie] = (await signIn()).cookies;
    const other = await testApi({ token: 'another-token-for-tests' });
    const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
    expect((await other.app.inject({ url: '/session', cookies })).statusCode).toBe(401);
  });

  it('is not prolonged by whoever edits the cookie', async () => {
    const [cookie] = (await signIn()).cookies;
    const [payload, signature] = decodeURIComponent(cookie?.value ?? '').split('.');
    const forged = `${Number(payload) + 1}.${signature}`;
    const cookies = { [cookie?.name ?? '']: forged };
    expect((await api.app.inject({ url: '/session', cookies })).statusCode).toBe(401);
  });
});

it('answers cross-site form posts with a refusal, session or not', async () => {
  const [cookie] = (await signIn()).cookies;
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify(QUERY),
  });
  expect(response.statusCode).toBe(400);
});

it('hides its schema from production, and shows it in development', async () => {
  const question = '{ __schema { queryType { name } } }';
  expect((await api.query(question)).errors?.[0]?.extensions.code).toBe(
    'GRAPHQL_VALIDATION_FAILED',
  );
  const development = await testApi({ development: true });
  expect(await development.query(question)).toMatchObject({
    data: { __schema: { queryType: { name: 'Query' } } },
  });
});
