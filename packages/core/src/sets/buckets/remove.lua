-- Removes live members. Those in blocks that are over are gone for every reader already.
--
-- KEYS[1…3], ARGV[1]  as blocks.lua says, which stands before this script
-- ARGV[2…] members
-- Reply    { now, 1 removed | 0 not live, … } in the order of the members
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   of N callers that remove one live member exactly one is told 1. O(M × blocks) for M members.

local refusal = open_blocks()
if refusal then
  return refusal
end
local reply = { now }
for i = 2, #ARGV do
  local partition = partition_of(ARGV[i])
  local ends_at = find_member(ARGV[i], partition)
  if ends_at then
    take_member(ARGV[i], partition, ends_at)
  end
  reply[i] = ends_at and 1 or 0
end
close_blocks()
return reply
