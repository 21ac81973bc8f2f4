#!lua flags=no-writes
-- Tells whether the server has what native sets stand on.
--
-- KEYS[1…2]  as fields.lua says, which stands before this script
-- ARGV[1]  now (prelude)
-- Reply    {}
-- Error    UNSUPPORTEDSERVER
-- Atomic   one reading. O(1).

return unsupported() or {}
