#!lua flags=allow-oom
-- Ends all one-time passwords of a subject. Its limits stay.
--
-- KEYS[1]  live passwords (passwords.lua)
-- ARGV[1]  now (clock.lua)
-- Reply    { now, number of ended live passwords }
-- Atomic   a password is either verified or revoked. O(log L + L) for L passwords.
--
-- Needs ../redis/live-scores.lua: LIVE_FROM

local live = redis.call('ZCOUNT', KEYS[1], LIVE_FROM, '+inf')
redis.call('UNLINK', KEYS[1])
return { now, live }
