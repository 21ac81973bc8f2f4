import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { digestOf, newToken } from '../../src/auth/token-format.ts';
import { toGlobalId } from '../../src/graphql/global-id.ts';
import { ask, cookiesOf, signIn, statusOf } from '../support/clients.ts';
import { testApi } from '../support/api.ts';

let path: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-tokens-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  path = join(folder, 'tokens.json');
});

function entry(name: string, role: string, token: string) {
  return { name, role, sha256: digestOf(token).toString('hex') };
}

/** As careful programs write files: another one is put in its place. */
async function write(content: unknown): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

const WHO = '{ viewer { name role kind } }';

it('lets in who is on the list, by their roles', async () => {
  const [ada, bob] = [newToken(), newToken()];
  await write([entry('ada', 'operator', ada), entry('bob', 'viewer', bob)]);
  const api = await testApi({ tokensFile: path });
  expect(await ask(api, { token: ada }, WHO)).toEqual({
    data: { viewer: { name: 'ada', role: 'OPERATOR', kind: 'TOKEN' } },
  });
  expect(await ask(api, { token: bob }, WHO)).toMatchObject({ data: { viewer: { name: 'bob' } } });
  const { errors } = await ask(api, { token: bob }, '{ configuredTokens { id } }');
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const { data } = await api.query('{ configuredTokens { id name role source } }');
  expect(data).toEqual({
    configuredTokens: [
      {
        id: toGlobalId('ConfiguredToken', 'env:MAYFLY_TOKEN'),
        name: 'admin',
        role: 'ADMIN',
        source: 'ENVIRONMENT',
      },
      {
        id: toGlobalId('ConfiguredToken', 'file:ada'),
        name: 'ada',
        role: 'OPERATOR',
        source: 'FILE',
      },
      {
        id: toGlobalId('ConfiguredToken', 'file:bob'),
        name: 'bob',
        role: 'VIEWER',
        source: 'FILE',
      },
    ],
  });
});

it('changes without a restart: a token is replaced, its sessions end, and another role is one at once', async () => {
  const [before, after, bob] = [newToken(), newToken(), newToken()];
  await write([entry('ada', 'admin', before), entry('bob', 'viewer', bob)]);
  const api = await testApi({ tokensFile: path });
  const ofAda = { cookies: cookiesOf(await signIn(api, before)) };
  const ofBob = { cookies: cookiesOf(await signIn(api, bob)) };
  expect(await statusOf(api, ofAda)).toBe(200);

  await write([entry('ada', 'admin', after), entry('bob', 'operator', bob)]);
  await expect.poll(() => statusOf(api, { token: after })).toBe(200);
  expect(await statusOf(api, { token: before })).toBe(401);
  expect(await statusOf(api, ofAda)).toBe(401);
  expect(await ask(api, ofBob, WHO)).toEqual({
    data: { viewer: { name: 'bob', role: 'OPERATOR', kind: 'SESSION' } },
  });
});

const SECRET = 'hunter2-is-in-the-file';

it.each([
  ['no JSON', `[{ "name": "${SECRET}"`],
  ['no list', { name: SECRET }],
  ['another role', [{ ...entry('ada', SECRET, 'x') }]],
  ['no digest', [{ name: 'ada', role: 'admin', sha256: SECRET }]],
  ['a token in place of its digest', [{ name: 'ada', role: 'admin', token: SECRET }]],
  ['two of one name', [entry('ada', 'admin', 'a'), entry('ada', 'viewer', SECRET)]],
  ['too many', Array.from({ length: 101 }, (_, i) => entry(`t${i}`, 'viewer', SECRET))],
])('keeps the last good list when there is %s in it, and quotes nothing', async (_, broken) => {
  const [ada, bob] = [newToken(), newToken()];
  await write([entry('ada', 'admin', ada)]);
  const errors: Error[] = [];
  const api = await testApi({ tokensFile: path, onAccessError: (error) => errors.push(error) });

  await write(broken);
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  expect(errors[0]).toMatchObject({ name: 'TokensFileUnusable' });
  expect(String(errors[0])).not.toContain(SECRET);
  expect(await statusOf(api, { token: ada })).toBe(200);

  await write([entry('bob', 'admin', bob)]);
  await expect.poll(() => statusOf(api, { token: bob })).toBe(200);
  expect(await statusOf(api, { token: ada })).toBe(401);
});

it('keeps the last good list when the file is gone', async () => {
  const ada = newToken();
  await write([entry('ada', 'admin', ada)]);
  const errors: Error[] = [];
  const api = await testApi({ tokensFile: path, onAccessError: (error) => errors.push(error) });
  await rm(path);
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  expect(errors[0]?.message).toContain('ENOENT');
  expect(await statusOf(api, { token: ada })).toBe(200);
});

it('has to be good at the start', async () => {
  await expect(testApi({ tokensFile: path })).rejects.toMatchObject({ name: 'TokensFileUnusable' });
});
