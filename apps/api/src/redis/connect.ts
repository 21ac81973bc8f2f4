import { Redis } from 'ioredis';
import { once } from 'node:events';

/** Two commands in a row take less than two seconds, the bound for each request, even if Redis hangs. */
const COMMAND_TIMEOUT_MS = 900;

/** The timeout of the first connection. */
const FIRST_CONNECTION_MS = 5000;

export class RedisUnreachable extends Error {
  override readonly name = 'RedisUnreachable';
}

/**
 * Connects, and reconnects forever. Without a connection a command fails immediately, and is not sent later: a
 * client that has received "unavailable" must be able to rely on it.
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
  // Commands report outages. This listener keeps the reason of a failed start.
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
