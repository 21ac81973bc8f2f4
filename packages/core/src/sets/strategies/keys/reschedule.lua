#!lua
-- Moves the expiry of live members: by a delta, to a moment, or back to what it was.
--
-- KEYS[1…3], ARGV[1]  as names.lua says, which stands before this script
-- ARGV[2…] for each member three arguments (rescheduled-expiry.lua): change 'by' | 'at' | 'back',
--          member, amount
-- Reply    { now, status, expiry, former expiry, status, … } in the order of the members
--          status 1 changed, 0 not live, -1 refused: not an expiry that a member can be given,
--          -2 not the expiry that was expected
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the delta is added to what the member has left at that very moment, so N callers that
--          extend by d extend by exactly N × d. Never brings back what has expired. O(M).

local refusal = open_names()
if refusal then
  return refusal
end
local reply = { now }
for i = 2, #ARGV, 3 do
  local change, name, amount = ARGV[i], ARGV[i + 1], ARGV[i + 2]
  local current = expiry_of_member(name)
  local status, expires_at = rescheduled_expiry(change, amount, current)
  if status == 1 and expires_at ~= current then
    redis.call('PEXPIREAT', key_of(name), to_score(expires_at))
  end
  reply[#reply + 1] = status
  reply[#reply + 1] = expires_at
  reply[#reply + 1] = current or 0
end
return reply
