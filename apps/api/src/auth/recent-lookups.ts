import { LRUCache } from 'lru-cache';

/** How late an instance may notice what another one has revoked. */
const TRUST_MS = 1000;

/** More than are in use at once; who comes back later costs a look into Redis. */
const MOST_REMEMBERED = 10_000;

/** Milliseconds of a clock that never goes back. */
export type MonotonicClock = () => number;

/** What was read from Redis a moment ago, so that a busy client does not cost a round trip a request. */
export class RecentLookups<Found extends object> {
  readonly #found: LRUCache<string, Found>;
  #generation = 0;

  constructor(clock: MonotonicClock) {
    this.#found = new LRUCache({
      max: MOST_REMEMBERED,
      ttl: TRUST_MS,
      ttlResolution: 0,
      perf: { now: clock },
    });
  }

  /** To be asked before Redis is: what was forgotten since is not remembered. */
  get generation(): number {
    return this.#generation;
  }

  get(id: string): Found | undefined {
    return this.#found.get(id);
  }

  /** Nothing is remembered at the moment of its own end, or beyond. */
  remember(id: string, found: Found, remainingMs: number, generation: number): void {
    if (generation !== this.#generation) return;
    // To the cache the last millisecond belongs to the life of an entry, and 0 is for ever.
    const ttl = Math.min(TRUST_MS, remainingMs - 1);
    if (ttl > 0) this.#found.set(id, found, { ttl });
  }

  /** Once Redis has forgotten it. */
  forget(id: string): void {
    this.#generation += 1;
    this.#found.delete(id);
  }
}
