import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createMayfly,
  type ExpiredEvent,
  type ExpiryHandler,
  type ExpirySubscriptionOptions,
  type JsonValue,
  type SortedSet,
} from '../../src/index.ts';
import { ChangeLogPairs } from '../../src/events/change-log-pairs.ts';
import { createKeys } from '../../src/keys.ts';
import { connect, testBench } from '../support/mayfly.ts';

type Event = ExpiredEvent<JsonValue>;

async function subscribe(
  set: SortedSet,
  handler: ExpiryHandler<JsonValue>,
  options: ExpirySubscriptionOptions<JsonValue> = {},
  group = 'group',
) {
  const subscription = await set.onExpired(group, handler, options);
  onTestFinished(async () => void (await subscription.stop()));
  return subscription;
}

/** Subscribes and records the events. */
async function record(set: SortedSet, group = 'group', options = {}): Promise<Event[]> {
  const events: Event[] = [];
  await subscribe(set, (event) => void events.push(event), options, group);
  return events;
}

describe('an event of expiry', () => {
  it('names the member, its value and its expiry, once', async () => {
    const { newSet, clock, mayfly } = testBench();
    const set = await newSet();
    const events = await record(set);
    await set.add('a', { ttlMs: 10, value: { seat: 4 } });
    await set.add('b:ü', { ttlMs: 20 });
    await set.add('c', { ttlMs: 5000 });
    const start = clock.now;
    clock.advance(20);
    await mayfly.createSweeper().sweepDue();
    await expect.poll(() => events).toHaveLength(2);
    expect(events).toEqual([
      {
        id: `online:${start + 10}:a`,
        set: 'online',
        member: 'a',
        value: { seat: 4 },
        expiresAt: start + 10,
        redelivered: false,
      },
      {
        id: `online:${start + 20}:b:ü`,
        set: 'online',
        member: 'b:ü',
        value: null,
        expiresAt: start + 20,
        redelivered: false,
      },
    ]);
  });

  it.each([
    ['one millisecond early', -1, []],
    ['at the expiry', 0, ['a']],
    ['one millisecond late', 1, ['a']],
  ])('exists %s: %i', async (_when, offset, expected) => {
    const { newSet, clock, redis, namespace, mayfly } = testBench();
    const set = await newSet();
    await subscribe(set, () => undefined);
    await set.add('a', { ttlMs: 1000 });
    clock.advance(1000 + offset);
    await mayfly.createSweeper().sweepDue();
    const entries = await redis.xrange(createKeys(namespace).set('online').expired, '-', '+');
    const members = entries.flatMap(([, fields]) =>
      new ChangeLogPairs(fields[3] ?? '').map((name) => name),
    );
    expect(members).toEqual(expected);
  });

  it('is written when a member is added again before a sweep', async () => {
    const { newSet, clock, mayfly } = testBench();
    const set = await newSet();
    const events = await record(set);
    await set.add('a', { ttlMs: 10, value: 1 });
    clock.advance(10);
    await set.add('a', { ttlMs: 10, value: 2 });
    await expect.poll(() => events).toHaveLength(1);
    clock.advance(10);
    await mayfly.createSweeper().sweepDue();
    await expect.poll(() => events).toHaveLength(2);
    expect(events.map(({ value }) => value)).toEqual([1, 2]);
  });

  it('is not written for a member that is removed, renewed, persisted or cleared', async () => {
    const { newSet, clock, mayfly } = testBench();
    const set = await newSet();
    const events = await record(set);
    await set.addMany(['a', 'b', 'c', 'd', 'last'].map((member) => ({ member, ttlMs: 10 })));
    await set.remove('a');
    await set.extend('b', 1_000_000);
    await set.persist('c');
    clock.advance(10);
    await mayfly.createSweeper().sweepDue();
    await set.clear();
    await expect.poll(() => events.map(({ member }) => member)).toEqual(['d', 'last']);
  });

  it('is written before a set is cleared, for all expired members', async () => {
    const { newSet, clock } = testBench();
    const set = await newSet();
    const events = await record(set);
    await set.addMany(Array.from({ length: 600 }, (_, i) => ({ member: `m${i}`, ttlMs: 10 })));
    await set.add('live');
    clock.advance(10);
    expect(await set.clear()).toMatchObject({ clearedCount: 1 });
    await expect.poll(() => events).toHaveLength(600);
  });

  it('is not repeated when the clock steps back by 10 s', async () => {
    const { newSet, clock, mayfly } = testBench();
    const set = await newSet();
    const events = await record(set);
    await set.add('a', { ttlMs: 1000 });
    clock.advance(1000);
    await mayfly.createSweeper().sweepDue();
    clock.advance(-10_000);
    await mayfly.createSweeper().sweepDue();
    expect(await set.has('a')).toBe(false);
    clock.advance(20_000);
    await mayfly.createSweeper().sweepDue();
    await set.add('b', { ttlMs: 1 });
    clock.advance(1);
    await mayfly.createSweeper().sweepDue();
    await expect.poll(() => events.map(({ member }) => member)).toEqual(['a', 'b']);
  });

  it('is written once, by any number of sweepers', async () => {
    const bench = testBench();
    const set = await bench.newSet();
    const events = await record(set);
    await set.addMany(Array.from({ length: 1000 }, (_, i) => ({ member: `m${i}`, ttlMs: 10 })));
    bench.clock.advance(10);
    await Promise.all(
      Array.from({ length: 8 }, () => bench.through(connect()).createSweeper().sweepDue()),
    );
    await expect.poll(() => events.length).toBe(1000);
    expect(new Set(events.map(({ id }) => id)).size).toBe(1000);
  });
});

