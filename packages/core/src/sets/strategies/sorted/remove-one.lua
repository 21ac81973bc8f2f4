-- Fragment: removes one member from a set without values, groups, feed and list. That is most calls. remove.lua does
-- the others, and replies the same.
--
-- Needs ../../../redis/live.lua: is_live
-- Provides settings

local settings = redis.call('HMGET', KEYS[1], 'strategy', 'defaultTtlMs', 'events', 'feed', 'handOver')
local is_plain = settings[1] == 'sorted' and not settings[3] and not settings[4] and settings[5] ~= '1'
if is_plain and #ARGV == 4 and redis.call('EXISTS', KEYS[3]) == 0 then
  local expires_at = tonumber(redis.call('ZSCORE', KEYS[2], ARGV[4]) or nil)
  if not expires_at or not is_live(expires_at) then
    return { now, 0, false }
  end
  redis.call('ZREM', KEYS[2], ARGV[4])
  redis.call('HINCRBY', KEYS[1], 'removedTotal', 1)
  return { now, expires_at == math.huge and -1 or expires_at, false }
end
