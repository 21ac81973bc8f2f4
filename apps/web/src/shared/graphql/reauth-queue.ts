/**
 * Where requests wait that were refused for want of a session, until somebody has signed in again:
 * what was typed or pressed is then done after all.
 */
export class ReauthQueue {
  readonly #listeners = new Set<() => void>();
  #waiting = new Set<{ readonly resolve: () => void; readonly reject: () => void }>();

  /** Calls back when a request begins to wait. */
  onNeeded(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves once there is a session again; rejects when there will be none, or with the signal. */
  wait(refusal: unknown, signal?: AbortSignal): Promise<void> {
    // Nobody is there to renew it: tests of single components, for instance.
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
