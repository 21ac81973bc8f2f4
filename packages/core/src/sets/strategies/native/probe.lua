#!lua flags=no-writes
-- Checks whether the server supports native sets.
--
-- KEYS[1…2]  see fields.lua
-- ARGV[1]  now (clock.lua)
-- Reply    {}
-- Error    UNSUPPORTEDSERVER
-- Atomic   one reading. O(1).
--
-- Needs ./fields.lua: unsupported

return unsupported() or {}
