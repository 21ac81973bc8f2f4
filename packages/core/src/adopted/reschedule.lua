#!lua
-- Changes the expiry of live members of a set whose scores are expiries: by a delta, or to a time.
--
-- KEYS[1], ARGV[1…3]  as opening.lua says
-- ARGV[4…] for each member three arguments:
--          change 'by' | 'at'
--          member
--          amount ms for 'by', epoch ms for 'at'; both are rounded up to whole units
-- Reply    { now, status, expiry, former expiry, status, … } in the order of the members. status 1 changed, 0
--          not live, -1 refused: the expiry is not between now and now + the longest time to live. expiry -1:
--          never
-- Error    NOTASORTEDSET
-- Atomic   the delta is added to the current score, so N callers that extend by d extend by exactly N × d.
--          Expired members stay expired. O(M log N).
--
-- Needs ./opening.lua: FIRST, SCORED, UNIT_MS
-- Needs ../sets/scored/scores.lua: expires_at, score_at, to_text
-- Needs ../redis/live.lua: is_live
-- Needs ../sets/writing/expiry-argument.lua: is_possible
-- Needs ../sets/expiry.lua: to_wire
-- Needs ./keep-key.lua: keep_key_until

local reply = { now }
local latest = now
for i = FIRST, #ARGV, 3 do
  local change, name, amount = ARGV[i], ARGV[i + 1], tonumber(ARGV[i + 2])
  local score = tonumber(redis.call('ZSCORE', SCORED, name) or nil)
  local expiry = score and expires_at(score) or 0
  local former = expiry
  local status = 0
  if is_live(expiry) then
    status = 1
    if change == 'at' or expiry < math.huge then
      local asked = change == 'at' and amount or expiry + amount
      local moved = change == 'at' and math.ceil(score_at(amount)) or score + math.ceil(amount / UNIT_MS)
      if is_possible(asked) then
        expiry = expires_at(moved)
        latest = math.max(latest, expiry)
        redis.call('ZADD', SCORED, to_text(moved), name)
      else
        status = -1
      end
    end
  else
    expiry = 0
  end
  reply[#reply + 1] = status
  reply[#reply + 1] = to_wire(expiry)
  reply[#reply + 1] = to_wire(former)
end
if latest > now then
  keep_key_until(latest)
end
return reply
