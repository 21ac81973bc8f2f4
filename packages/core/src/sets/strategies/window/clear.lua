#!lua flags=allow-oom
-- Removes all elements of a set and keeps the set. UNLINK frees the memory in another thread.
--
-- KEYS[1…2], ARGV[1]  see settings.lua
-- Reply    { now, live elements removed }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the count is exactly the number of elements removed. O(log N).
--
-- Needs ./existing.lua
-- Needs ./settings.lua: SCORED
-- Needs ../../scored/scores.lua: LIVE_SCORES

local count = redis.call('ZCOUNT', SCORED, LIVE_SCORES, '+inf')
redis.call('UNLINK', SCORED)
return { now, count }
