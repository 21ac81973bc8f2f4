/** Milliseconds from any moment on, never set back. */
export type MonotonicClock = () => number;

/**
 * Keeps calls from a Redis that does not answer. Closed, it lets all calls through. So many failures in a
 * row open it; then it lets one through after each pause, and the first success closes it.
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

  /** How long until a call is let through: 0 if one is now. */
  get retryAfterMs(): number {
    return this.#isOpen ? Math.max(Math.ceil(this.#probeAt - this.#clock()), 0) : 0;
  }

  /** Whether a call is let through. Who is, has to say what became of it. */
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
