import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { createMayfly, type SortedSet, type Mayfly } from '@mayfly/core';

/** The number of members in the sets of single operations. */
export const MEMBERS = 100_000;

export interface Setting {
  readonly url: string;
  readonly redis: Redis;
  /** A second connection that pipelines the commands of one turn of the event loop. */
  readonly pipelining: Redis;
  readonly mayfly: Mayfly;
  readonly set: SortedSet;
  /** A set with a consumer group for its expiry events, and a feed of changes. */
  readonly listened: SortedSet;
  /** A bare sorted set with the members and scores of `set`. */
  readonly rawKey: string;
  end(): Promise<void>;
}

export function member(index: number): string {
  return `member:${String(index).padStart(29, '0')}`;
}

export function randomMember(count: number): string {
  return member(Math.floor(Math.random() * count));
}

/** Adds `count` members that live `ttlMs` on average, each with a different time. */
export async function fill(set: SortedSet, count: number, ttlMs: number): Promise<void> {
  for (let start = 0; start < count; start += 10_000) {
    const batches = Array.from({ length: Math.min(10, Math.ceil((count - start) / 1000)) });
    await Promise.all(
      batches.map((_, batch) =>
        set.addMany(
          Array.from({ length: 1000 }, (__, i) => ({
            member: member(start + batch * 1000 + i),
            ttlMs: 1 + Math.floor(Math.random() * 2 * ttlMs),
          })),
        ),
      ),
    );
  }
}

/** A private server without persistence, and the same members in a Mayfly set and in a bare one. */
export async function createSetting(): Promise<Setting> {
  const server = await startLocalRedis({ onProgress: (line) => console.log(line) });
  const redis = new Redis(server.url);
  const pipelining = new Redis(server.url, { enableAutoPipelining: true });
  const mayfly = createMayfly({ redis, namespace: 'bench' });
  const { set } = await mayfly.sets.create('bench', { defaultTtlMs: 3_600_000 });
  await fill(set, MEMBERS, 3_600_000);
  const { set: listened } = await mayfly.sets.create('listened', { defaultTtlMs: 3_600_000 });
  await fill(listened, MEMBERS, 3_600_000);
  await (await listened.onExpired('bench', () => undefined)).stop();
  await listened.feed.open();
  const rawKey = 'raw';
  await redis.zunionstore(rawKey, 1, 'bench:set:{bench}:members');
  return {
    url: server.url,
    redis,
    pipelining,
    mayfly,
    set,
    listened,
    rawKey,
    async end() {
      redis.disconnect();
      pipelining.disconnect();
      await server.stop();
    },
  };
}
