#!lua flags=no-writes
-- What has to be swept next in a slot.
--
-- KEYS[1]  index of deadlines
-- ARGV[1]  now (prelude)
-- Reply    { now, entry or '', when it is due in epoch ms or -1 }
-- Atomic   one reading. O(log N).

local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return { now, first[1] or '', tonumber(first[2] or -1) }
