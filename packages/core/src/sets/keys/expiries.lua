-- Reads the expiries of many members.
--
-- KEYS[1…3], ARGV[1]  as names.lua says, which stands before this script
-- ARGV[2…] members
-- Reply    { expiry, … } in the order of the members; 0: not live
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all are judged at one moment. O(M) for M members.

local refusal = open_names()
if refusal then
  return refusal
end
local reply = {}
for i = 2, #ARGV do
  reply[i - 1] = expiry_of_member(ARGV[i]) or 0
end
return reply
