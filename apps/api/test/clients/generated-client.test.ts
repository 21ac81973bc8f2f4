import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Parser } from 'graphql-js-tree';
import { TreeToTS } from 'graphql-zeus-core';
import { expect, it, onTestFinished } from 'vitest';
import { testApi, TOKEN } from '../support/api.ts';

type Selection = Readonly<Record<string, unknown>>;

/** What the generator's clients have in common; their types follow from the schema, and are not checked here. */
interface GeneratedClient {
  readonly Chain: (
    host: string,
    options: { readonly headers: Record<string, string> },
  ) => (operation: 'query' | 'mutation') => (selection: Selection) => Promise<unknown>;
}

const isClient = (module: unknown): module is GeneratedClient =>
  typeof module === 'object' && module !== null && 'Chain' in module;

/** The client that graphql-zeus makes of the printed schema, knowing nothing else of this project. */
async function generateClient(): Promise<GeneratedClient> {
  const sdl = await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8');
  const tree = Parser.parse(sdl);
  const files = TreeToTS.resolveTreeSplit({ tree, env: 'node', esModule: true });
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'client.ts');
  await writeFile(file, `${files.const}\n${files.index}`);
  const client: unknown = await import(file);
  if (!isClient(client)) throw new TypeError('The generator makes other clients than it did');
  return client;
}

it('is spoken to by a client that another tool generates from the printed schema', async () => {
  const { app } = await testApi();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { Chain } = await generateClient();
  const chain = Chain(`${url}/graphql`, {
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
  });

  const created = await chain('mutation')({
    createExpiringSet: [
      { input: { name: 'online', defaultTtlMs: 60_000 } },
      { userErrors: { code: true }, status: true },
    ],
  });
  expect(created).toEqual({ createExpiringSet: { userErrors: [], status: 'CREATED' } });

  const added = await chain('mutation')({
    addMember: [
      { input: { set: 'online', member: 'alice', value: 'phone' } },
      { userErrors: { field: true }, status: true, expiresAt: true },
    ],
  });
  expect(added).toEqual({
    addMember: { userErrors: [], status: 'ADDED', expiresAt: '2030-01-01T00:01:00.000Z' },
  });

  const read = await chain('query')({
    expiringSet: [
      { name: 'online' },
      { members: [{ first: 10 }, { edges: { node: { member: true, value: true } } }] },
    ],
  });
  expect(read).toEqual({
    expiringSet: {
      members: { edges: [{ node: { member: 'alice', value: 'phone' } }] },
    },
  });
});
