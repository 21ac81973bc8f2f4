export interface SocketLimits {
  /** Connections of all, and of one token or the sessions that it opened. */
  readonly connections: number;
  readonly connectionsPerToken: number;
  /** Connections of which nobody knows yet whose they are: of all, and from one address or IPv6 /64. */
  readonly strangers: number;
  readonly strangersPerAddress: number;
  /** Operations under way on one connection, subscriptions and others. */
  readonly subscriptionsPerConnection: number;
  /** What one connection may send in a second: messages, and bytes of them. */
  readonly messagesPerSecond: number;
  readonly bytesPerSecond: number;
  /** What a connection may send at all before it is known whose it is. */
  readonly strangerBytes: number;
  /** What waits to be sent to a client that does not read; beyond it the connection is cut. */
  readonly bufferedBytes: number;
  readonly initTimeoutMs: number;
  /** Between two signs of life that a client is asked for; one that gives none by the next is gone. */
  readonly pingEveryMs: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  connections: 5000,
  connectionsPerToken: 1000,
  strangers: 1000,
  strangersPerAddress: 100,
  subscriptionsPerConnection: 100,
  messagesPerSecond: 500,
  bytesPerSecond: 4_194_304,
  strangerBytes: 16_384,
  bufferedBytes: 8_388_608,
  initTimeoutMs: 5000,
  pingEveryMs: 15_000,
};
