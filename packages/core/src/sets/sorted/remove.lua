-- Removes live members. Expired ones are left to the sweep: they are gone for every reader already.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- KEYS[3]  values hash
-- ARGV[1]  now (prelude)
-- ARGV[2…] members
-- Reply    { now, 1 removed | 0 not live, … } in the order of the members
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   of N callers that remove one live member exactly one is told 1. O(M log N).

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
local reply = { now }
local live = {}
local seen = {}
for i, score in ipairs(redis.call('ZMSCORE', KEYS[2], unpack(ARGV, 2))) do
  local name = ARGV[i + 1]
  local removed = score and not seen[name] and is_live(tonumber(score))
  seen[name] = true
  reply[i + 1] = removed and 1 or 0
  if removed then
    live[#live + 1] = name
  end
end
if #live > 0 then
  redis.call('ZREM', KEYS[2], unpack(live))
  redis.call('HDEL', KEYS[3], unpack(live))
end
return reply
