import { beforeEach, describe, expect, it } from 'vitest';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';
import { listen, socketClient } from '../support/sockets.ts';

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

/** With this type, rejected operations have the status 400. */
const ACCEPT = { accept: 'application/graphql-response+json' };

/** `{ expiringSets { edges { node { … } } } }` does not nest by itself; introspection does. */
const nested = (depth: number) =>
  `{ __type(name: "Query") { ${'ofType { '.repeat(depth)} name ${'} '.repeat(depth)} } }`;

/** Documents that must not be run, what is wrong with them, and with which status HTTP says so. */
const ABUSE: readonly [what: string, query: string, code: string][] = [
  ['500 aliases', `{ ${repeat(500, (i) => `a${i}: now`)} }`, 'GRAPHQL_PARSE_FAILED'],
  ['100 aliases', `{ ${repeat(100, (i) => `a${i}: now`)} }`, 'TOO_MANY_ALIASES'],
  [
    '100 aliases of __typename',
    `{ ${repeat(100, (i) => `a${i}: __typename`)} }`,
    'TOO_MANY_ALIASES',
  ],
  [
    'aliases in a fragment that is spread often',
    `{ ${repeat(20, () => '...f')} } fragment f on Query { ${repeat(5, (i) => `a${i}: now`)} }`,
    'TOO_MANY_ALIASES',
  ],
  ['deep nesting', nested(40), 'QUERY_TOO_DEEP'],
  [
    'depth in fragments',
    `{ expiringSets(first: 1) { edges { node { ...a } } } }
    fragment a on ExpiringSet { members(first: 1) { edges { node { member } } } }
    query deep { __type(name: "x") { ...t1 } }
    ${repeat(14, (i) => `fragment t${i + 1} on __Type { ofType { ${i < 13 ? `...t${i + 2}` : 'name'} } }`)}`,
    'QUERY_TOO_DEEP',
  ],
  [
    'a fragment that spreads itself',
    '{ ...f } fragment f on Query { now ...f }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'a circle of fragments',
    '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['many directives', `{ now ${repeat(100, () => '@include(if: true)')} }`, 'TOO_MANY_DIRECTIVES'],
  ['more tokens than allowed', `{ ${repeat(3000, () => 'now')} }`, 'GRAPHQL_PARSE_FAILED'],
  ['a bomb of brackets', '{ a('.repeat(100_000), 'GRAPHQL_PARSE_FAILED'],
  ['deep lists', `{ now(x: ${'['.repeat(100_000)}`, 'GRAPHQL_PARSE_FAILED'],
  [
    'more objects than allowed',
    '{ expiringSets(first: 100) { edges { node { members(first: 500) { edges { node { member } } } } } } }',
    'QUERY_TOO_COMPLEX',
  ],
  [
    'fragments that double each other',
    `{ ...f0 } ${repeat(14, (i) => `fragment f${i} on Query { ${i < 13 ? `...f${i + 1} ...f${i + 1}` : 'now'} }`)}`,
    'QUERY_TOO_COMPLEX',
  ],
];

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

describe.each(ABUSE)('%s', (_, query, code) => {
  it('is refused over HTTP, with a 400', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...ACCEPT, authorization: `Bearer ${TOKEN}` },
      payload: { query },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
    expect(response.json()).not.toHaveProperty('data');
  });

  it('is refused over WebSocket, which stays open for what is allowed', async () => {
    const client = socketClient(await listen(api), { lazy: false });
    await expect(client.iterate({ query }).next()).rejects.toMatchObject([
      { extensions: { code } },
    ]);
    expect((await client.iterate({ query: '{ now }' }).next()).value).toHaveProperty('data.now');
  });
});

