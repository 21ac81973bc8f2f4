#!lua
-- Makes a set tell of its expired members, and a group that is to be told.
--
-- KEYS[1…7], ARGV[1…3]  as change-log.lua says, which stands before this script
-- ARGV[4]  group
-- ARGV[5]  how many events the stream keeps at most, or '' for what it is now or the default
-- ARGV[6]  the default
-- Reply    { 1 if the group was made, 0 if there was one }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   from this moment on every member that is ended is an event for the group; a new group
--          begins with what the stream still holds. O(log N).

local settings, refusal = settings_of('sorted', unpack(CHANGE_LOG_SETTINGS))
if not settings then
  return refusal
end
if ARGV[5] ~= '' then
  redis.call('HSET', KEYS[1], 'events', ARGV[5])
else
  redis.call('HSETNX', KEYS[1], 'events', ARGV[6])
end
local made = redis.pcall('XGROUP', 'CREATE', KEYS[5], ARGV[4], '0', 'MKSTREAM')
if made.err and not made.err:find('BUSYGROUP', 1, true) then
  return made
end
settings[2] = '1'
open_change_log(settings)
expect_earliest()
return { made.err and 0 or 1 }
