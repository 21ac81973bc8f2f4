#!lua flags=no-writes
-- Reads the layout of a sharded set.
--
-- KEYS[1]  meta hash
-- ARGV[1]  now (clock.lua)
-- Reply    { incarnation, number of shards, default ttl ms, createdAt, changes that the feed of a shard keeps (0: off) }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all values are of one incarnation. O(1).
--
-- Needs ../../settings.lua: settings_of

local settings, refusal = settings_of('sharded', 'incarnation', 'shards', 'defaultTtlMs', 'createdAt', 'feed')
if not settings then
  return refusal
end
return {
  settings[1], tonumber(settings[2]), tonumber(settings[3]), tonumber(settings[4]), tonumber(settings[5] or 0),
}
