-- Reads the expiries of many members.
--
-- KEYS[1…2]  as fields.lua says, which stands before this script
-- ARGV[1]  now (prelude)
-- ARGV[2…] members
-- Reply    { expiry, … } in the order of the members; 0: not live, -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY, UNSUPPORTEDSERVER
-- Atomic   all are judged at one moment. O(M) for M members.

local settings, refusal = open_fields()
if not settings then
  return refusal
end
local reply = expiries_of({ unpack(ARGV, 2) })
for i, expires_at in ipairs(reply) do
  reply[i] = expires_at and is_live(expires_at) and to_wire(expires_at) or 0
end
return reply
