/** A consumer holds work for this time, enough to fetch the next events before it is idle. */
const AHEAD_MS = 200;

const MAX_HELD = 1000;

/** The weight of a new measurement in the average. */
const WEIGHT = 0.2;

/**
 * Measures how fast a consumer handles events, and computes how many it may hold: at least one for each
 * handler.
 */
export class Prefetch {
  readonly #concurrency: number;
  readonly #leaseMs: number;
  #averageMs: number | undefined;
  /** Doubles with each fetch, because the first measurements are not reliable. */
  #most: number;

  constructor(concurrency: number, leaseMs: number) {
    this.#concurrency = concurrency;
    this.#leaseMs = leaseMs;
    this.#most = concurrency;
  }

  /** Records the duration of a handler. */
  note(ms: number): void {
    this.#averageMs =
      this.#averageMs === undefined ? ms : this.#averageMs + WEIGHT * (ms - this.#averageMs);
  }

  /** Records a fetch. */
  noteFetch(): void {
    if (this.#averageMs !== undefined) this.#most = Math.min(2 * this.#most, MAX_HELD);
  }

  /** The wanted number of events, if the oldest running handler has been running for `longestMs`. */
  wanted(longestMs: number): number {
    const aheadMs = Math.min(AHEAD_MS, this.#leaseMs / 2);
    return Math.min(this.#handledIn(aheadMs, longestMs), Math.max(this.#most, this.#concurrency));
  }

  /** The maximum number of events: those that it handles in half a lease. */
  most(longestMs: number): number {
    return this.#handledIn(this.#leaseMs / 2, longestMs);
  }

  #handledIn(ms: number, longestMs: number): number {
    const eachMs = Math.max(this.#averageMs ?? 0, longestMs);
    const handled = eachMs === 0 ? MAX_HELD : Math.floor((this.#concurrency * ms) / eachMs);
    return Math.max(handled, this.#concurrency);
  }
}
