import { LRUCache } from 'lru-cache';

/** How late an instance can notice a revocation by another one. */
const TRUST_MS = 1000;

/** More than are in use at once. A miss costs one read of Redis. */
const MAX_CACHED = 10_000;

/** A clock in ms that never goes back. */
export type MonotonicClock = () => number;

/** Caches reads of Redis for a moment, so that a busy client does not cost a round trip per request. */
export class RecentLookups<Found extends object> {
  readonly #found: LRUCache<string, Found>;
  #generation = 0;

  constructor(clock: MonotonicClock) {
    this.#found = new LRUCache({
      max: MAX_CACHED,
      ttl: TRUST_MS,
      ttlResolution: 0,
      perf: { now: clock },
    });
  }

  /** Read it before you read Redis: `remember` ignores entries that were forgotten since. */
  get generation(): number {
    return this.#generation;
  }

  get(id: string): Found | undefined {
    return this.#found.get(id);
  }

  /** An entry is not cached up to its expiry or longer. */
  remember(id: string, found: Found, remainingMs: number, generation: number): void {
    if (generation !== this.#generation) return;
    // The cache keeps an entry for the whole last millisecond, and 0 means forever.
    const ttl = Math.min(TRUST_MS, remainingMs - 1);
    if (ttl > 0) this.#found.set(id, found, { ttl });
  }

  /** Call it after the removal from Redis. */
  forget(id: string): void {
    this.#generation += 1;
    this.#found.delete(id);
  }
}
