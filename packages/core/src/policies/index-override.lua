#!lua
-- Adds a key to the list of keys with overrides, or removes it, and removes some that have ended.
--
-- KEYS[1]  ends sorted set: key, scored by the end of its overrides
-- KEYS[2]  overrides hash: key to JSON
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  key
-- ARGV[3]  duration, ms; '' removes the key
-- ARGV[4]  overrides, JSON
-- Reply    { now }
-- Atomic   both keys have the same overrides. O(log O) for O overrides.
--
-- Needs ../redis/live-scores.lua: EXPIRED_UNTIL
-- Needs ../sets/expiry.lua: to_score

local MAX_ENDED = 16

local ended = redis.call('ZRANGE', KEYS[1], '-inf', EXPIRED_UNTIL, 'BYSCORE', 'LIMIT', 0, MAX_ENDED)
if ARGV[3] == '' then
  ended[#ended + 1] = ARGV[2]
end
if #ended > 0 then
  redis.call('ZREM', KEYS[1], unpack(ended))
  redis.call('HDEL', KEYS[2], unpack(ended))
end
if ARGV[3] ~= '' then
  redis.call('ZADD', KEYS[1], to_score(now + tonumber(ARGV[3])), ARGV[2])
  redis.call('HSET', KEYS[2], ARGV[2], ARGV[4])
end

-- Both expire with the last override.
local last = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')
if last[2] then
  local ttl = string.format('%.0f', math.max(tonumber(last[2]) - now, 1))
  redis.call('PEXPIRE', KEYS[1], ttl)
  redis.call('PEXPIRE', KEYS[2], ttl)
end
return { now }
