#!lua flags=allow-oom
-- Removes a group. Without groups, the set stops writing events.
--
-- KEYS[1]  meta hash
-- KEYS[2]  expired stream
-- KEYS[3]  the group's unfinished parts (parts.lua)
-- KEYS[4]  the group's dead letters
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  group
-- Reply    { 1 if there was such a group, else 0 }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   no event is written without a group. O(unfinished parts).
--
-- Needs ../sets/settings.lua: settings_of

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
if redis.call('EXISTS', KEYS[2]) == 0 then
  return { 0 }
end
local existed = redis.call('XGROUP', 'DESTROY', KEYS[2], ARGV[2])
redis.call('UNLINK', KEYS[3], KEYS[4])
redis.call('HDEL', KEYS[1], 'lost:' .. ARGV[2], 'tries:' .. ARGV[2])
if #redis.call('XINFO', 'GROUPS', KEYS[2]) == 0 then
  redis.call('HDEL', KEYS[1], 'events', 'eventCount')
  redis.call('UNLINK', KEYS[2])
end
return { existed }
