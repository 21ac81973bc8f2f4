import type { Redis } from 'ioredis';
import { createClient } from 'redis';
import { fromNodeRedis } from '../../src/adapters/node-redis.ts';
import type { RedisClient } from '../../src/index.ts';

const opened: { readonly isOpen: boolean; destroy(): void }[] = [];
const copies = new WeakMap<Redis, RedisClient>();

/** A client of node-redis on the same server and database. It connects with the first command. */
export function nodeRedisLike(redis: Redis): RedisClient {
  const known = copies.get(redis);
  if (known !== undefined) return known;
  const { host = '127.0.0.1', port, password, db, connectionName } = redis.options;
  const client = createClient({
    socket: { host, ...(port !== undefined && { port }) },
    ...(typeof password === 'string' && { password }),
    ...(typeof connectionName === 'string' && { name: connectionName }),
    ...(db !== undefined && { database: db }),
  });
  // Commands report the errors.
  client.on('error', () => undefined);
  // Commands wait for the connection.
  client.connect().catch(() => undefined);
  opened.push(client);
  const adapted = fromNodeRedis(client);
  copies.set(redis, adapted);
  return adapted;
}

export function endNodeRedis(): void {
  for (const client of opened.splice(0)) if (client.isOpen) client.destroy();
}
