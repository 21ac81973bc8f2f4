-- Fragment: removes one member from a plain set without values. That is most calls. remove.lua does the others, and
-- replies the same.
--
-- Needs ../../../redis/live.lua: is_live
-- Needs ./plain.lua: is_plain

if is_plain and #ARGV == 4 and redis.call('EXISTS', KEYS[3]) == 0 then
  local expires_at = tonumber(redis.call('ZSCORE', KEYS[2], ARGV[4]) or nil)
  if not expires_at or not is_live(expires_at) then
    return { now, 0, false }
  end
  redis.call('ZREM', KEYS[2], ARGV[4])
  redis.call('HINCRBY', KEYS[1], 'removedTotal', 1)
  return { now, expires_at == math.huge and -1 or expires_at, false }
end
