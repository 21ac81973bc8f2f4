import { Redis } from 'ioredis';
import { once } from 'node:events';

/**
 * Two commands in a row stay below the two seconds in which every request is answered, Redis hung
 * included.
 */
const COMMAND_TIMEOUT_MS = 900;

/** How long a first connection is waited for. */
const FIRST_CONNECTION_MS = 5000;

export class RedisUnreachable extends Error {
  override readonly name = 'RedisUnreachable';
}

/**
 * Connects for good: reconnects by itself, for ever. While there is no connection a command fails at
 * once, and none is kept to be sent later: whoever was told "unavailable" must not find that it
 * happened after all.
 */
export async function connectRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: 5000,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(25 * 2 ** attempt, 1000),
  });
  // Commands report an outage where it matters; this one is heard for the reason of a failed start.
  let reason = 'no answer';
  redis.on('error', (error: Error) => {
    reason = error.message;
  });
  try {
    await once(redis, 'ready', { signal: AbortSignal.timeout(FIRST_CONNECTION_MS) });
    return redis;
  } catch {
    redis.disconnect();
    throw new RedisUnreachable(`Redis at ${withoutCredentials(url)} cannot be reached: ${reason}`);
  }
}

function withoutCredentials(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}
