import { beforeEach, describe, expect, it } from 'vitest';
import { createKeys } from '../../src/keys.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

const STEP = 10_000;
const HOUR = 3_600_000;

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

/** Moves the clock by a step and records a sample of each set. */
async function record() {
  bench.clock.advance(STEP);
  return bench.mayfly.histories.record();
}

const last = (values: readonly (number | null)[]) => values.at(-1);

describe('the history of a set', () => {
  it('has the live members of each step, and never counts expired ones before the sweep', async () => {
    const set = await bench.newSet();
    await set.addMany([{ member: 'a', ttlMs: 15_000 }, { member: 'b' }]);
    await record();
    await record();
    const { live, from, stepMs, now } = await bench.mayfly.histories.of('online', {
      lastMs: 30_000,
    });
    expect({ live, stepMs }).toEqual({ live: [null, null, 2, 1], stepMs: STEP });
    expect([from, now]).toEqual([bench.clock.now - 3 * STEP, bench.clock.now]);
  });

  it('has exact rates of additions and expiries, by the sweeper or another script', async () => {
    const set = await bench.newSet();
    await record();
    await set.addMany([
      { member: 'swept', ttlMs: 1000 },
      { member: 'renewed', ttlMs: 1000 },
      { member: 'removed' },
      { member: 'matched' },
      { member: 'cleared' },
    ]);
    bench.clock.advance(2000);
    await set.add('renewed', { ttlMs: 1000 });
    await bench.mayfly.createSweeper().sweepDue();
    await set.remove('removed');
    await set.removeMatching({ prefix: 'match' }, { first: 10 });
    await set.add('cleared');
    bench.clock.advance(2000);
    await set.clear();
    bench.clock.advance(STEP - 4000);
    await bench.mayfly.histories.record();
    // Added: five and one again. Expired: two swept or renewed, and one before the set was cleared.
    const { addedPerSecond, expiredPerSecond } = await bench.mayfly.histories.of('online');
    expect([last(addedPerSecond), last(expiredPerSecond)]).toEqual([0.6, 0.3]);
    expect((await set.summary()).totals).toEqual({ added: 6, expired: 3 });
  });

  it('counts the additions of a new set, and members that wait for the sweep', async () => {
    await record();
    const set = await bench.newSet();
    await set.addMany([{ member: 'a' }, { member: 'b', ttlMs: 1000 }]);
    await record();
    const { addedPerSecond, expiredPerSecond } = await bench.mayfly.histories.of('online');
    expect([last(addedPerSecond), last(expiredPerSecond)]).toEqual([0.2, 0.1]);
  });

  it('has no rates after a pause: another recorder may have had the time in between', async () => {
    const set = await bench.newSet();
    await record();
    await set.add('a', { ttlMs: HOUR });
    bench.clock.advance(3 * STEP);
    await record();
    await set.add('b', { ttlMs: HOUR });
    await record();
    const { live, addedPerSecond } = await bench.mayfly.histories.of('online');
    expect(live.slice(-2)).toEqual([1, 2]);
    expect(addedPerSecond.slice(-2)).toEqual([null, 0.1]);
    expect((await bench.mayfly.histories.ofAll()).addedPerSecond.slice(-2)).toEqual([null, 0.1]);
  });

  it('has no negative rates after a failover that lost members', async () => {
    const set = await bench.newSet();
    await set.addMany([{ member: 'a' }, { member: 'b' }]);
    await record();
    await bench.redis.zrem(createKeys(bench.namespace).set('online').members, 'a');
    await record();
    const { live, addedPerSecond } = await bench.mayfly.histories.of('online');
    expect([last(live), last(addedPerSecond)]).toEqual([1, null]);
    expect(last((await bench.mayfly.histories.ofAll()).addedPerSecond)).toBeNull();
  });

  it('is bounded to an hour, and Redis deletes it then', async () => {
    const set = await bench.newSet();
    await set.add('a', { ttlMs: 10 * HOUR });
    for (let step = 0; step < 400; step += 1) await record();
    const { live } = await bench.mayfly.histories.of('online');
    expect(live.slice(1)).toEqual(Array.from({ length: 360 }, () => 1));
    const key = `${bench.namespace}:set:{online}:history`;
    expect(await bench.redis.strlen(key)).toBe(360 * 32);
    expect(await bench.redis.pttl(key)).toBeGreaterThan(HOUR - 60_000);
    bench.clock.advance(HOUR);
    const later = await bench.mayfly.histories.of('online');
    expect(later.live.every((value) => value === null)).toBe(true);
  });

  it('is downsampled to the number of points: the last count and the average rates', async () => {
    const set = await bench.newSet();
    for (let step = 0; step < 6; step += 1) {
      await set.add(String(step), { ttlMs: HOUR });
      await record();
    }
    const { live, addedPerSecond, stepMs, from, now } = await bench.mayfly.histories.of('online', {
      lastMs: 60_000,
      points: 2,
    });
    expect([30_000, 40_000, 50_000, 60_000]).toContain(stepMs);
    expect(from).toBeLessThanOrEqual(now - 60_000 + 1);
    expect(live.filter((value) => value !== null).at(-1)).toBe(6);
    expect(last(addedPerSecond)).toBeCloseTo(0.1);
    expect(live.length).toBeLessThanOrEqual(2);
  });

  it('ends with its set, and a new set of the name begins without samples', async () => {
    const set = await bench.newSet();
    await set.add('a');
    await record();
    await bench.mayfly.sets.delete('online');
    expect(await bench.redis.exists(`${bench.namespace}:set:{online}:history`)).toBe(0);
    await bench.newSet();
    const { live } = await bench.mayfly.histories.of('online');
    expect(live.every((value) => value === null)).toBe(true);
  });

  it.each([
    ['lastMs', { lastMs: 9999 }],
    ['lastMs', { lastMs: HOUR + 1 }],
    ['points', { points: 1 }],
    ['points', { points: 362 }],
  ])('refuses %s outside of its bounds', async (field, request) => {
    await expect(bench.mayfly.histories.of('online', request)).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field,
    });
  });
});

