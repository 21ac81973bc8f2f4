import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMayfly, MayflyError, type Mayfly } from '../../src/index.ts';
import { call } from '../misuse/misuse.ts';
import { PATIENCE } from '../support/patience.ts';
import * as table from './refused-writes-table.ts';

const { LIMITS, MINUTE_MS, SECRET } = table;
const START = 1_800_000_000_000;
const EVERY_SET = [
  { strategy: 'sorted', defaultTtlMs: MINUTE_MS },
  { strategy: 'sharded', shards: 2, defaultTtlMs: MINUTE_MS },
  { strategy: 'compact', defaultTtlMs: MINUTE_MS },
  { strategy: 'keys', defaultTtlMs: MINUTE_MS },
  { strategy: 'buckets', defaultTtlMs: MINUTE_MS, blockMs: 1000, partitions: 4 },
  { strategy: 'window', windowMs: MINUTE_MS },
] as const;
const STRATEGIES = EVERY_SET.map(({ strategy }) => strategy);
const FOREIGN = 'foreign:sessions';
const PASSWORD = 'of this test alone';

let now = START;
let master: Redis;
let replica: Redis;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const servers = [
    await startLocalRedis({ password: PASSWORD }),
    await startLocalRedis({ password: PASSWORD }),
  ] as const;
  [master, replica] = [new Redis(servers[0].url), new Redis(servers[1].url)];
  ends.push(
    () => master.quit(),
    () => replica.quit(),
    ...servers.map((each) => () => each.stop()),
  );
  await master.config('SET', 'repl-diskless-sync-delay', 0);
  await master.config('SET', 'maxmemory-policy', 'noeviction');
  await replica.config('SET', 'masterauth', PASSWORD);
  await seed();
  await replica.replicaof('127.0.0.1', servers[0].port);
  await vi.waitUntil(async () => (await isLinked()) && (await hasAll()), PATIENCE);
});

afterAll(async () => {
  for (const end of ends) await end();
});

async function isLinked(): Promise<boolean> {
  return (await replica.info('replication')).includes('master_link_status:up');
}

async function hasAll(): Promise<boolean> {
  return (await replica.dbsize()) === (await master.dbsize());
}

const open = (redis: Redis) => createMayfly({ redis, namespace: 'ns', clock: () => now });

/** Data of every kind, with expired data where possible. */
async function seed(): Promise<void> {
  const keys = await master.keys('*');
  if (keys.length > 0) await master.unlink(...keys);
  now = START;
  const mayfly = open(master);
  for (const options of EVERY_SET) {
    const { strategy } = options;
    const { set } = await mayfly.sets.create(strategy, options);
    await set.add('a');
    await set.add('b');
    if (set.strategy !== 'window') await set.add('expired', { ttlMs: 1 });
    if (set.strategy !== 'sorted' && set.strategy !== 'sharded') continue;
    const { expiry, feed } = set;
    await (await expiry.subscribe('group', () => undefined)).stop();
    await expiry.startListing();
    await feed.open();
  }
  await master.zadd(FOREIGN, START + MINUTE_MS, 'a', START + 1, 'expired');
  await mayfly.adoptions.create('one', { key: FOREIGN, score: 'expiry', ...TEXT });
  const series = mayfly.series<'load'>('load');
  await series.append('me', { load: 1 });
  await series.claim('me', 'process', MINUTE_MS);
  await mayfly.codes('codes').getOrCreateCode('a');
  await mayfly.spaces.create('one', {});
  await mayfly.seriesDefinitions.create('one', { fields: ['load'], retentionMs: MINUTE_MS });
  await mayfly.purposes.create('one', {});
  await mayfly.otp('login', { secret: SECRET }).issue('ann');
  await mayfly.otp('login', { secret: SECRET }).verify('ann', '000000');
  const { policies } = mayfly;
  await policies.create('http', { limits: LIMITS });
  for (const limiter of [mayfly.limiter('ops', UNGUARDED), policies.limiter('http')]) {
    await limiter.consume('ann');
    await limiter.setLimit('ann', { all: { limit: 4 } });
  }
  await policies.close();
  now += 10;
}

const TEXT = { unit: 'ms', member: 'text' } as const;
const UNGUARDED = { limits: LIMITS, outage: false } as const;

