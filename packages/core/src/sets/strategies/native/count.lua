#!lua flags=no-writes
-- An upper bound of the number of live members. It includes expired fields that the server has not freed yet.
--
-- KEYS[1…2]  see fields.lua
-- ARGV[1]  now (clock.lua)
-- Reply    { members }
-- Error    SETNOTFOUND, WRONGSTRATEGY, UNSUPPORTEDSERVER
-- Atomic   one reading. O(1).
--
-- Needs ./fields.lua: open_fields

local settings, refusal = open_fields()
return settings and { redis.call('HLEN', KEYS[2]) } or refusal
