#!lua
-- Changes the default time to live for later additions. Existing members keep their expiry.
--
-- KEYS[1]  meta hash
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  new default time to live, ms
-- ARGV[3]  maximum number of live blocks (buckets)
-- Reply    { strategy, previous value, ms }; or { strategy, -1 }: too long for the blocks of the set
-- Error    SETNOTFOUND; WRONGSTRATEGY for a window, whose elements all have the same time to live
-- Atomic   every addition uses one of the two values. O(1).

local meta = redis.call('HMGET', KEYS[1], 'strategy', 'defaultTtlMs', 'blockMs')
if not meta[2] then
  return redis.error_reply('SETNOTFOUND no such set')
end
local strategy = meta[1]
if strategy == 'window' then
  return redis.error_reply('WRONGSTRATEGY the set is ' .. strategy)
end
if meta[3] and math.ceil(tonumber(ARGV[2]) / tonumber(meta[3])) + 1 > tonumber(ARGV[3]) then
  return { strategy, -1 }
end
redis.call('HSET', KEYS[1], 'defaultTtlMs', ARGV[2])
return { strategy, tonumber(meta[2]) }
