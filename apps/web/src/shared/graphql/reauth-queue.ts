/**
 * A queue for requests that failed because the session had ended. They run again after the user has signed
 * in.
 */
export class ReauthQueue {
  readonly #listeners = new Set<() => void>();
  #waiting = new Set<{ readonly resolve: () => void; readonly reject: () => void }>();

  /** Calls back when a request starts to wait. */
  onNeeded(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when there is a session again; rejects if there will be none, or with the signal. */
  wait(refusal: unknown, signal?: AbortSignal): Promise<void> {
    // Nothing can renew the session, for example in tests of single components.
    if (this.#listeners.size === 0) return Promise.reject(asError(refusal));
    const renewed = new Promise<void>((resolve, reject) => {
      const waiter = { resolve, reject: () => reject(asError(refusal)) };
      this.#waiting.add(waiter);
      signal?.addEventListener('abort', () => {
        this.#waiting.delete(waiter);
        reject(asError(signal.reason));
      });
    });
    for (const listener of this.#listeners) listener();
    return renewed;
  }

  renewed(): void {
    for (const { resolve } of this.#take()) resolve();
  }

  abandoned(): void {
    for (const { reject } of this.#take()) reject();
  }

  #take() {
    const waiting = this.#waiting;
    this.#waiting = new Set();
    return waiting;
  }
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

export const reauthQueue = new ReauthQueue();
