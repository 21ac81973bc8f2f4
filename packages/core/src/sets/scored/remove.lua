#!lua flags=allow-oom
-- Removes live members. The sweep removes expired ones, which no reader can see.
--
-- KEYS, ARGV  see the fragments before scores.lua
-- ARGV[FIRST…]  members
-- Reply    { now, expiry, … } in the order of the members; 0: was not live, -1: never
-- Error    see the fragments before scores.lua
-- Atomic   of N callers that remove one live member exactly one receives its expiry. O(M log N).
--
-- Needs ./scores.lua: expires_at
-- Needs ../../redis/live.lua: is_live
-- Needs ../expiry.lua: to_wire
-- Needs of the caller: SCORED, FIRST

local reply = { now }
local live, seen = {}, {}
for i, score in ipairs(redis.call('ZMSCORE', SCORED, unpack(ARGV, FIRST))) do
  local name = ARGV[FIRST + i - 1]
  local expiry = score and not seen[name] and expires_at(tonumber(score))
  local removed = expiry and is_live(expiry)
  seen[name] = true
  reply[i + 1] = removed and to_wire(expiry) or 0
  if removed then
    live[#live + 1] = name
  end
end
if #live > 0 then
  redis.call('ZREM', SCORED, unpack(live))
end
return reply
