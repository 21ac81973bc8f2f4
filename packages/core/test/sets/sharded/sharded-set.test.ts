import { beforeEach, describe, expect, it } from 'vitest';
import {
  bulkAdd,
  bulkExtend,
  bulkRemove,
  exportNdjson,
  importNdjson,
  intersection,
  CONSTRAINTS,
  type ExpiredEvent,
  type JsonValue,
  type ShardedSet,
} from '../../../src/index.ts';
import { connect, testBench, type TestBench } from '../../support/mayfly.ts';

let bench: TestBench;
let set: ShardedSet;

beforeEach(async () => {
  bench = testBench();
  set = await newSharded('big', 5);
});

async function newSharded(name: string, shards: number): Promise<ShardedSet> {
  const options = { strategy: 'sharded', shards, defaultTtlMs: 60_000 } as const;
  return (await bench.mayfly.sets.create(name, options)).set;
}

function ids(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `m${i}`);
}

describe('a member of a sharded set', () => {
  it('has its lifetime and value', async () => {
    const { now } = bench.clock;
    await set.add('a', { ttlMs: 1000, value: { seat: 4 } });
    await set.add('b', { expiresAt: Infinity });
    expect(await set.get('a')).toEqual({
      member: 'a',
      value: { seat: 4 },
      expiresAt: now + 1000,
      remainingMs: 1000,
    });
    expect(await set.get('c')).toBeNull();
    expect(await set.expiriesOf(['a', 'c', 'b', 'a'])).toEqual([
      now + 1000,
      null,
      Infinity,
      now + 1000,
    ]);
  });

  it('is added with many others, with results in their order', async () => {
    await set.addMany(ids(10).map((member) => ({ member })));
    const results = await set.addMany(
      ids(1000).map((member, i) => ({ member, ttlMs: 1 + i })),
      { mode: 'ifAbsent' },
    );
    expect(results.map(({ status }) => status)).toEqual(
      ids(1000).map((_, i) => (i < 10 ? 'kept' : 'added')),
    );
    expect(results[500]).toMatchObject({ expiresAt: bench.clock.now + 501 });
    expect(await set.count()).toBe(1000);
  });

  it('is reported to exactly one of many callers that extend, remove and see it', async () => {
    const others = Array.from({ length: 8 }, () =>
      bench.through(connect()).sets.open('big', { strategy: 'sharded' }),
    );
    const callers = Array.from({ length: 25 }, () => others).flat();
    await set.add('a', { ttlMs: 1000 });
    await Promise.all(callers.map((caller) => caller.extend('a', 7)));
    expect(await set.get('a')).toMatchObject({ remainingMs: 1000 + 7 * callers.length });
    const removed = await Promise.all(callers.map((caller) => caller.remove('a')));
    expect(removed.filter(({ status }) => status === 'removed')).toHaveLength(1);
    const seen = await Promise.all(callers.map((caller) => caller.seenBefore('a')));
    expect(seen.filter(({ status }) => status === 'new')).toHaveLength(1);
  });

  it('is written and read in the order of the calls in one turn', async () => {
    const answers = await Promise.all([
      set.has('a'),
      set.add('a'),
      set.count(),
      set.has('a'),
      set.clear().then(({ clearedCount }) => clearedCount),
      set.has('a'),
      set.add('a', { mode: 'ifAbsent' }).then(({ status }) => status),
      set.page({ first: 1 }).then(({ totalCount }) => totalCount),
    ]);
    expect([answers[0], ...answers.slice(2)]).toEqual([false, 1, true, 1, false, 'added', 1]);
  });

  it.each([
    [() => set.add(''), 'INVALID_MEMBER', 'member'],
    [() => set.add('a', { ttlMs: 0 }), 'INVALID_TTL', 'ttlMs'],
    [() => set.add('a', { expiresAt: 1 }), 'INVALID_EXPIRY', 'expiresAt'],
    [() => set.has('\ud800'), 'INVALID_MEMBER', 'member'],
    [() => set.extend('a', -1), 'INVALID_TTL', 'byMs'],
    [() => set.addMany([]), 'INVALID_BATCH', 'members'],
    [() => set.addMany([{ member: 'a' }, { member: '' }]), 'INVALID_MEMBER', 'members[1].member'],
    [
      () => set.addMany([{ member: 'a' }, { member: 'b', ttlMs: 0 }]),
      'INVALID_TTL',
      'members[1].ttlMs',
    ],
    [
      () => set.addMany([{ member: 'a', value: 'x'.repeat(4096) }]),
      'INVALID_VALUE',
      'members[0].value',
    ],
    [() => set.expiriesOf([]), 'INVALID_BATCH', 'members'],
    [() => set.expiriesOf(['a', '']), 'INVALID_MEMBER', 'members[1]'],
    [() => set.timeLeft({ buckets: 0 }), 'INVALID_BUCKETS', 'buckets'],
    [() => set.sweep({ atMost: 0 }), 'INVALID_OPTION', 'atMost'],
    [() => set.onExpired('', () => undefined), 'INVALID_GROUP', 'group'],
  ])('is rejected, and nothing changes: %s', async (call, code, field) => {
    await expect(call()).rejects.toMatchObject({ code, field });
    expect(await set.count()).toBe(0);
  });
});

