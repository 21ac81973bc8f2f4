#!lua
-- Changes the expiry of live members: by a delta, to a time, back to the previous one, or by
-- reading them.
--
-- KEYS[1…3], ARGV[1]  see names.lua
-- ARGV[2…] for each member three arguments (rescheduled-expiry.lua): change 'by' | 'at' | 'back' |
--          'renew', member, amount
-- Reply    { now, status, expiry, former expiry, status, … } in the order of the members
--          status 1 changed, 0 not live, -1 refused: invalid expiry,
--          -2 not the expected expiry
--          after 'renew' also the value | nil
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the delta is added to the current expiry, so N callers that extend by d extend by
--          exactly N × d. An expired member stays expired. O(M).
--
-- Needs ./names.lua: open_names, expiry_of_member, member_of, key_of
-- Needs ../../writing/rescheduled-expiry.lua: rescheduled_expiry
-- Needs ../../expiry.lua: to_score

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
  if change == 'renew' then
    reply[#reply + 1] = select(2, member_of(name)) or false
  end
end
return reply
