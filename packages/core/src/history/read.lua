#!lua flags=no-writes
-- Reads the samples of a set, or of all sets.
--
-- KEYS[1]  history string, as in record.lua
-- ARGV[1]  now (clock.lua)
-- Reply    { now, records of at most 11.5 kB; some can be older than an hour }
-- Atomic   all samples are of one time. O(1).

return { now, redis.call('GET', KEYS[1]) or '' }
