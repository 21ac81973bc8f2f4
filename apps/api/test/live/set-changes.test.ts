import type { ShardedSet, SortedSet } from '@mayfly/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { testApi, type TestApi } from '../support/api.ts';
import { listen, socketClient } from '../support/sockets.ts';

const PATIENCE = { timeout: 10_000 };

const CHANGES = `subscription ($set: String!, $after: String) {
  setChanges(set: $set, after: $after) {
    cursor gap now changes { kind member expiresAt clearedCount }
  }
}`;

interface Changes {
  readonly setChanges: {
    readonly cursor: string;
    readonly gap: boolean;
    readonly changes: readonly {
      readonly kind: 'ADDED' | 'EXTENDED' | 'REMOVED' | 'EXPIRED' | 'CLEARED';
      readonly member: string | null;
      readonly expiresAt: string | null;
    }[];
  };
}

/** What a dashboard keeps of a set: read once after a gap, and from then on kept up to date by changes. */
class Copy {
  readonly members = new Map<string, number>();
  cursor: string | undefined;
  batches = 0;
  gaps = 0;
  readonly sockets: WebSocket[] = [];
  readonly #set: SortedSet | ShardedSet;

  constructor(set: SortedSet | ShardedSet) {
    this.#set = set;
  }

  async take({ setChanges: { cursor, gap, changes } }: Changes): Promise<void> {
    this.batches += 1;
    if (gap) {
      this.gaps += 1;
      this.members.clear();
      for await (const { member, expiresAt } of this.#set.members()) {
        this.members.set(member, expiresAt);
      }
    }
    for (const { kind, member, expiresAt } of changes) {
      if (kind === 'CLEARED' || member === null) this.members.clear();
      else if (kind === 'REMOVED' || kind === 'EXPIRED') this.members.delete(member);
      else this.members.set(member, expiresAt === null ? Infinity : Date.parse(expiresAt));
    }
    this.cursor = cursor;
  }
}

