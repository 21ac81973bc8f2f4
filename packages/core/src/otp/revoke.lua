#!lua flags=allow-oom
-- Ends all one-time passwords of a subject. What counts against it stays.
--
-- KEYS[1]  live passwords (passwords.lua)
-- ARGV[1]  now (prelude)
-- Reply    { now, number of live passwords that were ended }
-- Atomic   a password is verified or revoked, not both. O(log L + L) for L passwords.

local live = redis.call('ZCOUNT', KEYS[1], LIVE_FROM, '+inf')
redis.call('UNLINK', KEYS[1])
return { now, live }
