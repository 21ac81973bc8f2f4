import {
  getDirectiveValues,
  getNamedType,
  isInputObjectType,
  type GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../src/features/schema.ts';
import { fieldScope, type FieldScope } from '../../src/graphql/field-scope.ts';
import { requiredRole } from '../../src/graphql/required-role.ts';
import { ask, createToken, post, type GraphQLAnswer } from '../support/clients.ts';
import { testApi } from '../support/api.ts';
import { listen, socketClient } from '../support/sockets.ts';
import { minimalSelection } from './minimal-operation.ts';

const ROLES = ['VIEWER', 'OPERATOR', 'ADMIN'] as const;
type Role = (typeof ROLES)[number];

/** The minimal operations name everything x. */
const KINDS = ['SET', 'POLICY', 'PURPOSE', 'SPACE', 'SERIES'] as const;
const IN_SCOPE = KINDS.map((kind) => ({ kind, prefix: 'x' }));
const OUT_OF_SCOPE = KINDS.map((kind) => ({ kind, prefix: 'xx' }));
type Scopes = typeof IN_SCOPE | null;

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
    scope: fieldScope(schema, field),
  }));
}

function roleOf(field: GraphQLField<unknown, unknown>): Role {
  const role = requiredRole(schema, field);
  if (role === undefined) throw new TypeError(`${field.name} has no role`);
  return role;
}

function scopeText(scope: FieldScope): string {
  if (scope.use === 'open' || scope.use === 'closed') return scope.use;
  if (scope.use === 'list') return `${scope.kind} list`;
  return `${scope.kind} ${scope.path.join('.')}${scope.isOptional ? '?' : ''}`;
}

/** Whether the minimal operation of a field is open to a caller. */
function isOpen({ role, scope, document }: (typeof fields)[number], as: Role, scopes: Scopes) {
  if (ROLES.indexOf(as) < ROLES.indexOf(role)) return false;
  if (scopes === null || scope.use === 'open' || scope.use === 'list') return true;
  if (scope.use === 'closed') return false;
  if (!document.includes(`${scope.path.at(-1)}: `)) return scope.isOptional;
  return scopes === IN_SCOPE;
}

/** `node` and `nodes` for an object of each type, and the field that reads such an object. */
const nodes = Object.values(schema.getTypeMap()).flatMap((type) => {
  const directive = schema.getDirective('readBy');
  const by = directive && type.astNode ? getDirectiveValues(directive, type.astNode) : undefined;
  const reader = fields.find(({ name }) => name === by?.['field']);
  if (reader === undefined) return [];
  // The groups of a set begin with its name.
  const id = Buffer.from(`${type.name}:x x`.slice(0, by?.['field'] === 'expiryGroups' ? 99 : -2));
  const ids = JSON.stringify(id.toString('base64url'));
  return [`{ node(id: ${ids}) { id } }`, `{ nodes(ids: ["x", ${ids}]) { id } }`].map(
    (document) => ({ name: `${document.slice(2, 7)} ${type.name}`, document, reader }),
  );
});

it('has the roles and scopes that were agreed on', async () => {
  const lines = [...fields, ...subscriptions].map(
    ({ name, role, scope }) => `${role.padEnd(8)} ${name.padEnd(31)} ${scopeText(scope)}`,
  );
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./roles.snapshot.txt');
});

/** Fields with a name that no scope judges: the name of a token, any key of Redis, and sets of a webhook. */
const WITHOUT_SCOPE = ['createToken', 'adoptSet', 'createWebhook', 'changeWebhook'];

it('declares the scope of each field that names an object', () => {
  const names = ['name', 'set', 'sets', 'policy', 'purpose', 'space', 'series'];
  const paths = ({ args }: GraphQLField<unknown, unknown>) =>
    args.flatMap(({ name, type }) => {
      const inner: GraphQLNamedType = getNamedType(type);
      if (name !== 'input' || !isInputObjectType(inner)) return [name];
      return Object.keys(inner.getFields()).map((key) => `input.${key}`);
    });
  const undeclared = [...fields, ...subscriptions].filter(({ field, name, scope }) => {
    if (WITHOUT_SCOPE.includes(name)) return false;
    const named = paths(field).filter((path) => names.includes(path.replace('input.', '')));
    const declared = scope.use === 'named' ? [scope.path.join('.')] : [];
    return declared.join() !== named.join();
  });
  expect(undeclared.map(({ name }) => name)).toEqual([]);
});

// Some hundred fields, nine times.
it(
  'refuses every field of the schema to every caller without its role and scope, and to no other',
  { timeout: 60_000 },
  async () => {
    const api = await testApi();
    const wrong: string[] = [];
    for (const role of ROLES) {
      for (const scopes of [null, IN_SCOPE, OUT_OF_SCOPE]) {
        const { secret: token } = await createToken(api, { name: 'x', role, scopes });
        const plain = fields.map((field) => ({ ...field, reader: field }));
        for (const { name, document, reader } of [...plain, ...nodes]) {
          const { data, errors } = await ask(api, { token }, document);
          const forbidden = errors?.[0]?.extensions.code === 'FORBIDDEN' && data === undefined;
          if (forbidden !== isOpen(reader, role, scopes)) continue;
          wrong.push(`${name} for ${role} ${JSON.stringify(scopes)}: ${JSON.stringify(errors)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(nodes).toHaveLength(22);
  },
);

it('rejects every subscription for every caller without its role and scope', async () => {
  const api = await testApi();
  const url = await listen(api);
  const wrong: string[] = [];
  for (const role of ROLES) {
    for (const scopes of [null, IN_SCOPE, OUT_OF_SCOPE]) {
      const { secret: token } = await createToken(api, { name: 'x', role, scopes });
      const client = socketClient(url, { connectionParams: { token } });
      for (const field of subscriptions) {
        if (isOpen(field, role, scopes)) continue;
        const code: unknown = await client
          .iterate({ query: field.document })
          .next()
          .catch(([error]: GraphQLError[]) => error?.extensions['code']);
        if (code !== 'FORBIDDEN') wrong.push(`${field.name} for ${role} ${JSON.stringify(scopes)}`);
      }
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
