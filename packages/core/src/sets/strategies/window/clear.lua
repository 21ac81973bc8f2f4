#!lua flags=allow-oom
-- Removes all elements of a set and keeps the set. UNLINK frees the memory in another thread.
--
-- KEYS[1…2], ARGV[1]  see settings.lua
-- Reply    { now, live elements removed }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the count is exactly the number of elements removed. O(log N).

local count = redis.call('ZCOUNT', SCORED, LIVE_SCORES, '+inf')
redis.call('UNLINK', SCORED)
return { now, count }
