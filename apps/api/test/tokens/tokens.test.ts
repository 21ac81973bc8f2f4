import { beforeEach, describe, expect, it } from 'vitest';
import { ask, createToken, statusOf } from '../support/clients.ts';
import { keysOf } from '../support/keys.ts';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

const LIST = `query ($first: Int!, $after: String) {
  tokens(first: $first, after: $after) {
    edges { node { id name role createdAt createdBy lastUsedAt expiresAt } }
    pageInfo { hasNextPage endCursor }
    totalCount
    now
  }
}`;

interface TokensData {
  readonly tokens: {
    readonly edges: readonly { readonly node: { readonly id: string; readonly name: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly totalCount: number;
  };
}

const REVOKE = `mutation ($id: ID!) { revokeToken(input: { id: $id }) { userErrors { code } status } }`;

describe('a token that an admin makes', () => {
  it('is returned once, grants its role, and is listed without its secret', async () => {
    const { secret, id } = await createToken(api, { name: 'ci', role: 'OPERATOR', ttlMs: 60_000 });
    expect(secret).toMatch(/^mfy_[\w-]{43}$/);
    expect(await ask(api, { token: secret }, '{ viewer { name role kind endsAt now } }')).toEqual({
      data: {
        viewer: {
          name: 'ci',
          role: 'OPERATOR',
          kind: 'TOKEN',
          endsAt: '2030-01-01T00:01:00.000Z',
          now: '2030-01-01T00:00:00.000Z',
        },
      },
    });
    const { data } = await api.query(LIST, { first: 10 });
    expect(data).toEqual({
      tokens: {
        edges: [
          {
            node: {
              id,
              name: 'ci',
              role: 'OPERATOR',
              createdAt: '2030-01-01T00:00:00.000Z',
              createdBy: 'admin',
              lastUsedAt: '2030-01-01T00:00:00.000Z',
              expiresAt: '2030-01-01T00:01:00.000Z',
            },
          },
        ],
        pageInfo: { hasNextPage: false, endCursor: expect.any(String) },
        totalCount: 1,
        now: '2030-01-01T00:00:00.000Z',
      },
    });
  });

  it('is in no key of Redis', async () => {
    const { secret } = await createToken(api, { name: 'ci', role: 'VIEWER' });
    await statusOf(api, { token: secret });
    const keys = await keysOf(api.redis, `${api.namespace}:api:*`);
    expect(keys.length).toBeGreaterThan(3);
    const dumps = await Promise.all(keys.map((key) => api.redis.dumpBuffer(key)));
    const all = Buffer.concat([...dumps, Buffer.from(keys.join())]).toString('latin1');
    expect(all).toContain('ci');
    expect(all).not.toContain(secret.slice('mfy_'.length));
  });

  it('expires to the millisecond', async () => {
    const { secret } = await createToken(api, { name: 'ci', role: 'VIEWER', ttlMs: 60_000 });
    api.clock.now += 59_999;
    expect(await statusOf(api, { token: secret })).toBe(200);
    api.clock.now += 1;
    expect(await statusOf(api, { token: secret })).toBe(401);
    expect(await api.query<TokensData>(LIST, { first: 10 })).toMatchObject({
      data: { tokens: { edges: [], totalCount: 0 } },
    });
  });

  it('is revoked here at once, and on another instance within a second', async () => {
    const other = await testApi({ beside: api });
    const { secret, id } = await createToken(api, { name: 'ci', role: 'VIEWER' });
    expect(await statusOf(api, { token: secret })).toBe(200);
    expect(await statusOf(other, { token: secret })).toBe(200);
    const revoke = () => api.query(REVOKE, { id });
    expect(await revoke()).toEqual({
      data: { revokeToken: { userErrors: [], status: 'REVOKED' } },
    });
    expect(await statusOf(api, { token: secret })).toBe(401);
    other.clock.now += 1000;
    // By now what the other instance remembers is older than it trusts.
    other.clock.now += 1;
    expect(await statusOf(other, { token: secret })).toBe(401);
    expect(await revoke()).toMatchObject({ data: { revokeToken: { status: 'ABSENT' } } });
  });

  it('has its use noted every five minutes at most, which does not bring it back', async () => {
    const { secret, key } = await createToken(api, { name: 'ci', role: 'VIEWER' });
    const used = async () => (await api.access.tokens.list(10, undefined)).tokens[0]?.lastUsedAt;
    expect(await used()).toBeNull();
    await statusOf(api, { token: secret });
    const first = api.clock.now;
    expect(await used()).toBe(first);
    api.clock.now += 299_000;
    await statusOf(api, { token: secret });
    expect(await used()).toBe(first);
    api.clock.now += 2000;
    await statusOf(api, { token: secret });
    expect(await used()).toBe(api.clock.now);

    api.clock.now += 301_000;
    const other = await testApi({ beside: api });
    await Promise.all([api.access.tokens.revoke(key), statusOf(other, { token: secret })]);
    expect(await used()).toBeUndefined();
  });

  it.each([
    [{ name: 'with spaces', role: 'VIEWER' }, 'INVALID_NAME', 'name'],
    [{ name: '', role: 'VIEWER' }, 'INVALID_NAME', 'name'],
    [{ name: 'x'.repeat(129), role: 'VIEWER' }, 'INVALID_NAME', 'name'],
    [{ name: 'ci', role: 'VIEWER', ttlMs: 0 }, 'INVALID_TTL', 'ttlMs'],
    [{ name: 'ci', role: 'VIEWER', ttlMs: 1.5 }, 'INVALID_TTL', 'ttlMs'],
    [{ name: 'ci', role: 'VIEWER', ttlMs: null }, 'INVALID_TTL', 'ttlMs'],
  ])('is not made of %o', async (input, code, field) => {
    const { data } = await api.query(
      `mutation ($input: CreateTokenInput!) {
        createToken(input: $input) { userErrors { code field } secret token { id } now }
      }`,
      { input },
    );
    expect(data).toEqual({
      createToken: { userErrors: [{ code, field }], secret: null, token: null, now: null },
    });
    expect((await api.access.tokens.list(10, undefined)).totalCount).toBe(0);
  });
});

it('lists tokens in pages, soonest to expire first', async () => {
  const lives = { never: undefined, later: 7_200_000, soon: 3_600_000 };
  for (const [name, ttlMs] of Object.entries(lives)) {
    await createToken(api, { name, role: 'VIEWER', ...(ttlMs !== undefined && { ttlMs }) });
  }
  const names: string[] = [];
  let after: string | null = null;
  do {
    const { data }: { data: TokensData } = await api.query<TokensData>(LIST, { first: 1, after });
    names.push(...data.tokens.edges.map(({ node }) => node.name));
    after = data.tokens.pageInfo.hasNextPage ? data.tokens.pageInfo.endCursor : null;
  } while (after !== null);
  expect(names).toEqual(['soon', 'later', 'never']);
  const { errors } = await api.query(LIST, { first: 0 });
  expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID_PAGE', field: 'first' });
});

it('is for admins', async () => {
  const { secret, id } = await createToken(api, { name: 'ops', role: 'OPERATOR' });
  const token = { token: secret };
  const create =
    'mutation { createToken(input: { name: "x", role: ADMIN }) { userErrors { code } secret } }';
  for (const [query, variables] of [
    [LIST, { first: 1 }],
    [REVOKE, { id }],
    [create, {}],
  ] as const) {
    const { errors } = await ask(api, token, query, variables);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect((await api.access.tokens.list(10, undefined)).totalCount).toBe(1);
});

it('comes back after Redis has lost everything, with none of the tokens', async () => {
  const { secret } = await createToken(api, { name: 'ci', role: 'VIEWER' });
  const keys = await keysOf(api.redis, `${api.namespace}:*`);
  await Promise.all(keys.map((key) => api.redis.del(key)));
  api.clock.now += 1001;
  expect(await statusOf(api, { token: secret })).toBe(401);
  expect(await statusOf(api, { token: TOKEN })).toBe(200);
  const again = await createToken(api, { name: 'ci', role: 'VIEWER' });
  expect(await statusOf(api, { token: again.secret })).toBe(200);
});
