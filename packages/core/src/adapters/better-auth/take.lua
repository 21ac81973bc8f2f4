#!lua flags=allow-oom
-- Reads a value and deletes it.
--
-- KEYS[1]  the value
-- Reply    the value, or nil
-- Atomic   of several callers, one receives the value. O(1).

local value = redis.call('GET', KEYS[1])
redis.call('UNLINK', KEYS[1])
return value
