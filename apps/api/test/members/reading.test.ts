import { bulkAdd, type CreateOptions } from '@mayfly/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

const defaultTtlMs = 60_000;

/** Native sets want a server that has them. */
const ORDERED: readonly CreateOptions[] = [
  { strategy: 'sorted', defaultTtlMs },
  { strategy: 'sharded', shards: 3, defaultTtlMs },
  { strategy: 'window', windowMs: defaultTtlMs },
];
const UNORDERED: readonly CreateOptions[] = [
  { strategy: 'compact', defaultTtlMs },
  { strategy: 'keys', defaultTtlMs },
  { strategy: 'buckets', defaultTtlMs, blockMs: 10_000 },
];

function at(offsetMs: number): string {
  return new Date(api.clock.now + offsetMs).toISOString();
}

interface Page {
  readonly expiringSet: {
    readonly members: {
      readonly startRank: number;
      readonly totalCount: number;
      readonly edges: readonly { cursor: string; node: { member: string; expiresAt: string } }[];
      readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
    };
  };
}

const PAGE = `query ($first: Int, $after: String, $last: Int, $before: String, $fromRank: Int, $fromMoment: DateTime) {
  expiringSet(name: "set") {
    members(first: $first, after: $after, last: $last, before: $before, fromRank: $fromRank, fromMoment: $fromMoment) {
      startRank totalCount now
      edges { cursor node { member expiresAt remainingMs } }
      pageInfo { hasNextPage hasPreviousPage }
    }
  }
}`;

async function readPage(
  variables: Record<string, unknown>,
): Promise<Page['expiringSet']['members']> {
  const { data, errors } = await api.query<Page>(PAGE, variables);
  expect(errors).toBeUndefined();
  return data.expiringSet.members;
}

