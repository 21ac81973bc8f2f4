#!lua flags=allow-oom
-- Releases expired codes.
--
-- KEYS[1…4] the space (pool.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  maximum number of codes, unless all of them are expired
-- Reply    { now, number of released codes, number of expired codes left }
-- Atomic   both directions end at one time. O(M log N) for M released codes, O(1) if no code is live.
--
-- Needs ./pool.lua: take_stock, release_oldest

local taken_before = redis.call('ZCARD', KEYS[3])
local taken, over = take_stock()
if taken == 0 then
  return { now, taken_before, 0 }
end
local released = release_oldest(tonumber(ARGV[2]))
return { now, released, over - released }
