import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { testApi, TOKEN } from '../support/api.ts';
import { listen, socketClient } from '../support/sockets.ts';

/** The dashboard's operation of a name, and the hash that it sends for it. */
async function documentOf(name: string): Promise<string> {
  const file = new URL('../../trusted-documents.json', import.meta.url);
  const listed: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
  const found = Object.entries(listed).find(([, text]) =>
    new RegExp(`^query ${name}\\b`).test(text),
  );
  if (found === undefined) throw new TypeError(`The dashboard has no query ${name}`);
  return found[0];
}

const named = (sha256Hash: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});

it("runs the dashboard's documents by their hash, over HTTP and WebSocket", async () => {
  const api = await testApi();
  const hash = await documentOf('Now');
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${TOKEN}` },
    payload: { operationName: 'Now', ...named(hash) },
  });
  expect(response.json()).toHaveProperty('data.now');
  const answers = socketClient(await listen(api)).iterate({ query: '', ...named(hash) });
  expect((await answers.next()).value).toHaveProperty('data.now');
});

it("follows Apollo's protocol: an unknown hash, then the text with its hash, then the hash", async () => {
  const api = await testApi();
  const send = (payload: object) =>
    api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${TOKEN}` },
      payload,
    });
  const query = 'query Persisted { now }';
  const sha256 = hash('sha256', query);
  const unknown = {
    message: 'PersistedQueryNotFound',
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
  };
  expect((await send(named(sha256))).json()).toEqual({ errors: [unknown] });
  const url = await listen(api);
  const overSocket = () =>
    socketClient(url)
      .iterate({ query: '', ...named(sha256) })
      .next();
  await expect(overSocket()).rejects.toMatchObject([unknown]);
  const wrong = await send({ query, ...named('0'.repeat(64)) });
  expect(wrong.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  expect((await send(named('0'.repeat(64)))).json()).toEqual({ errors: [unknown] });
  expect((await send({ query, ...named(sha256) })).json()).toHaveProperty('data.now');
  expect((await send(named(sha256))).json()).toHaveProperty('data.now');
  expect((await overSocket()).value).toHaveProperty('data.now');
});
