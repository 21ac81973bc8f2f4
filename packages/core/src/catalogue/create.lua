#!lua
-- Adds an entry to a catalogue (entries.lua), unless there is one of that name.
--
-- KEYS[1]  the catalogue
-- ARGV[1]  now (prelude)
-- ARGV[2]  name
-- ARGV[3]  settings, JSON
-- Reply    { now, 1 if the entry is new else 0, created at in epoch ms, settings }
-- Atomic   of two that create one name the second finds what the first wrote. O(log N).

local found = entry_of(ARGV[2])
if found then
  local created_at, settings = parts_of(found)
  return { now, 0, tonumber(created_at), settings }
end
write_entry(ARGV[2], string.format('%.0f', now), ARGV[3])
return { now, 1, now, ARGV[3] }
