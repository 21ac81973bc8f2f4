#!lua
-- Creates named settings, unless the name exists.
--
-- KEYS[1]  entries (entries.lua)
-- KEYS[2]  latest version
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  name
-- ARGV[3]  settings, JSON
-- Reply    { now, 1 if the entry is new else 0, the entry }
-- Atomic   if two callers create one name, the second receives the entry of the first. O(log N).
--
-- Needs ./entries.lua: find_entry, write_entry

local found = find_entry(ARGV[2])
return { now, found and 0 or 1, found or write_entry(ARGV[2], ARGV[3]) }