describe('a document', () => {
  it('in a GET is checked as well', async () => {
    const response = await api.app.inject({
      method: 'GET',
      url: '/graphql',
      headers: { ...ACCEPT, authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      query: { query: `{ ${repeat(100, (i) => `a${i}: now`)} }` },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_ALIASES' } }],
    });
  });

  it('that was refused is refused again, and one that was allowed goes on being so', async () => {
    const bad = '{ nothing }';
    for (let i = 0; i < 3; i++) {
      expect(await api.query(bad)).toMatchObject({
        errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
      });
      expect(await api.query('{ now }')).toHaveProperty('data.now');
    }
  });

  it('costs what its variables say', async () => {
    const query = `query ($sets: Int!, $members: Int!) {
      expiringSets(first: $sets) { edges { node { members(first: $members) { totalCount edges { cursor } } } } }
    }`;
    expect(await api.query(query, { sets: 10, members: 100 })).not.toHaveProperty('errors');
    expect(await api.query(query, { sets: 100, members: 500 })).toMatchObject({
      errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }],
    });
    expect(await api.query(query, { sets: 10, members: 100 })).not.toHaveProperty('errors');
  });

  it('costs the same with any extra variables', async () => {
    const query = `query ($first: Int! = 1, $z: Boolean = true, $filter: SetFilterInput) {
      expiringSets(first: $first, filter: $filter) @include(if: $z) {
        edges { node { members(first: 1000) { edges { cursor } } } }
      }
    }`;
    const cheap = [
      { 'first=100,z': true },
      { z: true, 'first=100': '' },
      { '0': 100, first: 1 },
      { filter: {} },
      { first: 1, filter: { contains: '100' } },
    ];
    for (const variables of cheap) {
      expect(await api.query(query, variables)).not.toHaveProperty('errors');
    }
    for (const variables of [{ first: 100, z: true }, { z: true, first: 100 }, { first: 100 }]) {
      expect(await api.query(query, variables)).toMatchObject({
        errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }],
      });
    }
    expect(await api.query(query, { first: 100, z: false })).not.toHaveProperty('errors');
  });

  it('costs what its default says where its variable is left out, and not where it is null', async () => {
    const query = `query ($members: Int = 500) {
      expiringSets(first: 100) { edges { node { members(first: $members) { edges { cursor } } } } }
    }`;
    expect(await api.query(query, { members: null })).not.toHaveProperty('errors');
    expect(await api.query(query, {})).toMatchObject({
      errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }],
    });
  });

  it.each([
    ['lists', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ])('with deep %s in its variables is refused', async (_, value) => {
    const mutation =
      'mutation ($value: JSON) { addMember(input: { set: "a", member: "b", value: $value }) { status } }';
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...ACCEPT, authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      payload: `{"query":${JSON.stringify(mutation)},"variables":{"value":${value}}}`,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }],
    });
  });

  it('with a huge variable is refused by its size, or by the limit of what it is', async () => {
    const send = (value: string) =>
      api.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...ACCEPT, authorization: `Bearer ${TOKEN}` },
        payload: {
          query: 'query ($name: String!) { expiringSet(name: $name) { name } }',
          variables: { name: value },
        },
      });
    expect((await send('x'.repeat(10_000_000))).statusCode).toBe(413);
    const long = await send('x'.repeat(1_000_000));
    expect(long.json()).toMatchObject({ errors: [{ extensions: { code: 'INVALID_NAME' } }] });
  });
});

describe('the budget', () => {
  it('pays for what an operation costs, beyond the request itself', async () => {
    const poor = await testApi({ requestLimits: { perToken: 15, perAddress: 1000 } });
    const wide =
      '{ expiringSets(first: 100) { edges { node { members(first: 5) { totalCount } } } } }';
    const codes = [];
    for (let i = 0; i < 4; i++) codes.push((await poor.query(wide)).errors?.[0]?.extensions.code);
    expect(codes[0]).toBeUndefined();
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    const response = await poor.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...ACCEPT, authorization: `Bearer ${TOKEN}` },
      payload: { query: wide },
    });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});
