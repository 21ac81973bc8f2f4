import { Cluster } from 'ioredis';
import type { RedisClient } from '../../src/redis/client.ts';

/** All keys that match a pattern, on every master of a cluster, sorted. */
export async function keysOf(redis: RedisClient, pattern: string): Promise<string[]> {
  const servers = redis instanceof Cluster ? redis.nodes('master') : [redis];
  const keys = await Promise.all(servers.map((server) => server.keys(pattern)));
  return keys.flat().toSorted();
}
