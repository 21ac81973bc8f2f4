#!lua flags=no-writes
-- Checks whether the server supports native sets.
--
-- KEYS[1…2]  see fields.lua, which stands before this script
-- ARGV[1]  now (prelude)
-- Reply    {}
-- Error    UNSUPPORTEDSERVER
-- Atomic   one reading. O(1).

return unsupported() or {}
