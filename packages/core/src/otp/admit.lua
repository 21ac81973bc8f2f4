#!lua
-- Admits a call of a caller, if it has not made too many.
--
-- KEYS[1]  moments of calls (timestamps.lua)
-- ARGV[1]  now (prelude)
-- ARGV[2]  how many calls
-- ARGV[3]  in how many ms
-- Reply    { now, ms until a call will be admitted, 0 if this one is }
-- Atomic   of any number of calls at once as many are admitted as may be; others are not counted. If Redis
--          refuses to count a call, it is not admitted. O(1).

local limit, window = tonumber(ARGV[2]), tonumber(ARGV[3])
timestamps_clamp(KEYS[1], window)
local wait = timestamps_wait(KEYS[1], limit, window)
if wait == 0 then
  timestamps_add(KEYS[1], limit, window)
end
return { now, wait }
