import { beforeEach, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

const BAD = 'addMember(input: { set: "nope", member: "a" })';
const USER_ERROR_PAYLOAD = {
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
])(
  'returns errors that the caller can fix in a payload that selects them %s',
  async (_how, document) => {
    expect(await api.query(document)).toEqual({ data: { addMember: USER_ERROR_PAYLOAD } });
  },
);

it('never loses an error on an operation that does not ask for it', async () => {
  expect(await api.query(`mutation { ${BAD} { status } }`)).toMatchObject({
    data: { addMember: null },
    errors: [{ extensions: { code: 'SET_NOT_FOUND', field: 'set' } }],
  });
});

const ERRORS = 'userErrors { code field message }';
const FRAGMENT = `fragment Errors on AddMemberPayload { ${ERRORS} }`;

it.each([
  [`mutation ($on: Boolean!) { ${BAD} { status ${ERRORS.replace('{', '@include(if: $on) {')} } }`],
  [`mutation ($on: Boolean!) { ${BAD} { status ... @include(if: $on) { ${ERRORS} } } }`],
  [`mutation ($on: Boolean!) { ${BAD} { status ...Errors @include(if: $on) } } ${FRAGMENT}`],
  [
    `mutation ($on: Boolean!, $off: Boolean! = false) {
       ${BAD} { status ...Errors @skip(if: $off) @include(if: $on) }
     } ${FRAGMENT}`,
  ],
  [`mutation ($on: Boolean!) { ${BAD} { status } ${BAD} @include(if: $on) { ${ERRORS} } }`],
])('goes by whether they are in the answer, not only in the document: %s', async (document) => {
  expect(await api.query(document, { on: true })).toEqual({
    data: { addMember: USER_ERROR_PAYLOAD },
  });
  expect(await api.query(document, { on: false })).toMatchObject({
    data: { addMember: null },
    errors: [{ extensions: { code: 'SET_NOT_FOUND', field: 'set' } }],
  });
});

it('returns no user errors for a successful mutation', async () => {
  await api.mayfly.sets.create('online', { defaultTtlMs: 1000 });
  const document =
    'mutation { addMember(input: { set: "online", member: "a" }) { userErrors { code } status } }';
  expect(await api.query(document)).toEqual({
    data: { addMember: { userErrors: [], status: 'ADDED' } },
  });
});