describe('a group', () => {
  it('delivers each event to one of its consumers; each group gets all', async () => {
    const bench = testBench();
    const set = await bench.newSet();
    const mine: Event[] = [];
    const consumers = Array.from({ length: 4 }, () => bench.through(connect()).sets.open('online'));
    for (const each of consumers) await subscribe(each, (event) => void mine.push(event));
    const others = await record(set, 'others');
    for (let round = 0; round < 20; round++) {
      await set.addMany(Array.from({ length: 50 }, (_, i) => ({ member: `${round}-${i}` })));
    }
    bench.clock.advance(60_000);
    await bench.mayfly.createSweeper().sweepDue();
    await expect.poll(() => [mine.length, others.length]).toEqual([1000, 1000]);
    expect(new Set(mine.map(({ id }) => id)).size).toBe(1000);
  });

  it('starts with the events that the set still holds', async () => {
    const { newSet, clock, mayfly } = testBench();
    const set = await newSet();
    await (await set.onExpired('first', () => undefined)).stop();
    await set.add('a', { ttlMs: 1 });
    clock.advance(1);
    await mayfly.createSweeper().sweepDue();
    const events = await record(set, 'second');
    await expect.poll(() => events.map(({ member }) => member)).toEqual(['a']);
  });

  it('receives an event again after its handler failed, and only that one', async () => {
    const { newSet, clock, mayfly } = testBench();
    const set = await newSet();
    const calls: string[] = [];
    const failures: unknown[] = [];
    await subscribe(
      set,
      ({ member, redelivered }) => {
        calls.push(`${member}${redelivered ? ' again' : ''}`);
        if (member === 'b' && !redelivered) throw new Error('Not now');
      },
      { leaseMs: 100, onError: (error, event) => failures.push([error.message, event?.member]) },
    );
    await set.addMany(['a', 'b', 'c'].map((member) => ({ member, ttlMs: 1 })));
    clock.advance(1);
    await mayfly.createSweeper().sweepDue();
    await expect.poll(() => calls, { timeout: 5000 }).toEqual(['a', 'b', 'c', 'b again']);
    expect(failures).toEqual([['Not now', 'b']]);
    await expect.poll(async () => (await set.expiry.groups())[0]?.unfinishedEvents).toBe(0);
  });

  it('takes over the events of a killed consumer', async () => {
    const bench = testBench();
    const set = await bench.newSet();
    const keys = createKeys(bench.namespace).set('online');
    await (await set.onExpired('group', () => undefined)).stop();
    await set.add('a', { ttlMs: 1 });
    bench.clock.advance(1);
    await bench.mayfly.createSweeper().sweepDue();
    // Delivered, and never finished.
    const { redis } = bench;
    await redis.xreadgroup('GROUP', 'group', 'crashed', 'NOACK', 'STREAMS', keys.expired, '>');
    const ids = (await redis.xrange(keys.expired, '-', '+')).map(([id]) => id);
    await redis.zadd(keys.unfinished('group'), Date.now(), `${ids[0]}/0000/0001/crashed`);
    const events = await record(set, 'group', { leaseMs: 100 });
    await expect.poll(() => events, { timeout: 5000 }).toHaveLength(1);
    expect(events[0]).toMatchObject({ member: 'a', redelivered: true });
    await expect
      .poll(async () => (await set.expiry.groups())[0]?.consumers, { timeout: 5000 })
      .toBe(1);
  });

  it('leaves an event with a consumer whose handler takes longer than its lease', async () => {
    const bench = testBench();
    const set = await bench.newSet();
    const handled: string[] = [];
    let finish = () => {};
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow = bench.through(connect()).sets.open('online');
    await subscribe(slow, () => done.then(() => void handled.push('slow')), { leaseMs: 100 });
    await set.add('a', { ttlMs: 1 });
    bench.clock.advance(1);
    await bench.mayfly.createSweeper().sweepDue();
    const keys = createKeys(bench.namespace).set('online');
    const pending = () => bench.redis.zrange(keys.unfinished('group'), '0', '-1');
    await expect.poll(pending).toHaveLength(1);
    await subscribe(set, () => void handled.push('other'), { leaseMs: 100 });
    // Watch for four leases: the entry stays with the consumer that works on it.
    const since = performance.now();
    const before = await pending();
    await expect.poll(() => performance.now() - since, { timeout: 5000 }).toBeGreaterThan(400);
    expect(await pending()).toEqual(before);
    finish();
    await expect.poll(() => handled).toEqual(['slow']);
    await expect.poll(pending).toHaveLength(0);
  });

  it('counts events that were dropped before they were read', async () => {
    const { newSet, clock, mayfly, redis, namespace } = testBench();
    const set = await newSet();
    await (await set.onExpired('group', () => undefined, { kept: 1000 })).stop();
    for (let i = 0; i < 3; i++) {
      await set.addMany(Array.from({ length: 750 }, (_, j) => ({ member: `${i}-${j}` })));
    }
    clock.advance(60_000);
    await mayfly.createSweeper().sweepDue();
    const keys = createKeys(namespace).set('online');
    // Whole entries are dropped: 18 have 120 events, the last one 90.
    expect(await redis.hget(keys.meta, 'eventCount')).toBe('930');
    expect(await set.expiry.groups()).toMatchObject([{ unreadEntries: 8, lostEvents: 1320 }]);
    const events = await record(set);
    await expect.poll(() => events).toHaveLength(930);
  });

  it('drops surplus events in steps after the bound is lowered', async () => {
    const { newSet, clock, mayfly, redis, namespace } = testBench();
    const set = await newSet();
    await (await set.onExpired('group', () => undefined)).stop();
    const expire = async (name: string) => {
      await set.add(name, { ttlMs: 1 });
      clock.advance(1);
      await set.sweep({ atMost: 1 });
    };
    for (let i = 0; i < 1500; i++) await expire(`m${i}`);
    await (await set.onExpired('group', () => undefined, { kept: 1000 })).stop();
    const left = async () => {
      const { meta, expired } = createKeys(namespace).set('online');
      return [Number(await redis.hget(meta, 'eventCount')), await redis.xlen(expired)];
    };
    // Each entry holds one event here, and one script drops 300.
    const before = await left();
    await expire('first');
    expect(await left()).toEqual(before.map((count) => count + 1 - 300));
    await expire('second');
    expect(await left()).toEqual([1000, 1000]);
    expect(await mayfly.createSweeper().sweepDue()).toEqual({ removed: 0 });
  });

  it('passes on what a stopping consumer has not started', async () => {
    const bench = testBench();
    const set = await bench.newSet();
    const handled: string[] = [];
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const stopping = await set.onExpired('group', async ({ member }) => {
      handled.push(member);
      await gate;
    });
    await set.addMany(['a', 'b', 'c'].map((member) => ({ member, ttlMs: 1 })));
    bench.clock.advance(1);
    await bench.mayfly.createSweeper().sweepDue();
    await expect.poll(() => handled).toEqual(['a']);
    const stopped = stopping.stop();
    go();
    await stopped;
    expect(handled).toEqual(['a']);
    // Immediately, not when the lease is over.
    const events = await record(set);
    await expect.poll(() => events.map(({ member }) => member)).toEqual(['b', 'c']);
    expect(events.map(({ redelivered }) => redelivered)).toEqual([false, false]);
  });

  it('does not count finished events as lost', async () => {
    const { newSet, clock, mayfly } = testBench();
    const set = await newSet();
    const events = await record(set, 'group', { kept: 1000 });
    for (let i = 1; i <= 3; i++) {
      await set.addMany(Array.from({ length: 750 }, (_, j) => ({ member: `${i}-${j}` })));
      clock.advance(60_000);
      await mayfly.createSweeper().sweepDue();
      await expect.poll(() => events.length).toBe(750 * i);
      await expect.poll(async () => (await set.expiry.groups())[0]?.unfinishedEvents).toBe(0);
    }
    expect(await set.expiry.groups()).toMatchObject([{ lostEvents: 0 }]);
  });

  it('can be removed; without groups the set writes no events', async () => {
    const { newSet, clock, mayfly, redis, namespace } = testBench();
    const set = await newSet();
    await (await set.onExpired('group', () => undefined)).stop();
    const unfinished = createKeys(namespace).set('online').unfinished('group');
    await redis.zadd(unfinished, 1, '1-1/0000/0001/crashed');
    expect(await set.expiry.groups()).toMatchObject([{ unfinishedEvents: 1 }]);
    expect(await set.expiry.removeGroup('group')).toEqual({ status: 'removed' });
    expect(await set.expiry.removeGroup('group')).toEqual({ status: 'absent' });
    expect(await redis.exists(unfinished)).toBe(0);
    await set.add('a', { ttlMs: 1 });
    clock.advance(1001);
    expect(await mayfly.createSweeper().sweepDue()).toEqual({ removed: 1 });
    expect(await redis.exists(createKeys(namespace).set('online').expired)).toBe(0);
  });

  it('leaves no keys when its set is deleted', async () => {
    const { newSet, mayfly, redis, namespace } = testBench();
    const set = await newSet();
    await (await set.onExpired('group', () => undefined)).stop();
    const unfinished = createKeys(namespace).set('online').unfinished('group');
    await redis.zadd(unfinished, 1, '1-1/0000/0001/crashed');
    await mayfly.sets.delete('online');
    expect(await redis.exists(unfinished)).toBe(0);
  });

  it.each([
    ['', {}, 'INVALID_GROUP', 'group'],
    ['a b', {}, 'INVALID_GROUP', 'group'],
    ['g', { concurrency: 0 }, 'INVALID_OPTION', 'concurrency'],
    ['g', { leaseMs: 1 }, 'INVALID_OPTION', 'leaseMs'],
    ['g', { kept: 1.5 }, 'INVALID_OPTION', 'kept'],
  ])('rejects %j with %j', async (group, options, code, field) => {
    const { newSet, redis, namespace } = testBench();
    const set = await newSet();
    await expect(set.onExpired(group, () => undefined, options)).rejects.toMatchObject({
      code,
      field,
    });
    expect(await redis.exists(createKeys(namespace).set('online').expired)).toBe(0);
  });
});

