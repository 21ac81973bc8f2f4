#!lua flags=allow-oom
-- Unlinks some of the segments that clears have left behind.
--
-- KEYS[1…3], ARGV[1…3]  as segments.lua says, which stands before this script
-- Reply    { 1 if nothing is left behind, else 0 }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   any number of clients may do it at once. O(1), ≤ 100 segments unlinked.

local refusal = open_set()
if refusal then
  return refusal
end
local all = unlink_abandoned()
close_set()
return { all and 1 or 0 }
