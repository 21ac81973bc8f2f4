#!lua flags=allow-oom
-- Removes all members of a set, and unlinks some of the segments that they were in.
--
-- KEYS[1…3], ARGV[1…3]  see segments.lua
-- Reply    { now, 1 if no segment is left, 0 if unlink-segments.lua must continue }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   removes any number of members in this step, because a new generation begins. Only memory is left, which
--          the sweep frees if this client does not. O(1), ≤ 100 segments unlinked.
--
-- Needs ./segments.lua: open_set, SWEEP_LAG_MS, close_set
-- Needs ./unlink.lua: abandon_segments, unlink_abandoned
-- Needs ../../../sweep/due.lua: expect_sweep

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
