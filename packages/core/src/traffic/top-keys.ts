interface Count {
  /** An upper bound of how often the key came. */
  most: number;
  /** By how much it may be too high. */
  readonly error: number;
}

/**
 * The keys that come most often, in bounded memory: the space-saving algorithm, which makes room for many
 * keys at once instead of for each. It holds at most twice its capacity of keys, and any key that comes
 * more often than one in `capacity` is among them.
 *
 * Counts are never too high. They are too low by what came of a key before it was held: nothing for keys
 * that come often, and at most one in `capacity` of all.
 */
export class TopKeys {
  readonly #capacity: number;
  readonly #counts = new Map<string, Count>();
  /** No key that was dropped came more often. */
  #dropped = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** O(1), and O(log capacity) where keys are dropped. */
  add(key: string): void {
    const count = this.#counts.get(key);
    if (count !== undefined) {
      count.most += 1;
      return;
    }
    this.#counts.set(key, { most: this.#dropped + 1, error: this.#dropped });
    if (this.#counts.size === 2 * this.#capacity) this.#makeRoom();
  }

  /** Up to so many, the most frequent first, and how often each came at least. */
  top(limit: number): (readonly [key: string, count: number])[] {
    const all = [...this.#counts].map(([key, { most, error }]) => [key, most - error] as const);
    return all.sort((a, b) => b[1] - a[1]).slice(0, limit);
  }

  /** Drops the less frequent half. */
  #makeRoom(): void {
    const ascending = [...this.#counts].sort(([, a], [, b]) => a.most - b.most);
    for (const [key, { most }] of ascending.slice(0, this.#capacity)) {
      this.#counts.delete(key);
      this.#dropped = most;
    }
  }
}
