import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSTRAINTS, type Change, type FeedPage, type ShardedSet } from '../../../src/index.ts';
import { decodeFeedCursor, encodeFeedCursor } from '../../../src/feed/feed-cursor.ts';
import { shardNames, shardOf } from '../../../src/sets/strategies/sharded/placement.ts';
import { ShardCalls } from '../../../src/sets/strategies/sharded/shard-calls.ts';
import { createKeys } from '../../../src/keys.ts';
import { connect, onIoredis, testBench, type TestBench } from '../../support/mayfly.ts';

const HISTORIES = Math.min(100, Number(process.env['MAYFLY_HISTORIES'] ?? 5));
const SHARDS = 3;

let bench: TestBench;
let set: ShardedSet;

beforeEach(async () => {
  bench = testBench();
  set = await newSharded('big', SHARDS, 100_000);
});

async function newSharded(name: string, shards: number, feedKept?: number): Promise<ShardedSet> {
  const options = { strategy: 'sharded', shards, defaultTtlMs: 60_000, feedKept } as const;
  return (await bench.mayfly.sets.create(name, options)).set;
}

/** All pages after a cursor. */
async function pagesAfter(cursor: string): Promise<FeedPage[]> {
  const pages: FeedPage[] = [];
  for (let after = cursor; ;) {
    const page = await set.feed.read(after);
    pages.push(page);
    after = page.cursor;
    if (page.status === 'ok' && !page.hasMore) return pages;
  }
}

const changesOf = (pages: readonly FeedPage[]): Change[] =>
  pages.flatMap((page) => (page.status === 'ok' ? page.changes : []));

async function changesAfter(cursor: string): Promise<Change[]> {
  const pages = await pagesAfter(cursor);
  expect(pages.map(({ status }) => status)).not.toContain('gap');
  return changesOf(pages);
}

/** The members of the changes of each shard, in order. */
function byShard(changes: readonly Change[]): string[][] {
  const members = changes.flatMap((change) => ('member' in change ? [change.member] : []));
  return Array.from({ length: SHARDS }, (_, shard) =>
    members.filter((member) => shardOf(member, SHARDS) === shard),
  );
}

async function metaOf(shard: number): Promise<string> {
  const keys = createKeys(bench.namespace);
  const incarnation = await bench.redis.hget(keys.set('big').meta, 'incarnation');
  const [name = ''] = shardNames('big', incarnation ?? '', SHARDS).slice(shard);
  return keys.set(name).meta;
}

const inShard = (shard: number, count: number) => {
  const members: string[] = [];
  for (let i = 0; members.length < count; i += 1) {
    if (shardOf(`m${i}`, SHARDS) === shard) members.push(`m${i}`);
  }
  return members;
};

