import type { Redis } from 'ioredis';
import { createMayfly, MayflyError, type ExpiringSet, type Mayfly } from '@mayfly/core';
import { member, type Setting } from './setting.ts';

const MEMBERS = 1_000_000;
const AT_ONCE = 10_000;
const DAY_MS = 86_400_000;

type Fill = (redis: Redis, mayfly: Mayfly) => Promise<void>;

/** The contents whose memory is measured, a million members each; a new strategy adds a line. */
const CONTENTS: Record<string, Fill> = {
  'bare sorted set': async (redis) => {
    for (let start = 0; start < MEMBERS; start += 1000) {
      const rows = Array.from({ length: 1000 }, (_, i) => [randomExpiry(), member(start + i)]);
      await redis.zadd('bare', ...rows.flat());
    }
  },
  sorted: async (_, { sets }) => {
    const { set } = await sets.create('sorted', { defaultTtlMs: DAY_MS });
    await addAll((name) => set.add(name, { expiresAt: randomExpiry() }));
  },
  compact: async (_, { sets }) => {
    const { set } = await sets.create('compact', { strategy: 'compact', defaultTtlMs: DAY_MS });
    await addAll((name) => set.add(name, { expiresAt: randomExpiry() }));
  },
  native: async (_, { sets }) => {
    const { set } = await sets.create('native', { strategy: 'native', defaultTtlMs: DAY_MS });
    await addAll((name) => set.add(name, { expiresAt: randomExpiry() }));
  },
  'buckets, one block': async (_, { sets }) => {
    const { set } = await sets.create('buckets', {
      strategy: 'buckets',
      defaultTtlMs: 1000 * DAY_MS,
      blockMs: 1000 * DAY_MS,
    });
    await addDefaults(set);
  },
  window: async (_, { sets }) => {
    const { set } = await sets.create<string>('window', { strategy: 'window', windowMs: DAY_MS });
    await addDefaults(set);
  },
  keys: async (_, { sets }) => {
    const { set } = await sets.create('keys', { strategy: 'keys', defaultTtlMs: DAY_MS });
    await addDefaults(set);
  },
};

/** An expiry within a day, a different one for each member. */
function randomExpiry(): number {
  return Date.now() + DAY_MS / 2 + Math.floor((Math.random() * DAY_MS) / 2);
}

async function addDefaults(set: ExpiringSet): Promise<void> {
  await addAll((name) => set.add(name));
}

async function addAll(add: (name: string) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < MEMBERS; start += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => add(member(start + i))));
  }
}

async function usedMemory(redis: Redis): Promise<number> {
  const memory = await redis.info('memory');
  return Number(/^used_memory:(\d+)/m.exec(memory)?.[1] ?? Number.NaN);
}

async function serverVersion(redis: Redis): Promise<string> {
  const server = await redis.info('server');
  const [, valkey] = /^valkey_version:(\S+)/m.exec(server) ?? [];
  const [, version] = /^redis_version:(\S+)/m.exec(server) ?? [];
  return valkey === undefined ? `Redis ${version}` : `Valkey ${valkey}`;
}

/** Bytes for each member; undefined if the server does not support the strategy. */
async function bytesPerMember(redis: Redis, fill: Fill): Promise<number | undefined> {
  await redis.flushall('SYNC');
  const before = await usedMemory(redis);
  try {
    await fill(redis, createMayfly({ redis, namespace: 'memory' }));
  } catch (error) {
    if (error instanceof MayflyError && error.code === 'UNSUPPORTED_SERVER') return undefined;
    throw error;
  }
  return ((await usedMemory(redis)) - before) / MEMBERS;
}

/** Prints the memory of a member of 36 bytes in each kind of set, as Redis reports it. */
export async function benchMemory({ redis }: Setting): Promise<void> {
  console.log(
    `\nBytes for each of ${MEMBERS} members of 36 bytes, on ${await serverVersion(redis)}`,
  );
  let bare: number | undefined;
  for (const [content, fill] of Object.entries(CONTENTS)) {
    const bytes = await bytesPerMember(redis, fill);
    bare ??= bytes;
    const figures =
      bytes === undefined || bare === undefined
        ? '  not on this server'
        : `${bytes.toFixed(1).padStart(8)}${`${((bytes / bare) * 100).toFixed(1)} %`.padStart(11)}`;
    console.log(`  ${content.padEnd(24)}${figures}`);
  }
  await redis.flushall('SYNC');
}
