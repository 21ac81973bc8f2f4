import type { CreateOptions } from '@mayfly/core';
import { inject, onTestFinished, describe, expect, it } from 'vitest';
import { startCountingProxy } from '../../bench/counting-proxy.ts';
import { testApi, type TestApi } from '../support/api.ts';

const defaultTtlMs = 60_000;

/** Native sets want a server that has them. */
const STRATEGIES: readonly CreateOptions[] = [
  { strategy: 'sorted', defaultTtlMs },
  { strategy: 'sharded', shards: 3, defaultTtlMs },
  { strategy: 'window', windowMs: defaultTtlMs },
  { strategy: 'compact', defaultTtlMs },
  { strategy: 'keys', defaultTtlMs },
  { strategy: 'buckets', defaultTtlMs, blockMs: 10_000 },
];

const FIELDS = [
  'member(member: "a") { member expiresAt }',
  'member(member: "absent") { member }',
  'member(member: "") { member }',
  'members(first: 5) { totalCount edges { cursor node { member } } pageInfo { endCursor } }',
  'members(first: 0) { totalCount }',
  'members(first: 5, after: "x") { totalCount }',
  'searchMembers(first: 5) { matches { member } scannedCount }',
  'searchMembers(first: 5, filter: { prefix: "b" }) { matches { member } }',
  'searchMembers(first: 0) { scannedCount }',
  'memberRank(member: "a") { rank totalCount }',
  'timeLeft(buckets: 2) { never beyond buckets { count } }',
  'timeLeft(buckets: 0) { never }',
  'first: member(member: "a") { member } second: member(member: "b") { member } none: member(member: "") { member }',
];

interface Answer {
  readonly data: { readonly expiringSet: object | null };
  readonly errors?: unknown;
}

/** A field of a set asked for alone, and beside another, for which the set itself has to be read. */
async function bothWays({ query }: TestApi, field: string): Promise<[alone: Answer, read: Answer]> {
  const alone = await query<Answer['data']>(`{ expiringSet(name: "set") { ${field} } }`);
  const read = await query<Answer['data']>(
    `{ expiringSet(name: "set") { ${field} defaultTtlMs } }`,
  );
  if (read.data.expiringSet === null) return [alone, read];
  const { defaultTtlMs: _, ...expiringSet } = { defaultTtlMs: 0, ...read.data.expiringSet };
  return [alone, { ...read, data: { expiringSet } }];
}

/**
 * Every two of the earlier strategy, the later one and the field meet, in a sixth of the combinations;
 * `pnpm test:nightly` takes them all.
 */
function fieldsFor(earlier: CreateOptions, later: CreateOptions): string[] {
  if (process.env['MAYFLY_NIGHTLY'] === '1') return FIELDS;
  const pair = STRATEGIES.indexOf(earlier) + STRATEGIES.indexOf(later);
  return FIELDS.filter((_, field) => (pair + field) % STRATEGIES.length === 0);
}

async function create({ mayfly }: TestApi, options: CreateOptions): Promise<void> {
  await mayfly.sets.create('set', options);
  const set = await mayfly.sets.find('set');
  await set.add('a');
  await set.add('b');
}

describe.each(STRATEGIES)('what a query asks of the members of a $strategy set', (options) => {
  it('is the same as if the set had been read first', async () => {
    const api = await testApi();
    await create(api, options);
    for (const field of FIELDS) {
      const [alone, read] = await bothWays(api, field);
      expect({ field, ...alone }).toEqual({ field, ...read });
    }
    const { data } = await api.query(`{ expiringSet(name: "set") { ${FIELDS[0]} } }`);
    expect(data).toMatchObject({ expiringSet: { member: { member: 'a' } } });
  });

  it('is not found once the set is deleted', async () => {
    const api = await testApi();
    for (const field of FIELDS) {
      await create(api, options);
      await bothWays(api, field);
      await api.mayfly.sets.delete('set');
      const [alone, read] = await bothWays(api, field);
      expect({ field, ...alone }).toEqual({ field, ...read });
      expect({ field, ...alone }).toEqual({ field, data: { expiringSet: null } });
    }
  });

  it('are read from a set of any strategy after it was created again as one', async () => {
    const api = await testApi();
    for (const recreated of STRATEGIES) {
      for (const field of fieldsFor(options, recreated)) {
        await create(api, options);
        await bothWays(api, field);
        await api.mayfly.sets.delete('set');
        await api.mayfly.sets.create('set', recreated);
        await (await api.mayfly.sets.find('set')).add('b');
        const [alone, read] = await bothWays(api, field);
        expect({ field, recreated, ...alone }).toEqual({ field, recreated, ...read });
        await api.mayfly.sets.delete('set');
      }
    }
  });
});

it.skipIf(inject('redisUrl').includes(','))(
  'is one round trip in a set that was used before',
  async () => {
    const proxy = await startCountingProxy(inject('redisUrl'));
    onTestFinished(() => proxy.stop());
    const api = await testApi({ redisUrl: proxy.url });
    await create(api, { defaultTtlMs });
    const trips = async (query: string) => {
      const counts: number[] = [];
      // What runs beside now and then adds a trip; the fewest are the request's own.
      for (let i = 0; i < 10; i += 1) {
        const before = proxy.trips();
        expect((await api.query(query)).errors).toBeUndefined();
        counts.push(proxy.trips() - before);
      }
      return Math.min(...counts);
    };
    const ofRequest = await trips('{ __typename }');
    const ofSet = async (field: string) =>
      (await trips(`{ expiringSet(name: "set") { ${field} } }`)) - ofRequest;
    expect({
      member: await ofSet('member(member: "a") { member }'),
      page: await ofSet('members(first: 5) { totalCount }'),
      several: await ofSet('a: member(member: "a") { member } timeLeft { never } __typename'),
      count: await ofSet('count'),
      memberAndCount: await ofSet('count member(member: "a") { member }'),
    }).toEqual({ member: 1, page: 1, several: 1, count: 1, memberAndCount: 2 });
  },
);

it.each(['__typename', 'name', 'strategy'])(
  'is not read where %s is all that is asked for',
  async (field) => {
    const api = await testApi();
    await create(api, { defaultTtlMs });
    await bothWays(api, 'member(member: "a") { member }');
    await api.mayfly.sets.delete('set');
    const [alone, read] = await bothWays(api, field);
    expect(alone).toEqual(read);
    expect(alone).toEqual({ data: { expiringSet: null } });
  },
);

it('is answered as ever where it stands in a fragment, or may be left out', async () => {
  const api = await testApi();
  await create(api, { defaultTtlMs });
  const { data } = await api.query(
    `query ($no: Boolean = false) {
      expiringSet(name: "set") {
        ...Found
        ... on ExpiringSet { b: member(member: "b") { member } }
        none: member(member: "a") @include(if: $no) { member }
      }
    }
    fragment Found on ExpiringSet { a: member(member: "a") { member } }`,
  );
  expect(data).toEqual({ expiringSet: { a: { member: 'a' }, b: { member: 'b' } } });
});

it('is read again by each query, also for sets that the overview caches for a second', async () => {
  const api = await testApi();
  await create(api, { defaultTtlMs });
  const ask = async (member: string) =>
    api.query(
      `query ($member: String!) {
        overview { sets { nextToExpire { member(member: $member) { member } } } }
      }`,
      { member },
    );
  for (const member of ['a', 'b']) {
    expect((await ask(member)).data).toEqual({
      overview: { sets: { nextToExpire: [{ member: { member } }] } },
    });
  }
});
