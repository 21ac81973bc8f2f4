import type { TurnQueue } from './turn-queue.ts';

/**
 * Sends the items of a group as one command, and resolves to one result for each, in their order. An error is the
 * result of a call that fails alone.
 */
export type SendBatch<Item, Result> = (
  group: string,
  items: readonly Item[],
) => Promise<readonly (Result | Error)[]>;

/** An operation whose calls of one event-loop turn travel together, at most `maxItems` in a command. */
export class BatchedOperation<Item, Result> {
  readonly #queue: TurnQueue;
  readonly #send: SendBatch<Item, Result>;
  readonly #maxItems: number;
  readonly #open = new Map<string, Batch<Item, Result>>();

  constructor(queue: TurnQueue, maxItems: number, send: SendBatch<Item, Result>) {
    this.#queue = queue;
    this.#send = send;
    this.#maxItems = maxItems;
  }

  submit(group: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => this.enqueue(group, { item, resolve, reject }));
  }

  /** As `submit`, without a promise: a call of a limiter has one already. */
  enqueue(group: string, call: Call<Item, Result>): void {
    let batch = this.#open.get(group);
    if (
      batch === undefined ||
      batch.calls.length === this.#maxItems ||
      !this.#queue.isWaiting(group, batch)
    ) {
      const fresh = new Batch<Item, Result>(this.#queue, (items) => {
        if (this.#open.get(group) === fresh) this.#open.delete(group);
        return this.#send(group, items);
      });
      this.#queue.enqueue(group, fresh);
      this.#open.set(group, fresh);
      batch = fresh;
    }
    batch.calls.push(call);
  }
}

interface Call<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

class Batch<Item, Result> {
  readonly calls: Call<Item, Result>[] = [];
  readonly #queue: TurnQueue;
  readonly #send: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>;

  constructor(
    queue: TurnQueue,
    send: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
  ) {
    this.#queue = queue;
    this.#send = send;
  }

  send(): void {
    void this.#settle();
  }

  async #settle(): Promise<void> {
    try {
      const results = await this.#send(this.calls.map(({ item }) => item));
      this.#queue.answer(this.calls.length, () => {
        for (const [index, { resolve, reject }] of this.calls.entries()) {
          const result = results[index];
          if (result === undefined) reject(new RangeError('A batch got fewer results than calls'));
          else if (result instanceof Error) reject(result);
          else resolve(result);
        }
      });
    } catch (error) {
      for (const { reject } of this.calls) reject(error);
    }
  }
}
