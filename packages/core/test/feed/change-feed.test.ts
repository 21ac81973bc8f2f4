import { describe, expect, it, vi } from 'vitest';
import type { Change, SortedSet } from '../../src/index.ts';
import { encodeFeedCursor } from '../../src/feed/feed-cursor.ts';
import { createKeys } from '../../src/keys.ts';
import { connect, onIoredis, testBench } from '../support/mayfly.ts';

/** All changes after a cursor, page by page. */
async function changesAfter(set: SortedSet, cursor: string): Promise<Change[]> {
  const all: Change[] = [];
  let after = cursor;
  for (;;) {
    const page = await set.feed.read(after);
    if (page.status === 'gap') throw new Error('There is a gap');
    all.push(...page.changes);
    after = page.cursor;
    if (!page.hasMore) return all;
  }
}

describe('the feed of a set', () => {
  it('reports all changes, in order', async () => {
    const { newSet, clock, mayfly } = testBench();
    const set = await newSet();
    const start = clock.now;
    expect(await set.feed.open()).toEqual({ status: 'opened' });
    expect(await set.feed.open()).toEqual({ status: 'open' });
    const cursor = await set.feed.cursor();
    await set.add('a', { ttlMs: 10 });
    await set.add('a', { ttlMs: 20 });
    await set.add('a', { ttlMs: 30, mode: 'ifAbsent' });
    await set.extend('a', 5);
    await set.extend('missing', 5);
    await set.add('b', { ttlMs: 50 });
    await set.persist('b');
    await set.remove('b');
    await set.remove('b');
    clock.advance(25);
    await mayfly.createSweeper().sweepDue();
    await set.addMany([{ member: 'c' }, { member: 'd' }]);
    await set.clear();
    expect(await changesAfter(set, cursor)).toEqual([
      { kind: 'added', member: 'a', expiresAt: start + 10 },
      { kind: 'extended', member: 'a', expiresAt: start + 20 },
      { kind: 'extended', member: 'a', expiresAt: start + 25 },
      { kind: 'added', member: 'b', expiresAt: start + 50 },
      { kind: 'extended', member: 'b', expiresAt: Infinity },
      { kind: 'removed', member: 'b', expiresAt: Infinity },
      { kind: 'expired', member: 'a', expiresAt: start + 25 },
      { kind: 'added', member: 'c', expiresAt: clock.now + 60_000 },
      { kind: 'added', member: 'd', expiresAt: clock.now + 60_000 },
      { kind: 'cleared', memberCount: 2 },
    ]);
  });

  it('first reports the expiry of a member that is added again before a sweep', async () => {
    const { newSet, clock } = testBench();
    const set = await newSet();
    await set.feed.open();
    const cursor = await set.feed.cursor();
    await set.add('a', { ttlMs: 10 });
    clock.advance(10);
    await set.add('a', { ttlMs: 10 });
    const changes = await changesAfter(set, cursor);
    expect(changes.map(({ kind }) => kind)).toEqual(['added', 'expired', 'added']);
  });

  it('rebuilds the set exactly, with any writers', async () => {
    const bench = testBench();
    const set = await bench.newSet();
    await set.feed.open();
    const cursor = await set.feed.cursor();
    await bench.concurrently<unknown>(2000, (each) => {
      const member = `m${Math.floor(Math.random() * 50)}`;
      const what = Math.random();
      if (what < 0.5) return each.add(member, { ttlMs: 1000 + Math.floor(Math.random() * 1000) });
      return what < 0.75 ? each.remove(member) : each.extend(member, 10);
    });
    const copy = new Map<string, number>();
    for (const change of await changesAfter(set, cursor)) {
      if (change.kind === 'cleared') copy.clear();
      else if (change.kind === 'removed' || change.kind === 'expired') copy.delete(change.member);
      else copy.set(change.member, change.expiresAt);
    }
    const { members } = await set.page({ first: 500 });
    expect(copy).toEqual(new Map(members.map((m) => [m.member, m.expiresAt])));
    expect(copy.size).toBeGreaterThan(10);
  });

  it('reports a gap if a cursor is before the first change that it keeps', async () => {
    const { newSet, redis, namespace } = testBench();
    const set = await newSet();
    await set.feed.open({ kept: 1000 });
    const cursor = await set.feed.cursor();
    for (let i = 0; i < 2; i++) {
      await set.addMany(Array.from({ length: 500 }, (_, j) => ({ member: `${i}-${j}` })));
    }
    expect(await changesAfter(set, cursor)).toHaveLength(1000);
    await set.add('one more');
    const page = await set.feed.read(cursor);
    expect(page.status).toBe('gap');
    expect(await changesAfter(set, page.cursor)).toEqual([]);
    expect(await redis.hget(createKeys(namespace).set('online').meta, 'changeCount')).toBe('977');
  });

  it('can be open from the creation of the set on', async () => {
    const { mayfly, clock } = testBench();
    const options = { defaultTtlMs: 60_000, feedKept: 1000 };
    const { set } = await mayfly.sets.create('online', options);
    expect(await mayfly.sets.inspect('online')).toMatchObject({ feedKept: 1000 });
    const cursor = await set.feed.cursor();
    await set.add('a');
    expect(await changesAfter(set, cursor)).toEqual([
      { kind: 'added', member: 'a', expiresAt: clock.now + 60_000 },
    ]);
    await mayfly.sets.delete('online');
    clock.advance(1);
    await mayfly.sets.create('online', options);
    expect(await set.feed.read(cursor)).toMatchObject({ status: 'gap' });
    await expect(
      mayfly.sets.create('few', { defaultTtlMs: 60_000, feedKept: 999 }),
    ).rejects.toMatchObject({ code: 'INVALID_OPTION', field: 'feedKept' });
  });

  it('is off until it is opened, and after it is closed', async () => {
    const { newSet } = testBench();
    const set = await newSet();
    await expect(set.feed.cursor()).rejects.toMatchObject({ code: 'FEED_OFF' });
    await set.feed.open();
    const cursor = await set.feed.cursor();
    await set.addMany(Array.from({ length: 1000 }, (_, j) => ({ member: `${j}` })));
    expect(await set.feed.close()).toEqual({ status: 'closed' });
    expect(await set.feed.close()).toEqual({ status: 'absent' });
    await expect(set.feed.read(cursor)).rejects.toMatchObject({ code: 'FEED_OFF' });
    await set.add('unseen');
    await set.feed.open();
    expect(await set.feed.read(cursor)).toMatchObject({ status: 'gap' });
  });

  it('detects the cursor of a set that was deleted and created again', async () => {
    const { newSet, mayfly, clock } = testBench();
    const set = await newSet();
    await set.feed.open();
    const cursor = await set.feed.cursor();
    await mayfly.sets.delete('online');
    clock.advance(1);
    await newSet();
    await set.feed.open();
    expect(await set.feed.read(cursor)).toMatchObject({ status: 'gap' });
  });

  it('detects a cursor that is ahead of the feed, as after a failover', async () => {
    const { newSet, clock } = testBench();
    const set = await newSet();
    await set.feed.open();
    await set.add('a');
    const ahead = encodeFeedCursor([{ createdAt: clock.now, entry: '99999999999999-0' }]);
    expect(await set.feed.read(ahead)).toMatchObject({ status: 'gap' });
  });

  it.each(['', 'x', Buffer.from('1:2').toString('base64url')])(
    'rejects cursor %j',
    async (after) => {
      const set = await testBench().newSet();
      await set.feed.open();
      await expect(set.feed.read(after)).rejects.toMatchObject({
        code: 'INVALID_CURSOR',
        field: 'after',
      });
    },
  );
});

