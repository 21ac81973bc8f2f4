-- Reads the expiries of many members: the ends of the blocks that they are in.
--
-- KEYS[1…3], ARGV[1]  as blocks.lua says, which stands before this script
-- ARGV[2…] members
-- Reply    { expiry, … } in the order of the members; 0: not live
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all live blocks are searched at one moment: a member that moves is never missed.
--          O(M × blocks) for M members.

local refusal = open_blocks()
if refusal then
  return refusal
end
local reply = {}
for i = 2, #ARGV do
  reply[i - 1] = find_member(ARGV[i], partition_of(ARGV[i])) or 0
end
return reply
