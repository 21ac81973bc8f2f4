import { beforeEach, expect, it } from 'vitest';
import { ask, cookiesOf, createToken, signIn, statusOf } from '../support/clients.ts';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';

const LIST = `query ($first: Int!, $after: String) {
  sessions(first: $first, after: $after) {
    edges { node { id tokenName role createdAt address client lastUsedAt expiresAt endsAt isCurrent } }
    pageInfo { hasNextPage endCursor }
    now
  }
}`;

const END = `mutation ($id: ID!) { endSession(input: { id: $id }) { userErrors { code } status } }`;

interface SessionsData {
  readonly sessions: {
    readonly edges: readonly {
      readonly node: { readonly id: string; readonly tokenName: string };
    }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

async function session(token: string, remoteAddress = '192.0.2.1', userAgent = 'curl/8.7.1') {
  const headers = { 'user-agent': userAgent };
  return { cookies: cookiesOf(await signIn(api, token, { remoteAddress, headers })) };
}

async function names(): Promise<string[]> {
  const { data } = await api.query<SessionsData>(LIST, { first: 100 });
  return data.sessions.edges.map(({ node }) => node.tokenName);
}

it('lists who is signed in, and which one asks', async () => {
  const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
  const client = await session(TOKEN, '192.0.2.7', firefox);
  expect(await ask(api, client, LIST, { first: 10 })).toMatchObject({
    data: {
      sessions: {
        edges: [
          {
            node: {
              tokenName: 'admin',
              role: 'ADMIN',
              createdAt: '2030-01-01T00:00:00.000Z',
              address: '192.0.2.7',
              client: 'Firefox on Android',
              lastUsedAt: '2030-01-01T00:00:00.000Z',
              expiresAt: '2030-01-01T12:00:00.000Z',
              endsAt: '2030-01-08T00:00:00.000Z',
              isCurrent: true,
            },
          },
        ],
        pageInfo: { hasNextPage: false },
      },
    },
  });
});

it('lists those used last first, in pages', async () => {
  const used: string[] = [];
  for (const name of ['one', 'two', 'three']) {
    const { secret } = await createToken(api, { name, role: 'VIEWER' });
    await session(secret);
    used.unshift(name);
    api.clock.now += 61_000;
  }
  const paged: string[] = [];
  let after: string | null = null;
  do {
    const { data }: { data: SessionsData } = await api.query<SessionsData>(LIST, {
      first: 2,
      after,
    });
    paged.push(...data.sessions.edges.map(({ node }) => node.tokenName));
    after = data.sessions.pageInfo.hasNextPage ? data.sessions.pageInfo.endCursor : null;
  } while (after !== null);
  expect(paged).toEqual(used);
  for (const [variables, code, field] of [
    [{ first: 501 }, 'INVALID_PAGE', 'first'],
    [{ first: 1, after: 'nonsense' }, 'INVALID_CURSOR', 'after'],
  ] as const) {
    const { errors } = await api.query(LIST, variables);
    expect(errors?.[0]?.extensions).toEqual({ code, field });
  }
});

it('ends a session for an admin, here at once and elsewhere within a second', async () => {
  const other = await testApi({ beside: api });
  const client = await session(TOKEN);
  expect(await statusOf(api, client)).toBe(200);
  expect(await statusOf(other, client)).toBe(200);
  const { data } = await api.query<SessionsData>(LIST, { first: 1 });
  const id = data.sessions.edges[0]?.node.id;
  expect((await api.query(END, { id })).data).toEqual({
    endSession: { userErrors: [], status: 'ENDED' },
  });
  expect(await statusOf(api, client)).toBe(401);
  api.clock.now += 1001;
  expect(await statusOf(other, client)).toBe(401);
  expect((await api.query(END, { id })).data).toMatchObject({ endSession: { status: 'ABSENT' } });
});

it('knows when a session was last used, except in its last twelve hours', async () => {
  const client = await session(TOKEN);
  const lastUsed = (lastUsedAt: string | null) => ({
    data: { sessions: { edges: [{ node: { lastUsedAt } }] } },
  });
  api.clock.now += 3_600_000;
  const read = () => ask(api, client, LIST, { first: 1 });
  expect(await read()).toMatchObject(lastUsed('2030-01-01T01:00:00.000Z'));
  for (let hours = 0; hours < 160; hours += 10) {
    api.clock.now += 10 * 3_600_000;
    await statusOf(api, client);
  }
  expect(await read()).toMatchObject(lastUsed(null));
});

it('ends all sessions but that of the caller', async () => {
  const [client, ...others] = [await session(TOKEN), await session(TOKEN), await session(TOKEN)];
  const END_OTHERS = 'mutation { endOtherSessions { userErrors { code } endedCount } }';
  expect((await ask(api, client, END_OTHERS)).data).toEqual({
    endOtherSessions: { userErrors: [], endedCount: 2 },
  });
  expect(await statusOf(api, client)).toBe(200);
  for (const other of others) expect(await statusOf(api, other)).toBe(401);
  expect((await ask(api, client, END_OTHERS)).data).toMatchObject({
    endOtherSessions: { endedCount: 0 },
  });
});

it('leaves out sessions whose token is revoked, and takes away what is left of them', async () => {
  const { secret, key } = await createToken(api, { name: 'ci', role: 'VIEWER' });
  await session(secret);
  await session(TOKEN);
  expect((await names()).toSorted()).toEqual(['admin', 'ci']);
  await api.access.tokens.revoke(key);
  expect(await names()).toEqual(['admin']);
  expect(await api.redis.zcard(`${api.namespace}:api:set:{sessions}:members`)).toBe(1);
});

it('is for admins, and all callers can read their own principal', async () => {
  const { secret } = await createToken(api, { name: 'ops', role: 'OPERATOR' });
  const client = await session(secret);
  for (const query of [LIST, END]) {
    const { errors } = await ask(api, client, query, { first: 1, id: 'x' });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect(await ask(api, client, '{ viewer { name role kind endsAt } }')).toEqual({
    data: {
      viewer: {
        name: 'ops',
        role: 'OPERATOR',
        kind: 'SESSION',
        endsAt: '2030-01-08T00:00:00.000Z',
      },
    },
  });
});
