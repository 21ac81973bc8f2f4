#!lua flags=allow-oom
-- Unlinks some of the segments of earlier generations.
--
-- KEYS[1…3], ARGV[1…3]  see segments.lua
-- Reply    { 1 if no segment is left, else 0 }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   any number of clients can run it at the same time. O(1), ≤ 100 segments unlinked.
--
-- Needs ./segments.lua: open_set, close_set
-- Needs ./unlink.lua: unlink_abandoned

local refusal = open_set()
if refusal then
  return refusal
end
local all = unlink_abandoned()
close_set()
return { all and 1 or 0 }