describe('the feed of a sharded set', () => {
  it('has each change once, in the order of its member, and continues from any cursor', async () => {
    const operation = fc.record({
      kind: fc.constantFrom('add', 'remove', 'extend', 'sweep'),
      members: fc.array(fc.nat(40), { minLength: 1, maxLength: 30 }),
    });
    const property = fc.asyncProperty(
      fc.array(operation, { minLength: 1, maxLength: 40 }),
      fc.nat(),
      async (operations, at) => {
        bench = testBench();
        set = await newSharded('big', SHARDS, 100_000);
        const start = await set.feed.cursor();
        const writers = [bench.mayfly, bench.through(connect())].map(({ sets }) =>
          sets.open('big', { strategy: 'sharded' }),
        );
        const expected: string[] = [];
        const live = new Set<string>();
        const note = (kind: string, member: string) => expected.push(`${kind} ${member}`);
        for (const [index, { kind, members }] of operations.entries()) {
          const writer = writers[index % writers.length] ?? set;
          const names = [...new Set(members.map((n) => `m${n}`))];
          if (kind === 'add') {
            await writer.addMany(names.map((member) => ({ member })));
            for (const name of names) note(live.has(name) ? 'extended' : 'added', name);
            for (const name of names) live.add(name);
          } else if (kind === 'sweep') {
            bench.clock.advance(60_000);
            await writer.sweep();
            for (const name of live) note('expired', name);
            live.clear();
          } else {
            for (const name of names) {
              const isLive = live.has(name);
              if (kind === 'remove') await writer.remove(name);
              else await writer.extend(name, 1);
              if (!isLive) continue;
              note(kind === 'remove' ? 'removed' : 'extended', name);
              if (kind === 'remove') live.delete(name);
            }
            // All writers see it before the next operation of another one.
            if (kind === 'extend') bench.clock.advance(1);
          }
        }
        const pages = await pagesAfter(start);
        const seen = changesOf(pages).map((change) =>
          'member' in change ? `${change.kind} ${change.member}` : change.kind,
        );
        const ofMember = (list: readonly string[], n: number) =>
          list.filter((each) => each.endsWith(` m${n}`));
        for (let n = 0; n <= 40; n += 1) expect(ofMember(seen, n)).toEqual(ofMember(expected, n));
        expect(seen).toHaveLength(expected.length);
        const resumed = at % pages.length;
        const [from] = pages.slice(resumed);
        expect(await changesAfter(from?.cursor ?? '')).toEqual(changesOf(pages.slice(resumed + 1)));
      },
    );
    await fc.assert(property, { numRuns: HISTORIES });
  });

  it('reads pages that are bounded over all shards, also while one shard has most changes', async () => {
    const start = await set.feed.cursor();
    const many = inShard(1, 2000);
    await set.addMany(many.slice(0, 1000).map((member) => ({ member })));
    await set.addMany(many.slice(1000).map((member) => ({ member })));
    await set.addMany(inShard(0, 60).map((member) => ({ member })));
    const pages = await pagesAfter(start);
    const sizes = pages.map((page) => (page.status === 'ok' ? page.changes.length : -1));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(24 * (16 + SHARDS));
    expect(byShard(changesOf(pages))).toEqual([inShard(0, 60), many, []]);
  });

  it('reports a gap of one shard, and loses no change of the others', async () => {
    await set.feed.open({ kept: 1000 });
    const start = await set.feed.cursor();
    const trimmed = inShard(1, 1500);
    const kept = inShard(0, 900);
    await set.addMany(kept.map((member) => ({ member })));
    for (let i = 0; i < 1500; i += 500) {
      await set.addMany(trimmed.slice(i, i + 500).map((member) => ({ member })));
    }
    const pages = await pagesAfter(start);
    expect(pages.map(({ status }) => status).filter((status) => status === 'gap')).toHaveLength(1);
    expect(byShard(changesOf(pages))).toEqual([kept, [], []]);
    expect(await changesAfter(pages.at(-1)?.cursor ?? '')).toEqual([]);
    expect(await bench.mayfly.sets.inspect('big')).toMatchObject({ feedKept: SHARDS * 1000 });
  });

  it('reports a clear as gaps, with the changes before and after it', async () => {
    const start = await set.feed.cursor();
    const members = ['a', 'b', 'c', 'd', 'e'];
    await set.addMany(members.map((member) => ({ member })));
    await set.clear();
    await set.addMany(members.map((member) => ({ member })));
    const pages = await pagesAfter(start);
    expect(pages.some(({ status }) => status === 'gap')).toBe(true);
    const changes = changesOf(pages);
    expect(changes.filter(({ kind }) => kind === 'cleared')).toEqual([]);
    expect(byShard(changes)).toEqual(byShard([...changes.slice(0, 5), ...changes.slice(0, 5)]));
    expect(changes).toHaveLength(10);
  });

  it('is closed until it is open in each shard, and in a shard that is created later', async () => {
    const plain = await newSharded('plain', 2);
    await expect(plain.feed.cursor()).rejects.toMatchObject({ code: 'FEED_OFF' });
    expect(await bench.mayfly.sets.inspect('plain')).toMatchObject({ feedKept: null });
    expect(await plain.feed.close()).toEqual({ status: 'absent' });
    expect(await plain.feed.open()).toEqual({ status: 'opened' });
    expect(await plain.feed.open()).toEqual({ status: 'open' });
    const cursor = await plain.feed.cursor();
    expect(await plain.feed.close()).toEqual({ status: 'closed' });
    await expect(plain.feed.read(cursor)).rejects.toMatchObject({ code: 'FEED_OFF' });

    // A failover can lose a shard. The next caller creates it again.
    const start = await set.feed.cursor();
    await set.add(inShard(2, 1)[0] ?? '');
    await bench.redis.del(await metaOf(2));
    bench.clock.advance(1);
    const pages = await pagesAfter(start);
    expect(pages[0]).toMatchObject({ status: 'gap' });
    await set.add('a');
    expect(await changesAfter(pages.at(-1)?.cursor ?? '')).toMatchObject([{ member: 'a' }]);
  });

  it('detects the cursor of a set that was created again, with any number of shards', async () => {
    for (const shards of [SHARDS, SHARDS + 1, 2]) {
      const cursor = await set.feed.cursor();
      const follower = set.feed.follow({ after: cursor });
      await Promise.all([
        expect(follower.next()).rejects.toMatchObject({ code: 'SET_NOT_FOUND' }),
        bench.mayfly.sets.delete('big'),
      ]);
      bench.clock.advance(1);
      await newSharded('big', shards, 1000);
      const page = await set.feed.read(cursor);
      expect(page.status).toBe('gap');
      await set.add('a');
      expect(await changesAfter(page.cursor)).toMatchObject([{ kind: 'added', member: 'a' }]);
    }
  });

  it('is open in each shard of a set that was created again while it opened', async () => {
    const opening = vi.spyOn(ShardCalls.prototype, 'toEach');
    opening.mockImplementationOnce(async (layout, call) => {
      const opened = await Promise.all(layout.shards.map(call));
      await bench.mayfly.sets.delete('big');
      await newSharded('big', SHARDS);
      return opened;
    });
    expect(await set.feed.open()).toEqual({ status: 'opened' });
    opening.mockRestore();
    const start = await set.feed.cursor();
    await set.addMany(
      inShard(0, 1)
        .concat(inShard(2, 1))
        .map((member) => ({ member })),
    );
    expect(await changesAfter(start)).toHaveLength(2);
    await bench.mayfly.sets.delete('big');
    await newSharded('big', SHARDS, 1000);
    expect(await set.feed.close()).toEqual({ status: 'closed' });
  });

  it('has a cursor of bounded length, and rejects others', async () => {
    const shards = CONSTRAINTS.shards.atMost;
    const wide = Array.from({ length: shards }, (_, i) => ({
      createdAt: i % 2 === 0 ? Number.MAX_SAFE_INTEGER : 0,
      entry: `${i % 2 === 0 ? 0 : Number.MAX_SAFE_INTEGER}-${Number.MAX_SAFE_INTEGER}`,
    }));
    const longest = encodeFeedCursor(wide);
    expect(longest.length).toBeLessThan(10_000);
    expect(decodeFeedCursor(longest)).toEqual(wide);
    const usual = wide.map((_, i) => ({
      createdAt: 1_800_000_000_000 + (i % 7),
      entry: `${1_800_000_500_000 + ((i * 7919) % 100_000)}-${i % 3}`,
    }));
    expect(encodeFeedCursor(usual).length).toBeLessThan(3000);
    const cursor = await set.feed.cursor();
    const others = ['', 'x', '.', '1.1.1_', `${longest}_0.0.0`, `${cursor}_`, `${cursor}.1`];
    for (const wrong of [...others, cursor.toUpperCase(), 'NaN.0.0_0.0.0', '-1.0.0_0.0.0']) {
      await expect(set.feed.read(wrong)).rejects.toMatchObject({
        code: 'INVALID_CURSOR',
        field: 'after',
      });
    }
  });

  it('sends all followers each change once, wherever they continue', async () => {
    const after = await set.feed.cursor();
    const followed = bench.through(connect()).sets.open('big', { strategy: 'sharded' }).feed;
    const names = Array.from({ length: 300 }, (_, i) => `m${i}`);
    const follow = async (restartAfter: number) => {
      const seen: Change[] = [];
      let cursor = after;
      while (seen.length < names.length) {
        let pages = 0;
        for await (const page of followed.follow({ after: cursor })) {
          if (page.status === 'ok') seen.push(...page.changes);
          ({ cursor } = page);
          pages += 1;
          if (seen.length >= names.length || pages === restartAfter) break;
        }
      }
      return byShard(seen);
    };
    const following = [1, 2, 3, Infinity, Infinity].map(follow);
    for (const name of names) await set.add(name);
    const wanted = byShard(names.map((member) => ({ kind: 'removed', member, expiresAt: 0 })));
    for (const seen of await Promise.all(following)) expect(seen).toEqual(wanted);
  });

  it.runIf(onIoredis)('reads only the shards that change', async () => {
    const [shards, writes] = [20, 30];
    const wide = await newSharded('wide', shards, 1000);
    const reader = connect();
    const followed = bench.through(reader).sets.open('wide', { strategy: 'sharded' }).feed;
    const pages = followed.follow({ after: await followed.cursor() });
    const sent = vi.spyOn(reader, 'sendCommand');
    for (let i = 0; i < writes; i += 1) {
      const next = pages.next();
      await wide.add('a');
      expect((await next).value).toMatchObject({ changes: [{ member: 'a' }] });
    }
    await pages.return();
    // The first reads are of all shards, and so may be one after a few seconds. A change takes one read, and up to
    // three if it arrives during another. Reads of all shards would be six hundred.
    expect(sent.mock.calls.length).toBeLessThan(writes * 3 + shards * 4);
  });
});
