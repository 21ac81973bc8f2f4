import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION_IDLE_MS, SESSION_MS } from '../../src/auth/session-store.ts';
import { digestOf } from '../../src/auth/token-format.ts';
import { cookiesOf, createToken, signIn, statusOf } from '../support/clients.ts';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';

/** Longer than an instance trusts what it has looked up. */
const NOTICED_MS = 1001;

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

async function session(token: string = TOKEN): Promise<{ cookies: Record<string, string> }> {
  return { cookies: cookiesOf(await signIn(api, token)) };
}

describe('a session', () => {
  it('ends when it is not used for twelve hours, to the millisecond', async () => {
    const used = await session();
    api.clock.now += SESSION_IDLE_MS - 1;
    const idle = await session();
    expect(await statusOf(api, used)).toBe(200);
    api.clock.now += SESSION_IDLE_MS - 1;
    expect(await statusOf(api, used)).toBe(200);
    api.clock.now += 1;
    expect(await statusOf(api, idle)).toBe(401);
  });

  it('ends after seven days, however much it is used', async () => {
    const client = await session();
    const end = api.clock.now + SESSION_MS;
    while (api.clock.now + SESSION_IDLE_MS / 2 < end) {
      api.clock.now += SESSION_IDLE_MS / 2;
      expect(await statusOf(api, client)).toBe(200);
    }
    api.clock.now = end - 1;
    expect(await statusOf(api, client)).toBe(200);
    api.clock.now = end;
    expect(await statusOf(api, client)).toBe(401);
  });

  it('is prolonged once a minute at most', async () => {
    const client = await session();
    const key = `${api.namespace}:api:set:{sessions}:members`;
    const expiry = async () => Number((await api.redis.zrange(key, '0', '-1', 'WITHSCORES'))[1]);
    const opened = await expiry();
    api.clock.now += 59_999;
    await statusOf(api, client);
    expect(await expiry()).toBe(opened);
    api.clock.now += NOTICED_MS;
    await statusOf(api, client);
    expect(await expiry()).toBe(api.clock.now + SESSION_IDLE_MS);
  });

  it('is looked up once a second at most', async () => {
    const client = await session();
    await statusOf(api, client);
    // Behind the back of the instance: what it has not asked about it cannot know.
    await api.redis.del(`${api.namespace}:api:set:{sessions}:members`);
    expect(await statusOf(api, client)).toBe(200);
    api.clock.now += NOTICED_MS;
    expect(await statusOf(api, client)).toBe(401);
  });

  it('holds on every instance, and signing out on one is noticed by another within a second', async () => {
    const other = await testApi({ beside: api });
    const client = await session();
    expect(await statusOf(other, client)).toBe(200);
    await api.app.inject({ method: 'DELETE', url: '/session', ...client });
    expect(await statusOf(api, client)).toBe(401);
    api.clock.now += NOTICED_MS;
    expect(await statusOf(other, client)).toBe(401);
  });

  it('ends with the token that opened it: revoked', async () => {
    const { secret, key } = await createToken(api, { name: 'ci', role: 'OPERATOR' });
    const client = await session(secret);
    expect(await statusOf(api, client)).toBe(200);
    await api.access.tokens.revoke(key);
    expect(await statusOf(api, client)).toBe(401);
  });

  it('ends with the token that opened it: expired', async () => {
    const { secret } = await createToken(api, { name: 'ci', role: 'VIEWER', ttlMs: 60_000 });
    const client = await session(secret);
    api.clock.now += 59_999;
    expect(await statusOf(api, client)).toBe(200);
    api.clock.now += 1;
    expect(await statusOf(api, client)).toBe(401);
  });

  it('is not valid for a server whose admin token is another one', async () => {
    const client = await session();
    const other = await testApi({ beside: api, token: 'another-token-for-tests' });
    expect(await statusOf(other, client)).toBe(401);
    expect(await statusOf(api, client)).toBe(200);
  });

  it('takes the place of the one before in the same browser', async () => {
    const before = await session();
    const after = { cookies: cookiesOf(await signIn(api, TOKEN, before)) };
    expect(await statusOf(api, after)).toBe(200);
    expect(await statusOf(api, before)).toBe(401);
  });

  it('is not opened by an edited cookie', async () => {
    const { cookies } = await session();
    const [name, value] = Object.entries(cookies)[0] ?? ['', ''];
    const forged = `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
    expect(await statusOf(api, { cookies: { [name]: forged } })).toBe(401);
  });

  it('leaves nothing in Redis that would open it', async () => {
    const { cookies } = await session();
    const [secret = ''] = decodeURIComponent(Object.values(cookies)[0] ?? '').split('.');
    expect(secret).toHaveLength(43);
    const kept = JSON.stringify(await api.access.sessions.list(10, undefined));
    expect(kept).toContain('env:MAYFLY_TOKEN');
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(digestOf(TOKEN).toString('hex'));
  });
});

describe('the cookie', () => {
  const overTls = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'mayfly.example' };

  it('is one of this host only and secure, behind a proxy that ends TLS', async () => {
    const behind = await testApi({ trustProxy: ['127.0.0.1'] });
    const response = await signIn(behind, TOKEN, { headers: overTls });
    expect(response.cookies).toMatchObject([
      {
        name: '__Host-mayfly_session',
        secure: true,
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        maxAge: SESSION_MS / 1000,
      },
    ]);
    expect(response.cookies[0]).not.toHaveProperty('domain');
    expect(await statusOf(behind, { cookies: cookiesOf(response), headers: overTls })).toBe(200);
  });

  it('has the port in its name on plain HTTP, and ignores headers of untrusted proxies', async () => {
    const response = await signIn(api, TOKEN, { headers: overTls });
    expect(response.cookies[0]?.name).toMatch(/^mayfly_session_\d+$/);
    expect(response.cookies[0]?.secure).toBeUndefined();
  });
});

describe('a request that a browser sends', () => {
  it.each([
    ['same-origin', 200],
    ['none', 200],
    ['same-site', 403],
    ['cross-site', 403],
  ])('with the cookie, for a page of %s: %i', async (site, status) => {
    const { cookies } = await session();
    expect(await statusOf(api, { cookies, headers: { 'sec-fetch-site': site } })).toBe(status);
  });

  it.each([
    ['http://localhost:80', 200],
    ['http://localhost:81', 403],
    ['https://evil.example', 403],
    ['null', 403],
  ])('with the cookie, without Sec-Fetch-Site, from %s: %i', async (origin, status) => {
    const { cookies } = await session();
    const headers = { origin, host: 'localhost:80' };
    expect(await statusOf(api, { cookies, headers })).toBe(status);
  });

  it('cannot sign in or out for another site', async () => {
    const client = await session();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await signIn(api, TOKEN, { headers })).statusCode).toBe(403);
    const out = await api.app.inject({ method: 'DELETE', url: '/session', headers, ...client });
    expect(out.statusCode).toBe(403);
    expect(await statusOf(api, client)).toBe(200);
  });

  it('may come from anywhere with a bearer token, which no browser adds by itself', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await statusOf(api, { token: TOKEN, headers })).toBe(200);
  });

  it('is no form post', async () => {
    const { cookies } = await session();
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      cookies,
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ query: '{ now }' }),
    });
    expect(response.statusCode).toBe(400);
  });
});
