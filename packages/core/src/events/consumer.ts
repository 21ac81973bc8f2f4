import { randomUUID } from 'node:crypto';
import { toError } from './handler-error.ts';
import type { ExpiredEntry, ExpiredEvent } from './expired-event.ts';
import type { EventStream } from './event-stream.ts';

/** Deals with one expired member. What it throws, or rejects with, has the event come again. */
export type ExpiryHandler<Value> = (event: ExpiredEvent<Value>) => void | Promise<void>;

export interface ConsumerOptions<Value> {
  readonly handler: ExpiryHandler<Value>;
  /** Events that are handled at the same time. */
  readonly concurrency: number;
  /** After so long without a sign of life another consumer takes over what this one has not finished. */
  readonly leaseMs: number;
  /** Told of a handler that failed, with its event, and of a Redis that did. */
  readonly onError: (error: Error, event?: ExpiredEvent<Value>) => void;
}

/** Entries that are fetched, and finished, together: up to 250 events each. */
const FETCHED = 8;

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;

interface Held<Value> {
  readonly entry: ExpiredEntry<Value>;
  /** What is still to be handled of it. */
  left: readonly ExpiredEvent<Value>[];
  attempts: number;
  /** On the monotonic clock. Infinity while it is being handled. */
  retryAt: number;
}

/**
 * One consumer of a group: fetches events when there are some, has them handled, and finishes them. It
 * has no timer: its hub tells it when something may be there, and when a lease wants renewing.
 */
export class Consumer<Value> {
  readonly name = randomUUID();
  readonly #stream: EventStream<Value>;
  readonly #options: ConsumerOptions<Value>;
  readonly #held = new Map<string, Held<Value>>();
  readonly #retries = new Set<Promise<void>>();
  #renewAt = 0;
  #claims = false;
  #wanted = false;
  #stopped = false;
  #work: Promise<void> | undefined;

  constructor(stream: EventStream<Value>, options: ConsumerOptions<Value>) {
    this.#stream = stream;
    this.#options = options;
  }

  get set(): string {
    return this.#stream.set;
  }

  get leaseMs(): number {
    return this.#options.leaseMs;
  }

  /** Fetches what there is. With `claims`, also what other consumers have left unfinished. */
  wake({ claims = false } = {}): void {
    this.#wanted = true;
    this.#claims ||= claims;
    this.#work ??= this.#run().finally(() => {
      this.#work = undefined;
      if (this.#wanted && !this.#stopped) this.wake();
    });
  }

  /** Renews the leases of what is held, and tries again what has failed. Nothing if nothing is held. */
  tick(): void {
    const now = performance.now();
    if (this.#held.size > 0 && now >= this.#renewAt) {
      this.#renewAt = now + this.leaseMs / 3;
      void this.#renew();
    }
    for (const held of this.#held.values()) {
      if (held.retryAt > now || this.#stopped) continue;
      const retry = this.#handle(held).finally(() => this.#retries.delete(retry));
      this.#retries.add(retry);
    }
  }

  /** Resolves when the handlers that run have ended. What is unfinished then is left to others. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([this.#work, ...this.#retries]);
    try {
      await this.#stream.leave(this.name);
    } catch (error) {
      this.#options.onError(toError(error));
    }
  }

  async #run(): Promise<void> {
    while (this.#wanted && !this.#stopped) {
      this.#wanted = false;
      const claims = this.#claims;
      this.#claims = false;
      try {
        const entries = await this.#stream.receive(
          this.name,
          FETCHED,
          claims ? this.leaseMs : undefined,
        );
        if (entries.length > 0) this.#wanted = true;
        const fresh = entries.filter(({ id }) => !this.#held.has(id));
        await this.#handleAll(fresh);
      } catch (error) {
        this.#options.onError(toError(error));
        return;
      }
    }
  }

  async #handleAll(entries: readonly ExpiredEntry<Value>[]): Promise<void> {
    const held = entries.map((entry) => ({
      entry,
      left: entry.events,
      attempts: 0,
      retryAt: Infinity,
    }));
    for (const each of held) this.#held.set(each.entry.id, each);
    for (const each of held) {
      if (this.#stopped) return;
      await this.#handle(each);
    }
  }

  /** Handles what is left of an entry, so many events at a time, and finishes it if nothing failed. */
  async #handle(held: Held<Value>): Promise<void> {
    held.retryAt = Infinity;
    const waiting = [...held.left].reverse();
    const failed: ExpiredEvent<Value>[] = [];
    const worker = async () => {
      while (!this.#stopped) {
        const event = waiting.pop();
        if (event === undefined) return;
        const redelivered = event.redelivered || held.attempts > 0;
        if (!(await this.#succeeds({ ...event, redelivered }))) failed.push(event);
      }
    };
    await Promise.all(Array.from({ length: this.#options.concurrency }, worker));
    held.left = [...failed, ...waiting];
    if (held.left.length > 0 || !(await this.#finishes(held.entry.id))) {
      const pauseMs = Math.min(FIRST_RETRY_MS * 2 ** held.attempts, LONGEST_RETRY_MS);
      held.attempts += 1;
      held.retryAt = performance.now() + pauseMs;
    }
  }

  async #finishes(id: string): Promise<boolean> {
    try {
      await this.#stream.finish(id);
      this.#held.delete(id);
      return true;
    } catch (error) {
      this.#options.onError(toError(error));
      return false;
    }
  }

  async #renew(): Promise<void> {
    try {
      await this.#stream.renew(this.name, [...this.#held.keys()]);
    } catch (error) {
      this.#options.onError(toError(error));
    }
  }

  async #succeeds(event: ExpiredEvent<Value>): Promise<boolean> {
    try {
      await this.#options.handler(event);
      return true;
    } catch (error) {
      this.#options.onError(toError(error), event);
      return false;
    }
  }
}
