import slotOf from 'cluster-key-slot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMayfly, type Mayfly } from '../../src/index.ts';
import { startCluster } from '../support/cluster.ts';
import { PATIENCE } from '../support/patience.ts';
import type { TestCluster } from '../support/test-cluster.ts';
import { compare, start, Writer } from '../support/writer.ts';

const HOUR_MS = 3_600_000;
const AGREED = { lost: [], back: [], twice: [] };

let cluster: TestCluster;
/** As many programs, each with a client of its own. */
let mayflies: readonly Mayfly[];
let mayfly: Mayfly;

beforeAll(async () => {
  cluster = await startCluster();
  mayfly = createMayfly({ redis: cluster.client() });
  const others = [1, 2, 3].map(() => createMayfly({ redis: cluster.client() }));
  mayflies = [mayfly, ...others];
}, PATIENCE.timeout);

afterAll(() => cluster.stop());

async function createSets(...names: string[]): Promise<string[]> {
  for (const name of names) await mayfly.sets.create(name, { defaultTtlMs: HOUR_MS });
  return names;
}

/** Two writers in each program. */
function writersOf(names: readonly string[]): Writer[] {
  return [...mayflies, ...mayflies].map(
    ({ sets }, index) =>
      new Writer(
        `w${index}`,
        names.map((name) => sets.open(name)),
      ),
  );
}

function written(writers: readonly Writer[]): number {
  return writers.reduce((total, { count }) => total + count, 0);
}

/** How often clients were sent on, or asked to come again, because a slot was on the move. */
async function detours(): Promise<number> {
  return (await cluster.errorCount('ASK')) + (await cluster.errorCount('TRYAGAIN'));
}

/** Waits until a number has grown by this much. */
async function growth(of: () => number | Promise<number>, by: number): Promise<void> {
  const before = await of();
  await vi.waitUntil(async () => (await of()) >= before + by, PATIENCE);
}

describe('while slots move under eight writers', { timeout: 60_000 }, () => {
  it('loses no addition, brings back nothing removed, and doubles no member: key by key', async () => {
    const names = await createSets('a', 'b', 'c', 'd', 'e', 'f');
    const writers = writersOf(names);
    const finish = start(writers);
    const traffic = async () => written(writers) + (await detours());

    for (const name of names) {
      const slot = slotOf(name);
      await growth(() => written(writers), 100);
      // With each key, writers are to run into the state that the slot is in.
      await cluster.moveSlot(slot, await cluster.otherMaster(slot), () => growth(traffic, 4));
    }
    await growth(() => written(writers), 100);
    await finish();

    expect(await cluster.errorCount('TRYAGAIN')).toBeGreaterThan(0);
    expect(await cluster.errorCount('MOVED')).toBeGreaterThan(0);
    expect(writers.flatMap(({ contradictions }) => contradictions)).toEqual([]);
    for (const name of names) {
      expect(await compare(mayfly.sets.open(name), writers)).toEqual(AGREED);
    }
  });

  it('lets writers notice nothing where slots move in one step', async ({ skip }) => {
    skip(!(await cluster.movesAtomically()), 'Valkey 9 and later');
    const names = await createSets('g', 'h', 'i', 'j', 'k', 'l');
    const writers = writersOf(names);
    const finish = start(writers);
    const before = await detours();

    for (const name of names) {
      const slot = slotOf(name);
      await growth(() => written(writers), 100);
      await cluster.moveSlotAtomically(slot, await cluster.otherMaster(slot));
    }
    await growth(() => written(writers), 100);
    await finish();

    expect(await detours()).toBe(before);
    expect(writers.map(({ unavailable }) => unavailable)).toEqual(writers.map(() => 0));
    expect(writers.flatMap(({ contradictions }) => contradictions)).toEqual([]);
    for (const name of names) {
      expect(await compare(mayfly.sets.open(name), writers)).toEqual(AGREED);
    }
  });

  it('tells exactly one of many callers that it has added a member, in every state of a move', async () => {
    const { set } = await mayfly.sets.create('first', { defaultTtlMs: HOUR_MS });
    // With all its keys, so that it is served until the first of them has moved.
    await set.add('one with a value', { value: 1 });
    const sets = mayflies.map((other) => other.sets.open(set.name));
    const slot = slotOf(set.name);
    const rounds: Promise<string[]>[] = [];

    await cluster.moveSlot(slot, await cluster.otherMaster(slot), async (moved) => {
      const callers = [...sets, ...sets, ...sets, ...sets];
      const calls = callers.map((caller) => caller.add(`m${moved}`, { mode: 'ifAbsent' }));
      rounds.push(Promise.all(calls.map(async (call) => (await call).status)));
      if (moved > 0) await growth(detours, 1);
    });

    expect(rounds.length).toBeGreaterThan(2);
    for (const statuses of await Promise.all(rounds)) {
      expect(statuses.toSorted()).toEqual(['added', ...statuses.slice(1).map(() => 'kept')]);
    }
  });

  it('keeps every sample of a series, once', async () => {
    const series = mayflies.map((other) => other.series<'n'>('load'));
    await mayfly.series<'n'>('load').append('me', { n: 0 });
    const slot = slotOf('load');
    const appended: Promise<unknown>[] = [];

    await cluster.moveSlot(slot, await cluster.otherMaster(slot), async (moved) => {
      for (const one of series) {
        appended.push(one.append('me', { n: appended.length + 1 }));
      }
      if (moved === 1) await growth(detours, 1);
    });
    await Promise.all(appended);

    const { samples } = await mayfly.series<'n'>('load').samples('me', { first: 100 });
    expect(appended.length).toBeGreaterThan(8);
    expect(new Set(samples.map(({ fields }) => fields.n)).size).toBe(appended.length + 1);
    expect(samples).toHaveLength(appended.length + 1);
  });
});
