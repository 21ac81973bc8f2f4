import { makeExecutableSchema } from '@graphql-tools/schema';
import { getIntrospectionQuery, GraphQLError, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { DateTime } from '../../src/graphql/date-time.ts';
import { Executor } from '../../src/graphql/executor.ts';

const TYPES = `
  scalar DateTime
  enum Unit { MS S }
  input Span { length: Int! = 5, unit: Unit! = MS, label: String }
  type Item { id: Int!, name: String, at: DateTime!, echo(span: Span): String!, self: Item, must: Item!, late: Int!, later: Int!, maybeLate: Int }
  type Query { items(first: Int! = 2): [Item!]!, maybe(first: Int): [Item], item: Item, echo(span: Span!, at: DateTime): String, fails: Int, refused: Int!, text: Int, promised: [Item], all: [Item!]! }
  type Mutation { first: Int!, second: Int!, change(by: Int!): Item }
`;

const item = (id: number) => ({
  id,
  name: id % 2 === 0 ? null : `n${id}`,
  at: new Date(id * 1e11),
});

function createSchema() {
  const Item = {
    echo: (_: unknown, args: object, __: unknown, { path }: { path: { key: string } }) =>
      JSON.stringify([args, path.key]),
    self: async (parent: { id: number }) => (parent.id === 1 ? null : item(1)),
    must: (parent: { id: number }) => {
      if (parent.id === 0) throw new Error('no item');
      return null;
    },
    ...Object.fromEntries(
      ['late', 'later', 'maybeLate'].map((name) => [
        name,
        async () => {
          throw new Error(name);
        },
      ]),
    ),
  };
  const Query = {
    items: (_: unknown, { first }: { first: number }) =>
      Array.from({ length: first }, (__, i) => item(i)),
    maybe: async () => [null, item(1), new TypeError('late'), item(2)],
    item: () => item(3),
    echo: (_: unknown, args: object) => JSON.stringify(args),
    fails: async () => {
      throw new Error('failed');
    },
    refused: () => {
      throw new GraphQLError('refused', { extensions: { code: 'FORBIDDEN' } });
    },
    text: () => 'no number',
    promised: () => [
      (async () => item(1))(),
      Promise.reject(new TypeError('late')),
      { id: 2, self: () => item(5) },
    ],
    all: async () => [item(0), (async () => item(1))(), item(2)],
  };
  const Mutation = {
    first: () => 1,
    second: () => {
      throw new Error('second');
    },
    change: async (_: unknown, { by }: { by: number }) => {
      if (by === 0) throw new GraphQLError('by', { extensions: { code: 'FORBIDDEN' } });
      return item(by);
    },
  };
  const resolvers = { DateTime, Item, Query, Mutation };
  return makeExecutableSchema({ typeDefs: TYPES, resolvers });
}

it.each<[text: string, variables?: Record<string, unknown>, operationName?: string]>([
  ['{ items { __typename id n: name at } }'],
  ['query ($n: Int! = 3) { items(first: $n) { id self { id self { id } } } }'],
  ['query ($n: Int) { items(first: $n) { id } }'],
  ['query ($n: Int) { items(first: $n) { id } }', { n: null }],
  ['query ($n: Int!) { items(first: $n) { id } }', { n: 'x' }],
  ['query ($n: Int!) { items(first: $n) { id } }'],
  ['{ maybe { id } }'],
  ['{ item { ...of } a: item { ...of id } } fragment of on Item { id ... on Item { name } }'],
  ['{ item { must { id } } }'],
  ['{ item { id } refused }'],
  ['{ text\r\n fails }'],
  ['{ item { text: echo(span: {}) other: echo(span: { length: 2, unit: S, label: null }) } }'],
  ['query ($s: Span!) { echo(span: $s) }', { s: {} }],
  ['query ($s: Span!) { echo(span: $s) }', { s: { length: null } }],
  ['query ($l: String, $u: Unit! = S) { echo(span: { label: $l, unit: $u }) }'],
  ['query ($at: DateTime) { echo(span: {}, at: $at) }', { at: '2026-01-02T03:04:05Z' }],
  ['query ($at: DateTime) { echo(span: {}, at: $at) }', { at: 'never' }],
  ['query ($yes: Boolean!) { item { id @skip(if: $yes) name @include(if: $yes) } }', { yes: true }],
  ['mutation { second first again: second }'],
  ['mutation { second }'],
  ['mutation ($by: Int! = 2) { change(by: $by) { id name late } }', { by: 3 }],
  ['mutation ($by: Int!) { change(by: $by) { id self { id } } }', { by: 0 }],
  ['mutation { ...both } fragment both on Mutation { second first }'],
  ['{ promised { id } all { id name } }'],
  ['{ item { late later } text }'],
  ['{ item { later maybeLate late } fails }'],
  ['{ all { id late } fails }'],
  ['{ maybe { late later name } }'],
  ['{ b_a: item { c: echo(span: { length: 1 }) } a: item { c_b: echo(span: { length: 2 }) } }'],
  ['{ items { idx0: echo(span: { length: 1 }) } idx0: items { echo(span: { length: 2 }) } }'],
  ['{ item { __proto__: id constructor: name toString: echo(span: {}) } }'],
  [
    '{ __type(name: "Item") { name fields(includeDeprecated: true) { name args { name } } } item { id } }',
  ],
  ['query A { item { id } } query B { items { id } }', {}, 'A'],
])(
  'a compiled document has the answer of graphql-js: %s %j',
  async (text, variableValues, operationName) => {
    const document = parse(text);
    const executor = new Executor(createSchema());
    const answer = async () => {
      const result = await executor.execute({
        document,
        variableValues,
        operationName,
        contextValue: {},
      });
      // The order of errors has no meaning.
      const errors = result.errors?.map((error) => JSON.stringify([error, error.extensions]));
      return [JSON.stringify(result.data), errors?.toSorted()];
    };
    const first = await answer();
    for (let i = 0; i < 12; i += 1) expect(await answer()).toEqual(first);
  },
);

it('compiling leaves the schema as it is', async () => {
  const schema = createSchema();
  const executor = new Executor(schema);
  const document = parse('query ($n: Int) { items(first: $n) { id } }');
  for (let i = 0; i < 12; i += 1) await executor.execute({ document, contextValue: {} });
  expect(validate(schema, parse(getIntrospectionQuery()))).toEqual([]);
  expect(schema.getQueryType()?.getFields()['items']?.args).toHaveLength(1);
  expect(schema.getType('CoercedVariable')).toBeUndefined();
});

it('DateTime is written as JSON writes dates', () => {
  for (const ms of [
    0, -1, 1, 999, 86_399_999, 86_400_000, 1.7e12, 8.64e15, -8.64e15, -62_198_755_200_000,
  ]) {
    expect(DateTime.serialize(new Date(ms))).toBe(new Date(ms).toISOString());
  }
  expect(() => DateTime.serialize(new Date(Number.NaN))).toThrow('invalid Date');
});
