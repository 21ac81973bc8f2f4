#!lua flags=no-writes
-- An upper bound of the number of live members: those count whose field the server has not freed yet.
--
-- KEYS[1…2]  as fields.lua says, which stands before this script
-- ARGV[1]  now (prelude)
-- Reply    { members }
-- Error    SETNOTFOUND, WRONGSTRATEGY, UNSUPPORTEDSERVER
-- Atomic   one reading. O(1).

local settings, refusal = open_fields()
return settings and { redis.call('HLEN', KEYS[2]) } or refusal
