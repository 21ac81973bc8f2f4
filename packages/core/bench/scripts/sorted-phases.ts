import { bulkExtend, bulkRemove, restoreMany, type SortedSet } from '@mayfly/core';
import { member } from '../setting.ts';
import { calls, drain, HOUR_MS, oneByOne, pages, type Phase, type Stage } from './phases.ts';

const SIZE = 300_000;
const SWEPT = 50_000;

/** About two hundred bytes. */
const VALUE = { text: 'v'.repeat(180) };
const LONG_VALUE = { text: 'v'.repeat(4000) };

function ttlMs(): number {
  return 1 + Math.floor(HOUR_MS * (1 + Math.random()));
}

/** A `sorted` set: with members only, with values, with long names and values, and with all consumers. */
export async function sortedPhases({ mayfly, clock }: Stage): Promise<Phase[]> {
  const make = async (name: string) =>
    (await mayfly.sets.create(name, { defaultTtlMs: HOUR_MS })).set;
  const fill = (set: SortedSet, from: number, to: number, value?: object) =>
    calls(
      from / 1000,
      to / 1000,
      (batch) =>
        set.addMany(
          Array.from({ length: 1000 }, (_, i) => ({
            member: member(batch * 1000 + i),
            ttlMs: ttlMs(),
            ...(value === undefined ? {} : { value: { ...value } }),
          })),
        ),
      10,
    );
  const plain = await make('plain');
  const valued = await make('valued');
  const long = await make('long');
  const listened = await make('listened');
  await fill(plain, 0, SIZE);
  await fill(valued, 0, SIZE, VALUE);
  const longName = (i: number) => `${i}:`.padEnd(1000, 'm');
  await calls(0, 2000, (i) => long.add(longName(i), { ttlMs: ttlMs(), value: LONG_VALUE }), 32);
  await (await listened.onExpired('bench', () => undefined)).stop();
  await listened.expiry.startListing();
  await listened.feed.open();

  const paged = (name: string, set: SortedSet): Phase[] =>
    [100, 500].map((first) => ({
      name: `${name}: page of ${first}`,
      run: async () => {
        await pages(async (after) => {
          const page = await set.page({ first, after });
          return page.hasNext ? (page.members.at(-1)?.cursor ?? null) : null;
        });
        await oneByOne(100, () => set.page({ last: first }));
        await oneByOne(100, (i) => set.page({ first, fromRank: i * 997 }));
      },
    }));
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => member(from + i));
  const search = (set: SortedSet, contains: string) => async () => {
    await pages(
      async (after) => (await set.search({ contains }, { first: 500, after })).cursor,
      20,
    );
  };
  const sweep = (set: SortedSet, value?: object) => ({
    prepare: async () => {
      await fill(set, SIZE, SIZE + SWEPT, value);
      clock.aheadMs += 3 * HOUR_MS;
    },
    run: () => mayfly.createSweeper().sweepDue(),
  });
  return [
    ...paged('sorted', plain),
    ...paged('sorted with values', valued),
    ...paged('sorted, long names and values', long),
    { name: 'sorted: add new', run: () => calls(SIZE, SIZE + 20_000, (i) => plain.add(member(i))) },
    {
      name: 'sorted: renew with values',
      run: () => calls(0, 20_000, (i) => valued.add(member(i), { value: VALUE })),
    },
    { name: 'sorted: addMany of 1000', run: () => fill(plain, 0, 50_000) },
    { name: 'sorted: has', run: () => calls(0, 20_000, (i) => plain.has(member(i))) },
    { name: 'sorted: get with values', run: () => calls(0, 20_000, (i) => valued.get(member(i))) },
    {
      name: 'sorted: get, long names and values',
      run: () => calls(0, 2000, (i) => long.get(longName(i))),
    },
    {
      name: 'sorted: expiriesOf 1000',
      run: () => oneByOne(200, (i) => plain.expiriesOf(some(i * 1000, 1000))),
    },
    { name: 'sorted: extend', run: () => calls(0, 20_000, (i) => plain.extend(member(i), 1000)) },
    { name: 'sorted: rank', run: () => oneByOne(1000, (i) => plain.rank(member(i * 100))) },
    {
      name: 'sorted: timeLeft, 100 buckets',
      run: () => oneByOne(200, () => plain.timeLeft({ buckets: 100 })),
    },
    { name: 'sorted: search, few match', run: search(plain, '99999') },
    { name: 'sorted: search, all match', run: search(plain, '') },
    { name: 'sorted: search, all match, values', run: search(valued, '') },
    { name: 'sorted: search, long, all match', run: search(long, '') },
    { name: 'sorted: remove', run: () => calls(20_000, 40_000, (i) => plain.remove(member(i))) },
    {
      name: 'sorted: removeMatching',
      run: () =>
        pages(async (after) => {
          const filter = { contains: '9' };
          return (await valued.removeMatching(filter, { first: 500, after })).cursor;
        }, 20),
    },
    {
      name: 'sorted: bulkExtend, bulkRemove',
      run: async () => {
        await bulkExtend(plain, some(40_000, 20_000), 1000);
        await bulkRemove(plain, some(40_000, 20_000));
      },
    },
    {
      name: 'sorted: restoreMany',
      run: () =>
        oneByOne(20, (batch) =>
          restoreMany(
            plain,
            some(40_000 + batch * 1000, 1000).map((name) => ({
              member: name,
              removed: { expiresAt: Date.now() + clock.aheadMs + HOUR_MS },
            })),
          ),
        ),
    },
    { name: 'sorted: sweep', ...sweep(plain) },
    { name: 'sorted: sweep with values', ...sweep(valued, VALUE) },
    {
      name: 'sorted, all consumers: add',
      run: () => calls(0, 20_000, (i) => listened.add(member(i), { value: VALUE })),
    },
    {
      name: 'sorted, all consumers: extend',
      run: () => calls(0, 20_000, (i) => listened.extend(member(i), 1000)),
    },
    { name: 'sorted, all consumers: sweep', ...sweep(listened, VALUE) },
    {
      name: 'sorted: sweep(1000)',
      prepare: sweep(plain).prepare,
      run: async () => {
        while ((await plain.sweep({ atMost: 1000 })).left > 0);
      },
    },
    {
      name: 'sorted, all consumers: sweep(1000)',
      prepare: sweep(listened, VALUE).prepare,
      run: async () => {
        while ((await listened.sweep({ atMost: 1000 })).left > 0);
      },
    },
    {
      name: 'events: handled',
      run: async () => {
        let left = 20_000;
        let finish = () => undefined as void;
        const handled = new Promise<void>((resolve) => {
          finish = resolve;
        });
        const subscription = await listened.onExpired(
          'bench',
          () => {
            left -= 1;
            if (left === 0) finish();
          },
          { concurrency: 100 },
        );
        await handled;
        await subscription.stop();
      },
    },
    {
      name: 'events: takeListed(1000)',
      run: () => oneByOne(20, () => listened.expiry.takeListed(1000)),
    },
    {
      name: 'sorted, all consumers: clear',
      prepare: sweep(listened, VALUE).prepare,
      run: () => listened.clear(),
    },
    {
      name: 'feed: read',
      prepare: () => fill(listened, 0, 50_000),
      run: async () => {
        let cursor = await listened.feed.cursor();
        await fill(listened, 0, 50_000);
        for (;;) {
          const page = await listened.feed.read(cursor);
          if (page.status === 'gap' || !page.hasMore) break;
          cursor = page.cursor;
        }
      },
    },
    { name: 'feed: close', run: () => listened.feed.close() },
    { name: 'sorted: members', run: () => drain(long.members()) },
    { name: 'sorted: clear', run: () => plain.clear() },
    { name: 'sorted: delete', run: () => mayfly.sets.delete('valued') },
  ];
}
