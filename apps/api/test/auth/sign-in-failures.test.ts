import { beforeEach, describe, expect, it } from 'vitest';
import { createToken, post, signIn, statusOf } from '../support/clients.ts';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';

// Patient, so that a busy machine is not taken for an outage.
const LIMITS = { perAddress: 5, everywhere: 8, answerWithinMs: 5000 };
const WINDOW_MS = 600_000;

let api: TestApi;

beforeEach(async () => {
  api = await testApi({ signInLimits: LIMITS });
});

function counts(statuses: readonly number[]): Record<number, number> {
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((s) => s === status).length]),
  );
}

/** Tries several tokens at once. */
async function guess(times: number, remoteAddress: string, on: TestApi = api): Promise<number[]> {
  const guesses = Array.from({ length: times }, (_, i) =>
    signIn(on, `guess-number-${i}-of-many`, { remoteAddress }),
  );
  return (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
}

describe('wrong tokens', () => {
  it('are reported as wrong up to the limit, however many come at once', async () => {
    expect(counts(await guess(60, '192.0.2.1'))).toEqual({ 401: 5, 429: 55 });
  });

  it('count on all instances together, and in headers as well', async () => {
    const other = await testApi({ beside: api, signInLimits: LIMITS });
    const inHeaders = Array.from({ length: 20 }, (_, i) =>
      statusOf(other, { token: `guess-${i}`, remoteAddress: '192.0.2.1' }),
    );
    const statuses = await Promise.all([guess(20, '192.0.2.1'), ...inHeaders]);
    expect(counts(statuses.flat())).toEqual({ 401: 5, 429: 35 });
  });

  it('are answered with how long to wait, and that is so', async () => {
    await guess(5, '192.0.2.1');
    api.clock.now += 1000;
    const refused = await signIn(api, TOKEN, { remoteAddress: '192.0.2.1' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe(String((WINDOW_MS - 1000) / 1000));
    api.clock.now += WINDOW_MS - 1001;
    expect((await signIn(api, TOKEN, { remoteAddress: '192.0.2.1' })).statusCode).toBe(429);
    api.clock.now += 1;
    expect((await signIn(api, TOKEN, { remoteAddress: '192.0.2.1' })).statusCode).toBe(204);
  });

  it('lock out for no longer when the clock goes back', async () => {
    await guess(8, '192.0.2.1');
    await guess(8, '192.0.2.2');
    api.clock.now -= 6 * WINDOW_MS;
    const attempt = () => signIn(api, TOKEN, { remoteAddress: '192.0.2.1' });
    for (let i = 0; i < 3; i += 1) {
      const refused = await attempt();
      expect(refused.headers['retry-after']).toBe(String(WINDOW_MS / 1000));
    }
    api.clock.now += WINDOW_MS - 1;
    expect((await attempt()).statusCode).toBe(429);
    api.clock.now += 1;
    expect((await attempt()).statusCode).toBe(204);
  });

  it('count together for all addresses of an IPv6 network', async () => {
    const network = Array.from({ length: 10 }, (_, i) => guess(1, `2001:db8::${i}`));
    expect(counts((await Promise.all(network)).flat())).toEqual({ 401: 5, 429: 5 });
    expect(await guess(1, '2001:db8:0:1::1')).toEqual([401]);
  });

  it('count together for all addresses, and what one address has too many does not', async () => {
    await guess(100, '192.0.2.1');
    const others = Array.from({ length: 10 }, (_, i) => guess(1, `198.51.100.${i}`));
    expect(counts((await Promise.all(others)).flat())).toEqual({ 401: 3, 429: 7 });
  });
});

describe('a client that guesses', () => {
  it('does not learn that a guess is right after too many guesses', async () => {
    const { secret } = await createToken(api, { name: 'ci', role: 'VIEWER' });
    await guess(5, '192.0.2.1');
    const answers = [
      await signIn(api, secret, { remoteAddress: '192.0.2.1' }),
      await post(api, { token: secret, remoteAddress: '192.0.2.1' }),
      await post(api, { token: 'wrong', remoteAddress: '192.0.2.1' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429]);
    expect(answers[1]?.json()).toEqual(answers[2]?.json());
    expect(answers[1]?.json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
  });

  it('locks no known client out that shares the address', async () => {
    const { secret } = await createToken(api, { name: 'ci', role: 'VIEWER' });
    const neighbour = { token: secret, remoteAddress: '192.0.2.1' };
    expect(await statusOf(api, neighbour)).toBe(200);
    await guess(50, '192.0.2.1');
    expect(await statusOf(api, neighbour)).toBe(200);
  });
});

it('right tokens are never counted', async () => {
  const right = Array.from({ length: 40 }, () => signIn(api, TOKEN));
  expect(counts((await Promise.all(right)).map(({ statusCode }) => statusCode))).toEqual({
    204: 40,
  });
});
