import { isCluster, type RedisClient, type RedisConnection } from './client.ts';

export interface SubscriberEvents {
  readonly onMessage: (message: string) => void;
  /** The subscription begins, or begins again: earlier messages may have been lost. */
  readonly onListening: () => void;
}

/** Delays between attempts to connect, ms. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

/** A connection without messages for this time receives a PING, and is closed without an answer. */
const SILENCE_MS = 15_000;
const ANSWER_LIMIT_MS = 5000;

/**
 * Subscribes to one channel on a separate connection, a copy of the borrowed one, until it is closed. It
 * reconnects after lost connections, and if a server hangs without closing its connection.
 *
 * On a cluster, it uses any node, because PUBLISH reaches all of them.
 */
export class Subscriber {
  readonly #source: RedisClient;
  readonly #channel: string;
  readonly #events: SubscriberEvents;
  #connection: RedisConnection | undefined;
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
    // An error ends the connection, which is handled. Without a listener, ioredis would log the error.
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

  async #listen(connection: RedisConnection): Promise<void> {
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

  /** Reconnects here and not in ioredis, so that it does not wait for a cluster node that is gone. */
  #copy(): RedisConnection | undefined {
    const options = {
      lazyConnect: true,
      retryStrategy: () => null,
      enableOfflineQueue: true,
      enableReadyCheck: false,
      connectTimeout: ANSWER_LIMIT_MS,
    } as const;
    if (!isCluster(this.#source)) return this.#source.duplicate(options);
    const nodes = this.#source.nodes('all');
    return nodes[Math.floor(Math.random() * nodes.length)]?.duplicate(options);
  }

  #watch(connection: RedisConnection): void {
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
