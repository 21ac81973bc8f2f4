#!lua
-- Changes the expiry of live members: by a delta, to a time, to never, back to the previous one, or to at least a
-- time from now ('renew').
--
-- KEYS[1…2]  see fields.lua
-- ARGV[1]  now (clock.lua)
-- ARGV[2…] for each member three arguments (rescheduled-expiry.lua): change, member, amount
-- Reply    { now, status, expiry, former expiry, status, … } in the order of the members
--          status 1 changed, 0 not live, -1 refused: invalid expiry,
--          -2 not the expected expiry; expiry -1: never
--          after 'renew' also the value | nil
-- Error    SETNOTFOUND, WRONGSTRATEGY, UNSUPPORTEDSERVER
-- Atomic   the delta is added to the current expiry, so N callers that extend by d extend by
--          exactly N × d. An expired member stays expired. O(M).
--
-- Needs ./fields.lua: open_fields, expiries_of
-- Needs ../../writing/rescheduled-expiry.lua: rescheduled_expiry
-- Needs ../../expiry.lua: to_score, to_wire

local settings, refusal = open_fields()
if not settings then
  return refusal
end
local reply = { now }
for i = 2, #ARGV, 3 do
  local change, name, amount = ARGV[i], ARGV[i + 1], ARGV[i + 2]
  local current = expiries_of({ name })[1]
  local status, expires_at = rescheduled_expiry(change, amount, current)
  if status == 1 and expires_at ~= current then
    if expires_at == math.huge then
      redis.call('HPERSIST', KEYS[2], 'FIELDS', 1, name)
    else
      redis.call('HPEXPIREAT', KEYS[2], to_score(expires_at), 'FIELDS', 1, name)
    end
  end
  reply[#reply + 1] = status
  reply[#reply + 1] = to_wire(expires_at)
  reply[#reply + 1] = to_wire(current or 0)
  if change == 'renew' then
    reply[#reply + 1] = status == 1 and redis.call('HGET', KEYS[2], name) or ''
  end
end
return reply
