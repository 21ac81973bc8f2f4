#!lua flags=allow-oom
-- Deletes named settings.
--
-- KEYS[1]  entries (entries.lua)
-- KEYS[2]  latest version
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  name
-- Reply    { now, the deleted entry }, or { now } if there was none
-- Atomic   if two callers delete one entry, one receives it. The version grows, so that caches read again.
--          O(log N).
--
-- Needs ./entries.lua: find_entry

local found = find_entry(ARGV[2])
if found then
  redis.call('ZREM', KEYS[1], found)
  redis.call('INCR', KEYS[2])
end
return { now, found }
