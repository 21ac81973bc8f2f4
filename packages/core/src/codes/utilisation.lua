#!lua flags=no-writes
-- Counts the live codes of a space.
--
-- KEYS[1]  sorted set: code in use, scored by its expiry in epoch ms
-- ARGV[1]  now (clock.lua)
-- Reply    { now, number of live codes }
-- Atomic   one count. O(log N).
--
-- Needs ../redis/live-scores.lua: LIVE_FROM

return { now, redis.call('ZCOUNT', KEYS[1], LIVE_FROM, '+inf') }