/** Every object with operations, with its table. */
function subjects(mayfly: Mayfly): [string, object, table.Table][] {
  const { expiry, feed } = mayfly.sets.open('sorted');
  const sharded = mayfly.sets.open('sharded', { strategy: 'sharded' });
  return [
    ...STRATEGIES.map((strategy): [string, object, table.Table] => [
      strategy,
      strategy === 'window'
        ? mayfly.sets.open(strategy, { strategy })
        : mayfly.sets.openAny(strategy, strategy),
      table.SETS,
    ]),
    ['expiry', expiry, table.EXPIRY_EVENTS],
    ['feed', feed, table.FEED],
    ['sharded expiry', sharded.expiry, table.EXPIRY_EVENTS],
    ['sharded feed', sharded.feed, table.FEED],
    ['sets', mayfly.sets, table.REGISTRY],
    ['adopted', mayfly.adopt({ key: FOREIGN, score: 'expiry', ...TEXT }), table.ADOPTED],
    [
      'adopted, inserted',
      mayfly.adopt({ key: FOREIGN, score: 'inserted', ...TEXT, windowMs: MINUTE_MS }),
      table.ADOPTED,
    ],
    ['keys', mayfly.adopt({ pattern: 'foreign:*', score: 'expiry', ...TEXT }), table.ADOPTED_KEYS],
    ['adoptions', mayfly.adoptions, table.ADOPTIONS],
    ['histories', mayfly.histories, table.HISTORIES],
    ['purposes', mayfly.purposes, table.PURPOSES],
    ['spaces', mayfly.spaces, table.SPACES],
    ['codes', mayfly.codes('codes'), table.CODES],
    ['login', mayfly.otp('login', { secret: SECRET }), table.OTP],
    ['series', mayfly.series('load'), table.SERIES],
    ['seriesDefinitions', mayfly.seriesDefinitions, table.SERIES_DEFINITIONS],
    ['limiter', mayfly.limiter('ops', UNGUARDED), table.LIMITER],
    ['policy', mayfly.policies.limiter('http'), table.POLICY_LIMITER],
    ['policies', mayfly.policies, table.POLICIES],
    ['sweeper', mayfly.createSweeper(), table.SWEEPER],
  ];
}

/** The public methods of an object. */
function methodsOf(subject: object): string[] {
  const names = new Set<string>();
  let prototype: object = Object.getPrototypeOf(subject);
  while (prototype !== Object.prototype) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (typeof value === 'function' && !INTERNAL.has(name)) names.add(name);
    }
    prototype = Object.getPrototypeOf(prototype);
  }
  return [...names];
}

/** Members that TypeScript calls protected. */
const INTERNAL = new Set([
  'constructor',
  'submitNew',
  'submitRemoval',
  'reschedule',
  'flushed',
  'readSummary',
  'countToScan',
  'register',
  'removeName',
  'recent',
  'toAddResult',
  'decide',
  'jointly',
  'decider',
  'record',
]);

type Operation = readonly [name: string, kind: string, perform: () => Promise<unknown>];

function operations(mayfly: Mayfly): Operation[] {
  return subjects(mayfly).flatMap(([subject, of, rows]) =>
    methodsOf(of).flatMap((method): Operation[] => {
      const name = `${subject}.${method}`;
      const [kind, ...args] = rows[name] ?? rows[method] ?? ['missing'];
      if (kind === 'silent') return [];
      const special = SPECIAL[name];
      return [[name, kind, special ? () => special(mayfly) : () => perform(of, method, args)]];
    }),
  );
}

async function perform(of: object, method: string, args: readonly unknown[]): Promise<unknown> {
  const result = await call(of, method, ...args);
  // An iterator starts with the first call of `next`.
  const isIterator = typeof result === 'object' && result !== null && 'next' in result;
  return isIterator ? call(result, 'next') : result;
}

/** Operations that need more than one call. */
const SPECIAL: Readonly<Record<string, (mayfly: Mayfly) => Promise<unknown>>> = {
  'feed.read': async ({ sets }) => {
    const { feed } = sets.open('sorted');
    return feed.read(await feed.cursor());
  },
  'sharded feed.read': async ({ sets }) => {
    const { feed } = sets.open('sharded', { strategy: 'sharded' });
    return feed.read(await feed.cursor());
  },
  'sets.delete': ({ sets }) => Promise.all(STRATEGIES.map((name) => sets.delete(name))),
  'policies.flush': async ({ policies }) => {
    await policies.limiter('http').consume('ann');
    await policies.flush();
  },
};

