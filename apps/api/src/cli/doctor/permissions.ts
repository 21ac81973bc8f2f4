import type { Redis } from 'ioredis';

/** The commands of Mayfly and of its scripts, with the fewest arguments. `key` is a key of Mayfly. */
export const NEEDED = `
  append key x
  del key
  eval x 1 key
  evalsha x 1 key
  exists key
  get key
  getrange key 0 1
  hdel key x
  hexists key x
  hget key x
  hgetall key
  hincrby key x 1
  hkeys key
  hlen key
  hmget key x
  hpersist key fields 1 x
  hpexpireat key 1 fields 1 x
  hpexpiretime key fields 1 x
  hscan key 0
  hset key x x
  hsetnx key x x
  incr key
  incrby key 1
  info
  lindex key 0
  llen key
  lpop key
  lpush key x
  lrange key 0 1
  ltrim key 0 1
  memory usage key
  mget key
  pexpire key 1
  pexpireat key 1
  pexpiretime key
  ping
  pttl key
  publish key x
  rpop key
  rpush key x
  sadd key x
  scan 0
  scard key
  set key x
  setbit key 0 1
  setrange key 0 x
  sismember key x
  srem key x
  sscan key 0
  subscribe key
  time
  type key
  unlink key
  xadd key * x x
  xdel key 0
  xgroup create key x 0
  xinfo groups key
  xlen key
  xrange key 0 1
  xreadgroup group x x streams key >
  xrevrange key 1 0
  xtrim key maxlen 0
  zadd key 0 x
  zcard key
  zcount key 0 1
  zincrby key 1 x
  zlexcount key - +
  zmscore key x
  zpopmin key
  zrange key 0 1
  zrangebyscore key 0 1
  zrank key x
  zrem key x
  zremrangebyrank key 0 1
  zremrangebyscore key 0 1
  zscore key x
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

/**
 * The commands that the user of the connection may not call on keys of the namespace. Null if it may not ask. Changes
 * nothing: Redis only checks the permissions.
 */
export async function missingPermissions(
  redis: Redis,
  namespace: string,
): Promise<readonly string[] | null> {
  const batch = redis.pipeline();
  try {
    const user = await redis.acl('WHOAMI');
    for (const command of NEEDED) {
      const args = command.map((word) => (word === 'key' ? `${namespace}:doctor` : word));
      batch.call('ACL', 'DRYRUN', user, ...args);
    }
  } catch {
    return null;
  }
  const replies = (await batch.exec()) ?? [];
  // An error: the user may not ask, or this version of Redis does not have the command.
  if (replies.every(([error]) => error !== null)) return null;
  return NEEDED.flatMap(([name = ''], i) => {
    const [error, reply] = replies[i] ?? [];
    return error === null && reply !== 'OK' ? [name] : [];
  });
}
