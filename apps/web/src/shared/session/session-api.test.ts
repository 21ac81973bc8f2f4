import { afterEach, describe, expect, it, vi } from 'vitest';
import { postToken, readSession } from './session-api.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  );

describe('requesting the session', () => {
  it.each([
    ['no Redis', 503, { error: { code: 'REDIS_UNAVAILABLE' } }, 'REDIS_UNAVAILABLE'],
    ['a proxy without an API', 502, '<h1>Bad Gateway</h1>', 'API_UNREACHABLE'],
    ['a proxy that writes JSON', 503, { error: 'no upstream' }, 'API_UNREACHABLE'],
    ['an unknown code', 500, { error: { code: 'toString' } }, 'API_UNREACHABLE'],
    ['too many attempts', 429, { error: { code: 'RATE_LIMITED' } }, 'RATE_LIMITED'],
    ['another origin', 403, { error: { code: 'FORBIDDEN' } }, 'BAD_REQUEST'],
  ])('distinguishes %s', async (_what, status, body, code) => {
    answer(status, body);
    await expect(readSession()).rejects.toMatchObject({ code });
    await expect(postToken('token')).rejects.toMatchObject({ code });
  });

  it('returns whether there is one', async () => {
    answer(200, { name: 'admin' });
    expect(await readSession()).toBe(true);
    answer(401, { error: { code: 'UNAUTHENTICATED' } });
    expect(await readSession()).toBe(false);
  });
});
