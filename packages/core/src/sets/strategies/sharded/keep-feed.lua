#!lua flags=allow-oom
-- Sets how many changes the feed of each shard keeps, for shards that are created from now on.
--
-- KEYS[1]  meta hash
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  number of changes, or '' for no feed
-- Reply    an empty list
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   it writes to no set that was deleted meanwhile. O(1).
--
-- Needs ../../settings.lua: settings_of

local settings, refusal = settings_of('sharded')
if not settings then
  return refusal
end
if ARGV[2] == '' then
  redis.call('HDEL', KEYS[1], 'feed')
else
  redis.call('HSET', KEYS[1], 'feed', ARGV[2])
end
return {}
