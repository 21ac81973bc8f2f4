#!lua flags=allow-oom
-- Sets how many changes the feed of each shard keeps, for shards that are created from now on.
--
-- KEYS[1]  meta hash
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  number of changes, or '' for no feed
-- ARGV[3]  incarnation of the set whose shards have opened or close their feed
-- Reply    { 1, or 0 if the set was created again meanwhile }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   it writes to no set that was deleted or created again meanwhile. O(1).
--
-- Needs ../../settings.lua: settings_of

local settings, refusal = settings_of('sharded', 'incarnation')
if not settings then
  return refusal
end
if settings[1] ~= ARGV[3] then
  return { 0 }
end
if ARGV[2] == '' then
  redis.call('HDEL', KEYS[1], 'feed')
else
  redis.call('HSET', KEYS[1], 'feed', ARGV[2])
end
return { 1 }
