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

it('knows no other hash, and keeps none that a client brings', async () => {
  const api = await testApi();
  const send = (payload: object) =>
    api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${TOKEN}` },
      payload,
    });
  const hash = '0'.repeat(64);
  await send({ query: '{ now }', ...named(hash) });
  const response = await send(named(hash));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  const answers = socketClient(await listen(api)).iterate({ query: '', ...named(hash) });
  await expect(answers.next()).rejects.toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
});
