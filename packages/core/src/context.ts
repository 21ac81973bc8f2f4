import { checkFunction, checkOptions } from './input.ts';
import { createKeys, type Keys } from './keys.ts';
import { checkClient, databaseOf, type RedisClient } from './redis/client.ts';
import { RedisSession, type Clock } from './redis/session.ts';
import { TurnQueue } from './redis/turn-queue.ts';

export interface MayflyOptions {
  /**
   * A borrowed ioredis client. Mayfly never configures or closes it. It must have no `keyPrefix`, because
   * keys begin with `namespace`, and no `stringNumbers`, because replies need numbers. Otherwise, pass
   * `redis.duplicate({ keyPrefix: '', stringNumbers: false })`.
   */
  readonly redis: RedisClient;
  /** The prefix of every key: 1 to 64 characters of `A-Z a-z 0-9 . _ : -`. `mayfly` by default. */
  readonly namespace?: string | undefined;
  /**
   * How long one command may take, from the call to Redis's answer: 1 to 600,000 ms; 5000 by default. A call
   * without an answer in this time fails with `REDIS_UNAVAILABLE`, also while the client reconnects; the
   * client may still send it later. An operation of several commands has this time for each command.
   */
  readonly timeoutMs?: number | undefined;
  /** For tests only: epoch ms to use instead of Redis's clock. */
  readonly clock?: Clock | undefined;
}

const OPTIONS = { redis: true, namespace: true, timeoutMs: true, clock: true } as const;

/** What all concepts of one connection share. */
export interface Context {
  readonly redis: RedisClient;
  readonly keys: Keys;
  readonly queue: TurnQueue;
  readonly session: RedisSession;
  /** For tests. */
  readonly clock?: Clock;
}

/** Sends no command and starts no timer. `INVALID_NAMESPACE`, `INVALID_OPTION`. */
export function createContext(options: MayflyOptions): Context {
  const { redis, namespace = 'mayfly', timeoutMs, clock } = checkOptions(options, OPTIONS);
  checkClient(redis);
  if (clock !== undefined) checkFunction(clock, 'clock');
  const keys = createKeys(namespace, databaseOf(redis));
  const queue = new TurnQueue();
  const session = new RedisSession(redis, { queue, timeoutMs, clock });
  return { redis, keys, queue, session, ...(clock && { clock }) };
}
