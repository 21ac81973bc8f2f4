import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../support/api.ts';
import { keysOf } from '../support/keys.ts';

let api: TestApi;

beforeAll(async () => {
  const opened = await openTestApi();
  api = opened;
  await api.mayfly.sets.create('online', { defaultTtlMs: 60_000 });
  return opened.close;
});

/** The API's own counters are not changes. */
async function storedKeys(): Promise<string[]> {
  const keys = await keysOf(api.redis, `${api.namespace}:*`);
  return keys.filter((key) => !key.startsWith(`${api.namespace}:api:`));
}

const ADD = 'mutation ($input: AddMemberInput!) { addMember(input: $input) { status } }';
const CREATE =
  'mutation ($input: CreateExpiringSetInput!) { createExpiringSet(input: $input) { status } }';
const MEMBERS = `query ($first: Int, $after: String, $last: Int, $before: String) {
  expiringSet(name: "online") {
    members(first: $first, after: $after, last: $last, before: $before) { totalCount }
  }
}`;

const ok = { set: 'online', member: 'alice' };

const CASES: [string, string, Record<string, unknown>, string, string | undefined][] = [
  ['a zero ttl', ADD, { input: { ...ok, ttlMs: 0 } }, 'INVALID_TTL', 'ttlMs'],
  ['a negative ttl', ADD, { input: { ...ok, ttlMs: -1 } }, 'INVALID_TTL', 'ttlMs'],
  ['a fractional ttl', ADD, { input: { ...ok, ttlMs: 1.5 } }, 'INVALID_TTL', 'ttlMs'],
  [
    'a ttl beyond ten years',
    ADD,
    { input: { ...ok, ttlMs: 315_360_000_001 } },
    'INVALID_TTL',
    'ttlMs',
  ],
  ['a ttl that is no number', ADD, { input: { ...ok, ttlMs: 'NaN' } }, 'BAD_USER_INPUT', 'ttlMs'],
  [
    'a ttl of null, as JSON spells NaN',
    ADD,
    { input: { ...ok, ttlMs: null } },
    'INVALID_TTL',
    'ttlMs',
  ],
  [
    'a literal ttl that is no number',
    'mutation { addMember(input: { set: "online", member: "a", ttlMs: NaN }) { status } }',
    {},
    'GRAPHQL_VALIDATION_FAILED',
    'ttlMs',
  ],
  ['no input at all', ADD, {}, 'BAD_USER_INPUT', 'input'],
  ['a member that is no text', ADD, { input: { ...ok, member: 7 } }, 'BAD_USER_INPUT', 'member'],
  ['a field that does not exist', ADD, { input: { ...ok, ttl: 7 } }, 'BAD_USER_INPUT', 'input'],
  [
    'a bad ttl deep in a list',
    'mutation ($members: [NewMemberInput!]!) { addMembers(input: { set: "online", members: $members }) { results { status } } }',
    { members: [{ member: 'a' }, { member: 'b', ttlMs: 'x' }] },
    'BAD_USER_INPUT',
    'members[1].ttlMs',
  ],
  ['an empty member', ADD, { input: { ...ok, member: '' } }, 'INVALID_MEMBER', 'member'],
  [
    'a large member',
    ADD,
    { input: { ...ok, member: 'é'.repeat(513) } },
    'INVALID_MEMBER',
    'member',
  ],
  ['a large value', ADD, { input: { ...ok, value: 'x'.repeat(4095) } }, 'INVALID_VALUE', 'value'],
  ['an unknown set', ADD, { input: { ...ok, set: 'nope' } }, 'SET_NOT_FOUND', 'set'],
  ['a bad name of a set', ADD, { input: { ...ok, set: 'a b' } }, 'INVALID_NAME', 'set'],
  ['an unknown mode', ADD, { input: { ...ok, mode: 'SOMETIMES' } }, 'BAD_USER_INPUT', 'mode'],
  ['an empty name', CREATE, { input: { name: '', defaultTtlMs: 1 } }, 'INVALID_NAME', 'name'],
  [
    'a long name',
    CREATE,
    { input: { name: 'x'.repeat(129), defaultTtlMs: 1 } },
    'INVALID_NAME',
    'name',
  ],
  [
    'a zero default',
    CREATE,
    { input: { name: 'x', defaultTtlMs: 0 } },
    'INVALID_TTL',
    'defaultTtlMs',
  ],
  ['no page size', MEMBERS, {}, 'INVALID_PAGE', 'first'],
  ['both page sizes', MEMBERS, { first: 1, last: 1 }, 'INVALID_PAGE', 'last'],
  ['a page size of zero', MEMBERS, { first: 0 }, 'INVALID_PAGE', 'first'],
  ['a page size of 501', MEMBERS, { last: 501 }, 'INVALID_PAGE', 'last'],
  ['a garbage cursor', MEMBERS, { first: 1, after: 'garbage' }, 'INVALID_CURSOR', 'after'],
  ['a garbage cursor, backward', MEMBERS, { last: 1, before: '💥' }, 'INVALID_CURSOR', 'before'],
  ['too many sets', '{ expiringSets(first: 101) { totalCount } }', {}, 'INVALID_PAGE', 'first'],
  [
    'a garbage cursor of sets',
    '{ expiringSets(first: 1, after: "x") { totalCount } }',
    {},
    'INVALID_CURSOR',
    'after',
  ],
  [
    'a cursor of another order',
    `{ expiringSets(first: 1, after: "${Buffer.from('count up 1 a').toString('base64url')}") { totalCount } }`,
    {},
    'INVALID_CURSOR',
    'after',
  ],
  [
    'no buckets',
    '{ expiringSet(name: "online") { timeLeft(buckets: 0) { never } } }',
    {},
    'INVALID_BUCKETS',
    'buckets',
  ],
  [
    'a span too short',
    '{ expiringSet(name: "online") { timeLeft(spanMs: 3) { never } } }',
    {},
    'INVALID_BUCKETS',
    'spanMs',
  ],
  [
    'a cursor of samples',
    '{ serverStats { instances { id } instance(id: "x") { id } } expiringSet(name: "online") { members(first: 1, after: "") { totalCount } } }',
    {},
    'INVALID_CURSOR',
    'after',
  ],
  [
    'a moment that is none',
    'mutation { expireMemberAt(input: { set: "online", member: "a", expiresAt: "soon" }) { status } }',
    {},
    'GRAPHQL_VALIDATION_FAILED',
    'expiresAt',
  ],
  [
    'no members',
    'mutation { addMembers(input: { set: "online", members: [] }) { results { status } } }',
    {},
    'INVALID_BATCH',
    'members',
  ],
  [
    'a bad member among others',
    'mutation { addMembers(input: { set: "online", members: [{ member: "a" }, { member: "" }] }) { results { status } } }',
    {},
    'INVALID_MEMBER',
    'members[1].member',
  ],
  ['a syntax error', '{ expiringSets(', {}, 'GRAPHQL_PARSE_FAILED', undefined],
  ['an unknown field', '{ nope }', {}, 'GRAPHQL_VALIDATION_FAILED', undefined],
];

