import { beforeEach, describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
  await api.mayfly.sets.create('online', { defaultTtlMs: 60_000 });
});

const ADD = `mutation ($input: AddMemberInput!) {
  addMember(input: $input) { status expiresAt now }
}`;

function at(offsetMs: number): string {
  return new Date(api.clock.now + offsetMs).toISOString();
}

describe('a set', () => {
  it('is created once, and returned', async () => {
    const create = `mutation ($ttl: Float!) {
      createExpiringSet(input: { name: "new", defaultTtlMs: $ttl }) {
        status
        set { name defaultTtlMs createdAt count nextExpiresAt now }
      }
    }`;
    const set = {
      name: 'new',
      defaultTtlMs: 5_000_000_000,
      createdAt: at(0),
      count: 0,
      nextExpiresAt: null,
      now: at(0),
    };
    expect(await api.query(create, { ttl: 5_000_000_000 })).toEqual({
      data: { createExpiringSet: { status: 'CREATED', set } },
    });
    expect(await api.query(create, { ttl: 1 })).toEqual({
      data: { createExpiringSet: { status: 'EXISTS', set } },
    });
  });

  it('is listed with the others, page by page', async () => {
    for (const name of ['b', 'a']) await api.mayfly.sets.create(name, { defaultTtlMs: 1000 });
    const list = `query ($after: String) {
      expiringSets(first: 2, after: $after) {
        totalCount now
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        edges { cursor node { name } }
      }
    }`;
    const first = await api.query<{ expiringSets: { pageInfo: { endCursor: string } } }>(list);
    expect(first).toMatchObject({
      data: {
        expiringSets: {
          totalCount: 3,
          now: at(0),
          pageInfo: { hasNextPage: true, hasPreviousPage: false },
          edges: [{ node: { name: 'a' } }, { node: { name: 'b' } }],
        },
      },
    });
    const { endCursor } = first.data.expiringSets.pageInfo;
    expect(await api.query(list, { after: endCursor })).toMatchObject({
      data: {
        expiringSets: {
          pageInfo: { hasNextPage: false, hasPreviousPage: true },
          edges: [{ node: { name: 'online' } }],
        },
      },
    });
  });

  it('is cleared and deleted', async () => {
    await api.mayfly.sets.open('online').add('alice');
    const clear = 'mutation { clearExpiringSet(input: { set: "online" }) { clearedCount now } }';
    expect(await api.query(clear)).toEqual({
      data: { clearExpiringSet: { clearedCount: 1, now: at(0) } },
    });
    const remove = 'mutation { deleteExpiringSet(input: { set: "online" }) { status } }';
    expect(await api.query(remove)).toEqual({ data: { deleteExpiringSet: { status: 'DELETED' } } });
    expect(await api.query(remove)).toEqual({ data: { deleteExpiringSet: { status: 'ABSENT' } } });
  });
});

