#!lua flags=allow-oom
-- Clears the wrong attempts on a subject, and so unlocks it.
--
-- KEYS[1]  times of wrong attempts (timestamps.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  maximum number of wrong attempts
-- ARGV[3]  their window, ms
-- Reply    { now, number of cleared attempts }
-- Atomic   an attempt is either counted or cleared. O(A) for A attempts.
--
-- Needs ../redis/timestamps.lua: timestamps_count

local made = timestamps_count(KEYS[1], tonumber(ARGV[2]), tonumber(ARGV[3]))
redis.call('UNLINK', KEYS[1])
return { now, made }
