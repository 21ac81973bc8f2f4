/** How long an action can be undone. */
export const UNDO_MS = 10_000;
/** How long a failed undo can be retried: most outages last longer than ten seconds. */
export const RETRY_MS = 60_000;

/** An action that can be undone. */
export interface Undoable {
  readonly label: string;
  /** Restores the exact former state; rejects if it cannot, and may be called again then. */
  readonly restore: () => Promise<void>;
  /** Receives the outcome. A failed undo can be retried; restored and expired are final. */
  readonly onOutcome?: (outcome: 'restored' | 'failed' | 'expired', error?: unknown) => void;
}

interface Entry extends Undoable {
  readonly id: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * The actions that can be undone, latest first. Each has ten seconds. Restores run one after the other in
 * the order of the requests: two that touch the same member must not overlap. An entry whose time ends
 * while it waits is still restored. One that could not be restored returns to its place for a while.
 */
export class UndoStack {
  readonly #entries: Entry[] = [];
  readonly #listeners = new Set<() => void>();
  #queue: Promise<void> = Promise.resolve();
  #lastId = 0;
  #latest: Undoable | null = null;

  push(undoable: Undoable): number {
    this.#lastId += 1;
    this.#put(this.#lastId, undoable, UNDO_MS);
    return this.#lastId;
  }

  /** Undoes an action, or the latest one. Resolves to whether one existed and was restored. */
  async undo(id = this.#entries.at(-1)?.id): Promise<boolean> {
    const entry = id === undefined ? undefined : this.#take(id);
    if (!entry) return false;
    const restored = this.#queue.then(async () => {
      try {
        await entry.restore();
        entry.onOutcome?.('restored');
        return true;
      } catch (error) {
        this.#put(entry.id, entry, RETRY_MS);
        entry.onOutcome?.('failed', error);
        return false;
      }
    });
    this.#queue = restored.then(() => undefined);
    return restored;
  }

  /** The action that `undo` would undo next. */
  readonly latest = (): Undoable | null => this.#latest;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #put(id: number, undoable: Undoable, forMs: number): void {
    const timer = setTimeout(() => this.#take(id)?.onOutcome?.('expired'), forMs);
    const later = this.#entries.findIndex((entry) => entry.id > id);
    const place = later === -1 ? this.#entries.length : later;
    this.#entries.splice(place, 0, { ...undoable, id, timer });
    this.#settle();
  }

  #take(id: number): Entry | undefined {
    const index = this.#entries.findIndex((entry) => entry.id === id);
    const [entry] = index === -1 ? [] : this.#entries.splice(index, 1);
    if (entry) clearTimeout(entry.timer);
    this.#settle();
    return entry;
  }

  #settle(): void {
    this.#latest = this.#entries.at(-1) ?? null;
    for (const listener of this.#listeners) listener();
  }
}

export const pageUndo = new UndoStack();