describe('the changes of a set', () => {
  let writing: TestApi;
  let reading: TestApi;
  let set: SortedSet | ShardedSet;
  let url: string;

  beforeEach(async () => {
    writing = await testApi();
    reading = await testApi({ beside: writing });
    ({ set } = await writing.mayfly.sets.create('online', { defaultTtlMs: 60_000 }));
    url = await listen(reading);
  });

  const openFeed = () =>
    writing.query(`mutation { openSetFeed(input: { set: "${set.name}" }) { status cursor } }`);

  /** Follows the set into a copy, and comes back to where it was whenever it is cut off. */
  function follow(copy: Copy) {
    const opened = (socket: unknown) => {
      if (socket instanceof WebSocket) copy.sockets.push(socket);
    };
    const events = socketClient(url, { on: { opened } }).iterate<Changes>({
      query: CHANGES,
      variables: {
        set: set.name,
        get after() {
          return copy.cursor;
        },
      },
    });
    const ended = (async () => {
      for await (const { data, errors } of events) {
        if (errors) throw new Error(JSON.stringify(errors));
        if (data) await copy.take(data);
      }
    })();
    return {
      async stop() {
        await events.return?.();
        await ended;
      },
    };
  }

  const members = async () => {
    const all = new Map<string, number>();
    for await (const { member, expiresAt } of set.members()) all.set(member, expiresAt);
    return all;
  };

  it('made through one instance reach a subscriber of another', async () => {
    expect(await openFeed()).toMatchObject({ data: { openSetFeed: { status: 'OPENED' } } });
    const events = socketClient(url).iterate<Changes>({
      query: CHANGES,
      variables: { set: 'online' },
    });
    const next = async () => (await events.next()) as unknown;
    expect(await next()).toMatchObject({
      value: { data: { setChanges: { gap: true, changes: [] } } },
    });
    await writing.query('mutation { addMember(input: { set: "online", member: "a" }) { status } }');
    expect(await next()).toMatchObject({
      value: { data: { setChanges: { gap: false, changes: [{ kind: 'ADDED', member: 'a' }] } } },
    });
    await writing.query('mutation { clearExpiringSet(input: { set: "online" }) { clearedCount } }');
    expect(await next()).toMatchObject({
      value: { data: { setChanges: { changes: [{ kind: 'CLEARED', clearedCount: 1 }] } } },
    });
  });

  it.each(['sorted', 'sharded'] as const)(
    'make an exact copy of a %s set, though the socket is cut while thousands of writes go on',
    async (strategy) => {
      if (strategy === 'sharded') {
        const options = { strategy, shards: 4, defaultTtlMs: 60_000 };
        ({ set } = await writing.mayfly.sets.create('spread', options));
      }
      await openFeed();
      const copy = new Copy(set);
      const following = follow(copy);
      await expect.poll(() => copy.cursor).toBeDefined();
      for (let round = 0; round < 30; round++) {
        await Promise.all(Array.from({ length: 100 }, () => writeSomething(set)));
        writing.clock.now += 100;
        await writing.mayfly.createSweeper().sweepDue();
        if (round % 5 === 0) copy.sockets.at(-1)?.terminate();
      }
      await set.addMany(Array.from({ length: 20 }, (_, i) => ({ member: `last-${i}` })));
      const wanted = await members();
      await expect.poll(() => copy.members, PATIENCE).toEqual(wanted);
      await following.stop();
      expect(copy.members.size).toBeGreaterThanOrEqual(20);
      // A sharded set is cleared shard by shard, which is a gap.
      expect(strategy === 'sorted' ? copy.gaps : 1).toBe(1);
      expect(copy.sockets.length).toBeGreaterThan(1);
    },
    30_000,
  );

  it('that are more than the feed keeps are a gap, after which the copy is exact again', async () => {
    await set.feed.open({ kept: 1000 });
    const copy = new Copy(set);
    const before = follow(copy);
    await set.add('seen', { ttlMs: 60_000 });
    await expect.poll(() => copy.members.has('seen')).toBe(true);
    await before.stop();
    for (let round = 0; round < 30; round++) {
      await Promise.all(Array.from({ length: 100 }, () => writeSomething(set)));
    }
    const after = follow(copy);
    await set.add('the last', { ttlMs: 60_000 });
    await expect.poll(() => copy.members.has('the last')).toBe(true);
    await after.stop();
    expect(copy.members).toEqual(await members());
    expect(copy.gaps).toBe(2);
  });

  it('come together when they are many', async () => {
    await openFeed();
    const copy = new Copy(set);
    const following = follow(copy);
    await expect.poll(() => copy.cursor).toBeDefined();
    const begunAt = performance.now();
    for (let i = 0; i < 50; i++) {
      await Promise.all(Array.from({ length: 100 }, (_, j) => set.add(`m${i}-${j}`)));
    }
    await expect.poll(() => copy.members.size, PATIENCE).toBe(5000);
    const elapsedMs = performance.now() - begunAt;
    await following.stop();
    expect(copy.batches).toBeLessThanOrEqual(elapsedMs / 50 + 3);
  });

  it('are not buffered for a client that does not read: it receives a gap when it does', async () => {
    await set.feed.open({ kept: 1000 });
    const copy = new Copy(set);
    const following = follow(copy);
    await expect.poll(() => copy.cursor).toBeDefined();
    const [socket] = copy.sockets;
    socket?.pause();
    // More than the system keeps for a connection.
    for (let i = 0; i < 30; i++) {
      await set.addMany(
        Array.from({ length: 1000 }, (_, j) => ({ member: `${i}-${j}-`.padEnd(1000, 'x') })),
      );
    }
    await set.clear();
    await set.add('the last');
    socket?.resume();
    await expect.poll(() => [...copy.members.keys()], PATIENCE).toEqual(['the last']);
    await following.stop();
    expect(copy.gaps).toBeGreaterThan(1);
    expect(copy.sockets).toHaveLength(1);
  }, 30_000);

  it('end with an error that says why when the set is deleted', async () => {
    await openFeed();
    const events = socketClient(url, { retryAttempts: 0 }).iterate<Changes>({
      query: CHANGES,
      variables: { set: 'online' },
    });
    await events.next();
    await Promise.all([
      expect(events.next()).rejects.toMatchObject([{ extensions: { code: 'SET_NOT_FOUND' } }]),
      writing.query('mutation { deleteExpiringSet(input: { set: "online" }) { status } }'),
    ]);
  });

  it.each([
    ['FEED_OFF', 'set', { set: 'online' }],
    ['SET_NOT_FOUND', 'set', { set: 'nothing' }],
    ['WRONG_STRATEGY', 'set', { set: 'compact' }],
    ['INVALID_NAME', 'set', { set: '' }],
    ['INVALID_CURSOR', 'after', { set: 'online', after: 'x' }],
  ])('fail with the error %s', async (code, field, variables) => {
    await writing.mayfly.sets.create('compact', { strategy: 'compact', defaultTtlMs: 1000 });
    const events = socketClient(url).iterate<Changes>({ query: CHANGES, variables });
    const { value } = (await events.next()) as { value: { errors?: unknown } };
    const named = code === 'FEED_OFF' ? {} : { field };
    expect(value.errors).toMatchObject([{ extensions: { code, ...named } }]);
  });
});

/** A write of any kind, to one of a few members. */
async function writeSomething(set: SortedSet | ShardedSet): Promise<unknown> {
  const member = `m${Math.floor(Math.random() * 100)}`;
  const what = Math.random();
  if (what < 0.01) return set.clear();
  if (what < 0.5) return set.add(member, { ttlMs: 1 + Math.floor(Math.random() * 5000) });
  return what < 0.75 ? set.remove(member) : set.extend(member, 10);
}
