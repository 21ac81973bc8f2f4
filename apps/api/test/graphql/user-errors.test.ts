import { beforeEach, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

const BAD = 'addMember(input: { set: "nope", member: "a" })';
const TOLD = {
  userErrors: [{ code: 'SET_NOT_FOUND', field: 'set', message: 'There is no set of this name' }],
  status: null,
};

it.each([
  ['itself', `mutation { ${BAD} { userErrors { code field message } status } }`],
  [
    'in a fragment',
    `mutation { ${BAD} { status ...Errors } }
     fragment Errors on AddMemberPayload { ... on AddMemberPayload { userErrors { code field message } } }`,
  ],
])('tells what can be mended in the payload that asks for it %s', async (_how, document) => {
  expect(await api.query(document)).toEqual({ data: { addMember: TOLD } });
});

it('never loses an error on an operation that does not ask for it', async () => {
  expect(await api.query(`mutation { ${BAD} { status } }`)).toMatchObject({
    data: null,
    errors: [{ extensions: { code: 'SET_NOT_FOUND', field: 'set' } }],
  });
});

it('says of a mutation that was carried out that there is nothing to mend', async () => {
  await api.mayfly.sets.create('online', { defaultTtlMs: 1000 });
  const document =
    'mutation { addMember(input: { set: "online", member: "a" }) { userErrors { code } status } }';
  expect(await api.query(document)).toEqual({
    data: { addMember: { userErrors: [], status: 'ADDED' } },
  });
});
