import { isNonNullType } from 'graphql';
import { expect, it } from 'vitest';
import { createSchema } from '../../src/features/schema.ts';
import { testApi } from '../support/api.ts';

it('has only nullable fields of queries and mutations', () => {
  const schema = createSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
});

it('keeps the secret of a token when another mutation of the document fails', async () => {
  const api = await testApi();
  const { data, errors } = await api.query<{ a: { secret: string } }>(`mutation {
    a: createToken(input: { name: "ci", role: VIEWER }) { secret }
    b: addMember(input: { set: "gone", member: "a" }) { status }
  }`);
  expect(data).toEqual({ a: { secret: expect.stringMatching(/^mfy_/) }, b: null });
  expect(errors).toEqual([
    expect.objectContaining({ path: ['b'], extensions: { code: 'SET_NOT_FOUND', field: 'set' } }),
  ]);
});

it('keeps what other queries have read, and has null without an error for what does not exist', async () => {
  const api = await testApi();
  await api.mayfly.sets.create('here', { defaultTtlMs: 1000 });
  const { data, errors } = await api.query(`{
    here: expiringSet(name: "here") { count }
    set: expiringSet(name: "gone") { count }
    members: expiringSet(name: "gone") { members(first: 1) { totalCount } }
    adopted: adoptedSet(name: "gone") { key }
    policy: limitPolicy(name: "gone") { version }
    purpose: oneTimePasswordPurpose(purpose: "gone") { name }
    space: invitationSpace(space: "gone") { name }
    bad: expiringSets(first: 0) { totalCount }
  }`);
  expect(data).toEqual({
    here: { count: 0 },
    set: null,
    members: null,
    adopted: null,
    policy: null,
    purpose: null,
    space: null,
    bad: null,
  });
  expect(errors).toMatchObject([{ path: ['bad'], extensions: { code: 'INVALID_PAGE' } }]);
});
