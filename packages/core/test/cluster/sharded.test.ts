import slotOf from 'cluster-key-slot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMayfly, type Mayfly, type MemberPage, type ShardedSet } from '../../src/index.ts';
import { shardNames, shardOf } from '../../src/sets/strategies/sharded/placement.ts';
import { startCluster } from '../support/cluster.ts';
import { PATIENCE } from '../support/patience.ts';
import type { TestCluster } from '../support/test-cluster.ts';
import { AGREED, compare, fewest, start, Writer } from '../support/writer.ts';

const HOUR_MS = 3_600_000;
const SHARDS = 6;

let cluster: TestCluster;
let mayflies: readonly Mayfly[];
let mayfly: Mayfly;
let set: ShardedSet;
let round = 0;

beforeAll(async () => {
  cluster = await startCluster();
  mayflies = [1, 2, 3].map(() => createMayfly({ redis: cluster.client() }));
}, PATIENCE.timeout);

afterAll(() => cluster.stop());

beforeEach(async () => {
  const [first] = mayflies;
  if (first === undefined) throw new Error('No client');
  mayfly = first;
  round += 1;
  set = (
    await mayfly.sets.create(`big${round}`, {
      strategy: 'sharded',
      shards: SHARDS,
      defaultTtlMs: HOUR_MS,
    })
  ).set;
});

const open = ({ sets }: Mayfly) => sets.open(set.name, { strategy: 'sharded' });

/** The names of the shards, in order. */
async function shardsOf(name: string): Promise<readonly string[]> {
  const meta = `mayfly:set:{${name}}:meta`;
  const incarnation = await cluster.client().hget(meta, 'incarnation');
  return shardNames(name, incarnation ?? '', SHARDS);
}

async function slotsOf(name: string): Promise<number[]> {
  return (await shardsOf(name)).map((shard) => slotOf(shard));
}

/** Adds members with few expiries, far from all that writers add. */
async function addSteady(count: number): Promise<string[]> {
  const members = Array.from({ length: count }, (_, i) => `steady${i}`);
  for (let at = 0; at < count; at += 500) {
    await set.addMany(
      members
        .slice(at, at + 500)
        .map((member, i) => ({ member, ttlMs: HOUR_MS - 1000 * (i % 3), value: i })),
    );
  }
  return members;
}

async function* pages(backward: boolean): AsyncGenerator<MemberPage<unknown>> {
  for (let cursor: string | undefined; ;) {
    const page = await set.page(
      backward ? { last: 80, before: cursor } : { first: 80, after: cursor },
    );
    yield page;
    cursor = page.members.at(backward ? 0 : -1)?.cursor;
    if (backward ? !page.hasPrevious : !page.hasNext) return;
  }
}

