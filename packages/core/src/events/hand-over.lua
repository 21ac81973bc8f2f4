#!lua
-- Makes a set move its expired members to its list, or stop it.
--
-- KEYS[1…7], ARGV[1…3]  see change-log.lua
-- ARGV[4]  '1' to start, '' to stop
-- Reply    { 1 if that is a change, else 0 }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   from now on, every removed member is in the list, or none is. O(log N).
--
-- Needs ../sets/settings.lua: settings_of
-- Needs ../sets/strategies/sorted/change-log.lua: CHANGE_LOG_SETTINGS, open_change_log, expect_earliest

local settings, refusal = settings_of('sorted', unpack(CHANGE_LOG_SETTINGS))
if not settings then
  return refusal
end
local was = settings[4] or ''
if ARGV[4] == '' then
  redis.call('HDEL', KEYS[1], 'handOver')
else
  redis.call('HSET', KEYS[1], 'handOver', ARGV[4])
  settings[4] = ARGV[4]
  open_change_log(settings)
  expect_earliest()
end
return { was == ARGV[4] and 0 or 1 }
