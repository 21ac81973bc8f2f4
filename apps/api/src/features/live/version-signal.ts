/** A version number, and a signal for each change of it. */
export class VersionSignal {
  readonly #waiting = new Set<() => void>();
  #version = 0;

  get version(): number {
    return this.#version;
  }

  increment(): void {
    this.#version += 1;
    for (const wake of this.#waiting) wake();
  }

  /** Resolves when the version is greater than `seen`, or the signal aborts. */
  waitBeyond(seen: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted || this.#version > seen) {
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
