import { beforeEach, describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

let api: TestApi;
let key: string;

beforeEach(async () => {
  api = await testApi();
  key = `${api.namespace}:theirs`;
});

const EXPIRY = { score: 'EXPIRY', unit: 'MILLISECONDS' };

function at(offsetMs: number): string {
  return new Date(api.clock.now + offsetMs).toISOString();
}

async function mutate<Payload = Record<string, unknown>>(
  mutation: string,
  input: Record<string, unknown>,
  fields: string,
): Promise<Payload> {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const { data, errors } = await api.query<Record<string, Payload>>(
    `mutation ($input: ${type}Input!) {
      ${mutation}(input: $input) { userErrors { code field } ${fields} }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  const payload = data[mutation];
  if (payload === undefined) throw new TypeError(mutation);
  return payload;
}

function adopt(layout: Record<string, unknown> = EXPIRY, name = 'theirs') {
  return mutate('adoptSet', { name, key, layout }, 'status set { name key score unit windowMs }');
}

describe('adoption', () => {
  it('finds sorted sets of others in steps that say how far they got', async () => {
    const keys = Array.from({ length: 30 }, (_, i) => `${api.namespace}:job:${i}`);
    await Promise.all(keys.map((each) => api.redis.zadd(each, 1, 'a')));
    const search = `query ($pattern: String!, $after: String) {
      adoptionCandidates(pattern: $pattern, first: 10, after: $after) {
        keys endCursor scannedCount totalCount
      }
    }`;
    interface Step {
      readonly adoptionCandidates: {
        readonly keys: readonly string[];
        readonly endCursor: string | null;
        readonly scannedCount: number;
        readonly totalCount: number;
      };
    }
    const found = new Set<string>();
    let after: string | null = null;
    do {
      const variables = { pattern: `${api.namespace}:job:*`, after };
      const { data }: { data: Step } = await api.query<Step>(search, variables);
      const step: Step['adoptionCandidates'] = data.adoptionCandidates;
      for (const each of step.keys) found.add(each);
      expect(step.scannedCount).toBeLessThanOrEqual(step.totalCount);
      after = step.endCursor;
    } while (after !== null);
    expect(found).toEqual(new Set(keys));
  });

  it('shows before what a layout makes of a set', async () => {
    await api.redis.zadd(key, api.clock.now - 1000, 'gone', api.clock.now + 1000, '{"room":7}');
    const preview = `query ($key: String!, $layout: SetLayoutInput!) {
      adoptionPreview(key: $key, layout: $layout) {
        count expiredCount now members { member json score expiresAt remainingMs }
      }
    }`;
    const layout = { ...EXPIRY, memberFormat: 'JSON' };
    expect(await api.query(preview, { key, layout })).toEqual({
      data: {
        adoptionPreview: {
          count: 1,
          expiredCount: 1,
          now: at(0),
          members: [
            {
              member: 'gone',
              json: null,
              score: api.clock.now - 1000,
              expiresAt: at(-1000),
              remainingMs: -1000,
            },
            {
              member: '{"room":7}',
              json: { room: 7 },
              score: api.clock.now + 1000,
              expiresAt: at(1000),
              remainingMs: 1000,
            },
          ],
        },
      },
    });
    const inserted = { score: 'INSERTED', unit: 'MILLISECONDS', windowMs: 5000 };
    expect(await api.query(preview, { key, layout: inserted })).toMatchObject({
      data: { adoptionPreview: { count: 2, expiredCount: 0 } },
    });
  });

  it('is remembered by name and forgotten, and changes nothing in the set', async () => {
    await api.redis.zadd(key, api.clock.now + 1000, 'a');
    const set = { name: 'theirs', key, score: 'EXPIRY', unit: 'MILLISECONDS', windowMs: null };
    expect(await adopt()).toEqual({ userErrors: [], status: 'CREATED', set });
    expect(await adopt({ ...EXPIRY, unit: 'SECONDS' })).toEqual({
      userErrors: [],
      status: 'EXISTS',
      set,
    });
    const list = `{ adoptedSets(first: 1) {
      totalCount pageInfo { hasNextPage } edges { node { name summary { count expiredCount nextExpiresAt keyExpiresAt } } }
    } }`;
    expect(await api.query(list)).toEqual({
      data: {
        adoptedSets: {
          totalCount: 1,
          pageInfo: { hasNextPage: false },
          edges: [
            {
              node: {
                name: 'theirs',
                summary: {
                  count: 1,
                  expiredCount: 0,
                  nextExpiresAt: at(1000),
                  keyExpiresAt: null,
                },
              },
            },
          ],
        },
      },
    });
    const forget = () => mutate('forgetAdoptedSet', { set: 'theirs' }, 'status');
    expect(await forget()).toEqual({ userErrors: [], status: 'FORGOTTEN' });
    expect(await forget()).toEqual({ userErrors: [], status: 'ABSENT' });
    expect(await api.redis.zscore(key, 'a')).toBe(String(api.clock.now + 1000));
    expect(await api.query('{ adoptedSet(name: "theirs") { key } }')).toEqual({
      data: { adoptedSet: null },
    });
  });

  it.each([
    [{ name: '', layout: EXPIRY }, 'INVALID_NAME', 'name'],
    [{ key: '', layout: EXPIRY }, 'INVALID_KEY', 'key'],
    [{ layout: { ...EXPIRY, windowMs: 1 } }, 'INVALID_OPTION', 'layout.windowMs'],
    [{ layout: { ...EXPIRY, score: 'INSERTED' } }, 'INVALID_OPTION', 'layout.windowMs'],
  ])('is refused: %j', async (input, code, field) => {
    const asked = { name: 'theirs', key, ...input };
    expect(await mutate('adoptSet', asked, 'status')).toEqual({
      userErrors: [{ code, field }],
      status: null,
    });
  });

  it("is refused for Mayfly's own keys", async () => {
    key = `${api.namespace}:sets`;
    expect(await adopt()).toMatchObject({ userErrors: [{ code: 'INVALID_KEY', field: 'key' }] });
  });
});

describe('members of an adopted set', () => {
  const PAGE = `query ($first: Int, $last: Int, $fromRank: Int, $fromMoment: DateTime) {
    adoptedSet(name: "theirs") {
      members(first: $first, last: $last, fromRank: $fromRank, fromMoment: $fromMoment) {
        startRank totalCount now edges { node { member base64 score expiresAt remainingMs } }
      }
    }
  }`;

  it('are paged from both ends, from a rank and from a moment', async () => {
    const scores = Array.from({ length: 10 }, (_, i) => [api.clock.now + 1000 * i, `m${i}`]);
    await api.redis.zadd(key, ...scores.flat());
    await adopt();
    const first = async (variables: Record<string, unknown>) => {
      const { data } = await api.query<{
        adoptedSet: {
          members: { startRank: number; totalCount: number; edges: { node: { member: string } }[] };
        };
      }>(PAGE, variables);
      const { startRank, totalCount, edges } = data.adoptedSet.members;
      expect(totalCount).toBe(9);
      return [startRank, ...edges.map(({ node }) => node.member)];
    };
    expect(await first({ first: 2 })).toEqual([0, 'm1', 'm2']);
    expect(await first({ last: 2 })).toEqual([7, 'm8', 'm9']);
    expect(await first({ first: 1, fromRank: 4 })).toEqual([4, 'm5']);
    expect(await first({ first: 1, fromMoment: at(3001) })).toEqual([3, 'm4']);
  });

  it('are searched for, step by step', async () => {
    const scores = Array.from({ length: 10 }, (_, i) => [api.clock.now + 1000 * i, `m${i}`]);
    await api.redis.zadd(key, ...scores.flat());
    await adopt();
    const search = `query ($filter: MemberFilterInput, $after: String) {
      adoptedSet(name: "theirs") {
        searchMembers(filter: $filter, first: 2, after: $after) {
          matches { member expiresAt } endCursor scannedCount totalCount now
        }
      }
    }`;
    interface Step {
      readonly adoptedSet: {
        readonly searchMembers: { readonly endCursor: string; readonly matches: unknown[] };
      };
    }
    const filter = { expiresBy: at(3500) };
    const { data } = await api.query<Step>(search, { filter });
    expect(data.adoptedSet.searchMembers).toMatchObject({
      matches: [
        { member: 'm1', expiresAt: at(1000) },
        { member: 'm2', expiresAt: at(2000) },
      ],
      scannedCount: 2,
      totalCount: 3,
      now: at(0),
    });
    const after = data.adoptedSet.searchMembers.endCursor;
    expect(await api.query(search, { filter, after })).toMatchObject({
      data: { adoptedSet: { searchMembers: { matches: [{ member: 'm3' }], endCursor: null } } },
    });
    const { errors } = await api.query(search, { filter: { prefix: 'x'.repeat(1025) } });
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID_MEMBER', field: 'filter.prefix' });
  });

  it('are added, given more time and removed in the layout of the set', async () => {
    await adopt({ score: 'EXPIRY', unit: 'SECONDS' });
    const member = { text: 'a' };
    const change = 'status expiresAt now';
    expect(
      await mutate(
        'addAdoptedMember',
        { set: 'theirs', member, lifetime: { ttlMs: 1500 } },
        change,
      ),
    ).toEqual({ userErrors: [], status: 'ADDED', expiresAt: at(2000), now: at(0) });
    expect(await api.redis.zscore(key, 'a')).toBe(String(api.clock.now / 1000 + 2));
    expect(
      await mutate('extendAdoptedMember', { set: 'theirs', member, byMs: 3000 }, change),
    ).toMatchObject({ status: 'CHANGED', expiresAt: at(5000) });
    expect(
      await mutate(
        'expireAdoptedMemberAt',
        { set: 'theirs', member, expiresAt: at(7000) },
        `${change} formerExpiresAt`,
      ),
    ).toMatchObject({ status: 'CHANGED', expiresAt: at(7000), formerExpiresAt: at(5000) });
    const read = '{ adoptedSet(name: "theirs") { member(member: { text: "a" }) { remainingMs } } }';
    expect(await api.query(read)).toEqual({
      data: { adoptedSet: { member: { remainingMs: 7000 } } },
    });
    const remove = () => mutate('removeAdoptedMember', { set: 'theirs', member }, change);
    expect(await remove()).toMatchObject({ status: 'REMOVED', expiresAt: at(7000) });
    expect(await remove()).toMatchObject({ status: 'ABSENT', expiresAt: null });
  });

  it('are named by their bytes where they are no text', async () => {
    const bytes = Buffer.from([0xff, 0x00, 0x01]);
    await api.redis.zadd(key, api.clock.now + 1000, bytes);
    await adopt();
    const base64 = bytes.toString('base64');
    expect(await api.query(PAGE, { first: 1 })).toMatchObject({
      data: { adoptedSet: { members: { edges: [{ node: { base64 } }] } } },
    });
    const input = { set: 'theirs', member: { base64 } };
    expect(await mutate('removeAdoptedMember', input, 'status')).toMatchObject({
      status: 'REMOVED',
    });
    expect(await api.redis.zcard(key)).toBe(0);
  });

  it('live for one window where scores say when they were inserted', async () => {
    await adopt({ score: 'INSERTED', unit: 'MILLISECONDS', windowMs: 5000 });
    const input = { set: 'theirs', member: { text: 'a' } };
    expect(await mutate('addAdoptedMember', input, 'status expiresAt')).toMatchObject({
      status: 'ADDED',
      expiresAt: at(5000),
    });
    const lifetime = { ttlMs: 1 };
    expect(await mutate('addAdoptedMember', { ...input, lifetime }, '')).toEqual({
      userErrors: [{ code: 'WRONG_STRATEGY', field: 'lifetime' }],
    });
    expect(await mutate('extendAdoptedMember', { ...input, byMs: 1 }, '')).toEqual({
      userErrors: [{ code: 'WRONG_STRATEGY', field: 'set' }],
    });
  });

  it.each([
    ['addAdoptedMember', {}, 'INVALID_TTL', 'lifetime'],
    ['addAdoptedMember', { lifetime: { ttlMs: 0 } }, 'INVALID_TTL', 'lifetime.ttlMs'],
    [
      'addAdoptedMember',
      { lifetime: { expiresAt: '2020-01-01T00:00:00Z' } },
      'INVALID_EXPIRY',
      'lifetime.expiresAt',
    ],
    ['extendAdoptedMember', { byMs: -1 }, 'INVALID_TTL', 'byMs'],
    ['extendAdoptedMember', { set: 'absent', byMs: 1 }, 'SET_NOT_FOUND', 'set'],
    ['removeAdoptedMember', { member: { base64: '?' } }, 'INVALID_MEMBER', 'member.base64'],
    ['removeAdoptedMember', { member: { text: '\ud800' } }, 'INVALID_MEMBER', 'member'],
  ])('%s is refused: %j', async (mutation, input, code, field) => {
    await adopt();
    const asked = { set: 'theirs', member: { text: 'a' }, ...input };
    expect(await mutate(mutation, asked, '')).toEqual({ userErrors: [{ code, field }] });
  });

  it('are none where the key holds something else', async () => {
    await api.redis.set(key, 'text');
    await adopt();
    const { errors } = await api.query(PAGE, { first: 1 });
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID_KEY', field: 'key' });
  });
});
