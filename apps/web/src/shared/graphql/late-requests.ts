/** The API answers within 2 s even without Redis. */
const LATE_AFTER_MS = 2500;

/** Counts the requests that have waited unusually long for their answer. */
export class LateRequests {
  readonly #listeners = new Set<() => void>();
  #count = 0;

  readonly any = (): boolean => this.#count > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Watches a request until it settles. */
  async watch<T>(request: Promise<T>): Promise<T> {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.#add(1);
    }, LATE_AFTER_MS);
    try {
      return await request;
    } finally {
      clearTimeout(timer);
      if (late) this.#add(-1);
    }
  }

  #add(difference: number): void {
    this.#count += difference;
    for (const listener of this.#listeners) listener();
  }
}

export const lateRequests = new LateRequests();
