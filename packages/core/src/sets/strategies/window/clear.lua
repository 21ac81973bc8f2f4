#!lua flags=allow-oom
-- Drops all elements of a set and keeps the set. UNLINK frees the memory in another thread.
--
-- KEYS[1…2], ARGV[1]  as settings.lua says
-- Reply    { now, live elements dropped }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the count is of exactly the elements dropped. O(log N).

local count = redis.call('ZCOUNT', SCORED, LIVE_SCORES, '+inf')
redis.call('UNLINK', SCORED)
return { now, count }
