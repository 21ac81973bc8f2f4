#!lua
-- Creates a set unless there is one of that name.
--
-- KEYS[1]  meta hash
-- ARGV[1]  now (prelude)
-- ARGV[2]  strategy
-- ARGV[3…] settings: field, value, field, value, …
-- Reply    { 1 if created, else 0 }
-- Error    WRONGSTRATEGY if there is a set of that name with another strategy
-- Atomic   two callers that create one name agree on its settings: the first one's.

if redis.call('EXISTS', KEYS[1]) == 1 then
  local settings, refusal = settings_of(ARGV[2])
  return settings and { 0 } or refusal
end
redis.call(
  'HSET', KEYS[1], 'strategy', ARGV[2], 'createdAt', string.format('%.0f', now), unpack(ARGV, 3)
)
return { 1 }
