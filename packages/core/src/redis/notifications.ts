import type { RedisClient } from './client.ts';
import { Subscriber } from './subscriber.ts';

/** The topics that scripts and `publish` send. */
type NotificationTopic =
  /** A set has an earlier deadline than before: `<epoch ms>:<entry>`. */
  | 'due'
  /** Members of a set have expired, and their events are in its stream. */
  | `expired:${string}`
  /** A window set has elements for a waiting pop. */
  | `window:${string}`
  /** The feed of a set has grown, or is closed: `<set>`, or `<set>#<shard>` of a shard, with the shard as detail. */
  | `changed:${string}`
  /** The list of sets has changed: `created:<name>` or `deleted:<name>`. */
  | 'sets';

/** Topics with a detail. */
const DETAILED = /^(?:(?<topic>due|sets):|(?<set>changed:[^#]*)#)(?<detail>.*)$/;

export interface NotificationListener {
  readonly topic: NotificationTopic;
  /** A hint: a notification can be lost, so a listener must also poll. */
  readonly onNotification: (detail: string) => void;
  /** The subscription begins, or begins again: earlier notifications may have been lost. */
  readonly onListening: () => void;
}

/**
 * The messages of scripts, over one connection for all listeners. The connection is open while there is a
 * listener.
 */
export class Notifications {
  readonly #redis: RedisClient;
  readonly #channel: string;
  readonly #listeners = new Map<string, Set<NotificationListener>>();
  #subscriber: Subscriber | undefined;
  #isListening = false;

  constructor(redis: RedisClient, channel: string) {
    this.#redis = redis;
    this.#channel = channel;
  }

  /** Listens until the returned function is called. */
  listen(listener: NotificationListener): () => void {
    const ofTopic = this.#listeners.get(listener.topic) ?? new Set();
    this.#listeners.set(listener.topic, ofTopic.add(listener));
    if (this.#subscriber === undefined) {
      this.#isListening = false;
      this.#subscriber = new Subscriber(this.#redis, this.#channel, {
        onMessage: (message) => this.#hear(message),
        onListening: () => {
          this.#isListening = true;
          for (const each of [...this.#listeners.values()].flatMap((some) => [...some])) {
            each.onListening();
          }
        },
      });
    } else if (this.#isListening) {
      listener.onListening();
    }
    return () => {
      ofTopic.delete(listener);
      if (ofTopic.size === 0) this.#listeners.delete(listener.topic);
      if (this.#listeners.size > 0) return;
      this.#subscriber?.close();
      this.#subscriber = undefined;
    };
  }

  /**
   * Sends a notification to all listeners, in all processes, when no script could. It is a hint, so it never
   * fails.
   */
  publish(topic: `changed:${string}` | `sets:${'created' | 'deleted'}:${string}`): void {
    this.#redis.publish(this.#channel, topic).catch(() => undefined);
  }

  #hear(message: string): void {
    const { topic, set = message, detail = '' } = DETAILED.exec(message)?.groups ?? {};
    for (const listener of this.#listeners.get(topic ?? set) ?? []) {
      listener.onNotification(detail);
    }
  }
}
