import type { Deadline } from './sweep-result.ts';

interface Slotted extends Deadline {
  readonly slot: number;
}

/**
 * The next deadline of each slot, the earliest first: a binary heap. A replaced deadline stays in the heap
 * until it is first, and is then skipped.
 */
export class DueQueue {
  readonly #current = new Map<number, Slotted>();
  readonly #heap: Slotted[] = [];

  /** Removes all deadlines. */
  clear(): void {
    this.#current.clear();
    this.#heap.length = 0;
  }

  /** Replaces the deadline of a slot. */
  set(slot: number, deadline: Deadline | undefined): void {
    if (deadline === undefined) {
      this.#current.delete(slot);
      return;
    }
    const slotted = { ...deadline, slot };
    this.#current.set(slot, slotted);
    this.#push(slotted);
  }

  /** Replaces the deadline of a slot, if this one is earlier. */
  advance(slot: number, deadline: Deadline): void {
    const current = this.#current.get(slot);
    if (current === undefined || deadline.dueAt < current.dueAt) this.set(slot, deadline);
  }

  /** The earliest deadline. */
  peek(): Slotted | undefined {
    for (;;) {
      const first = this.#heap[0];
      if (first === undefined || this.#current.get(first.slot) === first) return first;
      this.#pop();
    }
  }

  /** Removes and returns the earliest deadline. Its slot has none until the next `set`. */
  take(): Slotted | undefined {
    const first = this.peek();
    if (first === undefined) return undefined;
    this.#pop();
    this.#current.delete(first.slot);
    return first;
  }

  #push(deadline: Slotted): void {
    const heap = this.#heap;
    let index = heap.push(deadline) - 1;
    while (index > 0) {
      const parentIndex = (index - 1) >> 1;
      const parent = heap[parentIndex];
      if (parent === undefined || parent.dueAt <= deadline.dueAt) break;
      heap[index] = parent;
      index = parentIndex;
    }
    heap[index] = deadline;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let index = 0;
    for (;;) {
      const leftIndex = 2 * index + 1;
      const left = heap[leftIndex];
      if (left === undefined) break;
      const right = heap[leftIndex + 1];
      const [child, childIndex] =
        right !== undefined && right.dueAt < left.dueAt
          ? [right, leftIndex + 1]
          : [left, leftIndex];
      if (child.dueAt >= last.dueAt) break;
      heap[index] = child;
      index = childIndex;
    }
    heap[index] = last;
  }
}
