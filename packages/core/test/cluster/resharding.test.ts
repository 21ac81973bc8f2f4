import slotOf from 'cluster-key-slot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMayfly, type Mayfly } from '../../src/index.ts';
import { startCluster } from '../support/cluster.ts';
import type { ClusterNode } from '../support/cluster-node.ts';
import { PATIENCE } from '../support/patience.ts';
import type { TestCluster } from '../support/test-cluster.ts';
import { AGREED, compare, start, Writer, type WritableSet } from '../support/writer.ts';

const HOUR_MS = 3_600_000;

/** A set of strategy `keys` has as many keys as members. */
const PAUSES = 10;

let cluster: TestCluster;
/** The same number of programs, each with a separate client. */
let mayflies: readonly Mayfly[];
let mayfly: Mayfly;
/** The same with clients that wait for any move to end, as docs/cluster.md says. */
let patient: readonly Mayfly[];

beforeAll(async () => {
  cluster = await startCluster();
  mayfly = createMayfly({ redis: cluster.client() });
  const others = [1, 2, 3].map(() => createMayfly({ redis: cluster.client() }));
  mayflies = [mayfly, ...others];
  patient = [1, 2, 3, 4].map(() =>
    createMayfly({ redis: cluster.client({ maxRedirections: 1000 }) }),
  );
}, PATIENCE.timeout);

afterAll(() => cluster.stop());

interface Kind {
  /** The delay that a move may add to an expiry; none if it is omitted. */
  readonly laterMs?: number;
  readonly create: (mayfly: Mayfly, name: string) => Promise<unknown>;
  readonly open: (mayfly: Mayfly, name: string) => WritableSet;
}

const SORTED: Kind = {
  create: ({ sets }, name) => sets.create(name, { defaultTtlMs: HOUR_MS }),
  open: ({ sets }, name) => sets.open(name),
};

/** Its scripts derive keys that the servers do not know beforehand, as do those of `keys` and `buckets`. */
const COMPACT: Kind = {
  create: ({ sets }, name) => sets.create(name, { strategy: 'compact', defaultTtlMs: HOUR_MS }),
  open: ({ sets }, name) => sets.open(name, { strategy: 'compact' }),
};

/** Redis moves the remaining time to live of a key: it expires later by the duration of the transfer. */
const KEYS: Kind = {
  laterMs: 1000,
  create: ({ sets }, name) => sets.create(name, { strategy: 'keys', defaultTtlMs: HOUR_MS }),
  open: ({ sets }, name) => sets.open(name, { strategy: 'keys' }),
};

const KINDS: [string, Kind][] = [
  ['sorted', SORTED],
  ['compact', COMPACT],
  ['keys', KEYS],
];

/** Has two writers in each program write to new sets while the slots of all sets move, one by one. */
async function writeWhileMoving(
  kind: Kind,
  names: readonly string[],
  move: (slot: number, to: ClusterNode, writers: readonly Writer[]) => Promise<void>,
): Promise<readonly Writer[]> {
  for (const name of names) await kind.create(mayfly, name);
  const writers = [...mayflies, ...mayflies].map((program, index) => {
    const sets = names.map((name) => kind.open(program, name));
    return new Writer(`w${index}`, sets);
  });
  const finish = start(writers);
  for (const name of names) {
    await growth(() => written(writers), 100);
    await move(slotOf(name), await cluster.otherMaster(slotOf(name)), writers);
  }
  await growth(() => written(writers), 100);
  await finish();
  return writers;
}

async function expectAgreement(kind: Kind, names: readonly string[], writers: readonly Writer[]) {
  expect(writers.flatMap(({ contradictions }) => contradictions)).toEqual([]);
  for (const name of names) {
    expect(await compare(kind.open(mayfly, name), writers, kind.laterMs)).toEqual(AGREED);
  }
}

function written(writers: readonly Writer[]): number {
  return writers.reduce((total, { count }) => total + count, 0);
}

/** The number of ASK and TRYAGAIN errors, which clients meet while a slot moves. */
async function detours(): Promise<number> {
  return (await cluster.errorCount('ASK')) + (await cluster.errorCount('TRYAGAIN'));
}

/** Waits until a number has increased by this much. */
async function growth(of: () => number | Promise<number>, by: number): Promise<void> {
  const before = await of();
  await vi.waitUntil(async () => (await of()) >= before + by, PATIENCE);
}

describe('while slots move under eight writers', { timeout: 60_000 }, () => {
  it.for(KINDS)(
    '%s sets lose nothing, restore nothing and duplicate nothing: key by key',
    async ([title, kind]) => {
      const names = ['a', 'b'].map((name) => `${title}-${name}`);
      const writers = await writeWhileMoving(kind, names, async (slot, to, all) => {
        const traffic = async () => written(all) + (await detours());
        // Writers must meet the state of the slot with each of some keys.
        let pauses = PAUSES;
        await cluster.moveSlot(slot, to, async () => {
          pauses -= 1;
          if (pauses >= 0) await growth(traffic, 4);
        });
      });

      await expectAgreement(kind, names, writers);
      expect(await cluster.errorCount('TRYAGAIN')).toBeGreaterThan(0);
      expect(await cluster.errorCount('MOVED')).toBeGreaterThan(0);
    },
  );

  it.for(KINDS)(
    'writers to %s sets notice nothing: in one step',
    async ([title, kind], { skip }) => {
      skip(!(await cluster.movesAtomically()), 'Valkey 9 and later');
      const names = ['c', 'd'].map((name) => `${title}-${name}`);
      const before = await detours();

      const writers = await writeWhileMoving(kind, names, (slot, to) =>
        cluster.moveSlotAtomically(slot, to),
      );

      await expectAgreement(kind, names, writers);
      expect(writers.map(({ unavailable }) => unavailable)).toEqual(writers.map(() => 0));
      expect(await detours()).toBe(before);
    },
  );

  it('exactly one of many callers has added a member, in every state of a move', async () => {
    const { set } = await mayfly.sets.create('first', { defaultTtlMs: HOUR_MS });
    // With all its keys, so that the source serves it until the first key has moved.
    await set.add('one with a value', { value: 1 });
    const sets = patient.map((other) => other.sets.open(set.name));
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

  it.each([
    ['samples', /:samples:/],
    ['sources', /:sources$/],
    ['roll-ups', /:ring:/],
  ])('keeps every sample of a series, once, and its roll-up: %s first', async (what, first) => {
    const name = `load-${what}`;
    const series = patient.map((other) => other.series<'n'>(name));
    await mayfly.series<'n'>(name).append('me', { n: 0 });
    const slot = slotOf(name);
    const appended: Promise<unknown>[] = [];

    await cluster.moveSlot(
      slot,
      await cluster.otherMaster(slot),
      async (moved) => {
        for (const one of series) {
          appended.push(one.append('me', { n: appended.length + 1 }));
        }
        if (moved === 1) await growth(detours, 1);
      },
      (keys) => keys.find((key) => first.test(key)) ?? keys[0],
    );
    await Promise.all(appended);

    const { samples } = await mayfly.series<'n'>(name).samples('me', { first: 100 });
    expect(appended.length).toBeGreaterThan(8);
    expect(new Set(samples.map(({ fields }) => fields.n)).size).toBe(appended.length + 1);
    expect(samples).toHaveLength(appended.length + 1);
    const options = { fields: ['n'], aggregate: ['sum'], points: 1 } as const;
    const { sources } = await mayfly.series<'n'>(name).query(options);
    const sum = (appended.length * (appended.length + 1)) / 2;
    expect(sources[0]?.fields.n.sum).toEqual([sum]);
  });
});
