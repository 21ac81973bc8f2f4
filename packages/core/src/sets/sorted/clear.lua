-- Drops all members of a set and keeps the set. UNLINK frees the memory in another thread.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- KEYS[3]  values hash
-- ARGV[1]  now (prelude)
-- Reply    { now, live members dropped }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the count is of exactly the members dropped. O(log N).

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
local count = redis.call('ZCOUNT', KEYS[2], LIVE_FROM, '+inf')
redis.call('UNLINK', KEYS[2], KEYS[3])
return { now, count }