describe('members', () => {
  it('are added in every mode', async () => {
    const input = { set: 'online', member: 'alice', ttlMs: 1000 };
    const added = { expiresAt: at(1000), now: at(0) };
    const statuses: [string | undefined, string, object][] = [
      ['IF_LIVE', 'ABSENT', { expiresAt: null, now: at(0) }],
      [undefined, 'ADDED', added],
      ['IF_ABSENT', 'KEPT', added],
      ['IF_LATER', 'KEPT', added],
      ['ALWAYS', 'UPDATED', added],
    ];
    for (const [mode, status, rest] of statuses) {
      expect(await api.query(ADD, { input: { ...input, ...(mode && { mode }) } })).toEqual({
        data: { addMember: { status, ...rest } },
      });
    }
  });

  it('are added many at a time', async () => {
    const answer = await api.query(
      `mutation ($members: [NewMemberInput!]!) {
        addMembers(input: { set: "online", members: $members, mode: IF_ABSENT }) {
          results { status expiresAt }
        }
      }`,
      { members: [{ member: 'a', ttlMs: 1 }, { member: 'b', value: [1] }, { member: 'a' }] },
    );
    expect(answer.data).toEqual({
      addMembers: {
        results: [
          { status: 'ADDED', expiresAt: at(1) },
          { status: 'ADDED', expiresAt: at(60_000) },
          { status: 'KEPT', expiresAt: at(1) },
        ],
      },
    });
  });

  it('are read one by one, by page and by the time they have left', async () => {
    const set = api.mayfly.sets.open('online');
    await set.add('alice', { ttlMs: 1000, value: { room: 7 } });
    await set.add('bob', { ttlMs: 2000 });
    await set.add('zoe');
    await set.persist('zoe');
    const answer = await api.query(`{
      expiringSet(name: "online") {
        count
        nextExpiresAt
        alice: member(member: "alice") { member value expiresAt remainingMs }
        absent: member(member: "absent") { member }
        members(first: 2) {
          totalCount now pageInfo { hasNextPage hasPreviousPage } edges { node { member } }
        }
        end: members(last: 1) {
          pageInfo { hasNextPage hasPreviousPage }
          edges { node { member value expiresAt remainingMs } }
        }
        timeLeft(spanMs: 3000, buckets: 2) {
          now spanMs beyond never buckets { fromMs toMs count }
        }
      }
    }`);
    expect(answer).toEqual({
      data: {
        expiringSet: {
          count: 3,
          nextExpiresAt: at(1000),
          alice: { member: 'alice', value: { room: 7 }, expiresAt: at(1000), remainingMs: 1000 },
          absent: null,
          members: {
            totalCount: 3,
            now: at(0),
            pageInfo: { hasNextPage: true, hasPreviousPage: false },
            edges: [{ node: { member: 'alice' } }, { node: { member: 'bob' } }],
          },
          end: {
            pageInfo: { hasNextPage: false, hasPreviousPage: true },
            edges: [{ node: { member: 'zoe', value: null, expiresAt: null, remainingMs: null } }],
          },
          timeLeft: {
            now: at(0),
            spanMs: 3000,
            beyond: 0,
            never: 1,
            buckets: [
              { fromMs: 0, toMs: 1500, count: 1 },
              { fromMs: 1500, toMs: 3000, count: 1 },
            ],
          },
        },
      },
    });
  });

  it('are extended, given a moment, persisted and removed', async () => {
    await api.mayfly.sets.open('online').add('alice', { ttlMs: 1000 });
    const steps: [string, object][] = [
      [
        'extendMember(input: { set: "online", member: "alice", byMs: 500 })',
        { expiresAt: at(1500) },
      ],
      [
        `expireMemberAt(input: { set: "online", member: "alice", expiresAt: "${at(9000)}" })`,
        { expiresAt: at(9000) },
      ],
      ['persistMember(input: { set: "online", member: "alice" })', { expiresAt: null }],
    ];
    for (const [step, expected] of steps) {
      const answer = await api.query(`mutation { change: ${step} { status expiresAt now } }`);
      expect(answer).toEqual({ data: { change: { status: 'CHANGED', now: at(0), ...expected } } });
    }
    const remove = `mutation {
      removeMember(input: { set: "online", member: "alice" }) { status now }
    }`;
    expect(await api.query(remove)).toEqual({
      data: { removeMember: { status: 'REMOVED', now: at(0) } },
    });
    expect(await api.query(remove)).toMatchObject({ data: { removeMember: { status: 'ABSENT' } } });
    expect(
      await api.query(`mutation {
        persistMember(input: { set: "online", member: "alice" }) { status expiresAt }
      }`),
    ).toEqual({ data: { persistMember: { status: 'ABSENT', expiresAt: null } } });
  });

  it('are gone at the moment they expire', async () => {
    await api.mayfly.sets.open('online').add('alice', { ttlMs: 1000 });
    const read = '{ expiringSet(name: "online") { count member(member: "alice") { member } } }';
    api.clock.now += 999;
    expect(await api.query(read)).toMatchObject({ data: { expiringSet: { count: 1 } } });
    api.clock.now += 1;
    expect(await api.query(read)).toEqual({ data: { expiringSet: { count: 0, member: null } } });
  });
});
