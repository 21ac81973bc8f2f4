import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMayfly, type AdoptedKeys } from '../../src/index.ts';
import { onIoredis, testBench, type TestBench } from '../support/mayfly.ts';
import { PATIENCE } from '../support/patience.ts';
import { sharedCluster } from '../support/shared-cluster.ts';

const BY_EXPIRY = { score: 'expiry', unit: 'ms', member: 'text' } as const;

/** All pages of a search. */
async function search(all: AdoptedKeys<unknown>, first: number): Promise<string[][]> {
  const pages: string[][] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await all.keys({ first, after });
    pages.push([...page.keys]);
    after = page.cursor;
  }
  return pages;
}

describe('a pattern', () => {
  let bench: TestBench;

  beforeEach(() => {
    bench = testBench();
  });

  const adopt = (pattern: string) => bench.mayfly.adopt({ pattern, ...BY_EXPIRY });

  async function addSortedSets(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => bench.redis.zadd(key, 1, 'a')));
  }

  it('finds every sorted set that it matches, and nothing else', async () => {
    const { namespace, redis } = bench;
    const keys = Array.from({ length: 700 }, (_, i) => `${namespace}:otp:${i}`);
    await addSortedSets([...keys, `${namespace}:other`, `${namespace}:otp`]);
    await redis.set(`${namespace}:otp:string`, 'a');
    await redis.sadd(`${namespace}:otp:set`, 'a');
    for (const first of [1, 10, 500]) {
      const found = (await search(adopt(`${namespace}:otp:*`), first)).flat();
      expect(new Set(found)).toEqual(new Set(keys));
    }
  });

  it('finds all keys that exist throughout, while others come and go', async () => {
    const { namespace } = bench;
    const steady = Array.from({ length: 200 }, (_, i) => `${namespace}:otp:steady:${i}`);
    await addSortedSets(steady);
    const all = adopt(`${namespace}:otp:*`);
    const found = new Set<string>();
    let round = 0;
    for (let after: string | null | undefined; after !== null;) {
      const page = await all.keys({ first: 20, after });
      for (const key of page.keys) found.add(key);
      after = page.cursor;
      // The keyspace grows and shrinks, so that Redis rebuilds its hash tables.
      const passing = Array.from({ length: 500 }, (_, i) => `${namespace}:passing:${round}:${i}`);
      if (round % 2 === 0) await addSortedSets(passing);
      else
        await bench.redis.unlink(passing.map((key) => key.replace(`:${round}:`, `:${round - 1}:`)));
      round += 1;
    }
    expect([...found].sort()).toEqual(steady.sort());
  });

  it("excludes Mayfly's keys, and keys that are not UTF-8", async () => {
    const { namespace, redis, newSet } = bench;
    const set = await newSet();
    await set.add('a');
    await redis.zadd(Buffer.from(`${namespace}:\xff`, 'latin1'), 1, 'a');
    await redis.zadd(`${namespace}:${'x'.repeat(1024)}`, 1, 'a');
    const mine = [`${namespace}:online`, `${namespace}:set:online`, `${namespace}:é`];
    await addSortedSets([...mine, `${namespace}:apis:a`]);
    // Tokens and sessions of the API server, in a namespace within this one.
    await addSortedSets([`${namespace}:api:sets`, `${namespace}:api:set:{sessions}:members`]);
    const found = (await search(adopt(`${namespace}:*`), 500)).flat();
    expect(new Set(found)).toEqual(new Set([...mine, `${namespace}:apis:a`]));
  });

  it.runIf(onIoredis)(
    'ends a page after twenty steps of five hundred keys, with or without results',
    async () => {
      const { namespace, redis } = bench;
      const others = Array.from({ length: 12_000 }, (_, i) => `${namespace}:other:${i}`);
      await redis.mset(others.flatMap((key) => [key, 'a']));
      const scan = vi.spyOn(redis, 'scanBuffer');
      const all = adopt(`${namespace}:nothing:*`);
      const page = await all.keys({ first: 500 });
      expect(page).toMatchObject({ keys: [], cursor: expect.any(String) });
      expect(page.scanned).toBeGreaterThanOrEqual(9500);
      expect(page.scanned).toBeLessThan(page.total);
      expect(scan).toHaveBeenCalledTimes(20);
      const counts = scan.mock.calls.map((args: readonly unknown[]) => args[4]);
      expect(counts).toEqual(counts.map(() => 500));
      expect((await search(all, 500)).flat()).toEqual([]);
      await redis.unlink(others);
    },
  );

  it('reports its progress', async () => {
    await addSortedSets(Array.from({ length: 40 }, (_, i) => `${bench.namespace}:otp:${i}`));
    const all = adopt(`${bench.namespace}:otp:*`);
    let after: string | null | undefined;
    let before = 0;
    do {
      const page = await all.keys({ first: 5, after: after ?? undefined });
      expect(page.scanned).toBeGreaterThanOrEqual(before);
      expect(page.scanned === page.total).toBe(page.cursor === null);
      before = page.scanned;
      after = page.cursor;
    } while (after !== null);
  });

  it.each([0, 501, 0.5, NaN])('rejects a page size of %s', async (first) => {
    await expect(adopt('*').keys({ first })).rejects.toMatchObject({
      code: 'INVALID_PAGE',
      field: 'first',
    });
  });

  it.each(
    [
      '',
      'x@',
      '1@',
      '1 1@elsewhere:6379',
      '@',
      '-1 0@',
      '123456789012345678901 0@',
      '18446744073709551616 0@',
    ].map((text) => Buffer.from(text).toString('base64url')),
  )('refuses the cursor %j', async (after) => {
    await expect(adopt('*').keys({ first: 1, after })).rejects.toMatchObject({
      code: 'INVALID_CURSOR',
      field: 'after',
    });
  });

  it.each(['', '\ud800', 'x'.repeat(1025)])('rejects the pattern %j', (pattern) => {
    expect(() => adopt(pattern)).toThrow(
      expect.objectContaining({ code: 'INVALID_KEY', field: 'pattern' }),
    );
  });

  it("opens a key, unless it is one of Mayfly's", () => {
    const all = adopt('*');
    expect(all.open('otp').key).toBe('otp');
    expect(() => all.open(`${bench.namespace}:sets`)).toThrow(
      expect.objectContaining({ code: 'INVALID_KEY', field: 'key' }),
    );
  });
});

