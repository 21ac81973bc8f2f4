import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError, parse } from 'graphql';
import { expect, it } from 'vitest';
import { DateTime } from '../../src/graphql/date-time.ts';
import { COMPILED_TYPES, Executor } from '../../src/graphql/executor.ts';

const TYPES = `
  scalar DateTime
  enum Unit { MS S }
  input Span { length: Int! = 5, unit: Unit! = MS, label: String }
  type Item { id: Int!, name: String, at: DateTime!, echo(span: Span): String!, self: Item, must: Item! }
  type Query { items(first: Int! = 2): [Item!]!, maybe(first: Int): [Item], item: Item, echo(span: Span!, at: DateTime): String, fails: Int, refused: Int!, text: Int }
  type Mutation { first: Int!, second: Int! }
`;

const item = (id: number) => ({
  id,
  name: id % 2 === 0 ? null : `n${id}`,
  at: new Date(id * 1e11),
});

function schemaWith(...more: string[]) {
  const Item = {
    echo: (_: unknown, args: object, __: unknown, { path }: { path: { key: string } }) =>
      JSON.stringify([args, path.key]),
    self: async (parent: { id: number }) => (parent.id === 1 ? null : item(1)),
    must: (parent: { id: number }) => {
      if (parent.id === 0) throw new Error('no item');
      return null;
    },
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
  };
  const Mutation = {
    first: () => 1,
    second: () => {
      throw new Error('second');
    },
  };
  const resolvers = { DateTime, Item, Query, Mutation };
  return makeExecutableSchema({ typeDefs: [TYPES, ...more], resolvers });
}

it.each<[string, Record<string, unknown>?]>([
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
])('a compiled document has the answer of graphql-js: %s %j', async (text, variableValues) => {
  const document = parse(text);
  const executor = new Executor(schemaWith(), () => schemaWith(COMPILED_TYPES));
  const answer = async () => {
    const result = await executor.execute({ document, variableValues, contextValue: {} });
    const extensions = result.errors?.map((error) => error.extensions);
    return JSON.parse(JSON.stringify([result.data, result.errors, extensions])) as unknown;
  };
  const first = await answer();
  for (let i = 0; i < 12; i += 1) expect(await answer()).toEqual(first);
});

it('DateTime is written as JSON writes dates', () => {
  for (const ms of [
    0, -1, 1, 999, 86_399_999, 86_400_000, 1.7e12, 8.64e15, -8.64e15, -62_198_755_200_000,
  ]) {
    expect(DateTime.serialize(new Date(ms))).toBe(new Date(ms).toISOString());
  }
  expect(() => DateTime.serialize(new Date(Number.NaN))).toThrow('invalid Date');
});
