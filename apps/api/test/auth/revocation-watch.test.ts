import { expect, it, onTestFinished } from 'vitest';
import type { Authenticated } from '../../src/auth/authenticator.ts';
import { RevocationWatch } from '../../src/auth/revocation-watch.ts';
import { cookiesOf, createToken, signIn } from '../support/clients.ts';
import { testApi, type TestApi } from '../support/api.ts';

const ADDRESS = '192.0.2.1';

async function comeIn(api: TestApi, token: string): Promise<Authenticated> {
  const authResult = await api.access.authenticator.byToken(token, ADDRESS);
  if (authResult.status !== 'authenticated') throw new TypeError('The token is good');
  return authResult;
}

it('notices what was revoked on another instance, and leaves the others alone', async () => {
  const api = await testApi();
  const other = await testApi({ beside: api });
  const [gone, kept] = await Promise.all([
    createToken(api, { name: 'gone', role: 'VIEWER' }),
    createToken(api, { name: 'kept', role: 'VIEWER' }),
  ]);
  const watch = new RevocationWatch(10);
  onTestFinished(() => watch.close());
  const ended: string[] = [];
  for (const { secret } of [gone, kept]) {
    const authenticated = await comeIn(other, secret);
    watch.watch(authenticated, () => ended.push(authenticated.principal.name));
  }
  await api.access.tokens.revoke(gone.key);
  other.clock.now += 1001;
  await expect.poll(() => ended).toEqual(['gone']);
  await api.access.tokens.revoke(kept.key);
  other.clock.now += 1001;
  await expect.poll(() => ended).toEqual(['gone', 'kept']);
});

it('notices the end of a session, and nothing after the watch has ended', async () => {
  const api = await testApi();
  const token = await createToken(api, { name: 'ci', role: 'VIEWER' });
  const watch = new RevocationWatch(10);
  onTestFinished(() => watch.close());
  const ended: string[] = [];
  for (const name of ['first', 'second']) {
    const cookies = cookiesOf(await signIn(api, token.secret));
    const [secret = ''] = decodeURIComponent(Object.values(cookies)[0] ?? '').split('.');
    const authenticated = await api.access.authenticator.bySession(secret);
    if (authenticated === null) throw new TypeError('The session is open');
    const end = watch.watch(authenticated, () => ended.push(name));
    if (name === 'first') end();
  }
  await Promise.all(
    (await api.access.sessions.list(10, undefined)).sessions.map(({ id }) =>
      api.access.sessions.end(id),
    ),
  );
  await expect.poll(() => ended).toEqual(['second']);
});
