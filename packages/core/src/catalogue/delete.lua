#!lua flags=allow-oom
-- Strikes an entry off a catalogue (entries.lua).
--
-- KEYS[1]  the catalogue
-- ARGV[1]  now (prelude)
-- ARGV[2]  name
-- Reply    { now, created at in epoch ms, settings as JSON }, or { now } if there was none
-- Atomic   of two that delete one entry one is told what it was. O(log N).

local found = entry_of(ARGV[2])
if not found then
  return { now }
end
redis.call('ZREM', KEYS[1], found)
local created_at, settings = parts_of(found)
return { now, tonumber(created_at), settings }
