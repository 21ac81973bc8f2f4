import {
  combineStep,
  difference,
  intersection,
  union,
  type BucketSet,
  type CompactSet,
  type PageRequest,
  type KeySet,
  type ShardedSet,
  type WindowSet,
} from '@mayfly/core';
import { member } from '../setting.ts';
import { calls, drain, HOUR_MS, oneByOne, pages, type Phase, type Stage } from './phases.ts';

const SIZE = 200_000;
const MORE = 50_000;

type Scanned = KeySet | BucketSet | CompactSet;

/** The other strategies, and operations on several sets. `native` runs on other servers only. */
export async function strategyPhases({ mayfly, clock }: Stage): Promise<Phase[]> {
  const { sets } = mayfly;
  const lasting = { defaultTtlMs: HOUR_MS };
  const { set: sharded } = await sets.create('sharded', {
    strategy: 'sharded',
    shards: 16,
    ...lasting,
  });
  const { set: window } = await sets.create<string>('window', {
    strategy: 'window',
    windowMs: HOUR_MS,
  });
  const { set: keys } = await sets.create('keys', { strategy: 'keys', ...lasting });
  const { set: compact } = await sets.create('compact', { strategy: 'compact', ...lasting });
  const { set: buckets } = await sets.create('buckets', {
    strategy: 'buckets',
    blockMs: HOUR_MS / 120,
    ...lasting,
  });
  for (const set of [sharded, keys, compact, window])
    await calls(0, SIZE, (i) => set.add(member(i)), 6400);
  await calls(0, SIZE, (i) => buckets.add(member(i), { ttlMs: 1 + (i % 120) * (HOUR_MS / 120) }));
  const pass = async () => void (clock.aheadMs += 2 * HOUR_MS);
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => member(from + i));

  const scanning = (set: Scanned): Phase[] => [
    {
      name: `${set.strategy}: add new`,
      run: () => calls(SIZE, SIZE + MORE, (i) => set.add(member(i))),
    },
    { name: `${set.strategy}: renew`, run: () => calls(0, MORE, (i) => set.add(member(i))) },
    { name: `${set.strategy}: has`, run: () => calls(0, MORE, (i) => set.has(member(i))) },
    {
      name: `${set.strategy}: expiriesOf 1000`,
      run: () => oneByOne(50, (i) => set.expiriesOf(some(i * 1000, 1000))),
    },
    { name: `${set.strategy}: members`, run: () => drain(set.members()) },
    {
      name: `${set.strategy}: search, few match`,
      run: () =>
        pages(
          async (after) => (await set.search({ contains: '99999' }, { first: 500, after })).cursor,
        ),
    },
    {
      name: `${set.strategy}: remove`,
      run: () => calls(SIZE, SIZE + MORE, (i) => set.remove(member(i))),
    },
  ];
  const ordered = (set: ShardedSet | WindowSet<string>): Phase[] => [
    ...[100, 500].map((first) => ({
      name: `${set.strategy}: page of ${first}`,
      run: async () => {
        const page = async (request: PageRequest) => {
          if (set.strategy === 'sharded') return set.page(request);
          const { elements, hasNext } = await set.elements(request);
          return { members: elements, hasNext };
        };
        await pages(async (after) => {
          const { members, hasNext } = await page({ first, after });
          return hasNext ? (members.at(-1)?.cursor ?? null) : null;
        });
        await oneByOne(10, (i) => page({ first, fromRank: i * 9997 }));
      },
    })),
    {
      name: `${set.strategy}: add new`,
      run: () => calls(SIZE, SIZE + MORE, (i) => set.add(member(i))),
    },
    {
      name: `${set.strategy}: search, all match`,
      run: () => pages(async (after) => (await set.search({}, { first: 500, after })).cursor, 20),
    },
    {
      name: `${set.strategy}: search, few match`,
      run: () =>
        pages(
          async (after) => (await set.search({ contains: '99999' }, { first: 500, after })).cursor,
          20,
        ),
    },
    {
      name: `${set.strategy}: timeLeft, 100 buckets`,
      run: () => oneByOne(50, () => set.timeLeft({ buckets: 100 })),
    },
    {
      name: `${set.strategy}: remove`,
      run: () => calls(SIZE, SIZE + MORE, (i) => set.remove(member(i))),
    },
  ];
  return [
    ...ordered(sharded),
    ...ordered(window),
    {
      name: 'window: extend by 1000, unique',
      run: () =>
        oneByOne(20, (batch) =>
          window.extend(
            some(batch * 1000, 1000).map((value) => ({ value })),
            { unique: true },
          ),
        ),
    },
    {
      name: 'window: push, replaces 500',
      run: () =>
        oneByOne(10, async (i) => {
          const score = Date.now() + clock.aheadMs - 1000 * i;
          await window.extend(some(1000 * i, 1000).map((value) => ({ value, score })));
          await window.push('one', { score, unique: true });
        }),
    },
    {
      name: 'window: slice of 500',
      run: () => oneByOne(100, (i) => window.slice(i * 997, i * 997 + 499)),
    },
    { name: 'window: pop', run: () => calls(0, MORE, () => window.pop()) },
    ...[keys, compact, buckets].flatMap(scanning),
    { name: 'keys: extend', run: () => calls(0, MORE, (i) => keys.extend(member(i), 1000)) },
    { name: 'compact: extend', run: () => calls(0, MORE, (i) => compact.extend(member(i), 1000)) },
    {
      name: 'union, intersection, difference',
      run: async () => {
        const operands = [sharded, compact, keys] as const;
        for (const combined of [union(operands), intersection(operands), difference(operands)])
          await drain(combined);
      },
    },
    {
      name: 'combineStep with buckets',
      run: () =>
        pages(
          async (after) =>
            (
              await combineStep([compact, buckets], {
                operation: 'intersection',
                first: 500,
                after,
              })
            ).cursor,
        ),
    },
    {
      name: 'sets: list, inspect',
      run: async () => {
        await oneByOne(200, () => sets.list({ first: 100 }));
        for (const name of ['sharded', 'window', 'keys', 'compact', 'buckets', 'plain', 'long'])
          await oneByOne(50, () => sets.inspect(name));
      },
    },
    {
      name: 'keys: add while all others have expired',
      prepare: pass,
      run: () => calls(0, MORE, (i) => keys.add(member(i))),
    },
    {
      name: 'keys: sweep(200)',
      prepare: pass,
      run: async () => {
        while ((await keys.sweep({ atMost: 200 })).listed > 0);
      },
    },
    {
      name: 'compact: add while all others have expired',
      run: () => calls(0, MORE, (i) => compact.add(member(i))),
    },
    {
      name: 'compact, window, sharded: sweep',
      prepare: async () => {
        await calls(0, MORE, (i) => compact.add(member(i)));
        await pass();
      },
      run: () => mayfly.createSweeper().sweepDue(),
    },
    {
      name: 'compact: sweep(100)',
      prepare: async () => {
        await calls(0, MORE, (i) => compact.add(member(i)));
        await pass();
      },
      run: async () => {
        while (!(await compact.sweep({ atMost: 100 })).done);
      },
    },
    {
      name: 'compact: move of a base',
      prepare: async () => {
        await calls(0, MORE, (i) => compact.add(member(i), { ttlMs: 2000 * HOUR_MS }));
        clock.aheadMs += 900 * HOUR_MS;
      },
      run: async () => {
        await calls(0, MORE, (i) => compact.has(member(i)));
        await calls(0, 2000, (i) => compact.add(member(i), { ttlMs: 2000 * HOUR_MS }));
        while (!(await compact.sweep({ atMost: 100 })).done);
      },
    },
    {
      name: 'buckets: add after the end of a block',
      run: () => calls(0, MORE, (i) => buckets.add(member(i))),
    },
    {
      name: 'clear of each',
      prepare: async () => {
        for (const set of [sharded, keys, compact, window, buckets])
          await calls(0, MORE, (i) => set.add(member(i)), 6400);
      },
      run: async () => {
        for (const set of [sharded, keys, compact, window, buckets]) await set.clear();
      },
    },
    {
      name: 'delete of each',
      prepare: async () => {
        for (const set of [sharded, keys, compact, window, buckets])
          await calls(0, MORE, (i) => set.add(member(i)), 6400);
      },
      run: async () => {
        for (const set of [sharded, keys, compact, window, buckets]) await sets.delete(set.name);
      },
    },
  ];
}
