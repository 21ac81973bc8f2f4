import { beforeEach, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
  await api.mayfly.sets.create('compact', { strategy: 'compact', defaultTtlMs: 1000 });
});

interface Payload {
  readonly payload: { readonly userErrors: readonly unknown[] };
}

async function userErrorOf(mutation: string): Promise<unknown> {
  const document = `mutation { payload: ${mutation} { userErrors { code field message } } }`;
  const { data } = await api.query<Payload>(document);
  return data.payload.userErrors[0];
}

const NO_SET = { code: 'SET_NOT_FOUND', field: 'set', message: 'There is no set of this name' };
const NO_FEED = {
  code: 'WRONG_STRATEGY',
  field: 'set',
  message: 'Sets of the strategy compact cannot have a feed',
};

it.each([
  ['openSetFeed(input: { set: "nope", kept: 1000 })', NO_SET],
  ['closeSetFeed(input: { set: "nope" })', NO_SET],
  ['openSetFeed(input: { set: "compact", kept: 1000 })', NO_FEED],
])('leaves prose as it is: %s', async (mutation, expected) => {
  expect(await userErrorOf(mutation)).toEqual(expected);
});

it.each([
  ['openSetFeed(input: { set: "a b", kept: 1000 })', 'INVALID_NAME', 'set'],
  ['endSession(input: { id: "U2Vzc2lvbjo" })', 'INVALID_MEMBER', 'id'],
  ['revokeToken(input: { id: "VG9rZW46" })', 'INVALID_MEMBER', 'id'],
])(
  'names the field as the input does, and so does the message: %s',
  async (mutation, code, field) => {
    expect(await userErrorOf(mutation)).toEqual({
      code,
      field,
      message: expect.stringMatching(new RegExp(`^${field} must be 1 to `)),
    });
  },
);
