import type { WebSocket } from 'ws';
import type { Principal } from '../auth/principal.ts';
import type { Metrics } from '../observability/metrics.ts';
import { closeSocket, GOING_AWAY, POLICY_VIOLATION } from './close-codes.ts';
import type { SocketLimits } from './socket-limits.ts';

interface Connection {
  readonly socket: WebSocket;
  /** In this second; if unauthenticated, since the connection was opened. */
  messages: number;
  bytes: number;
  isUnauthenticated: boolean;
  /** Whether it has answered the latest ping. */
  answered: boolean;
}

const SECOND_MS = 1000;

/** Counts the WebSockets of a server, and closes those that flood it or do not answer. */
export class OpenSockets {
  readonly #limits: SocketLimits;
  readonly #metrics: Metrics;
  readonly #connections = new Set<Connection>();
  readonly #perToken = new Counts();
  /** By network. */
  readonly #unauthenticated = new Counts();
  /** Functions that end the count of a connection as unauthenticated. */
  readonly #authenticators = new WeakMap<WebSocket, () => void>();
  readonly #timers: readonly NodeJS.Timeout[];
  #closing = false;

  constructor(limits: SocketLimits, metrics: Metrics) {
    this.#limits = limits;
    this.#metrics = metrics;
    this.#timers = [
      setInterval(() => this.#beginSecond(), SECOND_MS).unref(),
      setInterval(() => this.#ping(), limits.pingEveryMs).unref(),
    ];
  }

  get isFull(): boolean {
    return this.#closing || this.#connections.size >= this.#limits.connections;
  }

  /** Whether there are too many unauthenticated connections. `network`: its `addressKey`. */
  hasTooManyUnauthenticated(network: string): boolean {
    const { unauthenticated, unauthenticatedPerAddress } = this.#limits;
    return (
      this.#unauthenticated.total >= unauthenticated ||
      this.#unauthenticated.of(network) >= unauthenticatedPerAddress
    );
  }

  /**
   * Watches a connection until it closes. It counts as unauthenticated for its network until `take`; `network` is
   * null if it is authenticated. `onMessage` does not receive messages above the limits.
   */
  add(socket: WebSocket, network: string | null, onMessage: (text: string) => void): void {
    const connection: Connection = {
      socket,
      messages: 0,
      bytes: 0,
      isUnauthenticated: network !== null,
      answered: true,
    };
    if (network !== null) {
      const forget = this.#unauthenticated.add(network);
      const authenticate = () => {
        connection.isUnauthenticated = false;
        forget();
      };
      this.#authenticators.set(socket, authenticate);
      socket.once('close', authenticate);
    }
    this.#connections.add(connection);
    this.#metrics.sockets.inc();
    socket.on('pong', () => {
      connection.answered = true;
    });
    socket.on('message', (data) => {
      // Each message is one buffer, the default of `binaryType`.
      const message = Buffer.isBuffer(data) ? data : Buffer.alloc(0);
      connection.messages += 1;
      connection.bytes += message.length;
      if (this.#isFlood(connection)) closeSocket(socket, POLICY_VIOLATION, 'Too many messages');
      else onMessage(message.toString());
    });
    socket.once('close', () => {
      this.#connections.delete(connection);
      this.#metrics.sockets.dec();
    });
  }

  /** Counts a connection for a token until it closes. False if the token has too many. */
  take(socket: WebSocket, { tokenId }: Principal): boolean {
    if (this.#perToken.of(tokenId) >= this.#limits.connectionsPerToken) return false;
    socket.once('close', this.#perToken.add(tokenId));
    this.#authenticators.get(socket)?.();
    return true;
  }

  /** Closes all connections, so that clients reconnect to another instance, and accepts no more. */
  close(): void {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const { socket } of this.#connections) {
      closeSocket(socket, GOING_AWAY, 'The server is shutting down');
    }
  }

  #isFlood({ messages, bytes, isUnauthenticated }: Connection): boolean {
    const { messagesPerSecond, bytesPerSecond, unauthenticatedBytes } = this.#limits;
    return (
      messages > messagesPerSecond ||
      bytes > (isUnauthenticated ? unauthenticatedBytes : bytesPerSecond)
    );
  }

  #beginSecond(): void {
    for (const connection of this.#connections) {
      if (connection.isUnauthenticated) continue;
      connection.messages = 0;
      connection.bytes = 0;
    }
  }

  #ping(): void {
    for (const connection of this.#connections) {
      if (!connection.answered) connection.socket.terminate();
      connection.answered = false;
      connection.socket.ping();
    }
  }
}

/** Counts by key. */
class Counts {
  readonly #counts = new Map<string, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Adds one. Returns a function that removes it, once. */
  add(key: string): () => void {
    this.#counts.set(key, this.of(key) + 1);
    this.#total += 1;
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      this.#total -= 1;
      const left = this.of(key) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}
