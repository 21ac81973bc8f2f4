import type { RedisClient } from '../redis/client.ts';
import { Subscriber } from '../redis/subscriber.ts';
import type { PublishedBatch } from './recorder.ts';
import type { DecisionBatch } from './sampled-decision.ts';

/** Batches that are kept for a slow reader. Then the oldest are dropped. */
const MAX_WAITING = 100;

export interface DecisionsRequest {
  /** Ends the iteration. */
  readonly signal?: AbortSignal | undefined;
  /** Only decisions of this policy. */
  readonly policy?: string | undefined;
}

/**
 * `return`, its signal, or the end of a loop ends it. Before TypeScript 5.6, an AsyncIterableIterator has no type of its
 * end.
 */
export interface DecisionIterator {
  next(): Promise<IteratorResult<DecisionBatch, undefined>>;
  return(): Promise<IteratorResult<DecisionBatch, undefined>>;
  [Symbol.asyncIterator](): DecisionIterator;
}

/** The published decisions of all processes, over one connection for all readers. */
export class DecisionFeed {
  readonly #redis: RedisClient;
  readonly #channel: string;
  readonly #readers = new Set<Reader>();
  #subscriber: Subscriber | undefined;

  constructor(redis: RedisClient, channel: string) {
    this.#redis = redis;
    this.#channel = channel;
  }

  /** Listens from now on, until the iteration ends. */
  follow({ signal, policy }: DecisionsRequest): DecisionIterator {
    const reader: Reader = new Reader(policy, () => {
      signal?.removeEventListener('abort', onAbort);
      this.#readers.delete(reader);
      if (this.#readers.size > 0) return;
      this.#subscriber?.close();
      this.#subscriber = undefined;
    });
    const onAbort = () => void reader.return();
    this.#readers.add(reader);
    signal?.addEventListener('abort', onAbort);
    this.#subscriber ??= new Subscriber(this.#redis, this.#channel, {
      onMessage: (message) => this.#tell(message),
      onListening: () => undefined,
    });
    if (signal?.aborted === true) onAbort();
    return reader;
  }

  #tell(message: string): void {
    const batch = parse(message);
    if (batch === undefined) return;
    for (const reader of this.#readers) reader.offer(batch);
  }
}

/** Any client can publish on the channel, so other messages are dropped. */
function parse(message: string): PublishedBatch | undefined {
  try {
    const batch: unknown = JSON.parse(message);
    return isBatch(batch) ? batch : undefined;
  } catch {
    return undefined;
  }
}

function isBatch(value: unknown): value is PublishedBatch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'decisions' in value &&
    Array.isArray(value.decisions) &&
    'decided' in value &&
    typeof value.decided === 'object' &&
    value.decided !== null
  );
}

/** One reader. When it ends, a pending `next` resolves immediately. */
class Reader implements DecisionIterator {
  readonly #policy: string | undefined;
  readonly #onEnd: () => void;
  readonly #batches: DecisionBatch[] = [];
  readonly #waiting: ((result: IteratorResult<DecisionBatch, undefined>) => void)[] = [];
  #hasEnded = false;

  constructor(policy: string | undefined, onEnd: () => void) {
    this.#policy = policy;
    this.#onEnd = onEnd;
  }

  offer({ decisions: all, decided }: PublishedBatch): void {
    const policy = this.#policy;
    const decisions = policy === undefined ? all : all.filter((each) => each.policy === policy);
    if (decisions.length === 0) return;
    const counts = policy === undefined ? Object.values(decided) : [decided[policy] ?? 0];
    const batch = { decisions, decided: counts.reduce((sum, count) => sum + count, 0) };
    const waiting = this.#waiting.shift();
    if (waiting !== undefined) {
      waiting({ done: false, value: batch });
      return;
    }
    this.#batches.push(batch);
    if (this.#batches.length > MAX_WAITING) this.#batches.shift();
  }

  next(): Promise<IteratorResult<DecisionBatch, undefined>> {
    const batch = this.#batches.shift();
    if (batch !== undefined) return Promise.resolve({ done: false, value: batch });
    if (this.#hasEnded) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  async return(): Promise<IteratorResult<DecisionBatch, undefined>> {
    if (!this.#hasEnded) {
      this.#hasEnded = true;
      this.#batches.length = 0;
      this.#onEnd();
      for (const resolve of this.#waiting.splice(0)) resolve({ done: true, value: undefined });
    }
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
