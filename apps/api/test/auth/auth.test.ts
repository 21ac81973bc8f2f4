import { getIntrospectionQuery } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { cookiesOf, post, signIn, statusOf, ask, createToken } from '../support/clients.ts';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

describe('without a token', () => {
  it.each([
    ['nothing', {}],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['a wrong bearer', { authorization: `Bearer ${TOKEN}x` }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ['a made-up cookie', { cookie: 'mayfly_session_0=9999999999999.c2lnbmF0dXJl' }],
  ])('%s: GraphQL answers 401 and does nothing', async (_, headers) => {
    const response = await post(
      api,
      { headers },
      'mutation { createExpiringSet(input: { name: "x", defaultTtlMs: 1 }) { status } }',
    );
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

describe('signing in', () => {
  it('opens GraphQL, says who one is, and ends by signing out', async () => {
    expect((await api.app.inject('/session')).statusCode).toBe(401);
    const response = await signIn(api, TOKEN);
    expect(response.statusCode).toBe(204);
    expect(response.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict', path: '/' }]);
    expect(decodeURIComponent(String(response.headers['set-cookie']))).not.toContain(TOKEN);

    const cookies = cookiesOf(response);
    const session = await api.app.inject({ url: '/session', cookies });
    expect(session.json()).toEqual({
      name: 'admin',
      role: 'ADMIN',
      scopes: null,
      kind: 'session',
      endsAt: '2030-01-08T00:00:00.000Z',
    });
    expect((await post(api, { cookies })).json()).toMatchObject({
      data: { now: '2030-01-01T00:00:00.000Z' },
    });

    const goodbye = await api.app.inject({ method: 'DELETE', url: '/session', cookies });
    expect(goodbye.statusCode).toBe(204);
    expect(goodbye.cookies).toMatchObject([{ name: Object.keys(cookies)[0], value: '' }]);
    // A copy of the old cookie is useless.
    expect(await statusOf(api, { cookies })).toBe(401);
  });

  it.each([
    ['a wrong token', 'wrong'],
    ['an empty one', ''],
    ['none', null],
    ['a number', 42],
    ['a huge one', 'x'.repeat(2000)],
  ])('does not work with %s', async (_, token) => {
    const response = await signIn(api, token);
    expect([400, 401]).toContain(response.statusCode);
    expect(response.cookies).toEqual([]);
  });

  it('tells a bearer who they are', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await api.app.inject({ url: '/session', headers })).json()).toEqual({
      name: 'admin',
      role: 'ADMIN',
      scopes: null,
      kind: 'token',
      endsAt: null,
    });
  });
});

it('shows its schema to authenticated callers', async () => {
  const api = await testApi();
  const query = getIntrospectionQuery({ specifiedByUrl: true });
  const viewer = await createToken(api, { name: 'generator', role: 'VIEWER' });
  const { data } = await ask(api, { token: viewer.secret }, query);
  const shown = JSON.stringify(data);
  expect(shown.includes('"specifiedByURL":"https://www.rfc-editor.org')).toBe(true);
  expect(await ask(api, {}, query)).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
});
