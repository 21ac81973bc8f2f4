import { Cluster, type Redis } from 'ioredis';
import type { RedisClient } from './client.ts';

export interface SubscriberEvents {
  readonly onMessage: (message: string) => void;
  /** Listening, for the first time or again: what was said before has been missed. */
  readonly onListening: () => void;
}

/** Pauses between attempts to connect, ms. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

/** A connection that says nothing for so long is asked for a sign of life, and given up without one. */
const SILENCE_MS = 15_000;
const ANSWER_LIMIT_MS = 5000;

/**
 * Listens to one channel on a connection of its own, a copy of the borrowed one, and goes on listening
 * until it is closed: over lost connections, and servers that hang without closing theirs.
 *
 * On a cluster any node will do, as PUBLISH reaches all of them.
 */
export class Subscriber {
  readonly #source: RedisClient;
  readonly #channel: string;
  readonly #events: SubscriberEvents;
  #connection: Redis | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  #timer: NodeJS.Timeout | undefined;
  #watchdog: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(source: RedisClient, channel: string, events: SubscriberEvents) {
    this.#source = source;
    this.#channel = channel;
    this.#events = events;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    this.#connection?.disconnect();
  }

  #connect(): void {
    const connection = this.#copy();
    if (connection === undefined) {
      this.#retry();
      return;
    }
    this.#connection = connection;
    // Errors end the connection, and its end is handled; without a listener they would be logged.
    connection.on('error', () => undefined);
    connection.once('end', () => {
      clearTimeout(this.#watchdog);
      this.#retry();
    });
    connection.on('message', (_channel: string, message: string) => {
      this.#events.onMessage(message);
    });
    void this.#listen(connection);
  }

  async #listen(connection: Redis): Promise<void> {
    // A server that hangs still accepts connections.
    const limit = setTimeout(() => connection.disconnect(), ANSWER_LIMIT_MS);
    limit.unref();
    try {
      await connection.connect();
      await connection.subscribe(this.#channel);
    } catch {
      connection.disconnect();
      return;
    } finally {
      clearTimeout(limit);
    }
    if (this.#closed) return;
    this.#pauseMs = FIRST_PAUSE_MS;
    this.#watch(connection);
    this.#events.onListening();
  }

  #retry(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => this.#connect(), this.#pauseMs);
    this.#timer.unref();
    this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS);
  }

  /** Reconnecting is done here, so that a node of a cluster that is gone is not waited for. */
  #copy(): Redis | undefined {
    const options = {
      lazyConnect: true,
      retryStrategy: () => null,
      enableOfflineQueue: true,
      enableReadyCheck: false,
      connectTimeout: ANSWER_LIMIT_MS,
    };
    if (!(this.#source instanceof Cluster)) return this.#source.duplicate(options);
    const nodes = this.#source.nodes('all');
    return nodes[Math.floor(Math.random() * nodes.length)]?.duplicate(options);
  }

  #watch(connection: Redis): void {
    this.#watchdog = setTimeout(() => {
      const limit = setTimeout(() => connection.disconnect(), ANSWER_LIMIT_MS);
      limit.unref();
      connection
        .ping()
        .then(() => this.#watch(connection))
        .catch(() => connection.disconnect())
        .finally(() => clearTimeout(limit));
    }, SILENCE_MS);
    this.#watchdog.unref();
  }
}
