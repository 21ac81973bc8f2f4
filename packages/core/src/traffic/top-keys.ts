interface Count {
  /** An upper bound of the key's count. */
  most: number;
  /** The maximum error of `count`. */
  readonly error: number;
}

/**
 * The most frequent keys, in bounded memory: the space-saving algorithm, which evicts many keys at a time
 * instead of one. It holds at most twice its capacity of keys, and includes each key with more than one in
 * `capacity` of the calls.
 *
 * Counts are never too high. They lack the calls of a key before it was held: none for frequent keys, and at
 * most one in `capacity` of all.
 */
export class TopKeys {
  readonly #capacity: number;
  readonly #counts = new Map<string, Count>();
  /** No evicted key has a higher count. */
  #dropped = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** O(1), and O(log capacity) for an eviction. */
  add(key: string): void {
    const count = this.#counts.get(key);
    if (count !== undefined) {
      count.most += 1;
      return;
    }
    this.#counts.set(key, { most: this.#dropped + 1, error: this.#dropped });
    if (this.#counts.size === 2 * this.#capacity) this.#makeRoom();
  }

  /** The most frequent keys first, up to `most`, with a lower bound of their counts. */
  top(limit: number): (readonly [key: string, count: number])[] {
    const all = [...this.#counts].map(([key, { most, error }]) => [key, most - error] as const);
    return all.sort((a, b) => b[1] - a[1]).slice(0, limit);
  }

  /** Evicts the less frequent half. */
  #makeRoom(): void {
    const ascending = [...this.#counts].sort(([, a], [, b]) => a.most - b.most);
    for (const [key, { most }] of ascending.slice(0, this.#capacity)) {
      this.#counts.delete(key);
      this.#dropped = most;
    }
  }
}