describe('bad input gets a stable code and the name of the field, and changes nothing', () => {
  it.each(CASES)('%s', async (_, query, variables, code, field) => {
    const before = await storedKeys();
    const { errors } = await api.query(query, variables);
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions).toEqual({ code, ...(field !== undefined && { field }) });
    expect(await storedKeys()).toEqual(before);
  });

  it('a moment in the past or too far away', async () => {
    await api.mayfly.sets.open('online').add('alice', { ttlMs: 1000 });
    for (const expiresAt of ['2029-12-31T23:59:59.999Z', '2041-01-01T00:00:00.000Z']) {
      const { errors } = await api.query(
        `mutation ($at: DateTime!) {
          expireMemberAt(input: { set: "online", member: "alice", expiresAt: $at }) { status }
        }`,
        { at: expiresAt },
      );
      expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID_EXPIRY', field: 'expiresAt' });
    }
    expect(await api.mayfly.sets.open('online').get('alice')).toMatchObject({ remainingMs: 1000 });
  });
});

it('masks what it has no name for', async () => {
  await api.redis.set(`${api.namespace}:sets`, 'secret-content');
  const { errors } = await api.query('{ expiringSets(first: 1) { totalCount } }');
  expect(errors?.[0]?.extensions.code).toBe('REDIS_FAILED');
  expect(JSON.stringify(errors)).not.toContain('secret-content');
});