describe.each(ORDERED)('members of a set of strategy $strategy', (options) => {
  beforeEach(async () => {
    await api.mayfly.sets.create('set', options);
    const set = await api.mayfly.sets.find('set');
    for (let i = 0; i < 20; i += 1) {
      await set.add(`m${i}`);
      api.clock.now += 1000;
    }
  });

  it('are paged from a rank, and on from there both ways', async () => {
    const page = await readPage({ first: 3, fromRank: 7 });
    expect(page).toMatchObject({
      startRank: 7,
      totalCount: 20,
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
    expect(page.edges.map(({ node }) => node.member)).toEqual(['m7', 'm8', 'm9']);
    const after = page.edges.at(-1)?.cursor;
    const next = await readPage({ first: 1, after });
    expect(next).toMatchObject({ startRank: 10, edges: [{ node: { member: 'm10' } }] });
    const previous = await readPage({ last: 1, before: page.edges.at(0)?.cursor });
    expect(previous).toMatchObject({ startRank: 6, edges: [{ node: { member: 'm6' } }] });
  });

  it('are paged from the first that expires at or after a moment', async () => {
    const page = await readPage({ first: 1, fromMoment: at(50_000) });
    expect(page).toMatchObject({
      startRank: 10,
      edges: [{ node: { member: 'm10', expiresAt: at(50_000), remainingMs: 50_000 } }],
    });
    expect(await readPage({ first: 1, fromMoment: at(50_001) })).toMatchObject({ startRank: 11 });
  });

  it('have a rank, or none when they are not live', async () => {
    const rank = `query ($member: String!) {
      expiringSet(name: "set") { memberRank(member: $member) { rank totalCount expiresAt now } }
    }`;
    expect(await api.query(rank, { member: 'm4' })).toEqual({
      data: {
        expiringSet: {
          memberRank: { rank: 4, totalCount: 20, expiresAt: at(44_000), now: at(0) },
        },
      },
    });
    expect(await api.query(rank, { member: 'absent' })).toEqual({
      data: { expiringSet: { memberRank: null } },
    });
  });

  it('are counted by the time that they have left', async () => {
    const timeLeft = `{ expiringSet(name: "set") {
      timeLeft(spanMs: 60000, buckets: 3) { beyond never buckets { count } }
    } }`;
    expect(await api.query(timeLeft)).toEqual({
      data: {
        expiringSet: {
          timeLeft: { beyond: 0, never: 0, buckets: [{ count: 0 }, { count: 1 }, { count: 19 }] },
        },
      },
    });
  });
});

describe.each(UNORDERED)('a set of strategy $strategy', (options) => {
  beforeEach(async () => {
    await api.mayfly.sets.create('set', options);
  });

  it.each([
    'members(first: 1) { totalCount }',
    'memberRank(member: "a") { rank }',
    'timeLeft { beyond }',
  ])('has no order, and so refuses %s', async (field) => {
    const { errors } = await api.query(`{ expiringSet(name: "set") { ${field} } }`);
    expect(errors?.[0]?.extensions).toEqual({ code: 'WRONG_STRATEGY' });
  });
});

interface Search {
  readonly expiringSet: {
    readonly searchMembers: {
      readonly matches: readonly { member: string }[];
      readonly endCursor: string | null;
      readonly scannedCount: number;
      readonly totalCount: number;
    };
  };
}

const SEARCH = `query ($filter: MemberFilterInput, $first: Int!, $after: String) {
  expiringSet(name: "set") {
    searchMembers(filter: $filter, first: $first, after: $after) {
      matches { member value expiresAt remainingMs } endCursor scannedCount totalCount now
    }
  }
}`;

async function readStep(
  variables: Record<string, unknown>,
): Promise<Search['expiringSet']['searchMembers']> {
  const { data, errors } = await api.query<Search>(SEARCH, variables);
  expect(errors).toBeUndefined();
  return data.expiringSet.searchMembers;
}

describe.each([...ORDERED, ...UNORDERED])('a search in a set of strategy $strategy', (options) => {
  const isOrdered = ORDERED.includes(options);

  beforeEach(async () => {
    await api.mayfly.sets.create('set', options);
  });

  it('goes on step by step, and says how far it got', async () => {
    const set = await api.mayfly.sets.find('set');
    const ids = Array.from({ length: 300 }, (_, i) => ({
      member: `${i % 2 ? 'odd' : 'even'}:${i}`,
    }));
    await set.addMany(ids);
    const found: string[] = [];
    let after: string | null = null;
    let scanned = 0;
    let steps = 0;
    do {
      const step = await readStep({
        filter: { prefix: 'odd:', contains: '1' },
        first: 20,
        after,
      });
      expect(step.matches.length).toBeLessThanOrEqual(isOrdered ? 20 : 620);
      expect(step.scannedCount).toBeGreaterThanOrEqual(scanned);
      expect(step.scannedCount).toBeLessThanOrEqual(step.totalCount);
      found.push(...step.matches.map(({ member }) => member));
      scanned = step.scannedCount;
      after = step.endCursor;
      steps += 1;
    } while (after !== null && steps < 50);
    expect(steps > 1 || !isOrdered).toBe(true);
    expect(new Set(found)).toEqual(
      new Set(ids.map(({ member }) => member).filter((each) => /^odd:.*1/.test(each))),
    );
  });

  it('shows one member, and nothing of one that has expired', async () => {
    const set = await api.mayfly.sets.find('set');
    const added = await set.add('alice');
    const expiresAt = added.status === 'absent' ? 0 : added.expiresAt;
    const member = `{ expiringSet(name: "set") { member(member: "alice") { member value expiresAt remainingMs } } }`;
    expect(await api.query(member)).toEqual({
      data: {
        expiringSet: {
          member: {
            member: 'alice',
            value: null,
            expiresAt: new Date(expiresAt).toISOString(),
            remainingMs: expiresAt - api.clock.now,
          },
        },
      },
    });
    api.clock.now = expiresAt;
    expect(await api.query(member)).toEqual({ data: { expiringSet: { member: null } } });
    expect(await api.query(SEARCH, { first: 1 })).toMatchObject({
      data: { expiringSet: { searchMembers: { matches: [], endCursor: null } } },
    });
  });
});

it('a search shows values, and stops at a moment', async () => {
  const { set } = await api.mayfly.sets.create('set', { defaultTtlMs });
  await bulkAdd(set, [
    { member: 'a', ttlMs: 1000, value: { room: 7 } },
    { member: 'b', ttlMs: 2000 },
  ]);
  expect(await api.query(SEARCH, { first: 5, filter: { expiresBy: at(1999) } })).toEqual({
    data: {
      expiringSet: {
        searchMembers: {
          matches: [{ member: 'a', value: { room: 7 }, expiresAt: at(1000), remainingMs: 1000 }],
          endCursor: null,
          scannedCount: 1,
          totalCount: 1,
          now: at(0),
        },
      },
    },
  });
});

describe('what cannot be read', () => {
  beforeEach(async () => {
    await api.mayfly.sets.create('set', { defaultTtlMs });
  });

  it.each([
    ['members', { first: 1, fromRank: -1 }, 'INVALID_PAGE', 'fromRank'],
    ['members', { first: 1, fromRank: 2 ** 40 }, 'BAD_USER_INPUT', 'fromRank'],
    ['members', { first: 1, fromMoment: 'soon' }, 'BAD_USER_INPUT', 'fromMoment'],
    ['members', { first: 1, fromRank: 1, after: 'x' }, 'INVALID_PAGE', 'first'],
    ['members', { last: 1, fromRank: 1 }, 'INVALID_PAGE', 'last'],
    ['members', {}, 'INVALID_PAGE', 'first'],
    ['members', { first: 501 }, 'INVALID_PAGE', 'first'],
    ['searchMembers', { first: 0 }, 'INVALID_PAGE', 'first'],
    ['searchMembers', { first: 501 }, 'INVALID_PAGE', 'first'],
    ['searchMembers', { first: 1, after: 'x' }, 'INVALID_CURSOR', 'after'],
    [
      'searchMembers',
      { first: 1, filter: { prefix: 'x'.repeat(1025) } },
      'INVALID_MEMBER',
      'filter.prefix',
    ],
    [
      'searchMembers',
      { first: 1, filter: { contains: '\ud800' } },
      'INVALID_MEMBER',
      'filter.contains',
    ],
    ['searchMembers', { first: 1, filter: { prefix: 7 } }, 'BAD_USER_INPUT', 'prefix'],
  ])('%s %j', async (asked, variables, code, field) => {
    const { errors } = await api.query(asked === 'members' ? PAGE : SEARCH, variables);
    expect(errors?.[0]?.extensions).toEqual({ code, field });
  });
});
