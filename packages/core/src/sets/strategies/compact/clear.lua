#!lua flags=allow-oom
-- Drops all members of a set, and unlinks some of the segments that they were in.
--
-- KEYS[1…3], ARGV[1…3]  as segments.lua says, which stands before this script
-- Reply    { now, 1 if nothing is left behind, 0 if unlink-segments.lua has more to do }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all members are gone in this step, whatever their number: a new generation has begun. What
--          is left behind is memory only, which the sweep frees if this client does not. O(1), ≤ 100
--          segments unlinked.

local refusal = open_set()
if refusal then
  return refusal
end
abandon_segments()
local all = unlink_abandoned()
if not all then
  expect_sweep(KEYS[3], ARGV[2], ARGV[3], now + SWEEP_LAG_MS)
end
close_set()
return { now, all and 1 or 0 }
