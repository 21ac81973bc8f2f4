#!lua flags=no-writes
-- Reads the next deadline of a slot.
--
-- KEYS[1]  index of deadlines
-- ARGV[1]  now (clock.lua)
-- Reply    { now, entry or '', its deadline in epoch ms or -1 }
-- Atomic   all data is of one time. O(log N).

local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return { now, first[1] or '', tonumber(first[2] or -1) }
