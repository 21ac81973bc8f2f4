#!lua flags=allow-oom
-- Forgets the wrong attempts on a subject, and so unlocks it.
--
-- KEYS[1]  moments of wrong attempts (timestamps.lua)
-- ARGV[1]  now (prelude)
-- ARGV[2]  how many wrong attempts
-- ARGV[3]  in how many ms
-- Reply    { now, number of wrong attempts that were forgotten }
-- Atomic   an attempt is counted or forgotten, not both. O(A) for A attempts.

local made = timestamps_count(KEYS[1], tonumber(ARGV[2]), tonumber(ARGV[3]))
redis.call('UNLINK', KEYS[1])
return { now, made }
