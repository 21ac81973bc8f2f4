import { setTimeout as delay } from 'node:timers/promises';
import { BATCH_CHARACTERS, BATCH_EVENTS, type WebhookEvent } from './message.ts';
import type { Enqueued } from './queue.ts';

/** How long the first event of a batch waits for others. */
const LINGER_MS = 50;

/** The interval of attempts while the queue is full. */
const FULL_MS = 1000;

interface Waiting {
  readonly event: WebhookEvent;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface BatcherOptions {
  /** Stores a batch in Redis. */
  readonly store: (events: readonly WebhookEvent[]) => Promise<Enqueued>;
  readonly signal: AbortSignal;
}

/** Collects the events of a webhook, and stores them in batches. */
export class Batcher {
  readonly #options: BatcherOptions;
  #waiting: Waiting[] = [];
  #characters = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: BatcherOptions) {
    this.#options = options;
  }

  /** Resolves when the event is in Redis, or the webhook deleted. Rejects if that fails, or after the signal. */
  add(event: WebhookEvent): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ event, resolve, reject });
      this.#characters += event.member?.length ?? 0;
      this.#characters += event.value === undefined ? 0 : JSON.stringify(event.value).length;
      if (this.#waiting.length >= BATCH_EVENTS || this.#characters >= BATCH_CHARACTERS) {
        this.#flush();
      } else this.#timer ??= setTimeout(() => this.#flush(), LINGER_MS);
    });
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#waiting;
    this.#waiting = [];
    this.#characters = 0;
    const events = batch.map(({ event }) => event);
    this.#store(events).then(
      () => {
        for (const { resolve } of batch) resolve();
      },
      (error: unknown) => {
        for (const { reject } of batch) reject(error);
      },
    );
  }

  async #store(events: readonly WebhookEvent[]): Promise<void> {
    const { store, signal } = this.#options;
    signal.throwIfAborted();
    while ((await store(events)).status === 'full') await delay(FULL_MS, undefined, { signal });
  }
}
