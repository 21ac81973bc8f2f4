-- Frees the memory of members that have expired, at most so many at once. Reads never depend on it.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- KEYS[3]  values hash
-- ARGV[1]  now (prelude)
-- ARGV[2]  how many members at most
-- Reply    { members removed, expired members left }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   a member that was renewed in between is judged by its new expiry, never by what a client
--          had read before. O(log N + M).

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
local expired = redis.call('ZCOUNT', KEYS[2], '-inf', EXPIRED_UNTIL)
local removed = math.min(expired, tonumber(ARGV[2]))
if removed > 0 then
  -- The lowest ranks are the earliest expiries.
  if redis.call('EXISTS', KEYS[3]) == 1 then
    redis.call('HDEL', KEYS[3], unpack(redis.call('ZRANGE', KEYS[2], 0, removed - 1)))
  end
  redis.call('ZREMRANGEBYRANK', KEYS[2], 0, removed - 1)
end
return { removed, expired - removed }
