#!lua flags=allow-oom
-- Closes the feed of a set. The stream stays, empty, because it must not use an id twice.
--
-- KEYS[1]  meta hash
-- KEYS[2]  changes stream
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  maximum number of entries to drop
-- Reply    { 1 if the feed was open else 0, entries left to drop }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   no client reads a feed that is no longer written. O(entries dropped).
--
-- Needs ../sets/settings.lua: settings_of

local settings, refusal = settings_of('sorted', 'feed')
if not settings then
  return refusal
end
redis.call('HDEL', KEYS[1], 'feed', 'feedStart', 'changeCount')
local left = math.max(redis.call('XLEN', KEYS[2]) - tonumber(ARGV[2]), 0)
redis.call('XTRIM', KEYS[2], 'MAXLEN', left)
return { settings[1] and 1 or 0, left }
