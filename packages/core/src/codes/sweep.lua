#!lua flags=allow-oom
-- Releases codes that are over.
--
-- KEYS[1…4] the space (pool.lua)
-- ARGV[1]  now (prelude)
-- ARGV[2]  how many at most, unless all of them end at once
-- Reply    { now, number of codes released, number of codes that are over and left }
-- Atomic   both directions end as one. O(M log N) for M released, O(1) if no code is live.

local taken_before = redis.call('ZCARD', KEYS[3])
local taken, over = take_stock()
if taken == 0 then
  return { now, taken_before, 0 }
end
local released = release_oldest(tonumber(ARGV[2]))
return { now, released, over - released }
