#!lua flags=allow-oom
-- Ends all one-time passwords of a subject. What counts against it stays.
--
-- KEYS[1]  sorted set: digest of a live code, scored by its expiry in epoch ms
-- ARGV[1]  now (prelude)
-- Reply    { now, number of live codes that were ended }
-- Atomic   a code is verified or revoked, not both. O(log L + L) for L codes.

local live = redis.call('ZCOUNT', KEYS[1], LIVE_FROM, '+inf')
redis.call('UNLINK', KEYS[1])
return { now, live }
