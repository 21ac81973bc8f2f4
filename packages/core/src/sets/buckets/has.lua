-- Tells which members are live.
--
-- KEYS[1…3], ARGV[1]  as blocks.lua says, which stands before this script
-- ARGV[2…] members
-- Reply    { 1 | 0, … } in the order of the members
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all live blocks are searched at one moment: a member that moves is never missed.
--          O(M × blocks) for M members.

local refusal = open_blocks()
if refusal then
  return refusal
end
local reply = {}
for i = 2, #ARGV do
  reply[i - 1] = find_member(ARGV[i], partition_of(ARGV[i])) and 1 or 0
end
return reply
