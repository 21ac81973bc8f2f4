#!lua
-- Replaces the settings of an entry of a catalogue (entries.lua), if they are what the caller has read.
--
-- KEYS[1]  the catalogue
-- ARGV[1]  now (prelude)
-- ARGV[2]  name
-- ARGV[3]  settings that were read, JSON
-- ARGV[4]  new settings, JSON
-- Reply    { now, 1 if they were replaced else 0 }
-- Atomic   of two that change what both have read one has to read again: no change is lost. O(log N).

local found = entry_of(ARGV[2])
if not found then
  return { now, 0 }
end
local created_at, settings = parts_of(found)
if settings ~= ARGV[3] then
  return { now, 0 }
end
redis.call('ZREM', KEYS[1], found)
write_entry(ARGV[2], created_at, ARGV[4])
return { now, 1 }
