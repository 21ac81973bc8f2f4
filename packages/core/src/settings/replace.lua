#!lua
-- Replaces named settings, if they still have the version that the caller has read.
--
-- KEYS[1]  entries (entries.lua)
-- KEYS[2]  latest version
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  name
-- ARGV[3]  version that the caller has read
-- ARGV[4]  new settings, JSON
-- Reply    { now, 1 replaced, 0 another version, -1 no such name; the entry after the call, or nothing }
-- Atomic   if two callers change the same version, one succeeds: no change is lost. O(log N).
--
-- Needs ./entries.lua: replace_entry

return { now, replace_entry(ARGV[2], ARGV[3], ARGV[4]) }
