#!lua flags=allow-oom
-- Removes a consumer that stops. Other consumers can take over its unfinished parts.
--
-- KEYS[1]  expired stream
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  group
-- ARGV[3]  consumer
-- Reply    { 1 }
-- Atomic   one command, which fails if the group was removed. O(1).

redis.pcall('XGROUP', 'DELCONSUMER', KEYS[1], ARGV[2], ARGV[3])
return { 1 }
