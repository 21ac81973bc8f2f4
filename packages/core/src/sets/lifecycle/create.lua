#!lua
-- Creates a set unless one of this name exists.
--
-- KEYS[1]  meta hash
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  strategy
-- ARGV[3…] settings: field, value, field, value, …
-- Reply    { 1 if created, else 0 }
-- Error    WRONGSTRATEGY if a set of this name has another strategy
-- Atomic   two callers that create one name receive the same settings, those of the first caller.
--
-- Needs ../settings.lua: settings_of

if redis.call('EXISTS', KEYS[1]) == 1 then
  local settings, refusal = settings_of(ARGV[2])
  return settings and { 0 } or refusal
end
redis.call(
  'HSET', KEYS[1], 'strategy', ARGV[2], 'createdAt', string.format('%.0f', now), unpack(ARGV, 3)
)
return { 1 }
