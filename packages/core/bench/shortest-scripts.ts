import type { Call } from './ratio.ts';
import { MEMBERS, randomMember, type Setting } from './setting.ts';

/** Half of the additions renew a member, half add one. */
export const ADDED = 2 * MEMBERS;

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/**
 * For each operation of a plain sorted set, the shortest script that reads and writes the same keys.
 * KEYS: meta, members, values, deadlines.
 */
const SHORTEST = {
  add: `${NOW}
local meta = redis.call('HMGET', KEYS[1], 'strategy', 'defaultTtlMs', 'events', 'feed', 'handOver')
local expiry = now + meta[2]
local score = redis.call('ZSCORE', KEYS[2], ARGV[1])
redis.call('EXISTS', KEYS[3])
redis.call('ZADD', KEYS[2], string.format('%.0f', expiry), ARGV[1])
local due = redis.call('ZSCORE', KEYS[4], ARGV[2])
return { now, score and tonumber(score) > now and 2 or 1, expiry, due and 1 or 0 }`,
  has: `${NOW}
redis.call('HGET', KEYS[1], 'strategy')
local score = redis.call('ZSCORE', KEYS[2], ARGV[1])
return { score and tonumber(score) > now and 1 or 0 }`,
  remove: `${NOW}
redis.call('HMGET', KEYS[1], 'strategy', 'defaultTtlMs', 'events', 'feed', 'handOver')
redis.call('EXISTS', KEYS[3])
local score = redis.call('ZSCORE', KEYS[2], ARGV[1])
local expiry = 0
if score and tonumber(score) > now then
  expiry = tonumber(score)
  redis.call('ZREM', KEYS[2], ARGV[1])
  redis.call('HINCRBY', KEYS[1], 'removedTotal', 1)
end
return { now, expiry, false }`,
  page: `${NOW}
redis.call('HGET', KEYS[1], 'strategy')
local total = redis.call('ZCARD', KEYS[2])
local expired = redis.call('ZCOUNT', KEYS[2], '-inf', string.format('%.0f', now))
redis.call('ZSCORE', KEYS[2], ARGV[1])
local rank = redis.call('ZRANK', KEYS[2], ARGV[1]) or 0
redis.call('EXISTS', KEYS[3])
local rows = redis.call('ZRANGE', KEYS[2], rank + 1, rank + ARGV[3], 'WITHSCORES')
rows[#rows + 1] = now
rows[#rows + 1] = total - expired
rows[#rows + 1] = rank - expired
return rows`,
  count: `${NOW}
redis.call('HGET', KEYS[1], 'strategy')
return { now, redis.call('ZCOUNT', KEYS[2], string.format('(%.0f', now), '+inf') }`,
} as const;

/** A call of each of them on the set of the setting, without Mayfly. */
export async function shortestCalls({
  redis,
  set,
}: Setting): Promise<Record<keyof typeof SHORTEST, Call>> {
  const keys = ['meta', 'members', 'values'].map((part) => `bench:set:{bench}:${part}`);
  const deadlines = (await redis.keys('bench:deadlines:*'))[0] ?? '';
  const all = [...keys, deadlines];
  const { members } = await set.page({ first: 500 });
  const script = async (lua: string, args: () => (string | number)[]): Promise<Call> => {
    const sha1 = String(await redis.script('LOAD', lua));
    return () => redis.evalsha(sha1, all.length, ...all, ...args());
  };
  return {
    add: await script(SHORTEST.add, () => [randomMember(ADDED), 'sorted:bench']),
    has: await script(SHORTEST.has, () => [randomMember(ADDED)]),
    remove: await script(SHORTEST.remove, () => [randomMember(ADDED)]),
    page: await script(SHORTEST.page, () => {
      const from = members[Math.floor(Math.random() * members.length)];
      return [from?.member ?? '', from?.expiresAt ?? 0, 100];
    }),
    count: await script(SHORTEST.count, () => []),
  };
}
