/** Milliseconds since any start, never set back. */
export type MonotonicClock = () => number;

/**
 * Stops calls while Redis does not answer. Closed, it allows all calls. After `failures` failures in a row
 * it opens; then it allows one call after each pause, and the first success closes it.
 */
export class CircuitBreaker {
  readonly #threshold: number;
  readonly #pauseMs: number;
  readonly #clock: MonotonicClock;
  #failures = 0;
  #probeAt = 0;

  constructor(failures: number, pauseMs: number, clock: MonotonicClock) {
    this.#threshold = failures;
    this.#pauseMs = pauseMs;
    this.#clock = clock;
  }

  get #isOpen(): boolean {
    return this.#failures >= this.#threshold;
  }

  /** The time until a call is allowed: 0 if it is now. */
  get retryAfterMs(): number {
    return this.#isOpen ? Math.max(Math.ceil(this.#probeAt - this.#clock()), 0) : 0;
  }

  /** Whether a call is allowed. The caller must report its success or failure. */
  admits(): boolean {
    if (!this.#isOpen) return true;
    const now = this.#clock();
    if (now < this.#probeAt) return false;
    this.#probeAt = now + this.#pauseMs;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#isOpen) this.#probeAt = this.#clock() + this.#pauseMs;
  }
}
