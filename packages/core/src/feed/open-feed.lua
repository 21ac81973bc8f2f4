#!lua
-- Opens the change feed of a set.
--
-- KEYS[1…7], ARGV[1…3]  see change-log.lua
-- ARGV[4]  maximum number of changes in the feed
-- Reply    { 1 if the feed is open now, 0 if it was open }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   from now on, the feed has every change. Cursors of an earlier feed of this set are before its
--          beginning, even if the clock went back: ids of the stream ascend. O(log N).
--
-- Needs ../sets/settings.lua: settings_of
-- Needs ../sets/strategies/sorted/change-log.lua: CHANGE_LOG_SETTINGS, open_change_log, expect_earliest

local settings, refusal = settings_of('sorted', unpack(CHANGE_LOG_SETTINGS))
if not settings then
  return refusal
end
redis.call('HSET', KEYS[1], 'feed', ARGV[4])
if settings[3] then
  return { 0 }
end
local start = redis.call('XADD', KEYS[6], '*', 'count', 0)
redis.call('XDEL', KEYS[6], start)
redis.call('HSET', KEYS[1], 'feedStart', start, 'changeCount', 0)
settings[3] = ARGV[4]
open_change_log(settings)
expect_earliest()
return { 1 }
