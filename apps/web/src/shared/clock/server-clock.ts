/** A response with the server's time, and monotonic times from before and after the request. */
export interface ClockSample {
  readonly serverNow: number;
  readonly sentAt: number;
  readonly receivedAt: number;
}

interface Estimate {
  /** Server time minus monotonic time. */
  readonly offset: number;
  /** The true offset differs by at most this: half the round trip. */
  readonly error: number;
  readonly takenAt: number;
}

/** How fast the error of an estimate grows with age, so that a newer one can replace it. */
const DRIFT = 0.0005;

/**
 * Redis's clock, estimated in the browser. It runs on a monotonic clock and never reads the wall clock,
 * which may be wrong by an hour. The server read its time during the round trip, so the middle of the
 * trip is the best estimate and half the trip bounds its error.
 */
export class ServerClock {
  readonly #monotonic: () => number;
  readonly #listeners = new Set<() => void>();
  #estimate: Estimate | undefined;

  constructor(monotonic: () => number) {
    this.#monotonic = monotonic;
  }

  /** Milliseconds since the epoch. Before the first sample nothing counts as expired. */
  now(): number {
    return this.#monotonic() + (this.#estimate?.offset ?? 0);
  }

  observe({ serverNow, sentAt, receivedAt }: ClockSample): void {
    const error = (receivedAt - sentAt) / 2;
    const sample = { offset: serverNow - (sentAt + receivedAt) / 2, error, takenAt: receivedAt };
    if (!this.#isBetter(sample)) return;
    this.#estimate = sample;
    for (const listener of this.#listeners) listener();
  }

  /** Calls back when the estimate is replaced. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #isBetter(sample: Estimate): boolean {
    const current = this.#estimate;
    if (!current) return true;
    const error = current.error + Math.max(0, sample.takenAt - current.takenAt) * DRIFT;
    // They differ by more than both errors allow: a clock jumped, or the machine slept.
    const disagrees = Math.abs(sample.offset - current.offset) > sample.error + error + 1;
    return disagrees || sample.error <= error;
  }
}
