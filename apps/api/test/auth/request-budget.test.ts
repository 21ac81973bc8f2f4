import { startLocalRedis } from '@mayfly/local-redis';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cookiesOf, createToken, post, signIn, statusOf, type Client } from '../support/clients.ts';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';

// Patient, so that a busy machine is not taken for an outage.
function limits(perToken: number, perAddress: number) {
  return { requestLimits: { perToken, perAddress, answerWithinMs: 5000 } };
}

async function statuses(api: TestApi, client: Client, times: number): Promise<number[]> {
  const all = await Promise.all(Array.from({ length: times }, () => statusOf(api, client)));
  return all.toSorted((a, b) => a - b);
}

function times(count: number, status: number): number[] {
  return Array.from({ length: count }, () => status);
}

it('lets a token spend its budget, however many requests come at once, and says how much is left', async () => {
  const api = await testApi(limits(10, 1000));
  const first = await post(api, { token: TOKEN });
  expect(first.headers['ratelimit']).toBe('"token";r=9;t=6');
  expect(first.headers['ratelimit-policy']).toBe('"token";q=10;w=60');
  expect(await statuses(api, { token: TOKEN }, 30)).toEqual([...times(9, 200), ...times(21, 429)]);
  const denied = await post(api, { token: TOKEN });
  expect(denied.headers['retry-after']).toBe('6');
  expect(denied.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  api.clock.now += 6000;
  expect(await statuses(api, { token: TOKEN }, 2)).toEqual([200, 429]);
});

it('counts what sessions spend with the token that opened them, on all instances', async () => {
  const api = await testApi(limits(10, 1000));
  const other = await testApi({ ...limits(10, 1000), beside: api });
  const session = { cookies: cookiesOf(await signIn(api, TOKEN)) };
  // Signing in has cost all of it.
  expect((await signIn(api, TOKEN)).statusCode).toBe(429);
  api.clock.now += 60_000;
  const all = await Promise.all([
    statuses(api, session, 8),
    statuses(other, session, 8),
    statuses(other, { token: TOKEN }, 8),
  ]);
  expect(all.flat().toSorted((a, b) => a - b)).toEqual([...times(10, 200), ...times(14, 429)]);
});

it('bounds what comes from one address, and takes nothing from a token that it denies', async () => {
  const api = await testApi(limits(20, 12));
  const { secret } = await createToken(api, { name: 'ci', role: 'VIEWER' });
  const client = (remoteAddress: string) => ({ token: secret, remoteAddress });
  expect(await statuses(api, client('2001:db8::1'), 30)).toEqual([
    ...times(12, 200),
    ...times(18, 429),
  ]);
  expect(await statuses(api, client('2001:db8::2'), 5)).toEqual(times(5, 429));
  // Of 35 requests the token has paid for the 12 that passed.
  expect(await statuses(api, client('192.0.2.1'), 12)).toEqual([
    ...times(8, 200),
    ...times(4, 429),
  ]);
});

it('takes a cost above the whole budget for all of it', async () => {
  const api = await testApi(limits(10, 1000));
  const authResult = await api.access.authenticator.byToken(TOKEN, '192.0.2.1');
  if (authResult.status !== 'authenticated') throw new TypeError('The token is good');
  const spend = async (cost: number) =>
    (await api.access.budget.spend(authResult.principal, '192.0.2.1', cost)).status;
  expect(await spend(5000)).toBe('allowed');
  expect(await spend(1)).toBe('denied');
});

describe('an operation that costs more than a request', () => {
  /** A page of 100 sets with 90 members of each: more than 150 of a budget, and less than 230. */
  const WIDE =
    '{ expiringSets(first: 100) { edges { node { members(first: 90) { edges { node { member } } } } } } }';

  const left = ({ headers }: LightMyRequestResponse) =>
    Number(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1]);

  it('says what is left when all of it is paid, and costs nothing if it is denied', async () => {
    const api = await testApi(limits(230, 1000));
    const token = TOKEN;
    const paid = await post(api, { token }, WIDE);
    expect(paid.statusCode).toBe(200);
    const rest = left(paid);
    expect(rest).toBeLessThan(80);
    expect(left(await post(api, { token }))).toBe(rest - 1);
    for (let i = 0; i < 5; i += 1) {
      const denied = await post(api, { token }, WIDE);
      expect(denied.statusCode).toBe(429);
      expect(left(denied)).toBe(rest - 1);
      expect(denied.headers['ratelimit-policy']).toBe('"token";q=230;w=60');
      expect(Number(denied.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(left(await post(api, { token }))).toBe(rest - 2);
  });

  it('passes when it comes back as late as it was told to, and not earlier', async () => {
    const api = await testApi(limits(230, 1000));
    await post(api, { token: TOKEN }, WIDE);
    const denied = await post(api, { token: TOKEN }, WIDE);
    const retryAfterMs = Number(denied.headers['retry-after']) * 1000;
    api.clock.now += retryAfterMs - 2000;
    expect((await post(api, { token: TOKEN }, WIDE)).statusCode).toBe(429);
    api.clock.now += 2000;
    expect((await post(api, { token: TOKEN }, WIDE)).statusCode).toBe(200);
  });

  it('takes nothing from a token that its address denies, nor from the address', async () => {
    const api = await testApi(limits(1000, 230));
    const first = await post(api, { token: TOKEN }, WIDE);
    const denied = await post(api, { token: TOKEN }, WIDE);
    expect(denied.statusCode).toBe(429);
    expect(denied.headers['ratelimit']).toContain('"address";');
    const ofAddress = left(denied);
    expect(left(await post(api, { token: TOKEN }, WIDE))).toBe(ofAddress);
    expect(left(await post(api, { token: TOKEN }))).toBe(left(first) - 1);
  });

  it('costs all of a budget that is smaller', async () => {
    for (const perToken of [1, 100]) {
      const api = await testApi(limits(perToken, 1000));
      const paid = await post(api, { token: TOKEN }, WIDE);
      expect([paid.statusCode, left(paid)]).toEqual([200, 0]);
      expect((await post(api, { token: TOKEN })).statusCode).toBe(429);
    }
  });
});

it('lets everything pass while Redis is gone', async () => {
  const server = await startLocalRedis();
  onTestFinished(() => server.stop());
  const api = await testApi({ ...limits(2, 2), redisUrl: server.url });
  await server.kill();
  expect(await statuses(api, { token: TOKEN }, 10)).toEqual(times(10, 200));
});
