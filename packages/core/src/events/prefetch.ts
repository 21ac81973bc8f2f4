/** A consumer holds the work of so many ms: enough to fetch the next events before it is idle. */
const AHEAD_MS = 200;

const MOST_HELD = 1000;

/** How much a new measurement counts in the average. */
const WEIGHT = 0.2;

/** How fast a consumer handles events, and so how many it may hold: always one for each handler at least. */
export class Prefetch {
  readonly #concurrency: number;
  readonly #leaseMs: number;
  #averageMs: number | undefined;
  /** It doubles with each fetch: the first measurements say little. */
  #most: number;

  constructor(concurrency: number, leaseMs: number) {
    this.#concurrency = concurrency;
    this.#leaseMs = leaseMs;
    this.#most = concurrency;
  }

  /** Notes how long a handler took. */
  note(ms: number): void {
    this.#averageMs =
      this.#averageMs === undefined ? ms : this.#averageMs + WEIGHT * (ms - this.#averageMs);
  }

  /** Notes that events were fetched. */
  noteFetch(): void {
    if (this.#averageMs !== undefined) this.#most = Math.min(2 * this.#most, MOST_HELD);
  }

  /** How many events to hold while one has been handled for `longestMs` already. */
  wanted(longestMs: number): number {
    const aheadMs = Math.min(AHEAD_MS, this.#leaseMs / 2);
    return Math.min(this.#handledIn(aheadMs, longestMs), Math.max(this.#most, this.#concurrency));
  }

  /** How many events to hold at most: as many as it handles in half a lease. */
  most(longestMs: number): number {
    return this.#handledIn(this.#leaseMs / 2, longestMs);
  }

  #handledIn(ms: number, longestMs: number): number {
    const eachMs = Math.max(this.#averageMs ?? 0, longestMs);
    const handled = eachMs === 0 ? MOST_HELD : Math.floor((this.#concurrency * ms) / eachMs);
    return Math.max(handled, this.#concurrency);
  }
}
