-- Tells which members are live.
--
-- KEYS[1…3], ARGV[1]  as names.lua says, which stands before this script
-- ARGV[2…] members
-- Reply    { 1 | 0, … } in the order of the members
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all are judged at one moment. O(M) for M members.

local refusal = open_names()
if refusal then
  return refusal
end
local reply = {}
for i = 2, #ARGV do
  reply[i - 1] = expiry_of_member(ARGV[i]) and 1 or 0
end
return reply
