import type { RedisClient } from '../redis/client.ts';
import { Subscriber } from '../redis/subscriber.ts';
import type { Deadline } from './sweep-result.ts';

/** What is rung for. Each is a hint: a ring can be missed, so nobody may depend on it alone. */
export interface DoorbellListener {
  /** A set has got an earlier deadline than it had. */
  readonly onDeadline?: (deadline: Deadline) => void;
  /** Members of a set have expired, and their events wait. */
  readonly onExpired?: (set: string) => void;
  /** A set's feed has grown. */
  readonly onChanged?: (set: string) => void;
  /** Listening, for the first time or again: rings before this moment have been missed. */
  readonly onListening?: () => void;
}

/**
 * What scripts publish for those who wait, heard over one connection however many listen. It is open
 * while anyone does.
 */
export class Doorbell {
  readonly #redis: RedisClient;
  readonly #channel: string;
  readonly #listeners = new Set<DoorbellListener>();
  #subscriber: Subscriber | undefined;
  #listening = false;

  constructor(redis: RedisClient, channel: string) {
    this.#redis = redis;
    this.#channel = channel;
  }

  /** Listens until what is returned is called. */
  listen(listener: DoorbellListener): () => void {
    this.#listeners.add(listener);
    if (this.#subscriber === undefined) {
      this.#listening = false;
      this.#subscriber = new Subscriber(this.#redis, this.#channel, {
        onMessage: (message) => this.#ring(message),
        onListening: () => {
          this.#listening = true;
          for (const each of this.#listeners) each.onListening?.();
        },
      });
    } else if (this.#listening) {
      listener.onListening?.();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#subscriber?.close();
      this.#subscriber = undefined;
    };
  }

  /** `due:<epoch ms>:<entry>`, `expired:<set>`, `changed:<set>`, as journal.lua publishes them. */
  #ring(message: string): void {
    const [, kind, rest = ''] = /^([a-z]+):(.*)$/s.exec(message) ?? [];
    for (const listener of this.#listeners) {
      if (kind === 'expired') listener.onExpired?.(rest);
      else if (kind === 'changed') listener.onChanged?.(rest);
      else if (kind === 'due') {
        const colon = rest.indexOf(':');
        const dueAt = Number(rest.slice(0, colon));
        listener.onDeadline?.({ entry: rest.slice(colon + 1), dueAt });
      }
    }
  }
}