/** Every key with its content and its expiry. */
async function stored(): Promise<Map<string, string>> {
  const keys = await master.keys('*');
  const contents = keys.map(async (key): Promise<[string, string]> => {
    const [dump, expiry] = await Promise.all([master.dumpBuffer(key), master.pexpiretime(key)]);
    return [key, `${dump?.toString('hex')} ${expiry}`];
  });
  return new Map(await Promise.all(contents));
}

/** Runs each operation, and lists those with another outcome and those that changed data. */
async function deviations(
  redis: Redis,
  kinds: readonly string[],
  wanted: string,
): Promise<string[]> {
  const mayfly = open(redis);
  const before = await stored();
  const found: string[] = [];
  for (const [name, kind, run] of operations(mayfly)) {
    if (!kinds.includes(kind)) continue;
    const outcome = await outcomeOf(run);
    if (outcome !== wanted) found.push(`${name}: ${outcome}`);
    if (!isDeepStrictEqual(await stored(), before)) found.push(`${name} has changed something`);
  }
  await mayfly.policies.close();
  return found;
}

async function outcomeOf(run: () => Promise<unknown>): Promise<string> {
  try {
    await run();
    return 'done';
  } catch (error) {
    if (!(error instanceof MayflyError)) return String(error);
    return error.mayHaveHappened ? `${error.code}, maybe` : error.code;
  }
}

async function whileFull<Result>(action: () => Promise<Result>): Promise<Result> {
  await master.config('SET', 'maxmemory', 1);
  try {
    return await action();
  } finally {
    await master.config('SET', 'maxmemory', 0);
  }
}

it('the table contains every operation', () => {
  const missing = operations(open(master)).filter(([, kind]) => kind === 'missing');
  expect(missing.map(([name]) => name)).toEqual([]);
});

describe('a full Redis', () => {
  it('allows reads', PATIENCE, async () => {
    expect(await whileFull(() => deviations(master, ['reads'], 'done'))).toEqual([]);
  });

  it('rejects writes that need memory, without changing anything', PATIENCE, async () => {
    expect(await whileFull(() => deviations(master, ['writes'], 'REDIS_FULL'))).toEqual([]);
  });

  it('completes operations that free memory', PATIENCE, async () => {
    const found: string[] = [];
    for (const [name, kind, run] of operations(open(master))) {
      if (kind !== 'frees') continue;
      await seed();
      const before = await stored();
      const outcome = await whileFull(() => outcomeOf(run));
      if (outcome !== 'done') found.push(`${name}: ${outcome}`);
      const isSame = isDeepStrictEqual(await stored(), before);
      if (isSame && !CHANGES_NOTHING.has(name)) found.push(`${name} has changed nothing`);
    }
    expect(found).toEqual([]);
    await seed();
    await vi.waitUntil(hasAll, PATIENCE);
  });
});

/** Operations without work in this test. */
const CHANGES_NOTHING = new Set([
  'window.sweep',
  'buckets.sweep',
  'codes.sweep',
  'expiry.takeListed',
  'sharded expiry.takeListed',
  'limiter.unblock',
  'policy.unblock',
  'limiter.clearLimits',
  'adopted, inserted.sweep',
]);

it('a replica allows reads, and rejects all writes', PATIENCE, async () => {
  expect(await deviations(replica, ['reads'], 'done')).toEqual([]);
  expect(await deviations(replica, ['writes', 'frees'], 'REDIS_UNAVAILABLE')).toEqual([]);
});

it('a master with too few replicas allows reads, and rejects all writes', PATIENCE, async () => {
  await master.config('SET', 'min-replicas-to-write', 3);
  try {
    expect(await deviations(master, ['reads'], 'done')).toEqual([]);
    expect(await deviations(master, ['writes', 'frees'], 'REDIS_UNAVAILABLE')).toEqual([]);
  } finally {
    await master.config('SET', 'min-replicas-to-write', 0);
  }
});

it('lists sets even if a stale name cannot be removed', async () => {
  await master.zadd('ns:sets', 0, 'gone');
  await expect.poll(() => replica.zscore('ns:sets', 'gone'), PATIENCE).toBe('0');
  const { sets, totalCount } = await open(replica).sets.list({ first: 20 });
  expect(sets.map(({ name }) => name)).toEqual([...STRATEGIES].toSorted());
  expect(totalCount).toBe(STRATEGIES.length + 1);
});
