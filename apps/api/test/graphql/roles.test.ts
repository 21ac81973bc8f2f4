import { type GraphQLError, type GraphQLField } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../src/features/schema.ts';
import { requiredRole } from '../../src/graphql/required-role.ts';
import { ask, createToken, post, type GraphQLAnswer } from '../support/clients.ts';
import { testApi } from '../support/api.ts';
import { listen, socketClient } from '../support/sockets.ts';
import { minimalSelection } from './minimal-operation.ts';

const ROLES = ['VIEWER', 'OPERATOR', 'ADMIN'] as const;
type Role = (typeof ROLES)[number];

const schema = createSchema();
const fields = [
  ...rootFields('query', schema.getQueryType()),
  ...rootFields('mutation', schema.getMutationType()),
];
const subscriptions = rootFields('subscription', schema.getSubscriptionType());

function rootFields(
  operation: string,
  type: { getFields(): Record<string, GraphQLField<unknown, unknown>> } | null | undefined,
) {
  return Object.values(type?.getFields() ?? {}).map((field) => ({
    field,
    name: field.name,
    document: `${operation} { ${minimalSelection(field)} }`,
    role: roleOf(field),
  }));
}

function roleOf(field: GraphQLField<unknown, unknown>): Role {
  const role = requiredRole(schema, field);
  if (role === undefined) throw new TypeError(`${field.name} has no role`);
  return role;
}

it('has the roles that were agreed on', async () => {
  const lines = [...fields, ...subscriptions].map(({ name, role }) => `${role.padEnd(8)} ${name}`);
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./roles.snapshot.txt');
});

// Some hundred fields, three times.
it(
  'refuses every field of the schema to every role below its own, and to no other',
  { timeout: 40_000 },
  async () => {
    const api = await testApi();
    const wrong: string[] = [];
    for (const role of ROLES) {
      const { secret: token } = await createToken(api, { name: role.toLowerCase(), role });
      for (const { name, document, role: required } of fields) {
        const { errors } = await ask(api, { token }, document);
        const forbidden = errors?.[0]?.extensions.code === 'FORBIDDEN';
        const expected = ROLES.indexOf(role) < ROLES.indexOf(required);
        if (forbidden !== expected) wrong.push(`${name} for ${role}: ${JSON.stringify(errors)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

it('rejects every subscription for every role below its own', async () => {
  const api = await testApi();
  const url = await listen(api);
  const wrong: string[] = [];
  for (const role of ROLES) {
    const { secret: token } = await createToken(api, { name: role.toLowerCase(), role });
    const client = socketClient(url, { connectionParams: { token } });
    for (const { name, document, role: required } of subscriptions) {
      if (ROLES.indexOf(role) >= ROLES.indexOf(required)) continue;
      const code: unknown = await client
        .iterate({ query: document })
        .next()
        .catch(([error]: GraphQLError[]) => error?.extensions['code']);
      if (code !== 'FORBIDDEN') wrong.push(`${name} for ${role}`);
    }
  }
  expect(wrong).toEqual([]);
});

describe('an operator', () => {
  const ALLOWED = 'addMember(input: { set: "online", member: "a" }) { status }';
  const FORBIDDEN = 'clearExpiringSet(input: { set: "online" }) { clearedCount }';
  const KEYS = 'configuredTokens { name }';

  async function askAsOperator(document: string, variables?: Record<string, unknown>) {
    const api = await testApi();
    await api.mayfly.sets.create('online', { defaultTtlMs: 1000 });
    const { secret: token } = await createToken(api, { name: 'ops', role: 'OPERATOR' });
    const response = await post(api, { token }, document, variables);
    const members = await (await api.mayfly.sets.find('online')).count();
    return { body: response.json<GraphQLAnswer>(), members, api };
  }

  it.each([
    ['after an allowed one', `mutation { a: ${ALLOWED} b: ${FORBIDDEN} }`],
    [
      'in fragments',
      `mutation { ...F } fragment F on Mutation { ${ALLOWED} ... on Mutation { x: ${FORBIDDEN} } }`,
    ],
    [
      'included by a default',
      `mutation ($on: Boolean = true) { ${ALLOWED} ... @include(if: $on) { ${FORBIDDEN} } }`,
    ],
    ['of another object', `{ now limitPolicy(name: "x") { name } ${KEYS} }`],
  ])('executes nothing of a document with a forbidden field %s', async (_where, document) => {
    const { body, members } = await askAsOperator(document);
    expect(body).toEqual({
      errors: [
        expect.objectContaining({ extensions: expect.objectContaining({ code: 'FORBIDDEN' }) }),
      ],
    });
    expect(members).toBe(0);
  });

  it.each([
    [
      `mutation ($on: Boolean = true) { ${ALLOWED} ${FORBIDDEN.replace('{ c', '@skip(if: $on) { c')} }`,
    ],
    [`mutation { ${ALLOWED} ...F @include(if: false) } fragment F on Mutation { ${FORBIDDEN} }`],
  ])('executes a document whose forbidden fields are left out: %s', async (document) => {
    const { body, members } = await askAsOperator(document);
    expect(body).toEqual({ data: { addMember: { status: 'ADDED' } } });
    expect(members).toBe(1);
  });

  it('appears in the audit log with the target that a variable names', async () => {
    const document = `mutation ($set: String! = "online") {
      clearExpiringSet(input: { set: $set }) { clearedCount }
    }`;
    const { api } = await askAsOperator(document);
    const { data } = await api.query(
      '{ auditEntries(first: 9, filter: { outcome: "FORBIDDEN" }) { edges { node { action target outcome } } } }',
    );
    const node = { action: 'clearExpiringSet', target: 'online', outcome: 'FORBIDDEN' };
    expect(data).toEqual({ auditEntries: { edges: [{ node }] } });
  });
});
