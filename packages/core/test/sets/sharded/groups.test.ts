import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShardedSet } from '../../../src/index.ts';
import { ExpiryEvents } from '../../../src/events/expiry-events.ts';
import { PulledGroup } from '../../../src/events/pulled-group.ts';
import { connect, testBench, type TestBench } from '../../support/mayfly.ts';

const SHARDS = 5;
const ids = (count: number) => Array.from({ length: count }, (_, i) => `m${i}`);

let bench: TestBench;
let set: ShardedSet;

beforeEach(async () => {
  bench = testBench();
  const options = { strategy: 'sharded', shards: SHARDS, defaultTtlMs: 60_000 } as const;
  ({ set } = await bench.mayfly.sets.create('big', options));
});

async function expire(members: readonly string[]): Promise<void> {
  await set.addMany(members.map((member) => ({ member, ttlMs: 1, value: `of ${member}` })));
  bench.clock.advance(1);
  await set.sweep();
}

/** So short that a lease has always ended by the next call after `ended`. */
const leaseMs = 100;
const ended = () => new Promise((resolve) => setTimeout(resolve, leaseMs + 20));

describe('a group of a sharded set, of which calls take events', () => {
  it('delivers each event to one of many callers, with any page size', async () => {
    expect(await set.expiry.createGroup('workers')).toEqual({ status: 'created' });
    await expire(ids(500));
    const taken: string[] = [];
    const consume = async (first: number) => {
      const { sets } = bench.through(connect());
      const group = sets.open('big', { strategy: 'sharded' }).expiry.group('workers');
      for (;;) {
        const events = await group.take({ first });
        expect(events.length).toBeLessThanOrEqual(first);
        if (events.length === 0) return;
        taken.push(...events.map(({ id }) => id));
        const statuses = await group.acknowledge(events.map(({ receipt }) => receipt));
        expect(new Set(statuses)).toEqual(new Set(['acknowledged']));
      }
    };
    await Promise.all([1, 7, 100, 250].map(consume));
    const { now } = bench.clock;
    expect(taken.toSorted()).toEqual(
      ids(500)
        .map((id) => `big:${now}:${id}`)
        .toSorted(),
    );
    expect(await set.expiry.groups()).toMatchObject([{ group: 'workers', unfinishedEvents: 0 }]);
  });

  it('asks shards without events only once, and finds the one with an event', async () => {
    await set.expiry.createGroup('workers');
    await set.expiry.startListing();
    const group = set.expiry.group('workers');
    const taking = vi.spyOn(PulledGroup.prototype, 'take');
    const takingListed = vi.spyOn(ExpiryEvents.prototype, 'takeListed');
    expect(await group.take({ first: 1 })).toEqual([]);
    expect(await set.expiry.takeListed(1)).toEqual([]);
    expect(taking).toHaveBeenCalledOnce();
    expect(takingListed).toHaveBeenCalledOnce();
    await expire(['a']);
    expect(await group.take({ first: 1 })).toMatchObject([{ member: 'a' }]);
    expect(await set.expiry.takeListed(1)).toMatchObject([{ member: 'a' }]);
    expect(taking.mock.calls.length).toBeLessThanOrEqual(3);
    expect(takingListed.mock.calls.length).toBeLessThanOrEqual(3);
    vi.restoreAllMocks();
  });

  it('delivers again after the lease, then makes dead letters, and replays or discards them', async () => {
    await set.expiry.createGroup('workers', { maxTries: 1 });
    const group = set.expiry.group('workers');
    await expire(ids(40));
    const events = await group.take({ first: 250, leaseMs });
    expect(events).toHaveLength(40);
    expect(events.find(({ member }) => member === 'm3')).toMatchObject({
      set: 'big',
      value: 'of m3',
      tries: 1,
    });
    await ended();
    expect(await group.take({ first: 250, leaseMs })).toEqual([]);
    const receipts = events.map(({ receipt }) => receipt);
    expect(new Set(await group.acknowledge(receipts))).toEqual(new Set(['absent']));

    const letters: string[] = [];
    const members: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await group.deadLetters({ first: 7, after });
      expect(page.totalCount).toBe(40);
      letters.push(...page.letters.map(({ letter }) => letter));
      members.push(...page.letters.map(({ member }) => member));
      expect(page.letters[0]).toMatchObject({
        set: 'big',
        id: `big:${bench.clock.now}:${members.at(-page.letters.length)}`,
      });
      after = letters.at(-1);
      if (!page.hasNext) break;
    }
    expect(members.toSorted()).toEqual(ids(40).toSorted());
    expect(new Set(await group.discard(letters.slice(0, 10)))).toEqual(new Set(['discarded']));
    expect(new Set(await group.replay(letters.slice(10)))).toEqual(new Set(['replayed']));
    expect(await group.replay(letters.slice(0, 1))).toEqual(['absent']);
    expect(await group.take({ first: 250 })).toHaveLength(30);
    expect(await set.expiry.groups()).toMatchObject([{ deadLetters: 0, maxTries: 1 }]);
  });

  it('reports a group that is missing in a shard, and input that no call returned', async () => {
    const group = set.expiry.group('workers');
    await expect(group.take({ first: 1 })).rejects.toMatchObject({ code: 'GROUP_NOT_FOUND' });
    await set.expiry.createGroup('workers');
    expect(await group.take({ first: 1 })).toEqual([]);
    const wrong = (field: string, code = 'INVALID_OPTION') => ({ code, field });
    await expect(group.take({ first: 0 })).rejects.toMatchObject(wrong('first', 'INVALID_PAGE'));
    await expect(group.acknowledge(['x'])).rejects.toMatchObject(wrong('receipts[0]'));
    await expect(group.replay(['0:1-1', '1-1'])).rejects.toMatchObject(wrong('letters[1]'));
    await expect(group.discard([])).rejects.toMatchObject(wrong('letters', 'INVALID_BATCH'));
    await expect(group.deadLetters({ first: 1, after: '1-1' })).rejects.toMatchObject(
      wrong('after', 'INVALID_CURSOR'),
    );
    // Shards that the set does not have.
    await expect(group.deadLetters({ first: 1, after: `${SHARDS}:1-1` })).rejects.toMatchObject(
      wrong('after', 'INVALID_CURSOR'),
    );
    await set.expiry.removeGroup('workers');
    await set.expiry.createGroup('workers', { maxTries: 1 });
    await expire(ids(1));
    await group.take({ first: 1, leaseMs });
    await ended();
    await group.take({ first: 1, leaseMs });
    const [letter = ''] = (await group.deadLetters({ first: 1 })).letters.map(
      (each) => each.letter,
    );
    const beyond = letter.replace(/^\d+/u, (shard) => String(Number(shard) + SHARDS));
    expect(await group.replay([beyond])).toEqual(['absent']);
    expect(await group.discard([beyond, letter])).toEqual(['absent', 'discarded']);
    expect(() => set.expiry.group('')).toThrow(expect.objectContaining({ code: 'INVALID_GROUP' }));
  });
});