describe('a pattern on a cluster', () => {
  it(
    'searches all masters for keys, and manages each set in the slot of its key',
    PATIENCE,
    async () => {
      const cluster = await sharedCluster();
      // A client that has not connected yet knows no masters.
      const mayfly = createMayfly({ redis: cluster.client(), namespace: 'adopted' });
      const all = mayfly.adopt({ pattern: 'otp:*', ...BY_EXPIRY });
      expect((await search(all, 1)).flat()).toEqual([]);

      const keys = Array.from({ length: 90 }, (_, i) => `otp:${i}`);
      const { set } = await mayfly.sets.create('otp:own', { defaultTtlMs: 1000 });
      await set.add('a');
      for (const key of keys) {
        const otps = all.open(key);
        expect(await otps.add('111111', { ttlMs: 60_000 })).toMatchObject({ status: 'added' });
        expect(await otps.extend('111111', 1000)).toMatchObject({ status: 'changed' });
        expect(await otps.page({ first: 1 })).toMatchObject({ totalCount: 1 });
        expect(await otps.sweep({ atMost: 1 })).toEqual({ removed: 0, left: 0 });
      }
      const sizes = await Promise.all((await cluster.masters()).map(({ redis }) => redis.dbsize()));
      expect(sizes).toHaveLength(3);
      expect(Math.min(...sizes)).toBeGreaterThan(0);
      for (const first of [1, 7, 500]) {
        const found = (await search(all, first)).flat();
        expect([...found].sort()).toEqual(keys.toSorted());
      }
    },
  );
});
