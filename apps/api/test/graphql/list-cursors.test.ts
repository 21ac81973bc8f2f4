import { beforeEach, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
  for (const name of ['one', 'two', 'three']) {
    const { set } = await api.mayfly.sets.create(name, { defaultTtlMs: 60_000 });
    await set.add('a');
    await set.add('b');
  }
  // A search of a large set takes several steps.
  const large = api.mayfly.sets.open('one');
  await large.addMany(Array.from({ length: 600 }, (_, index) => ({ member: `m${index}` })));
  await api.mayfly.policies.create('calls', { limits: [{ limit: 5, windowMs: 1000 }] });
});

const PAGE = '{ edges { cursor } pageInfo { endCursor } }';

const ofSet = (set: string, rest: string) => `expiringSet(name: "${set}") { ${rest} }`;
const members = (set: string) => ofSet(set, `members(first: 1, after: $after) ${PAGE}`);
const search = (set: string, prefix: string) =>
  ofSet(
    set,
    `searchMembers(first: 1, after: $after, filter: { prefix: "${prefix}" }) { endCursor }`,
  );
const sets = (args: string) => `expiringSets(first: 1, after: $after, ${args}) ${PAGE}`;
const combined = (names: string) =>
  `combinedMembers(operation: UNION, sets: [${names}], first: 1, after: $after) { endCursor }`;
const audit = (action: string) =>
  `auditEntries(first: 1, after: $after, filter: { action: "${action}" }) ${PAGE}`;

it.each([
  ['members of another set', members('one'), members('two')],
  ['a search of another set', search('one', 'm'), search('two', 'm')],
  ['a search for another text', search('one', 'm'), search('one', 'a')],
  ['a search, instead of members', members('one'), search('one', 'm')],
  ['sets in another order', sets('filter: null'), sets('orderBy: { field: COUNT }')],
  ['sets of another filter', sets('filter: null'), sets('filter: { prefix: "t" }')],
  ['a combination of other sets', combined('"one", "two"'), combined('"one", "three"')],
  ['entries of another action', audit('createToken'), audit('revokeToken')],
])('rejects a cursor of %s', async (_what, list, other) => {
  for (const name of ['t1', 't2']) {
    await api.query(
      `mutation { createToken(input: { name: "${name}", role: VIEWER }) { secret } }`,
    );
  }
  const ask = (field: string, after: string | null) =>
    api.query(`query ($after: String) { ${field} }`, { after });
  const { data } = await ask(list, null);
  const [, after = ''] = /"(?:endCursor|cursor)":"([^"]+)"/.exec(JSON.stringify(data)) ?? [];
  expect(after).not.toBe('');
  expect(await ask(list, after)).not.toHaveProperty('errors');
  expect((await ask(other, after)).errors).toMatchObject([
    { extensions: { code: 'INVALID_CURSOR', field: 'after' } },
  ]);
});