describe('an expired member', () => {
  it('moves into a list, in the same step', async () => {
    const { newSet, clock, mayfly } = testBench();
    const set = await newSet();
    await set.expiry.startListing();
    await set.add('a "quoted"', { ttlMs: 1, value: [1] });
    await set.add('b', { ttlMs: 2 });
    clock.advance(2);
    await mayfly.createSweeper().sweepDue();
    expect(await set.expiry.takeListed(10)).toMatchObject([
      { member: 'a "quoted"', value: [1], expiresAt: clock.now - 1 },
      { member: 'b', value: null, expiresAt: clock.now },
    ]);
    expect(await set.expiry.takeListed(10)).toEqual([]);
    await set.expiry.stopListing();
    await set.add('c', { ttlMs: 1 });
    clock.advance(1001);
    await mayfly.createSweeper().sweepDue();
    expect(await set.expiry.takeListed(10)).toEqual([]);
  });

  it('moves into another set', async () => {
    const { newSet, clock, mayfly } = testBench();
    const set = await newSet();
    const archive = await newSet('archive');
    const moving = await set.expiry.moveTo(archive);
    onTestFinished(async () => void (await moving.stop()));
    await set.addMany(Array.from({ length: 300 }, (_, i) => ({ member: `m${i}`, ttlMs: 1 })));
    clock.advance(1);
    await mayfly.createSweeper().sweepDue();
    await expect.poll(() => archive.count()).toBe(300);
    expect(await set.count()).toBe(0);
  });
});

it("events arrive while a sweeper runs, on Redis's clock", async () => {
  const mayfly = createMayfly({ redis: connect(), namespace: `test:${randomUUID()}` });
  const sweeper = mayfly.createSweeper();
  sweeper.start();
  onTestFinished(async () => void (await sweeper.stop()));
  const { set } = await mayfly.sets.create('live', { defaultTtlMs: 30 });
  const events = await record(set);
  for (let i = 0; i < 20; i++) await set.add(`m${i}`, { ttlMs: 1 + 5 * i });
  await expect.poll(() => events.length, { timeout: 5000 }).toBe(20);
  expect(events.map(({ member }) => member)).toEqual(Array.from({ length: 20 }, (_, i) => `m${i}`));
});
