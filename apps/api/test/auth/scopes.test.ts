import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { digestOf, newToken } from '../../src/auth/token-format.ts';
import { testApi, type TestApi } from '../support/api.ts';
import { ask, cookiesOf, createToken, post, signIn } from '../support/clients.ts';
import { listen, socketClient } from '../support/sockets.ts';

const SET_A = [{ kind: 'SET', prefix: 'a:' }];

async function tokenOf(
  api: TestApi,
  scopes: readonly { kind: string; prefix: string }[] | null,
  role = 'ADMIN',
): Promise<string> {
  return (await createToken(api, { name: 'team', role, scopes })).secret;
}

/** Objects of each kind with these names. */
async function createAll({ mayfly }: TestApi, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await mayfly.sets.create(name, { defaultTtlMs: 1000 });
    await mayfly.policies.create(name, { limits: [{ limit: 1, windowMs: 1000 }] });
    await mayfly.purposes.create(name, {});
    await mayfly.spaces.create(name, {});
    await mayfly.seriesDefinitions.create(name, { fields: ['x'], retentionMs: 1000 });
    const layout = { score: 'expiry', unit: 'ms', member: 'text' } as const;
    await mayfly.adoptions.create(name, { key: 'other', ...layout });
  }
}

interface Page {
  readonly edges: readonly { readonly node: { readonly name: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

/** The only field of an answer. */
async function readPage(
  api: TestApi,
  token: string,
  document: string,
  variables?: Record<string, unknown>,
): Promise<Page> {
  const response = await post(api, { token }, document, variables);
  const [page] = Object.values(response.json<{ data: Record<string, Page> }>().data);
  if (page === undefined) throw new Error('The answer must have a page');
  return page;
}

const LISTS = [
  ['expiringSets', 'SET'],
  ['adoptedSets', 'SET'],
  ['limitPolicies', 'POLICY'],
  ['oneTimePasswordPurposes', 'PURPOSE'],
  ['invitationSpaces', 'SPACE'],
  ['allSeries', 'SERIES'],
] as const;

/** Of 40 names, the first ones are out of scope: a page that is filtered after it was read would be empty. */
const NAMES = ['0', 'a', 'b', 'c'].flatMap((start) =>
  Array.from({ length: 10 }, (_, i) => `${start}:${i}`),
);

describe('a list', () => {
  it.each(LISTS)(
    '%s has full pages of what is in scope, and counts nothing else',
    async (list, kind) => {
      const api = await testApi();
      await createAll(api, NAMES);
      const prefixes = ['c:', 'a:', 'a:1', 'missing'];
      const token = await tokenOf(
        api,
        prefixes.map((prefix) => ({ kind, prefix })),
        'VIEWER',
      );
      const document = `query ($after: String) {
      ${list}(first: 3, after: $after) {
        edges { node { name } } pageInfo { hasNextPage endCursor } totalCount
      }
    }`;
      const found: string[][] = [];
      for (let after: string | null = null, isLast = false; !isLast;) {
        const page = await readPage(api, token, document, { after });
        expect(page.totalCount).toBe(20);
        found.push(page.edges.map(({ node }) => node.name));
        after = page.pageInfo.endCursor;
        isLast = !page.pageInfo.hasNextPage;
      }
      expect(found.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3, 3, 2]);
      expect(found.flat()).toEqual(NAMES.filter((name) => /^[ac]/.test(name)));
      const other = await tokenOf(api, [{ kind: kind === 'SET' ? 'POLICY' : 'SET', prefix: '' }]);
      expect((await ask(api, { token: other }, document)).data).toEqual({
        [list]: { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 },
      });
    },
  );

  it('keeps its filters within the scope', async () => {
    const api = await testApi();
    await createAll(api, NAMES);
    const token = await tokenOf(api, SET_A);
    const names = async (filter: string) => {
      const document = `{ expiringSets(first: 100, ${filter}) { edges { node { name } } } }`;
      return (await readPage(api, token, document)).edges.map(({ node }) => node.name);
    };
    expect(await names('filter: { prefix: "a:3" }')).toEqual(['a:3']);
    expect(await names('filter: { prefix: "c" }')).toEqual([]);
    expect(await names('filter: { contains: "5" }')).toEqual(['a:5']);
    expect(await names('orderBy: { field: COUNT }')).toHaveLength(10);
  });
});

describe('a document', () => {
  const ADD = (set: string, more = '') =>
    `addMember(input: { set: ${set}, member: "m" }) ${more} { status }`;

  async function run(document: string, variables?: Record<string, unknown>) {
    const api = await testApi();
    await createAll(api, ['a:1', 'b:1']);
    const answer = await ask(api, { token: await tokenOf(api, SET_A) }, document, variables);
    const members = async (set: string) => (await api.mayfly.sets.find(set)).count();
    return { api, code: answer.errors?.[0]?.extensions.code, added: await members('a:1') };
  }

  it.each([
    [`mutation { a: ${ADD('"a:1"')} b: ${ADD('"b:1"')} }`, {}],
    [`mutation ($set: String!) { a: ${ADD('"a:1"')} b: ${ADD('$set')} }`, { set: 'b:1' }],
    [`mutation ($set: String! = "b:1") { a: ${ADD('"a:1"')} b: ${ADD('$set')} }`, {}],
    [
      `mutation ($input: AddMemberInput!) { a: ${ADD('"a:1"')} addMember(input: $input) { status } }`,
      { input: { set: 'b:1', member: 'm' } },
    ],
    [`mutation { a: ${ADD('"a:1"')} ...F } fragment F on Mutation { b: ${ADD('"b:1"')} }`, {}],
    [`mutation { a: ${ADD('"a:1"')} b: ${ADD('"a"')} }`, {}],
    [`mutation { a: ${ADD('"a:1"')} b: ${ADD('"A:1"')} }`, {}],
  ])('with a name out of scope is not executed: %s', async (document, variables) => {
    expect(await run(document, variables)).toMatchObject({ code: 'FORBIDDEN', added: 0 });
  });

  it.each([
    [`mutation ($set: String!) { ${ADD('$set')} }`, { set: 'a:1' }],
    [
      `mutation ($no: Boolean!) { a: ${ADD('"a:1"')} b: ${ADD('"b:1"', '@include(if: $no)')} }`,
      { no: false },
    ],
  ])('with names in scope is executed: %s', async (document, variables) => {
    expect(await run(document, variables)).toMatchObject({ code: undefined, added: 1 });
  });

  it.each([
    '{ combinedMembers(operation: UNION, sets: ["a:1", "b:1"], first: 1) { totalCount } }',
    '{ limitPolicy(name: "a:1") { name } }',
    '{ serverStats { sampleIntervalMs } }',
    'mutation { createToken(input: { name: "x", role: ADMIN }) { secret } }',
  ])('that reaches beyond the scope is forbidden: %s', async (document) => {
    expect(await run(document)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('out of scope appears in the audit log', async () => {
    const { api } = await run('mutation { deleteExpiringSet(input: { set: "b:1" }) { status } }');
    const { data } = await api.query(
      '{ auditEntries(first: 9, filter: { outcome: "FORBIDDEN" }) { edges { node { action target actor } } } }',
    );
    const node = { action: 'deleteExpiringSet', target: 'b:1', actor: 'team' };
    expect(data).toEqual({ auditEntries: { edges: [{ node }] } });
  });
});

it('shows a subscriber only the sets in scope', async () => {
  const api = await testApi();
  await createAll(api, ['a:1', 'b:1']);
  const token = await tokenOf(api, SET_A);
  const client = socketClient(await listen(api), { connectionParams: { token } });
  const changes = client.iterate<{
    setsChanged: { gap: boolean; created: string[]; totalCount: number };
  }>({ query: 'subscription { setsChanged { gap created totalCount } }' });
  const next = async () => {
    const step = await changes.next();
    return step.done === true ? undefined : step.value.data?.setsChanged;
  };
  expect(await next()).toEqual({ gap: true, created: [], totalCount: 1 });
  for (let i = 2; ; i += 1) {
    await api.mayfly.sets.create(`b:${i}`, { defaultTtlMs: 1000 });
    await api.mayfly.sets.create(`a:${i}`, { defaultTtlMs: 1000 });
    const batch = await next();
    // The subscription to Redis begins with a gap.
    if (batch?.gap !== false) continue;
    expect(batch.created.length).toBeGreaterThan(0);
    expect(batch.created.filter((name) => !name.startsWith('a:'))).toEqual([]);
    expect(batch.totalCount).toBeLessThanOrEqual(i);
    break;
  }
});

describe('scopes', () => {
  const WHO = '{ viewer { name role scopes { kind prefix } } }';

  it('are those of a token, its sessions, and lists of tokens', async () => {
    const api = await testApi();
    const token = await tokenOf(api, SET_A, 'OPERATOR');
    const viewer = { name: 'team', role: 'OPERATOR', scopes: SET_A };
    expect((await ask(api, { token }, WHO)).data).toEqual({ viewer });
    const cookies = cookiesOf(await signIn(api, token));
    expect((await ask(api, { cookies }, WHO)).data).toEqual({ viewer });
    const session = await api.app.inject({ url: '/session', cookies });
    expect(session.json()).toMatchObject({ scopes: SET_A });
    const { data } = await api.query(
      '{ tokens(first: 1) { edges { node { scopes { kind prefix } } } } configuredTokens { scopes { kind } } }',
    );
    expect(data).toEqual({
      tokens: { edges: [{ node: { scopes: SET_A } }] },
      configuredTokens: [{ scopes: null }],
    });
  });

  it('hide whether the store has demo data', async () => {
    const api = await testApi();
    const token = await tokenOf(api, SET_A);
    const { data } = await ask(api, { token }, '{ demoData { active available } }');
    expect(data).toEqual({ demoData: { active: false, available: false } });
  });

  it('close the metrics of the server', async () => {
    const api = await testApi();
    const statusFor = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await api.app.inject({ url: '/metrics', headers })).statusCode;
    };
    expect(await statusFor(await tokenOf(api, SET_A))).toBe(403);
    expect(await statusFor(await tokenOf(api, null, 'VIEWER'))).toBe(200);
  });

  it.each([
    [[], 'INVALID_BATCH', 'scopes'],
    [Array.from({ length: 101 }, () => SET_A[0]), 'INVALID_BATCH', 'scopes'],
    [[SET_A[0], { kind: 'SET', prefix: 'a b' }], 'INVALID_NAME', 'scopes[1].prefix'],
    [[{ kind: 'SET', prefix: 'a'.repeat(129) }], 'INVALID_NAME', 'scopes[0].prefix'],
  ])('are checked: %j', async (scopes, code, field) => {
    const api = await testApi();
    const { data } = await api.query(
      `mutation ($input: CreateTokenInput!) {
        createToken(input: $input) { userErrors { code field } secret }
      }`,
      { input: { name: 'x', role: 'VIEWER', scopes } },
    );
    expect(data).toEqual({ createToken: { userErrors: [{ code, field }], secret: null } });
  });

  it('can be in the tokens file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mayfly-scopes-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'tokens.json');
    const token = newToken();
    const entry = { name: 'team', role: 'viewer', sha256: digestOf(token).toString('hex') };
    const write = (scopes: unknown) => writeFile(path, JSON.stringify([{ ...entry, scopes }]));
    await write([{ kind: 'policy', prefix: 'api/' }]);
    const api = await testApi({ tokensFile: path });
    const viewer = { name: 'team', role: 'VIEWER', scopes: [{ kind: 'POLICY', prefix: 'api/' }] };
    expect((await ask(api, { token }, WHO)).data).toEqual({ viewer });
    expect((await ask(api, { token }, '{ overview { now } }')).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    for (const scopes of [[], [{ kind: 'policy' }], [{ kind: 'other', prefix: '' }], {}]) {
      await write(scopes);
      await expect(testApi({ tokensFile: path })).rejects.toThrow('0.scopes');
    }
  });
});
