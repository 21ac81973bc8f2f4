import { Redis } from 'ioredis';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RedisClient } from '../../src/redis/client.ts';

/** Everything that a released version stored, and what it answered about it. */
export interface ReleasedStore {
  readonly version: string;
  readonly namespace: string;
  /** The time of the store's clock, in epoch ms: far from now, so that no member expires in the fixture. */
  readonly now: number;
  readonly secrets: Readonly<Record<'token' | 'cookie' | 'password' | 'invitation', string>>;
  readonly keys: readonly StoredKey[];
  readonly answers: readonly Answer[];
}

interface StoredKey {
  readonly key: string;
  /** The payload of DUMP, in base64. */
  readonly dump: string;
  /** The end of the key on the store's clock, in epoch ms. Null: it does not end, or its end is on Redis's clock. */
  readonly endsAt: number | null;
}

export interface Answer {
  readonly query: string;
  readonly data: unknown;
}

const pathOf = (version: string) =>
  fileURLToPath(new URL(`./store-${version}.json`, import.meta.url));

export function readStore(version: string): ReleasedStore {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `writeStore` wrote it.
  return JSON.parse(readFileSync(pathOf(version), 'utf8')) as ReleasedStore;
}

export function writeStore(store: ReleasedStore): void {
  writeFileSync(pathOf(store.version), `${JSON.stringify(store, null, 1)}\n`);
}

/** All keys of a Redis that has only this store. `now`: of the store's clock. */
export async function dumpKeys(redis: RedisClient, now: number): Promise<StoredKey[]> {
  const keys = (await redis.keys('*')).toSorted();
  return Promise.all(
    keys.map(async (key) => {
      const [dump, endsAt] = await Promise.all([redis.dumpBuffer(key), redis.pexpiretime(key)]);
      if (dump === null) throw new Error(`${key} ended meanwhile`);
      return { key, dump: dump.toString('base64'), endsAt: endsAt > now ? endsAt : null };
    }),
  );
}

/** Puts the keys into an empty Redis. */
export async function restoreKeys(redisUrl: string, { keys }: ReleasedStore): Promise<void> {
  const redis = new Redis(redisUrl);
  for (const { key, dump, endsAt } of keys) {
    const payload = Buffer.from(dump, 'base64');
    if (endsAt === null) await redis.restore(key, 0, payload);
    else await redis.restore(key, endsAt, payload, 'ABSTTL');
  }
  redis.disconnect();
}
