#!lua
-- Moves the expiry of live members: by a delta, to a moment, out of reach, or back to what it was.
--
-- KEYS[1…7], ARGV[1…3]  as journal.lua says, which stands before this script
-- ARGV[4…] for each member three arguments (rescheduled-expiry.lua): change, member, amount
-- Reply    { now, status, expiry, former expiry, status, … } in the order of the members
--          status 1 changed, 0 not live, -1 refused: not an expiry that a member can be given,
--          -2 not the expiry that was expected; expiry -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the delta is added to what the member has left at that very moment, so N callers that
--          extend by d extend by exactly N × d. Never brings back what has expired. O(M log N).

local settings, refusal = settings_of('sorted', unpack(JOURNAL_SETTINGS))
if not settings then
  return refusal
end
open_journal(settings)
local reply = { now }
local earliest = math.huge
for i = 4, #ARGV, 3 do
  local change, name, amount = ARGV[i], ARGV[i + 1], ARGV[i + 2]
  local current = tonumber(redis.call('ZSCORE', KEYS[2], name) or nil)
  local status, expires_at = rescheduled_expiry(change, amount, current)
  if status == 1 and expires_at ~= current then
    redis.call('ZADD', KEYS[2], to_score(expires_at), name)
    note_change('x', name, expires_at)
    earliest = math.min(earliest, expires_at)
  end
  reply[#reply + 1] = status
  reply[#reply + 1] = to_wire(expires_at)
  reply[#reply + 1] = to_wire(current or 0)
end
expect_expiry(earliest)
close_journal()
return reply
