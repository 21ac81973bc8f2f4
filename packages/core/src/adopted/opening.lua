-- Fragment: opens a sorted set of other programs, and defines its scores for scores.lua.
--
-- KEYS[1]  the sorted set; empty if it does not exist
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  ms of a unit of its scores: 1 or 1000
-- ARGV[3]  ms from the time of the score to the expiry: the window, or 0
-- Error    NOTASORTEDSET
--
-- Provides SCORED, UNIT_MS, AFTER_MS, FIRST

local kind = redis.call('TYPE', KEYS[1]).ok
if kind ~= 'zset' and kind ~= 'none' then
  return redis.error_reply('NOTASORTEDSET the key is a ' .. kind)
end
local SCORED, UNIT_MS, AFTER_MS, FIRST = KEYS[1], tonumber(ARGV[2]), tonumber(ARGV[3]), 4
