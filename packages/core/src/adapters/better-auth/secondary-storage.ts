import { createContext, type MayflyOptions } from '../../context.ts';
import { CONSTRAINTS } from '../../constraints.ts';
import { MayflyError, type MayflyErrorCode } from '../../errors.ts';
import { defineScript } from '../../redis/script.ts';

const scripts = {
  set: defineScript(new URL('./set.lua', import.meta.url)),
  take: defineScript(new URL('./take.lua', import.meta.url)),
  increment: defineScript(new URL('./increment.lua', import.meta.url)),
};

/** What better-auth needs. It calls some functions without their object. Times are in seconds. */
export interface MayflySecondaryStorage {
  readonly get: (key: string) => Promise<string | null>;
  /** Without `ttl`, the value has no end. If `ttl` is 0 or less, the key is deleted. */
  readonly set: (key: string, value: string, ttl?: number) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  /** Of several callers, one receives the value. */
  readonly getAndDelete: (key: string) => Promise<string | null>;
  /** The number after it has grown by 1. Only the first call decides when it ends, in a millisecond or later. */
  readonly increment: (key: string, ttl: number) => Promise<number>;
}

/**
 * The secondary storage of better-auth, for sessions, verifications and rate limits:
 * `betterAuth({ secondaryStorage: mayflyStorage({ redis }) })`. Each operation is atomic and O(1), and each key has
 * a separate slot on a cluster. Values are strings of any size, and Redis ends them.
 *
 * `INVALID_NAMESPACE`, `INVALID_OPTION`. Calls fail with `INVALID_KEY` or `INVALID_VALUE` (no text), `INVALID_TTL` (no
 * number, or more than ten years), `REDIS_UNAVAILABLE`, `REDIS_FULL` or `REDIS_FAILED`.
 */
export function mayflyStorage(options: MayflyOptions): MayflySecondaryStorage {
  const { session, keys } = createContext(options);
  const keyOf = (key: string) => keys.storage(checkText(key, 'INVALID_KEY', 'key'));
  return {
    async get(key) {
      const stored = keyOf(key);
      const value = await session.command((redis) => redis.getBuffer(stored), [stored]);
      return value === null ? null : value.toString();
    },
    async set(key, value, ttl) {
      const text = checkText(value, 'INVALID_VALUE', 'value');
      const ttlMs = ttl === undefined ? '' : inMs(ttl);
      await session.call(scripts.set, [keyOf(key)], [text, ttlMs]);
    },
    async delete(key) {
      const stored = keyOf(key);
      await session.command((redis) => redis.unlink(stored), [stored]);
    },
    async getAndDelete(key) {
      const value = await session.call(scripts.take, [keyOf(key)], []);
      return typeof value === 'string' ? value : null;
    },
    async increment(key, ttl) {
      return Number(await session.call(scripts.increment, [keyOf(key)], [Math.max(inMs(ttl), 1)]));
    },
  };
}

function checkText(text: string, code: MayflyErrorCode, field: string): string {
  if (typeof text !== 'string') throw new MayflyError(code, `${field} must be text`, { field });
  return text;
}

function inMs(seconds: number): number {
  const ms = Number.isFinite(seconds) ? Math.ceil(seconds * 1000) : Infinity;
  if (ms <= CONSTRAINTS.ttlMs) return ms;
  const message = `ttl must be seconds, at most ${CONSTRAINTS.ttlMs / 1000}`;
  throw new MayflyError('INVALID_TTL', message, { field: 'ttl' });
}
