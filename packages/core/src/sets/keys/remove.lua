-- Removes live members. Their entries stay in the list, stale, until they are examined.
--
-- KEYS[1…3], ARGV[1]  as names.lua says, which stands before this script
-- ARGV[2…] members
-- Reply    { now, 1 removed | 0 not live, … } in the order of the members
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   of N callers that remove one live member exactly one is told 1. O(M) for M members.

local refusal = open_names()
if refusal then
  return refusal
end
local reply = { now }
for i = 2, #ARGV do
  local live = expiry_of_member(ARGV[i])
  if live then
    redis.call('DEL', key_of(ARGV[i]))
  end
  reply[i] = live and 1 or 0
end
return reply
