/** The page's socket: idle, connected, or reconnecting. */
export type LiveStatus = 'idle' | 'live' | 'reconnecting';

export class LiveStatusStore {
  readonly #listeners = new Set<() => void>();
  #status: LiveStatus = 'idle';

  readonly get = (): LiveStatus => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(status: LiveStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}

export const liveStatus = new LiveStatusStore();
