import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMayfly, type Mayfly } from '../../src/index.ts';
import { PATIENCE } from '../support/patience.ts';
import * as table from './refused-writes-table.ts';

const { LIMITS, MINUTE_MS, SECRET } = table;
const START = 1_800_000_000_000;
const STRATEGIES = ['sorted', 'sharded', 'compact', 'keys', 'buckets', 'window'] as const;
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

/** Something of everything, and of what expires also something that has expired. */
async function seed(): Promise<void> {
  const keys = await master.keys('*');
  if (keys.length > 0) await master.unlink(...keys);
  now = START;
  const mayfly = open(master);
  for (const strategy of STRATEGIES) {
    const ttl = strategy === 'window' ? { windowMs: MINUTE_MS } : { defaultTtlMs: MINUTE_MS };
    const options = { strategy, ...ttl, shards: 2, blockMs: 1000, partitions: 4 } as const;
    const { shards, blockMs, partitions, ...rest } = options;
    const extra =
      strategy === 'sharded' ? { shards } : strategy === 'buckets' ? { blockMs, partitions } : {};
    // @ts-expect-error the options of whichever strategy
    const { set } = await mayfly.sets.create(strategy, { ...rest, ...extra });
    await set.add('a');
    await set.add('b');
    if (strategy !== 'window') await set.add('expired', { ttlMs: 1 });
    if (strategy !== 'sorted') continue;
    const { expiry, feed } = mayfly.sets.open('sorted');
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

/** Everything that has operations, with the table of them. */
function subjects(mayfly: Mayfly): [string, object, Readonly<Record<string, table.Row>>][] {
  const { expiry, feed } = mayfly.sets.open('sorted');
  return [
    ...STRATEGIES.map((strategy): [string, object, Readonly<Record<string, table.Row>>] => [
      strategy,
      strategy === 'window'
        ? mayfly.sets.open(strategy, { strategy })
        : mayfly.sets.openAny(strategy, strategy),
      table.SETS,
    ]),
    ['expiry', expiry, table.EXPIRY_EVENTS],
    ['feed', feed, table.FEED],
    ['sets', mayfly.sets, table.REGISTRY],
    ['adopted', mayfly.adopt({ key: FOREIGN, score: 'expiry', ...TEXT }), table.ADOPTED],
    [
      'adopted, inserted',
      mayfly.adopt({ key: FOREIGN, score: 'inserted', ...TEXT, windowMs: MINUTE_MS }),
      table.ADOPTED,
    ],
    ['keys', mayfly.adopt({ pattern: 'foreign:*', score: 'expiry', ...TEXT }), table.ADOPTED_KEYS],
    ['adoptions', mayfly.adoptions, table.ADOPTIONS],
    ['purposes', mayfly.purposes, table.PURPOSES],
    ['spaces', mayfly.spaces, table.SPACES],
    ['codes', mayfly.codes('codes'), table.CODES],
    ['login', mayfly.otp('login', { secret: SECRET }), table.OTP],
    ['series', mayfly.series('load'), table.SERIES],
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

/** What TypeScript calls protected. */
const INTERNAL = new Set([
  'constructor',
  'submitNew',
  'submitAddition',
  'submitRemoval',
  'reschedule',
  'countToScan',
  'register',
  'strikeOff',
  'recent',
]);

const MISSING = ['missing', () => Promise.resolve()] as const;

type Operation = readonly [name: string, kind: string, call: () => Promise<unknown>];

function operations(mayfly: Mayfly): Operation[] {
  return subjects(mayfly).flatMap(([subject, of, rows]) =>
    methodsOf(of).flatMap((method): Operation[] => {
      const [kind, call] = rows[`${subject}.${method}`] ?? rows[method] ?? MISSING;
      // Its argument is what it is a method of.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return kind === 'silent'
        ? []
        : [[`${subject}.${method}`, kind, async () => call(of as never)]];
    }),
  );
}

/** Every key with its content and the moment of its expiry. */
async function stored(): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const key of await master.keys('*')) {
    const dump = await master.dumpBuffer(key);
    all.set(key, `${dump?.toString('hex')} ${await master.pexpiretime(key)}`);
  }
  return all;
}

/** Each operation in turn; what it comes to, and whether it has changed anything. */
async function expectEach(redis: Redis, kinds: readonly string[], wanted: string): Promise<void> {
  const mayfly = open(redis);
  const before = await stored();
  for (const [name, kind, call] of operations(mayfly)) {
    if (!kinds.includes(kind)) continue;
    const outcome = await call().then(
      () => 'done',
      (error: { code?: string; mayHaveHappened?: boolean }) =>
        `${error.code}${error.mayHaveHappened === true ? ', maybe' : ''}`,
    );
    expect.soft(outcome, name).toBe(wanted);
    expect.soft(await stored(), name).toEqual(before);
  }
  await mayfly.policies.close();
}

it('the table has every operation', () => {
  const missing = operations(open(master)).filter(([, kind]) => kind === 'missing');
  expect(missing.map(([name]) => name)).toEqual([]);
});

describe('a full Redis', () => {
  const fill = () => master.config('SET', 'maxmemory', 1);
  const empty = () => master.config('SET', 'maxmemory', 0);

  it('is read', PATIENCE, async () => {
    await fill();
    await expectEach(master, ['reads'], 'done').finally(empty);
  });

  it('refuses what it would have to store, and nothing has changed', PATIENCE, async () => {
    await fill();
    await expectEach(master, ['writes'], 'REDIS_FULL').finally(empty);
  });

  it('does what frees memory, whole', PATIENCE, async () => {
    for (const [name, kind] of operations(open(master))) {
      if (kind !== 'frees') continue;
      await seed();
      const before = await stored();
      await fill();
      try {
        const again = operations(open(master)).find(([other]) => other === name);
        await expect.soft(again?.[2](), name).resolves.not.toThrow();
      } finally {
        await empty();
      }
      if (!CHANGES_NOTHING.has(name)) expect.soft(await stored(), name).not.toEqual(before);
    }
    await seed();
    await vi.waitUntil(hasAll, PATIENCE);
  });
});

/** What there is nothing to do for. */
const CHANGES_NOTHING = new Set([
  'window.sweep',
  'buckets.sweep',
  'codes.sweep',
  'expiry.takeListed',
  'limiter.unblock',
  'policy.unblock',
  'limiter.clearLimits',
  'adopted, inserted.sweep',
]);

it('a replica is read, and refuses all that writes', PATIENCE, async () => {
  await expectEach(replica, ['reads'], 'done');
  await expectEach(replica, ['writes', 'frees'], 'REDIS_UNAVAILABLE');
});

it('a master of too few replicas is read, and refuses all that writes', PATIENCE, async () => {
  await master.config('SET', 'min-replicas-to-write', 3);
  try {
    await expectEach(master, ['reads'], 'done');
    await expectEach(master, ['writes', 'frees'], 'REDIS_UNAVAILABLE');
  } finally {
    await master.config('SET', 'min-replicas-to-write', 0);
  }
});

it('lists sets also where a name that lingers cannot be struck off', async () => {
  await master.zadd('ns:sets', 0, 'gone');
  await expect.poll(() => replica.zscore('ns:sets', 'gone'), PATIENCE).toBe('0');
  const { sets, totalCount } = await open(replica).sets.list({ first: 20 });
  expect(sets.map(({ name }) => name)).toEqual([...STRATEGIES].toSorted());
  expect(totalCount).toBe(STRATEGIES.length + 1);
});
