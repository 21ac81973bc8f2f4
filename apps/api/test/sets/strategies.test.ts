import { beforeEach, describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

const defaultTtlMs = 60_000;

/** What a set of each strategy is made of. Native sets want a server that has them. */
const STRATEGIES: Record<string, Record<string, unknown>> = {
  SORTED: { sorted: { defaultTtlMs } },
  SHARDED: { sharded: { defaultTtlMs, shards: 3 } },
  WINDOW: { window: { windowMs: defaultTtlMs } },
  KEYS: { keys: { defaultTtlMs } },
  BUCKETS: { buckets: { defaultTtlMs, blockMs: 10_000, partitions: 16 } },
  COMPACT: { compact: { defaultTtlMs } },
};

const CREATE = `mutation ($input: CreateExpiringSetInput!) {
  createExpiringSet(input: $input) {
    userErrors { code field }
    status
    set {
      name strategy defaultTtlMs count countIsExact nextExpiresAt
      details { memoryBytes memoryIsEstimated sweepLagMs feed { kept } blockMs partitions shards }
    }
  }
}`;

const UPDATE = `mutation ($input: UpdateExpiringSetInput!) {
  updateExpiringSet(input: $input) {
    userErrors { code field }
    set { defaultTtlMs details { feed { kept } } }
  }
}`;

async function createAll(): Promise<void> {
  for (const [name, strategy] of Object.entries(STRATEGIES)) {
    await api.query(CREATE, { input: { name, strategy } });
  }
}

describe('a new set', () => {
  it('has no feed, or a larger one, if the caller says so', async () => {
    const create = async (name: string, settings: object) => {
      const { data } = await api.query<{
        createExpiringSet: { set: { details: { feed: unknown } } | null; userErrors: unknown };
      }>(CREATE, { input: { name, ...settings } });
      const { set, userErrors } = data.createExpiringSet;
      return set?.details.feed ?? userErrors;
    };
    expect(await create('default', { defaultTtlMs })).toEqual({ kept: 10_000 });
    expect(await create('none', { defaultTtlMs, feedKept: 0 })).toEqual([]);
    expect(await create('large', { strategy: STRATEGIES['SORTED'], feedKept: 200_000 })).toEqual({
      kept: 200_000,
    });
    expect(await create('quiet', { strategy: STRATEGIES['SHARDED'] })).toEqual([]);
    expect(await create('spread', { strategy: STRATEGIES['SHARDED'], feedKept: 90_000 })).toEqual({
      kept: 90_000,
    });
    const refused = [{ code: 'INVALID_OPTION', field: 'feedKept' }];
    expect(await create('few', { strategy: STRATEGIES['SORTED'], feedKept: 999 })).toEqual(refused);
    expect(await create('keys', { strategy: STRATEGIES['KEYS'], feedKept: 1000 })).toEqual(refused);
  });

  it.each(Object.entries(STRATEGIES))('of strategy %s', async (name, strategy) => {
    const { data } = await api.query<{ createExpiringSet: object }>(CREATE, {
      input: { name, strategy },
    });
    const isExact = ['SORTED', 'SHARDED', 'WINDOW', 'BUCKETS'].includes(name);
    const isSwept = ['SORTED', 'SHARDED', 'WINDOW'].includes(name);
    expect(data.createExpiringSet).toEqual({
      userErrors: [],
      status: 'CREATED',
      set: {
        name,
        strategy: name,
        defaultTtlMs,
        count: 0,
        countIsExact: isExact,
        nextExpiresAt: null,
        details: {
          memoryBytes: expect.any(Number),
          memoryIsEstimated: false,
          sweepLagMs: isSwept ? 0 : null,
          feed: name === 'SORTED' ? { kept: 10_000 } : null,
          blockMs: name === 'BUCKETS' ? 10_000 : null,
          partitions: name === 'BUCKETS' ? 16 : null,
          shards: name === 'SHARDED' ? 3 : null,
        },
      },
    });
  });

  it.each([
    ['window', { windowMs: 0 }, 'INVALID_TTL', 'strategy.window.windowMs'],
    ['compact', { defaultTtlMs: 0.5 }, 'INVALID_TTL', 'strategy.compact.defaultTtlMs'],
    ['sharded', { defaultTtlMs, shards: 1 }, 'INVALID_OPTION', 'strategy.sharded.shards'],
    ['buckets', { defaultTtlMs, blockMs: 1 }, 'INVALID_OPTION', 'strategy.buckets.blockMs'],
    [
      'buckets',
      { defaultTtlMs, blockMs: 10_000, partitions: 0 },
      'INVALID_OPTION',
      'strategy.buckets.partitions',
    ],
  ])('is refused: %s %j', async (strategy, options, code, field) => {
    const input = { name: 'set', strategy: { [strategy]: options } };
    expect(await api.query(CREATE, { input })).toEqual({
      data: { createExpiringSet: { userErrors: [{ code, field }], status: null, set: null } },
    });
    expect(await api.mayfly.sets.count()).toBe(0);
  });

  it('takes one strategy, or a default time to live', async () => {
    const both = { name: 'set', strategy: { sorted: { defaultTtlMs } }, defaultTtlMs };
    const refused = {
      data: {
        createExpiringSet: {
          userErrors: [{ code: 'INVALID_OPTION', field: 'strategy' }],
          status: null,
          set: null,
        },
      },
    };
    expect(await api.query(CREATE, { input: both })).toEqual(refused);
    expect(await api.query(CREATE, { input: { name: 'set' } })).toEqual(refused);
    const two = {
      name: 'set',
      strategy: { sorted: { defaultTtlMs }, compact: { defaultTtlMs } },
    };
    const { errors } = await api.query(CREATE, { input: two });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is another one than the set of that name', async () => {
    await api.query(CREATE, { input: { name: 'set', strategy: { compact: { defaultTtlMs } } } });
    expect(
      await api.query(CREATE, { input: { name: 'set', strategy: { keys: { defaultTtlMs } } } }),
    ).toMatchObject({
      data: {
        createExpiringSet: { userErrors: [{ code: 'WRONG_STRATEGY', field: 'name' }] },
      },
    });
  });
});

describe('a set is changed', () => {
  it('in its default time to live, unless it is a window', async () => {
    await createAll();
    const changed: Record<string, unknown> = {};
    for (const name of Object.keys(STRATEGIES)) {
      const input = { set: name, defaultTtlMs: 1_000_000 };
      const { data } = await api.query<{
        updateExpiringSet: { userErrors: unknown[]; set: { defaultTtlMs: number } | null };
      }>(UPDATE, { input });
      const { userErrors, set } = data.updateExpiringSet;
      changed[name] = userErrors[0] ?? set?.defaultTtlMs;
    }
    expect(changed).toEqual({
      SORTED: 1_000_000,
      SHARDED: 1_000_000,
      WINDOW: { code: 'WRONG_STRATEGY', field: 'set' },
      KEYS: 1_000_000,
      BUCKETS: 1_000_000,
      COMPACT: 1_000_000,
    });
  });

  it('to keep a feed, more of it, and none', async () => {
    await api.mayfly.sets.create('SORTED', { defaultTtlMs });
    const feed = async (mutation: string) => {
      await api.query(`mutation { ${mutation} { userErrors { code } } }`);
      const { data } = await api.query<{ expiringSet: { details: { feed: unknown } } }>(
        '{ expiringSet(name: "SORTED") { details { feed { kept } } } }',
      );
      return data.expiringSet.details.feed;
    };
    expect(await feed('openSetFeed(input: { set: "SORTED", kept: 1000 })')).toEqual({ kept: 1000 });
    expect(await feed('openSetFeed(input: { set: "SORTED", kept: 2000 })')).toEqual({ kept: 2000 });
    expect(await feed('closeSetFeed(input: { set: "SORTED" })')).toBeNull();
  });

  it.each([
    ['SORTED', 0, 'INVALID_TTL', 'defaultTtlMs'],
    ['BUCKETS', 1_280_000, 'INVALID_TTL', 'defaultTtlMs'],
    ['absent', 1000, 'SET_NOT_FOUND', 'set'],
    ['', 1000, 'INVALID_NAME', 'set'],
  ])('not: %s to %i', async (set, defaultTtlMs, code, field) => {
    await createAll();
    expect(await api.query(UPDATE, { input: { set, defaultTtlMs } })).toEqual({
      data: { updateExpiringSet: { userErrors: [{ code, field }], set: null } },
    });
  });
});

describe('the list of sets', () => {
  const LIST = `query ($first: Int!, $after: String, $filter: SetFilterInput, $orderBy: SetOrderInput) {
    expiringSets(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      totalCount consideredCount consideredAll
      pageInfo { hasNextPage endCursor }
      edges { cursor node { name strategy count } }
    }
  }`;

  interface List {
    readonly expiringSets: {
      readonly totalCount: number;
      readonly consideredCount: number;
      readonly consideredAll: boolean;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly edges: readonly { readonly node: { readonly name: string } }[];
    };
  }

  async function list(variables: Record<string, unknown>): Promise<List['expiringSets']> {
    const { data, errors } = await api.query<List>(LIST, variables);
    expect(errors).toBeUndefined();
    return data.expiringSets;
  }

  async function all(variables: Record<string, unknown>): Promise<string[]> {
    const found: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 20; pages += 1) {
      const page: List['expiringSets'] = await list({ first: 2, ...variables, after });
      found.push(...page.edges.map(({ node }) => node.name));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) return found;
    }
    throw new Error('There is no end to it');
  }

  beforeEach(async () => {
    await createAll();
    for (const [index, name] of ['WINDOW', 'COMPACT'].entries()) {
      const set = await api.mayfly.sets.find(name);
      for (let i = 0; i <= index; i += 1) await set.add(`m${i}`);
    }
  });

  it('is in the order of names, or any other, page by page', async () => {
    const byName = Object.keys(STRATEGIES).toSorted();
    expect(await all({})).toEqual(byName);
    expect(await all({ orderBy: { descending: true } })).toEqual(byName.toReversed());
    expect((await all({ orderBy: { field: 'COUNT', descending: true } })).slice(0, 2)).toEqual([
      'COMPACT',
      'WINDOW',
    ]);
    expect((await all({ orderBy: { field: 'NEXT_EXPIRY' } }))[0]).toBe('WINDOW');
    expect(await all({ orderBy: { field: 'CREATED_AT' } })).toEqual(byName);
  });

  it('is filtered, and tells how many sets were looked at', async () => {
    expect(await all({ filter: { contains: 'AR' } })).toEqual(['SHARDED']);
    expect(await all({ filter: { prefix: 'S' } })).toEqual(['SHARDED', 'SORTED']);
    const page = await list({ first: 2, filter: { strategy: 'KEYS' } });
    expect(page).toMatchObject({
      totalCount: 6,
      consideredCount: 6,
      consideredAll: true,
      edges: [{ node: { name: 'KEYS', strategy: 'KEYS' } }],
    });
  });

  it.each([
    [{ first: 0 }, 'INVALID_PAGE', 'first'],
    [{ first: 101 }, 'INVALID_PAGE', 'first'],
    [{ first: 1, after: 'x' }, 'INVALID_CURSOR', 'after'],
    [{ first: 1, filter: { prefix: 'é' } }, 'INVALID_NAME', 'filter.prefix'],
    [{ first: 1, filter: { contains: 'x'.repeat(129) } }, 'INVALID_NAME', 'filter.contains'],
  ])('is refused: %j', async (variables, code, field) => {
    const { errors } = await api.query(LIST, variables);
    expect(errors?.[0]?.extensions).toEqual({ code, field });
  });
});
