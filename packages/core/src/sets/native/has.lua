-- Tells which members are live.
--
-- KEYS[1…2]  as fields.lua says, which stands before this script
-- ARGV[1]  now (prelude)
-- ARGV[2…] members
-- Reply    { 1 | 0, … } in the order of the members
-- Error    SETNOTFOUND, WRONGSTRATEGY, UNSUPPORTEDSERVER
-- Atomic   all are judged at one moment. O(M) for M members.

local settings, refusal = open_fields()
if not settings then
  return refusal
end
local reply = expiries_of({ unpack(ARGV, 2) })
for i, expires_at in ipairs(reply) do
  reply[i] = expires_at and is_live(expires_at) and 1 or 0
end
return reply
