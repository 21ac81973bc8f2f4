#!lua flags=allow-oom
-- Strikes off a consumer that stops. Its unfinished parts stay, for others to take over.
--
-- KEYS[1]  expired stream
-- ARGV[1]  now (prelude)
-- ARGV[2]  group
-- ARGV[3]  consumer
-- Reply    { 1 }
-- Atomic   one command, which a group that was removed makes fail. O(1).

redis.pcall('XGROUP', 'DELCONSUMER', KEYS[1], ARGV[2], ARGV[3])
return { 1 }
