import { describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

const PUSH = `mutation ($input: PushMembersInput!) {
  pushMembers(input: $input) {
    userErrors { code field }
    results { status score expiresAt replacedCount }
  }
}`;
const POP = `mutation ($input: PopMembersInput!) {
  popMembers(input: $input) { userErrors { code field } members { member score } }
}`;

/** A window of a minute, with a to e, a second apart, the last one now. */
async function withWindow(): Promise<TestApi> {
  const api = await testApi();
  await api.mayfly.sets.create('last', { strategy: 'window', windowMs: 60_000 });
  await api.mayfly.sets.create('sorted', { defaultTtlMs: 1000 });
  const members = ['a', 'b', 'c', 'd', 'e'].map((member, i) => ({
    member,
    score: at(api, (i - 4) * 1000),
  }));
  await api.query(PUSH, { input: { set: 'last', members } });
  return api;
}

function at({ clock }: TestApi, ms: number): string {
  return new Date(clock.now + ms).toISOString();
}

describe('a window', () => {
  it('returns its ends and slices, with scores', async () => {
    const api = await withWindow();
    const query = `{ expiringSet(name: "last") {
      oldest: peek { member score expiresAt }
      newest: peek(end: NEWEST) { member }
      begin: slice(first: 2) { members { member } totalCount }
      end: slice(start: -2, first: 500) { members { member } }
      inner: slice(start: -3, first: 2) { members { member } }
      middle: slice(start: 1, first: 3) { members { member } }
      from: members(first: 2, fromMoment: "${at(api, 58_000)}") { edges { node { member } } }
    } }`;
    const named = (...names: string[]) => names.map((member) => ({ member }));
    expect(await api.query(query)).toEqual({
      data: {
        expiringSet: {
          oldest: { member: 'a', score: at(api, -4000), expiresAt: at(api, 56_000) },
          newest: { member: 'e' },
          begin: { members: named('a', 'b'), totalCount: 5 },
          end: { members: named('d', 'e') },
          inner: { members: named('c', 'd') },
          middle: { members: named('b', 'c', 'd') },
          from: { edges: named('c', 'd').map((node) => ({ node })) },
        },
      },
    });
  });

  it('pushes at scores, and replaces members of one score on request', async () => {
    const api = await withWindow();
    const members = [
      { member: 'a' },
      { member: 'x', score: at(api, -1000) },
      { member: 'y', score: at(api, -60_000) },
    ];
    const now = at(api, 0);
    expect(await api.query(PUSH, { input: { set: 'last', members, unique: true } })).toEqual({
      data: {
        pushMembers: {
          userErrors: [],
          results: [
            { status: 'UPDATED', score: now, expiresAt: at(api, 60_000), replacedCount: 1 },
            {
              status: 'ADDED',
              score: at(api, -1000),
              expiresAt: at(api, 59_000),
              replacedCount: 1,
            },
            { status: 'LATE', score: null, expiresAt: null, replacedCount: null },
          ],
        },
      },
    });
  });

  it('gives each member to one of many callers that pop', async () => {
    const api = await withWindow();
    const pop = (input: object) =>
      api.query<{ popMembers: { members: { member: string }[] } }>(POP, {
        input: { set: 'last', ...input },
      });
    const newest = await pop({ end: 'NEWEST' });
    expect(newest.data.popMembers.members).toEqual([{ member: 'e', score: at(api, 0) }]);
    const answers = await Promise.all([pop({ first: 3 }), pop({ first: 3 }), pop({})]);
    const popped = answers.flatMap(({ data }) => data.popMembers.members);
    expect(popped.map(({ member }) => member).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    [PUSH, { members: [] }, 'INVALID_BATCH', 'members'],
    [PUSH, { members: [{ member: 'x' }, { member: '' }] }, 'INVALID_MEMBER', 'members[1].member'],
    [
      PUSH,
      { members: [{ member: 'x' }, { member: 'y', score: '2099-01-01T00:00:00Z' }] },
      'INVALID_SCORE',
      'members[1].score',
    ],
    [PUSH, { set: 'sorted', members: [{ member: 'x' }] }, 'WRONG_STRATEGY', 'set'],
    [PUSH, { set: 'gone', members: [{ member: 'x' }] }, 'SET_NOT_FOUND', 'set'],
    [POP, { first: 0 }, 'INVALID_PAGE', 'first'],
    [POP, { first: 25 }, 'INVALID_PAGE', 'first'],
    [POP, { set: 'sorted' }, 'WRONG_STRATEGY', 'set'],
  ])('rejects %s with %j, and changes nothing', async (document, input, code, field) => {
    const api = await withWindow();
    const { data } = await api.query<Record<string, unknown>>(document, {
      input: { set: 'last', ...input },
    });
    expect(Object.values(data)).toMatchObject([{ userErrors: [{ code, field }] }]);
    const set = api.mayfly.sets.open('last', { strategy: 'window' });
    expect(await set.count()).toBe(5);
  });

  it.each(['peek { member }', 'slice { totalCount }'])(
    'rejects %s of another set',
    async (field) => {
      const api = await withWindow();
      const { errors } = await api.query(`{ expiringSet(name: "sorted") { ${field} } }`);
      expect(errors).toMatchObject([{ extensions: { code: 'WRONG_STRATEGY' } }]);
    },
  );

  it('rejects slices of more than 500 members', async () => {
    const api = await withWindow();
    const query = '{ expiringSet(name: "last") { slice(first: 501) { totalCount } } }';
    const { errors } = await api.query(query);
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_PAGE', field: 'first' } }]);
  });
});
