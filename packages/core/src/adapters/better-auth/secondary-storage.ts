import { createContext, type MayflyOptions } from '../../context.ts';
import { defineScript } from '../../redis/script.ts';

const scripts = {
  set: defineScript(new URL('./set.lua', import.meta.url)),
  take: defineScript(new URL('./take.lua', import.meta.url)),
  increment: defineScript(new URL('./increment.lua', import.meta.url)),
};

/** What better-auth needs. It calls some functions without their object. Times are in seconds. */
export interface MayflySecondaryStorage {
  readonly get: (key: string) => Promise<string | null>;
  /** Without `ttl`, the value has no end. From 0 down, it has ended: the key is deleted. */
  readonly set: (key: string, value: string, ttl?: number) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  /** Of several callers, one receives the value. */
  readonly getAndDelete: (key: string) => Promise<string | null>;
  /** The number after it has grown by 1. Only the first call decides when it ends. */
  readonly increment: (key: string, ttl: number) => Promise<number>;
}

/**
 * The secondary storage of better-auth, for sessions, verifications and rate limits:
 * `betterAuth({ secondaryStorage: mayflyStorage({ redis }) })`. Each operation is atomic and O(1), and each key has
 * a separate slot on a cluster. Values are strings of any size, and Redis ends them.
 *
 * `INVALID_NAMESPACE`, `INVALID_OPTION`. Calls fail with `REDIS_UNAVAILABLE`, `REDIS_FULL` or `REDIS_FAILED`.
 */
export function mayflyStorage(options: MayflyOptions): MayflySecondaryStorage {
  const { session, keys } = createContext(options);
  return {
    async get(key) {
      const stored = keys.storage(key);
      const value = await session.command((redis) => redis.getBuffer(stored), [stored]);
      return value === null ? null : value.toString();
    },
    async set(key, value, ttl) {
      await session.call(scripts.set, [keys.storage(key)], [value, inMs(ttl)]);
    },
    async delete(key) {
      const stored = keys.storage(key);
      await session.command((redis) => redis.unlink(stored), [stored]);
    },
    async getAndDelete(key) {
      const value = await session.call(scripts.take, [keys.storage(key)], []);
      return typeof value === 'string' ? value : null;
    },
    async increment(key, ttl) {
      return Number(await session.call(scripts.increment, [keys.storage(key)], [inMs(ttl)]));
    },
  };
}

function inMs(seconds: number | undefined): number | '' {
  return seconds === undefined ? '' : Math.ceil(seconds * 1000);
}