describe('a follower', () => {
  it('sees the changes of another connection, and continues from its position', async () => {
    const bench = testBench();
    const set = await bench.newSet();
    await set.feed.open();
    const other = bench.through(connect()).sets.open('online');
    const seen: Change[] = [];
    let cursor = await set.feed.cursor();
    const follow = async (until: number) => {
      const end = new AbortController();
      for await (const page of set.feed.follow({ after: cursor, signal: end.signal })) {
        if (page.status === 'ok') seen.push(...page.changes);
        ({ cursor } = page);
        if (seen.length >= until) end.abort();
      }
    };
    const first = follow(10);
    for (let i = 0; i < 10; i++) await other.add(`m${i}`);
    await first;
    // There is no follower, and no change is missed.
    for (let i = 10; i < 20; i++) await other.add(`m${i}`);
    await follow(20);
    expect(seen).toMatchObject(Array.from({ length: 20 }, (_, i) => ({ member: `m${i}` })));
  });

  it('ends when it is aborted, without a change', async () => {
    const set = await testBench().newSet();
    await set.feed.open();
    const end = new AbortController();
    const pages: unknown[] = [];
    const following = (async () => {
      for await (const page of set.feed.follow({ signal: end.signal })) pages.push(page);
    })();
    end.abort();
    await following;
    expect(pages).toEqual([]);
  });

  it('fails immediately when its set is deleted', async () => {
    const { newSet, mayfly } = testBench();
    const set = await newSet();
    await set.feed.open();
    await set.add('a');
    const after = await set.feed.cursor();
    await Promise.all([
      expect(set.feed.follow({ after }).next()).rejects.toMatchObject({ code: 'SET_NOT_FOUND' }),
      mayfly.sets.delete('online'),
    ]);
  });

  it('fails immediately when the feed is closed', async () => {
    const set = await testBench().newSet();
    await set.feed.open();
    const after = await set.feed.cursor();
    await Promise.all([
      expect(set.feed.follow({ after }).next()).rejects.toMatchObject({ code: 'FEED_OFF' }),
      set.feed.close(),
    ]);
  });

  it('catches up from far behind without missing or repeating a change', async () => {
    const set = await testBench().newSet();
    await set.feed.open();
    const after = await set.feed.cursor();
    const all = Array.from({ length: 5000 }, (_, i) => `m${i}`);
    const near = set.feed.follow({ after });
    const seen: string[] = [];
    for (let i = 0; i < 5; i++) {
      await set.addMany(all.slice(i * 1000, i * 1000 + 1000).map((member) => ({ member })));
      // A follower that keeps up makes the shared end of the feed move on.
      await near.next();
    }
    for await (const page of set.feed.follow({ after })) {
      if (page.status === 'ok') seen.push(...page.changes.flatMap(membersOf));
      if (seen.length >= all.length) break;
    }
    await near.return(undefined);
    expect(seen).toEqual(all);
  });
});

