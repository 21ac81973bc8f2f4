#!lua flags=no-writes
-- An upper bound of the number of live members. It includes expired fields that the server has not freed yet.
--
-- KEYS[1…2]  see fields.lua, which stands before this script
-- ARGV[1]  now (prelude)
-- Reply    { members }
-- Error    SETNOTFOUND, WRONGSTRATEGY, UNSUPPORTEDSERVER
-- Atomic   one reading. O(1).

local settings, refusal = open_fields()
return settings and { redis.call('HLEN', KEYS[2]) } or refusal