describe('a sharded set as a whole', { timeout: 20_000 }, () => {
  it('appears in lists as one set', async () => {
    await bench.newSet('plain');
    await set.addMany(ids(300).map((member, i) => ({ member, ttlMs: 1000 + i })));
    const page = await bench.mayfly.sets.list({ first: 10 });
    const summary = {
      name: 'big',
      strategy: 'sharded',
      defaultTtlMs: 60_000,
      createdAt: bench.clock.now,
      count: 300,
      countIs: 'exact',
      nextExpiresAt: bench.clock.now + 1000,
      totals: { added: 300, expired: 0 },
      now: bench.clock.now,
    };
    expect(page.sets).toMatchObject([summary, { name: 'plain' }]);
    expect(page.totalCount).toBe(2);
    expect(await bench.mayfly.sets.summary('big')).toEqual(summary);
    expect(await set.summary()).toEqual(summary);
    bench.clock.advance(1100);
    expect(await set.summary()).toMatchObject({ count: 199 });
    await set.clear();
    expect(await set.summary()).toMatchObject({ count: 0, nextExpiresAt: Infinity });
  });

  it('counts the remaining times over all shards, in one span', async () => {
    await set.addMany(ids(400).map((member, i) => ({ member, ttlMs: 1 + (i % 4) * 1000 })));
    await set.add('late', { ttlMs: 25_000 });
    await set.add('never', { expiresAt: Infinity });
    const plain = await bench.newSet('plain');
    await bulkAdd(plain, set.members());
    for (const request of [{}, { buckets: 7 }, { spanMs: 3000, buckets: 3 }]) {
      const whole = await set.timeLeft(request);
      expect(whole).toEqual(await plain.timeLeft(request));
      const { counts, beyond, never } = whole;
      expect(counts.reduce((sum, n) => sum + n, beyond + never)).toBe(402);
    }
  });

  it('iterates over all shards, with values, and each member once', async () => {
    await bulkAdd(
      set,
      ids(3000).map((member, i) => ({ member, value: i })),
    );
    const met = new Map<string, unknown>();
    for await (const { member, value } of set.members()) {
      expect(met.has(member)).toBe(false);
      met.set(member, value);
    }
    expect(met).toEqual(new Map(ids(3000).map((member, i) => [member, i])));
  });

  it('is swept by its sweep and by a sweeper of all sets', async () => {
    await set.addMany(ids(100).map((member) => ({ member, ttlMs: 10 })));
    await set.addMany(ids(200).map((member) => ({ member: `late-${member}`, ttlMs: 1000 })));
    bench.clock.advance(10);
    const { removed, left } = await set.sweep({ atMost: 5 });
    expect(removed).toBe(25);
    expect(left).toBe(75);
    bench.clock.advance(2000);
    expect(await bench.mayfly.createSweeper().sweepDue()).toEqual({ removed: 275 });
    expect(await set.sweep({ atMost: 1000 })).toEqual({ removed: 0, left: 0 });
  });

  it('supports operations on many members and many sets', async () => {
    expect(await bulkAdd(set, ids(2000))).toMatchObject({ added: 2000 });
    expect(await bulkExtend(set, ids(1000), 1000)).toMatchObject({ changed: 1000 });
    const plain = await bench.newSet('plain');
    await bulkAdd(plain, ids(1500).slice(900));
    const common = new Map<string, number>();
    for await (const { member, expiresAt } of intersection([set, plain], { expiry: 'max' })) {
      common.set(member, expiresAt - bench.clock.now);
    }
    expect(common.size).toBe(600);
    expect([common.get('m900'), common.get('m1400')]).toEqual([61_000, 60_000]);

    const copy = await newSharded('copy', 3);
    expect(await importNdjson(copy, exportNdjson(set))).toMatchObject({ added: 2000 });
    expect(await copy.page({ first: 500 })).toEqual(await set.page({ first: 500 }));
    expect(await bulkRemove(set, ids(3000))).toMatchObject({ removed: 2000, absent: 1000 });
  });
});