describe('a sharded set on a cluster', { timeout: 60_000 }, () => {
  it('is spread evenly over the masters', async () => {
    await addSteady(3000);
    const owners = await Promise.all(
      (await slotsOf(set.name)).map((slot) => cluster.masterOf(slot)),
    );
    const masters = await cluster.masters();
    expect(masters).toHaveLength(3);
    for (const master of masters) {
      expect(owners.filter((owner) => owner === master)).toHaveLength(SHARDS / 3);
    }
    expect(await set.count()).toBe(3000);
    expect(await mayfly.sets.summary(set.name)).toMatchObject({ count: 3000 });
    expect(await mayfly.sets.delete(set.name)).toEqual({ status: 'deleted' });
    await expect(set.count()).rejects.toMatchObject({ code: 'SET_NOT_FOUND' });
  });

  it('runs the calls of a turn in their order on a new set of its name, while a master is slow', async () => {
    const [, other] = mayflies;
    const { name } = set;
    const members = Array.from({ length: 50 }, (_, i) => `${i}`);
    for (const master of await cluster.masters()) {
      // This reads where the shards are.
      expect(await set.count()).toBe(0);
      await other?.sets.delete(name);
      await other?.sets.create(name, { strategy: 'sharded', shards: 9, defaultTtlMs: HOUR_MS });
      await master.redis.client('PAUSE', 300);
      await Promise.all([...members.map((member) => set.add(member)), set.clear()]);
      expect(await set.count()).toBe(0);
    }
  });

  it('iterates and writes while the slots of its shards move, with each member once', async () => {
    const steady = await addSteady(2000);
    const writers = mayflies.map((other, i) => new Writer(`noise${i}`, [open(other)]));
    const finish = start(writers);
    let pagesRead = 0;
    const moved = new AbortController();
    const moving = moveShards(() => pagesRead).finally(() => moved.abort());

    for (let walk = 0; !moved.signal.aborted || walk < 2; walk += 1) {
      const met: string[] = [];
      for await (const { members } of pages(walk % 2 === 1)) {
        pagesRead += 1;
        met.push(...members.map(({ member }) => member));
      }
      expect(met.filter((member) => member.startsWith('steady')).toSorted()).toEqual(
        steady.toSorted(),
      );
    }
    await moving;
    await finish();

    expect(writers.flatMap(({ contradictions }) => contradictions)).toEqual([]);
    expect(await compare(set, writers)).toEqual(AGREED);
    expect(fewest(writers)).toBeGreaterThan(20);
    expect(await detours()).toBeGreaterThan(0);
  });

  it('answers for the shards of the other masters when one is killed, and for all after the failover', async () => {
    await set.feed.open();
    const before = await set.feed.cursor();
    const steady = await addSteady(1000);
    const slots = await slotsOf(set.name);
    const [victimSlot = 0] = slots;
    const victim = await cluster.masterOf(victimSlot);
    const owners = await Promise.all(slots.map((slot) => cluster.masterOf(slot)));
    // When the replica has this, it also has all earlier writes.
    const [shard = ''] = await shardsOf(set.name);
    await victim.redis.set(`{${shard}}`, 'last');
    expect(await victim.redis.wait(1, PATIENCE.timeout)).toBe(1);
    const spared = steady.filter((member) => owners[shardOf(member, SHARDS)] !== victim);
    expect(spared.length).toBeGreaterThan(500);

    await cluster.killMasterOf(victimSlot);
    const answers = await Promise.all(spared.map((member) => set.has(member)));
    expect(answers.filter(Boolean)).toHaveLength(spared.length);
    await cluster.failedOver(victimSlot);
    await expect.poll(() => set.count().catch(() => 'not yet'), PATIENCE).toBe(1000);
    expect(await set.addMany(steady.map((member) => ({ member })))).toHaveLength(1000);
    expect(await set.page({ first: 500 })).toMatchObject({ totalCount: 1000, hasNext: true });

    // The replica has all changes, so the feed continues without a gap.
    const changed: string[] = [];
    for (let cursor = before, hasMore = true; hasMore;) {
      const page = await set.feed.read(cursor);
      if (page.status === 'gap') throw new Error('There is a gap');
      changed.push(...page.changes.flatMap((each) => ('member' in each ? [each.member] : [])));
      ({ cursor, hasMore } = page);
    }
    expect(changed.toSorted()).toEqual([...steady, ...steady].toSorted());
  });
});

/** Moves the slots of all shards to other masters, one after the other, key by key. */
async function moveShards(pagesRead: () => number): Promise<void> {
  for (const slot of await slotsOf(set.name)) {
    await cluster.moveSlot(slot, await cluster.otherMaster(slot), async () => {
      // With each key, a caller must meet the state that the slot is in.
      const traffic = async () => pagesRead() + (await detours());
      const before = await traffic();
      await vi.waitUntil(async () => (await traffic()) >= before + 3, PATIENCE);
    });
  }
}

/** The number of ASK and TRYAGAIN errors, which clients meet while a slot moves. */
async function detours(): Promise<number> {
  return (await cluster.errorCount('ASK')) + (await cluster.errorCount('TRYAGAIN'));
}
