#!lua flags=no-writes
-- Finds the entry of a name in a catalogue (entries.lua).
--
-- KEYS[1]  the catalogue
-- ARGV[1]  now (prelude)
-- ARGV[2]  name
-- Reply    { now, created at in epoch ms, settings as JSON }, or { now } if there is none
-- Atomic   one reading. O(log N).

local found = entry_of(ARGV[2])
if not found then
  return { now }
end
local created_at, settings = parts_of(found)
return { now, tonumber(created_at), settings }