describe('the events of a sharded set', () => {
  it('belong to the set, from any shard, and reach each group', async () => {
    const events: ExpiredEvent<JsonValue>[] = [];
    const subscription = await set.onExpired('group', (event) => void events.push(event));
    const { now } = bench.clock;
    await set.addMany(ids(100).map((member, i) => ({ member, ttlMs: 10, value: i })));
    bench.clock.advance(1000);
    await bench.mayfly.createSweeper().sweepDue();
    await expect.poll(() => events.length).toBe(100);
    expect(new Set(events.map(({ member }) => member))).toEqual(new Set(ids(100)));
    expect(events.find(({ member }) => member === 'm7')).toEqual({
      id: `big:${now + 10}:m7`,
      set: 'big',
      member: 'm7',
      value: 7,
      expiresAt: now + 10,
      redelivered: false,
    });
    expect(await set.expiry.groups()).toMatchObject([{ group: 'group', lostEvents: 0 }]);
    await subscription.stop();
    expect(await set.expiry.removeGroup('group')).toEqual({ status: 'removed' });
    expect(await set.expiry.removeGroup('group')).toEqual({ status: 'absent' });
    expect(await set.expiry.groups()).toEqual([]);
  });

  it('arrive again when the handler fails, and onError receives the event', async () => {
    const failures: unknown[] = [];
    let attempts = 0;
    const subscription = await set.onExpired(
      'group',
      () => {
        attempts += 1;
        if (attempts === 1) throw new Error('busy');
      },
      { onError: (error, event) => failures.push([error.message, event?.set, event?.id]) },
    );
    await set.add('a', { ttlMs: 10 });
    const expiresAt = bench.clock.now + 10;
    bench.clock.advance(1000);
    await bench.mayfly.createSweeper().sweepDue();
    await expect.poll(() => attempts, { timeout: 4000 }).toBe(2);
    expect(failures).toEqual([['busy', 'big', `big:${expiresAt}:a`]]);
    await subscription.stop();
  });
});

it('a sharded set allows a number of shards up to the limit', { timeout: 20_000 }, async () => {
  const { atMost } = CONSTRAINTS.shards;
  const most = await newSharded('most', atMost);
  await most.addMany(ids(1000).map((member, i) => ({ member, ttlMs: 1 + (i % 3) })));
  const { members, hasNext } = await most.page({ first: 500 });
  expect(members).toHaveLength(500);
  expect(hasNext).toBe(true);
  expect(await most.count()).toBe(1000);
});
