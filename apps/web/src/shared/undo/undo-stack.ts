/** How long an action can be taken back. */
export const UNDO_MS = 10_000;
/** How long it can be tried again where that failed: most outages last longer than the ten seconds. */
export const RETRY_MS = 60_000;

/** Something that was done and can be undone. */
export interface Undoable {
  readonly label: string;
  /** Puts everything back exactly as it was; rejects if it cannot, and may be asked again then. */
  readonly restore: () => Promise<void>;
  /** Told what came of it. What has failed can be tried again; what is restored or expired is over. */
  readonly onOutcome?: (outcome: 'restored' | 'failed' | 'expired', error?: unknown) => void;
}

interface Entry extends Undoable {
  readonly id: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * What can be undone, the latest first. Each entry has its own ten seconds. Restores run one after
 * the other in the order in which they were asked for: two that touch one member must not cross.
 * An entry whose time is up while it waits for its turn is restored all the same; one that could not be
 * restored is back in its place for a while.
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

  /** Undoes one action, or the latest. Resolves to whether there was one and it was put back. */
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

  /** What `undo` would take back next. */
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
