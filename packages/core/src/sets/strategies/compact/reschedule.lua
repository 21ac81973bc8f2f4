#!lua
-- Changes the expiry of live members: by a delta, to a time, to never, back to the previous one, or to at least a
-- time from now ('renew').
--
-- KEYS[1…3], ARGV[1…3]  see segments.lua
-- ARGV[4…] for each member three arguments (rescheduled-expiry.lua): change, member, amount
-- Reply    { now, status, expiry, former expiry, status, … } in the order of the members
--          status 1 changed, 0 not live, -1 refused: invalid expiry,
--          -2 not the expected expiry; expiry -1: never
--          after 'renew' also the value | nil
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the delta is added to the current expiry, so N callers that extend by d extend by
--          exactly N × d. An expired member stays expired. O(M).
--
-- Needs ./segments.lua: open_set, segment_of, expiry_in, key_of, score_in, record_expiry, close_set
-- Needs ../../writing/rescheduled-expiry.lua: rescheduled_expiry
-- Needs ../../expiry.lua: to_wire

local refusal = open_set()
if refusal then
  return refusal
end
local reply = { now }
for i = 4, #ARGV, 3 do
  local change, name, amount = ARGV[i], ARGV[i + 1], ARGV[i + 2]
  local segment = segment_of(name)
  local current = expiry_in(segment, redis.call('ZSCORE', key_of(segment), name))
  local status, expires_at = rescheduled_expiry(change, amount, current)
  if status == 1 and expires_at ~= current then
    redis.call('ZADD', key_of(segment), score_in(segment, expires_at), name)
    record_expiry(expires_at)
  end
  reply[#reply + 1] = status
  reply[#reply + 1] = to_wire(expires_at)
  reply[#reply + 1] = to_wire(current or 0)
  if change == 'renew' then
    reply[#reply + 1] = false
  end
end
close_set()
return reply
