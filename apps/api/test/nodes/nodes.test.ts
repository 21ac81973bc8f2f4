import { getNamedType, isInterfaceType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { createSchema } from '../../src/features/schema.ts';
import { toGlobalId } from '../../src/graphql/global-id.ts';
import { testApi, TOKEN } from '../support/api.ts';
import { ask, cookiesOf, createToken, signIn } from '../support/clients.ts';

interface Identified {
  readonly __typename: string;
  readonly id: string;
}

const FIELDS = '{ __typename id }';
const LIST = `(first: 9) { edges { node ${FIELDS} } }`;

/** Every type of `Node`, where its objects are read. */
const READ = `{
  expiringSet(name: "x") ${FIELDS}
  adoptedSet(name: "x") ${FIELDS}
  limitPolicy(name: "x") ${FIELDS}
  oneTimePasswordPurpose(purpose: "x") ${FIELDS}
  invitationSpace(space: "x") ${FIELDS}
  series(name: "x") ${FIELDS}
  webhook(webhook: "x") ${FIELDS}
  expiryGroups(set: "x", first: 9) { edges { node ${FIELDS} } }
  configuredTokens ${FIELDS}
  tokens${LIST}
  sessions${LIST}
}`;

const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }`;

async function apiWithAll() {
  const api = await testApi();
  const { mayfly } = api;
  const { set } = await mayfly.sets.create('x', { defaultTtlMs: 1000 });
  await set.expiry.createGroup('workers');
  await mayfly.policies.create('x', { limits: [{ limit: 1, windowMs: 1000 }] });
  await mayfly.purposes.create('x', {});
  await mayfly.spaces.create('x', {});
  await mayfly.seriesDefinitions.create('x', { fields: ['y'], retentionMs: 1000 });
  const layout = { score: 'expiry', unit: 'ms', member: 'text' } as const;
  await mayfly.adoptions.create('x', { key: 'other', ...layout });
  const sets = { prefix: 'none' };
  await api.webhooks.create('x', { url: 'http://127.0.0.1:1/', sets, changes: ['expired'] });
  const token = await createToken(api, { name: 'x', role: 'VIEWER' });
  const cookies = cookiesOf(await signIn(api, TOKEN));
  const { data } = await api.query<Record<string, unknown>>(READ);
  const objects = Object.values(data).flatMap((value) => nodesIn(value));
  return { api, token, cookies, objects };
}

function nodesIn(value: unknown): Identified[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isIdentified(value)) return [value];
  return Object.values(value).flatMap((inner) => nodesIn(inner));
}

function isIdentified(value: object): value is Identified {
  return 'id' in value;
}

it('reads every object that has an identity by its id, in the requested order', async () => {
  const { api, objects } = await apiWithAll();
  const types = createSchema()
    .getImplementations(nodeType())
    .objects.map(({ name }) => name);
  expect(objects.map(({ __typename }) => __typename).toSorted()).toEqual(types.toSorted());
  expect(new Set(objects.map(({ id }) => id)).size).toBe(types.length);
  for (const object of objects) {
    const { data } = await api.query(`{ node(id: "${object.id}") { id __typename } }`);
    expect(data).toEqual({ node: object });
  }
  const ids = objects.map(({ id }) => id);
  const { data } = await api.query(NODES, { ids: [...ids.toReversed(), 'x', ids[0]] });
  expect(data).toEqual({ nodes: [...objects.toReversed(), null, objects[0]] });
  const fragments = `{ node(id: "${toGlobalId('ExpiringSet', 'x')}") {
    ... on ExpiringSet { name count ... on Node { id } } ... on Token { createdBy }
  } }`;
  // Also after the query could be compiled.
  for (let i = 0; i < 12; i += 1) {
    expect((await api.query(fragments)).data).toEqual({
      node: { name: 'x', count: 0, id: toGlobalId('ExpiringSet', 'x') },
    });
  }
  const inSet = '{ expiringSet(name: "x") { ... on Node { id } } }';
  for (let i = 0; i < 12; i += 1) {
    const answer = await api.query(inSet);
    expect(answer.data).toEqual({ expiringSet: { id: toGlobalId('ExpiringSet', 'x') } });
  }
});

it.each([
  'x',
  '',
  toGlobalId('ExpiringSet', 'missing'),
  toGlobalId('ExpiringSet', 'x y'),
  toGlobalId('LimitPolicy', ''),
  toGlobalId('Token', ''),
  toGlobalId('Session', 'x'.repeat(2000)),
  toGlobalId('ExpiryGroup', 'x'),
  toGlobalId('ExpiryGroup', 'missing workers'),
  `${toGlobalId('ExpiringSet', 'x')}=`,
  Buffer.from('Query:x').toString('base64url'),
  Buffer.from('AuditEntry:1-1').toString('base64url'),
  Buffer.from('__proto__:x').toString('base64url'),
])('has null for an id of no object: %s', async (id) => {
  const api = await testApi();
  await api.mayfly.sets.create('x', { defaultTtlMs: 1000 });
  const answer = await api.query('query ($id: ID!) { node(id: $id) { id } }', { id });
  expect(answer).toEqual({ data: { node: null } });
});

it('reads at most a hundred objects, and costs as much as they do', async () => {
  const api = await testApi();
  const ids = (count: number) => ({ ids: Array.from({ length: count }, () => 'x') });
  for (const count of [0, 101]) {
    const { errors } = await api.query(NODES, ids(count));
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_BATCH', field: 'ids' } }]);
  }
  expect((await api.query(NODES, ids(100))).errors).toBeUndefined();
  const many =
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ExpiringSet { members(first: 500) { edges { node { member } } } } } }';
  const { errors } = await api.query(many, ids(100));
  expect(errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }]);
});

it('ends sessions and revokes tokens by their ids, and names callers by them in the audit log', async () => {
  const { api, token, cookies, objects } = await apiWithAll();
  const idOf = (type: string) => objects.find(({ __typename }) => __typename === type)?.id;
  const end = async (id: string | undefined) =>
    (await ask(api, { cookies, headers: { origin: 'http://localhost' } }, END, { id })).data;
  expect(await end(token.id)).toEqual({ endSession: { status: 'ABSENT' } });
  expect((await api.query(REVOKE, { id: idOf('Session') })).data).toEqual({
    revokeToken: { status: 'ABSENT' },
  });
  const { data } = await api.query<{ auditEntries: { edges: { node: { actorId: string } }[] } }>(
    '{ auditEntries(first: 9) { edges { node { actorId } } } }',
  );
  const actors = new Set(data.auditEntries.edges.map(({ node }) => node.actorId));
  expect(actors).toEqual(new Set([idOf('ConfiguredToken'), idOf('Session')]));
  expect((await api.query(REVOKE, { id: token.id })).data).toEqual({
    revokeToken: { status: 'REVOKED' },
  });
  const gone = await api.query('query ($id: ID!) { node(id: $id) { id } }', { id: token.id });
  expect(gone.data).toEqual({ node: null });
});

const END = 'mutation ($id: ID!) { endSession(input: { id: $id }) { status } }';
const REVOKE = 'mutation ($id: ID!) { revokeToken(input: { id: $id }) { status } }';

it('has the type ID for global ids only', () => {
  const found = Object.values(createSchema().getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    if (type.getInterfaces().includes(nodeType())) return [];
    const ids = Object.values(type.getFields()).filter(
      (field) => getNamedType(field.type).name === 'ID',
    );
    return ids.map(({ name }) => `${type.name}.${name}`);
  });
  expect(found).toEqual(['AuditEntry.actorId']);
});

function nodeType() {
  const type = createSchema().getType('Node');
  if (!isInterfaceType(type)) throw new TypeError('Node must be an interface');
  return type;
}
