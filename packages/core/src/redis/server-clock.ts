/**
 * An estimate of Redis's clock between two answers: the last `now` plus the time since, by a monotonic
 * clock. The date of the machine does not matter.
 */
export class ServerClock {
  readonly #injected: (() => number) | undefined;
  #now = 0;
  #readAt = 0;

  constructor(injected?: () => number) {
    this.#injected = injected;
  }

  /** Records the `now` of an answer, epoch ms. */
  observe(now: number): void {
    this.#now = now;
    this.#readAt = performance.now();
  }

  /** Epoch ms, at most a network delay behind. */
  now(): number {
    return this.#injected?.() ?? this.#now + (performance.now() - this.#readAt);
  }
}
