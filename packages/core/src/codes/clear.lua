#!lua flags=allow-oom
-- Ends all codes of a space, and clears the misses of all callers together.
--
-- KEYS[1…4] the space (pool.lua)
-- KEYS[5]  misses of all callers (timestamps.lua)
-- ARGV[1]  now (clock.lua)
-- Reply    { now, number of ended live codes }
-- Atomic   all codes end at one time. O(log N): Redis frees memory in the background.
--
-- Needs ../redis/live-scores.lua: LIVE_FROM

local live = redis.call('ZCOUNT', KEYS[3], LIVE_FROM, '+inf')
redis.call('UNLINK', unpack(KEYS))
return { now, live }
