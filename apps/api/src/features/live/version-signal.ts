/** Wakes all who wait for something that has a number, which rises whenever it changes. */
export class VersionSignal {
  readonly #waiting = new Set<() => void>();
  #number = 0;

  get number(): number {
    return this.#number;
  }

  tell(): void {
    this.#number += 1;
    for (const wake of this.#waiting) wake();
  }

  /** Resolves when the number is beyond one that was seen, or the signal aborts. */
  beyond(seen: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted || this.#number > seen) {
        resolve();
        return;
      }
      const wake = () => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}
