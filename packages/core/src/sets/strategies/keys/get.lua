#!lua flags=no-writes
-- Reads members with their expiry and value.
--
-- KEYS[1…3], ARGV[1]  see names.lua
-- ARGV[2…] members
-- Reply    { now, expiry, value | nil, expiry, value | nil, … } in the order of the members
--          expiry 0: not live
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   expiry and value are as of one moment. O(M) for M members.
--
-- Needs ./names.lua: open_names, member_of

local refusal = open_names()
if refusal then
  return refusal
end
local reply = { now }
for i = 2, #ARGV do
  local expires_at, value = member_of(ARGV[i])
  reply[#reply + 1] = expires_at or 0
  reply[#reply + 1] = value or false
end
return reply
