-- Creates a set unless there is one of that name.
--
-- KEYS[1]  meta hash
-- ARGV[1]  now (prelude)
-- ARGV[2]  default time to live, ms
-- Reply    { 1 if created, else 0; default ttl ms; createdAt epoch ms }
-- Atomic   two callers that create one name agree on one default: the first one's.

local created = redis.call('HSETNX', KEYS[1], 'defaultTtlMs', ARGV[2])
if created == 1 then
  redis.call('HSET', KEYS[1], 'createdAt', string.format('%.0f', now))
end
local meta = redis.call('HMGET', KEYS[1], 'defaultTtlMs', 'createdAt')
return { created, tonumber(meta[1]), tonumber(meta[2]) }
