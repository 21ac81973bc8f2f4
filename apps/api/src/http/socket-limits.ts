export interface SocketLimits {
  /** All connections, and those of one token or its sessions. */
  readonly connections: number;
  readonly connectionsPerToken: number;
  /** Unauthenticated connections: all, and those from one address or IPv6 /64. */
  readonly unauthenticated: number;
  readonly unauthenticatedPerAddress: number;
  /** Open operations of one connection, subscriptions and others. */
  readonly subscriptionsPerConnection: number;
  /** What one connection may send per second: messages, and bytes. */
  readonly messagesPerSecond: number;
  readonly bytesPerSecond: number;
  /** What an unauthenticated connection may send in total. */
  readonly unauthenticatedBytes: number;
  /** The send buffer for a client that does not read. Above it the connection is terminated. */
  readonly bufferedBytes: number;
  readonly initTimeoutMs: number;
  /** The interval of pings. A client that has not answered by the next one is gone. */
  readonly pingEveryMs: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  connections: 5000,
  connectionsPerToken: 1000,
  unauthenticated: 1000,
  unauthenticatedPerAddress: 100,
  subscriptionsPerConnection: 100,
  messagesPerSecond: 500,
  bytesPerSecond: 4_194_304,
  unauthenticatedBytes: 16_384,
  bufferedBytes: 8_388_608,
  initTimeoutMs: 5000,
  pingEveryMs: 15_000,
};
