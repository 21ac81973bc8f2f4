/** How long an action can be taken back. */
export const UNDO_MS = 10_000;

/** Something that was done and can be undone. */
export interface Undoable {
  readonly label: string;
  /** Puts everything back exactly as it was; rejects if it cannot. */
  readonly restore: () => Promise<void>;
  /** Told once it cannot be undone any more, be it undone, failed or out of time. */
  readonly onSettled?: (outcome: 'restored' | 'failed' | 'expired', error?: unknown) => void;
}

interface Entry extends Undoable {
  readonly id: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * What can be undone, the latest first. Each entry has its own ten seconds. Restores run one after
 * the other in the order in which they were asked for: two that touch one member must not cross.
 * An entry whose time is up while it waits for its turn is restored all the same.
 */
export class UndoStack {
  readonly #entries: Entry[] = [];
  readonly #listeners = new Set<() => void>();
  #queue: Promise<void> = Promise.resolve();
  #lastId = 0;
  #latest: Undoable | null = null;

  push(undoable: Undoable): number {
    this.#lastId += 1;
    const id = this.#lastId;
    const timer = setTimeout(() => this.#take(id)?.onSettled?.('expired'), UNDO_MS);
    this.#entries.push({ ...undoable, id, timer });
    this.#settle();
    return id;
  }

  /** Undoes one action, or the latest. Resolves to whether there was one and it was put back. */
  async undo(id = this.#entries.at(-1)?.id): Promise<boolean> {
    const entry = id === undefined ? undefined : this.#take(id);
    if (!entry) return false;
    const restored = this.#queue.then(async () => {
      try {
        await entry.restore();
        entry.onSettled?.('restored');
        return true;
      } catch (error) {
        entry.onSettled?.('failed', error);
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
