/** Something that waits for the end of the event-loop turn. */
interface Waiting {
  send(): void;
}

/**
 * Lets the calls of one event-loop turn travel together. Consecutive calls of one operation on one
 * group (the keys of one set) become one command, whose fixed cost is then paid once; calls of
 * different operations on a group keep the order in which they were made.
 *
 * Nothing is kept between turns, so an idle group costs nothing.
 */
export class TurnQueue {
  #waiting = new Map<string, Waiting>();

  /** Puts a new batch at the end of a group's line: what waited there is sent first. */
  enqueue(group: string, batch: Waiting): void {
    if (this.#waiting.size === 0) setImmediate(() => this.#sendAll());
    this.flush(group);
    this.#waiting.set(group, batch);
  }

  /** Whether a batch is the one that waits, so that it can still take calls. */
  isWaiting(group: string, batch: Waiting): boolean {
    return this.#waiting.get(group) === batch;
  }

  /** Sends what waits in a group, ahead of a command that does not go through the queue. */
  flush(group: string): void {
    const batch = this.#waiting.get(group);
    if (batch === undefined) return;
    this.#waiting.delete(group);
    batch.send();
  }

  #sendAll(): void {
    for (const group of this.#waiting.keys()) this.flush(group);
  }
}
