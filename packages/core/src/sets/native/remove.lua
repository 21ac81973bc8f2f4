-- Removes members.
--
-- KEYS[1…2]  as fields.lua says, which stands before this script
-- ARGV[1]  now (prelude)
-- ARGV[2…] members
-- Reply    { now, 1 removed | 0 not live, … } in the order of the members
-- Error    SETNOTFOUND, WRONGSTRATEGY, UNSUPPORTEDSERVER
-- Atomic   of N callers that remove one live member exactly one is told 1. O(M) for M members.

local settings, refusal = open_fields()
if not settings then
  return refusal
end
local names = { unpack(ARGV, 2) }
local reply = { now }
local seen = {}
for i, expires_at in ipairs(expiries_of(names)) do
  local name = names[i]
  reply[i + 1] = expires_at and is_live(expires_at) and not seen[name] and 1 or 0
  seen[name] = true
end
redis.call('HDEL', KEYS[2], unpack(names))
return reply