describe('several recorders', () => {
  it('write one sample of a step: that of the first', async () => {
    const set = await bench.newSet();
    const other = bench.through(connect());
    expect(await record()).toMatchObject({ recorded: 1 });
    await set.add('a');
    bench.clock.advance(STEP - 1);
    expect(await other.histories.record()).toMatchObject({ recorded: 0 });
    const all = await Promise.all([bench.mayfly, other].map(({ histories }) => histories.ofAll()));
    expect(all.map(({ live }) => last(live))).toEqual([0, 0]);
    bench.clock.advance(1);
    const both = await Promise.all([other.histories.record(), bench.mayfly.histories.record()]);
    expect(both.map(({ recorded }) => recorded).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });
});

describe('a set that fails', () => {
  const broken = () => createKeys(bench.namespace).set('broken').history;
  const online = () => bench.mayfly.histories.of('online');

  beforeEach(async () => {
    const { sets } = bench.mayfly;
    await Promise.all([bench.newSet(), sets.create('broken', { defaultTtlMs: HOUR })]);
    await record();
    await bench.redis.del(broken());
    await bench.redis.rpush(broken(), 'no string');
  });

  it('has no sample, and neither has the total; the others have theirs', async () => {
    await bench.mayfly.sets.open('online').add('a', { ttlMs: HOUR });
    const { recorded, failures } = await record();
    expect([recorded, failures.map(({ code }) => code)]).toEqual([1, ['REDIS_FAILED']]);
    const { live, addedPerSecond } = await online();
    expect([live.slice(-2), last(addedPerSecond)]).toEqual([[0, 1], 0.1]);
    expect((await bench.mayfly.histories.ofAll()).live.slice(-2)).toEqual([0, null]);
  });

  it('has its rates over the missed round when it recovers', async () => {
    await record();
    await bench.mayfly.sets.open('broken').addMany([{ member: 'a' }, { member: 'b' }]);
    await bench.redis.del(broken());
    expect((await record()).failures).toEqual([]);
    const { addedPerSecond } = await bench.mayfly.histories.of('broken');
    expect(last(addedPerSecond)).toBe(0.1);
  });

  it('fails the round if no other answers', async () => {
    await bench.mayfly.sets.delete('online');
    await expect(record()).rejects.toMatchObject({ code: 'REDIS_FAILED' });
  });
});

describe('the history of all sets', () => {
  it('sums sets of all strategies', async () => {
    const { sets, histories } = bench.mayfly;
    const sorted = await bench.newSet();
    const sharded = await sets.create('many', {
      strategy: 'sharded',
      shards: 4,
      defaultTtlMs: HOUR,
    });
    const compact = await sets.create('compact', { strategy: 'compact', defaultTtlMs: HOUR });
    await record();
    await sorted.add('a');
    await sharded.set.addMany([{ member: 'b' }, { member: 'c', ttlMs: 1000 }]);
    await compact.set.add('d');
    await record();
    const all = await histories.ofAll();
    expect(last(all.live)).toBe(3);
    expect(last(all.addedPerSecond)).toBeCloseTo(0.3);
    expect(last(all.expiredPerSecond)).toBeCloseTo(0.1);
    const unknown = await histories.of('compact');
    expect([last(unknown.live), last(unknown.addedPerSecond)]).toEqual([1, null]);
  });

  it('considers the first thousand sets by name', async () => {
    const names = Array.from(
      { length: 1001 },
      (_, index) => `set-${String(index).padStart(4, '0')}`,
    );
    await Promise.all(names.map((name) => bench.mayfly.sets.create(name, { defaultTtlMs: 1000 })));
    expect(await record()).toMatchObject({ recorded: 1000 });
  });
});
