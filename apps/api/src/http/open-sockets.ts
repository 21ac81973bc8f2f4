import type { WebSocket } from 'ws';
import type { Principal } from '../auth/principal.ts';
import type { Metrics } from '../observability/metrics.ts';
import { dismiss, GOING_AWAY, POLICY_VIOLATION } from './close-codes.ts';
import type { SocketLimits } from './socket-limits.ts';

interface Connection {
  readonly socket: WebSocket;
  /** In this second; of a stranger, ever. */
  messages: number;
  bytes: number;
  isStranger: boolean;
  /** Whether it has given a sign of life since it was asked for one. */
  answered: boolean;
}

const SECOND_MS = 1000;

/** The WebSockets of a server, counted: looks for those that flood it, and for those that are gone. */
export class OpenSockets {
  readonly #limits: SocketLimits;
  readonly #metrics: Metrics;
  readonly #connections = new Set<Connection>();
  readonly #perToken = new Counts();
  /** By network. */
  readonly #strangers = new Counts();
  /** What ends the count of a connection as a stranger. */
  readonly #introductions = new WeakMap<WebSocket, () => void>();
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

  /** Whether there is no room for another of whom nobody knows yet who it is. `network`: its `addressKey`. */
  hasTooManyStrangers(network: string): boolean {
    const { strangers, strangersPerAddress } = this.#limits;
    return this.#strangers.total >= strangers || this.#strangers.of(network) >= strangersPerAddress;
  }

  /**
   * Looks after a connection until it closes. It counts as a stranger of its network until it is taken for a
   * token; null if it is known whose it is. `onMessage` hears of no messages that are too many.
   */
  add(socket: WebSocket, network: string | null, onMessage: (text: string) => void): void {
    const connection: Connection = {
      socket,
      messages: 0,
      bytes: 0,
      isStranger: network !== null,
      answered: true,
    };
    if (network !== null) {
      const forget = this.#strangers.add(network);
      const introduce = () => {
        connection.isStranger = false;
        forget();
      };
      this.#introductions.set(socket, introduce);
      socket.once('close', introduce);
    }
    this.#connections.add(connection);
    this.#metrics.sockets.inc();
    socket.on('pong', () => {
      connection.answered = true;
    });
    socket.on('message', (data) => {
      // Messages come as one buffer: `binaryType` is left as it is.
      const message = Buffer.isBuffer(data) ? data : Buffer.alloc(0);
      connection.messages += 1;
      connection.bytes += message.length;
      if (this.#isFlood(connection)) dismiss(socket, POLICY_VIOLATION, 'Too many messages');
      else onMessage(message.toString());
    });
    socket.once('close', () => {
      this.#connections.delete(connection);
      this.#metrics.sockets.dec();
    });
  }

  /** Counts a connection for a token until it closes; false if the token has as many as it may. */
  take(socket: WebSocket, { tokenId }: Principal): boolean {
    if (this.#perToken.of(tokenId) >= this.#limits.connectionsPerToken) return false;
    socket.once('close', this.#perToken.add(tokenId));
    this.#introductions.get(socket)?.();
    return true;
  }

  /** Tells all to come back, which leads them to another instance, and lets none in any more. */
  close(): void {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const { socket } of this.#connections) {
      dismiss(socket, GOING_AWAY, 'The server is going away');
    }
  }

  #isFlood({ messages, bytes, isStranger }: Connection): boolean {
    const { messagesPerSecond, bytesPerSecond, strangerBytes } = this.#limits;
    return messages > messagesPerSecond || bytes > (isStranger ? strangerBytes : bytesPerSecond);
  }

  #beginSecond(): void {
    for (const connection of this.#connections) {
      if (connection.isStranger) continue;
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

/** How many there are of each of several. */
class Counts {
  readonly #counts = new Map<string, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Counts one more. Returns what takes it away again, once. */
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