describe('the hand-over of a sharded set', () => {
  it('lists each removed member once, for any number of takers', async () => {
    await expire(['before']);
    await set.expiry.startListing();
    await expire(ids(100));
    expect(await set.expiry.listing()).toEqual({ isOn: true, listed: 100 });
    const taken: string[] = [];
    const take = async (limit: number) => {
      for (;;) {
        const events = await set.expiry.takeListed(limit);
        expect(events.length).toBeLessThanOrEqual(limit);
        if (events.length === 0) return;
        taken.push(...events.map(({ id }) => id));
      }
    };
    await Promise.all([1, 3, 50, 1000].map(take));
    const { now } = bench.clock;
    expect(taken.toSorted()).toEqual(
      ids(100)
        .map((id) => `big:${now}:${id}`)
        .toSorted(),
    );
    await set.expiry.stopListing();
    await expire(['after']);
    expect(await set.expiry.listing()).toEqual({ isOn: false, listed: 0 });
    await expect(set.expiry.takeListed(0)).rejects.toMatchObject({ code: 'INVALID_PAGE' });
  });

  it('moves expired members into another set', async () => {
    const target = await bench.newSet('target');
    const moving = await set.expiry.moveTo(target);
    await expire(ids(20));
    await expect.poll(() => target.count()).toBe(20);
    await moving.stop();
  });
});
