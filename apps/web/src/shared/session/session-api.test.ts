import { afterEach, describe, expect, it, vi } from 'vitest';
import { postToken, readSession } from './session-api.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  );

const errorsOf = (code: string) => ({ errors: [{ message: 'no', extensions: { code } }] });

describe('requesting the session', () => {
  it.each([
    ['no Redis', 503, errorsOf('REDIS_UNAVAILABLE'), 'REDIS_UNAVAILABLE'],
    ['a proxy without an API', 502, '<h1>Bad Gateway</h1>', 'API_UNREACHABLE'],
    ['a proxy that writes JSON', 503, { error: 'no upstream' }, 'API_UNREACHABLE'],
    ['an unknown code', 500, errorsOf('toString'), 'INTERNAL_SERVER_ERROR'],
    ['too many attempts', 429, errorsOf('RATE_LIMITED'), 'RATE_LIMITED'],
    ['another origin', 403, errorsOf('FORBIDDEN'), 'BAD_REQUEST'],
  ])('distinguishes %s', async (_what, status, body, code) => {
    answer(status, body);
    await expect(readSession()).rejects.toMatchObject({ code });
    await expect(postToken('token')).rejects.toMatchObject({ code });
  });

  it('returns whether there is one', async () => {
    answer(200, { name: 'admin' });
    expect(await readSession()).toBe(true);
    answer(401, errorsOf('UNAUTHENTICATED'));
    expect(await readSession()).toBe(false);
  });
});
