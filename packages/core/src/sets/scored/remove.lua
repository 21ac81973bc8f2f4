-- Removes live members. Expired ones are left to the sweep: they are gone for every reader already.
--
-- KEYS, ARGV  as the fragments before scores.lua say
-- ARGV[FIRST…]  members
-- Reply    { now, 1 removed | 0 not live, … } in the order of the members
-- Error    as theirs
-- Atomic   of N callers that remove one live member exactly one is told 1. O(M log N).

local reply = { now }
local live, seen = {}, {}
for i, score in ipairs(redis.call('ZMSCORE', SCORED, unpack(ARGV, FIRST))) do
  local name = ARGV[FIRST + i - 1]
  local removed = score and not seen[name] and is_live(expires_at(tonumber(score)))
  seen[name] = true
  reply[i + 1] = removed and 1 or 0
  if removed then
    live[#live + 1] = name
  end
end
if #live > 0 then
  redis.call('ZREM', SCORED, unpack(live))
end
return reply
