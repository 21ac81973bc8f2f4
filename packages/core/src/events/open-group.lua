#!lua
-- Makes a set write events of its expired members, for a group.
--
-- KEYS[1…7], ARGV[1…3]  see change-log.lua
-- ARGV[4]  group
-- ARGV[5]  maximum number of events in the stream, or '' for the current number or the default
-- ARGV[6]  the default
-- ARGV[7]  how often an event is tried before it is a dead letter, or '' for the current number or no bound
-- Reply    { 1 if the group is new, 0 if it existed }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   from now on, every removed member is an event for the group; a new group begins with the events in
--          the stream. O(log N).
--
-- Needs ../sets/settings.lua: settings_of
-- Needs ../sets/strategies/sorted/change-log.lua: CHANGE_LOG_SETTINGS, open_change_log, expect_earliest

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
if ARGV[7] ~= '' then
  redis.call('HSET', KEYS[1], 'tries:' .. ARGV[4], ARGV[7])
end
settings[2] = '1'
open_change_log(settings)
expect_earliest()
return { made.err and 0 or 1 }