describe('many followers', () => {
  const FOLLOWERS = 200;
  const WRITES = 50;

  it.runIf(onIoredis)('see the same, with shared reads of the feed', async () => {
    const bench = testBench();
    const reader = connect();
    const set = await bench.newSet();
    await set.feed.open();
    const after = await set.feed.cursor();
    const followed = bench.through(reader).sets.open('online').feed;
    // Redis must know the script.
    await followed.read(after);
    const sent = vi.spyOn(reader, 'sendCommand');
    const follow = async () => {
      const seen: string[] = [];
      for await (const page of followed.follow({ after })) {
        if (page.status === 'ok') seen.push(...page.changes.flatMap(membersOf));
        if (seen.length >= WRITES) break;
      }
      return seen;
    };
    const following = Array.from({ length: FOLLOWERS }, follow);
    // All have read once before the first write; the ping is answered after their reads.
    await expect.poll(() => sent.mock.calls.length).toBeGreaterThan(FOLLOWERS);
    await reader.ping();
    const members = Array.from({ length: WRITES }, (_, i) => `m${i}`);
    for (const member of members) await set.add(member);
    const seen = await Promise.all(following);
    expect(seen).toEqual(Array.from({ length: FOLLOWERS }, () => members));
    // Each follower reads once at the start; then there is at most one read for each notification.
    expect(sent.mock.calls.length).toBeLessThanOrEqual(2 * FOLLOWERS + 2 * WRITES);
  });

  it('leave without an effect on the others, and remove their subscription', async () => {
    const bench = testBench();
    const reader = connect();
    const set = await bench.newSet();
    await set.feed.open();
    const followed = bench.through(reader).sets.open('online').feed;
    const after = await set.feed.cursor();
    const staying = followed.follow({ after });
    const next = staying.next();
    for (let i = 0; i < 100; i++) {
      const end = new AbortController();
      const leaving = followed.follow({ after, signal: end.signal }).next();
      end.abort();
      expect(await leaving).toEqual({ done: true, value: undefined });
    }
    await set.add('a');
    expect((await next).value).toMatchObject({ changes: [{ member: 'a' }] });
    await staying.return(undefined);
    const channel = createKeys(bench.namespace).notifications;
    await expect.poll(() => bench.redis.pubsub('NUMSUB', channel)).toEqual([channel, 0]);
  });
});

function membersOf(change: Change): string[] {
  return 'member' in change ? [change.member] : [];
}
