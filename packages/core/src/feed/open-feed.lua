#!lua
-- Makes a set keep a feed of its changes.
--
-- KEYS[1…7], ARGV[1…3]  as change-log.lua says, which stands before this script
-- ARGV[4]  how many changes the feed keeps at most
-- Reply    { 1 if the feed was opened, 0 if it was open }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   from this moment on there is no change without its note. Cursors of an earlier feed of this
--          set lie before its beginning, whatever the clock did: the stream gives out ascending ids.
--          O(log N).

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
