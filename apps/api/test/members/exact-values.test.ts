import { expect, it } from 'vitest';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';

const ADD = `mutation ($value: JSON) {
  addMember(input: { set: "s", member: "a", value: $value }) { userErrors { code field } status }
}`;

/** Sends variables as they are written, since `JSON.stringify` cannot write all of them. */
async function send({ app }: TestApi, variables: string, query = ADD) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    payload: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
  });
  return response.json<{ data: unknown }>().data;
}

it('rejects values that cannot be stored exactly, by their name', async () => {
  const api = await testApi();
  await api.mayfly.sets.create('s', { defaultTtlMs: 60_000 });
  const refused = {
    addMember: { userErrors: [{ code: 'INVALID_VALUE', field: 'value' }], status: null },
  };
  for (const value of [
    '12345678901234567890',
    '-9007199254740992',
    '1e400',
    '{"a":[1e300]}',
    '"\\ud800"',
    '{"\\udfff":1}',
  ]) {
    expect({ value, data: await send(api, `{"value":${value}}`) }).toEqual({
      value,
      data: refused,
    });
  }
  expect(
    await send(
      api,
      '{}',
      ADD.replace('$value }', '12345678901234567890 }').replace('($value: JSON)', ''),
    ),
  ).toEqual(refused);
});

it('stores keys such as __proto__ as data', async () => {
  const api = await testApi();
  await api.mayfly.sets.create('s', { defaultTtlMs: 60_000 });
  const value =
    '{"__proto__":{"admin":true},"constructor":{"prototype":1},"n":9007199254740991,"f":0.1}';
  expect(await send(api, `{"value":${value}}`)).toEqual({
    addMember: { userErrors: [], status: 'ADDED' },
  });
  const read = await send(
    api,
    '{}',
    '{ expiringSet(name: "s") { member(member: "a") { value } } }',
  );
  expect(JSON.stringify(read)).toContain(value);
});
