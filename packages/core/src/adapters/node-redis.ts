import { MayflyError } from '../errors.ts';
import type { RedisConnection, RedisNode } from '../redis/client.ts';

type Argument = string | Buffer;

/** The members of a client of `createClient` of node-redis 5 or 6 that Mayfly uses. */
export interface NodeRedisClient {
  readonly options?:
    | { readonly database?: number | undefined; readonly socket?: object }
    | undefined;
  readonly isOpen: boolean;
  /** Of a cluster, a pool and a Sentinel; absent from a client of one server. */
  readonly masters?: never;
  readonly totalClients?: never;
  readonly getSentinelNode?: never;
  connect(): Promise<unknown>;
  destroy(): void;
  duplicate(overrides: { readonly socket: object }): NodeRedisClient;
  on(event: 'error' | 'end', listener: () => void): unknown;
  sendCommand(
    args: Argument[],
    options: { readonly typeMapping: { readonly 36?: BufferConstructor } },
  ): Promise<unknown>;
  subscribe(channel: string, listener: (message: string) => void): Promise<unknown>;
}

/** Members that only these have. */
const OTHERS = ['masters', 'totalClients', 'getSentinelNode'] as const;

/**
 * A client of node-redis (`createClient` of `redis` 5 or 6) for `createMayfly`. The caller connects, configures
 * and closes it. Throws `INVALID_OPTION`. A command before `connect()` fails with `REDIS_UNAVAILABLE`.
 *
 * A cluster, a pool and a Sentinel of node-redis are type errors: use ioredis for them. `keyPrefix` has no effect
 * on the keys of Mayfly, which begin with `namespace`.
 */
export function fromNodeRedis(client: NodeRedisClient): RedisNode {
  const isClient: boolean = typeof client?.sendCommand === 'function';
  if (!isClient || OTHERS.some((member) => member in client)) {
    throw new MayflyError('INVALID_OPTION', 'client must be of createClient of node-redis', {
      field: 'client',
    });
  }
  const send = async (args: readonly (Argument | number)[], asBytes = false): Promise<unknown> => {
    const texts = args.map((each) => (typeof each === 'number' ? String(each) : each));
    try {
      // Not the mapping of the client. 36 is `RESP_TYPES.BLOB_STRING`.
      return await client.sendCommand(texts, { typeMapping: asBytes ? { 36: Buffer } : {} });
    } catch (error) {
      throw asReplyError(error);
    }
  };
  const command = (name: string, asBytes?: boolean) =>
    // The interface says what Redis replies.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ((...args: (Argument | number)[]) => send([name, ...args], asBytes)) as never;
  // Not in the types of ioredis, so not in the interface either.
  const inBytes = { evalBuffer: command('EVAL', true), evalshaBuffer: command('EVALSHA', true) };
  return {
    ...inBytes,
    isCluster: false,
    options: { db: client.options?.database },
    eval: command('EVAL'),
    evalsha: command('EVALSHA'),
    dbsize: command('DBSIZE'),
    exists: command('EXISTS'),
    getBuffer: command('GET', true),
    hdel: command('HDEL'),
    hgetall: async (key) => toRecord(await send(['HGETALL', key])),
    hmget: command('HMGET'),
    info: command('INFO'),
    llen: command('LLEN'),
    lpop: command('LPOP'),
    ping: command('PING'),
    publish: command('PUBLISH'),
    scanBuffer: command('SCAN', true),
    set: command('SET'),
    setbit: command('SETBIT'),
    unlink: command('UNLINK'),
    xdel: command('XDEL'),
    xlen: command('XLEN'),
    xrange: command('XRANGE'),
    zadd: command('ZADD'),
    zcard: command('ZCARD'),
    zlexcount: command('ZLEXCOUNT'),
    zrange: command('ZRANGE'),
    zrem: command('ZREM'),
    duplicate: ({ connectTimeout }) => {
      const socket = { ...client.options?.socket, reconnectStrategy: false, connectTimeout };
      return new Connection(client.duplicate({ socket }));
    },
  };
}

/** A connection that ends instead of reconnecting. */
class Connection implements RedisConnection {
  readonly #client: NodeRedisClient;
  #onEnd: (() => void) | undefined;
  #onMessage: ((channel: string, message: string) => void) | undefined;

  constructor(client: NodeRedisClient) {
    this.#client = client;
    client.on('error', () => this.disconnect());
    client.on('end', () => this.disconnect());
  }

  connect(): Promise<unknown> {
    return this.#client.connect();
  }

  disconnect(): void {
    const onEnd = this.#onEnd;
    this.#onEnd = undefined;
    if (this.#client.isOpen) this.#client.destroy();
    onEnd?.();
  }

  on(
    event: 'error' | 'message',
    listener: ((error: Error) => void) | ((channel: string, message: string) => void),
  ): void {
    // An error ends the connection.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (event === 'message') this.#onMessage = listener as (channel: string, text: string) => void;
  }

  once(_event: 'end', listener: () => void): void {
    this.#onEnd = listener;
  }

  ping(): Promise<unknown> {
    return this.#client.sendCommand(['PING'], { typeMapping: {} });
  }

  subscribe(channel: string): Promise<unknown> {
    return this.#client.subscribe(channel, (message) => this.#onMessage?.(channel, message));
  }
}

/** Errors of Redis begin with their code. Their class can be that of another version of node-redis. */
function asReplyError(error: unknown): unknown {
  const isReply = error instanceof Error && /^[A-Z][A-Z0-9_]+(?: |$)/.test(error.message);
  if (isReply && !('code' in error)) error.name = 'ReplyError';
  return error;
}

/** A map of RESP3, or the flat list of RESP2. */
function toRecord(reply: unknown): Record<string, string> {
  const pairs = Array.isArray(reply)
    ? Array.from({ length: reply.length / 2 }, (_, i): [unknown, unknown] => [
        reply[2 * i],
        reply[2 * i + 1],
      ])
    : Object.entries(typeof reply === 'object' ? { ...reply } : {});
  return Object.fromEntries(pairs.map(([field, value]) => [String(field), String(value)]));
}
