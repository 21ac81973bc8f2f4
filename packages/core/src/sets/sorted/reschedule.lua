-- Moves the expiry of live members: by a delta, to a moment, or out of reach.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- ARGV[1]  now (prelude)
-- ARGV[2]  longest time to live that is allowed, ms
-- ARGV[3…] for each member three arguments:
--          change 'by' | 'at' | 'never'
--          member
--          amount ms for 'by', epoch ms for 'at', '' for 'never'
-- Reply    { now, status, expiry, status, expiry, … } in the order of the members
--          status 1 changed, 0 not live, -1 refused: the expiry would not lie between now and
--          now + the longest time to live; expiry -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the delta is added to what the member has left at that very moment, so N callers that
--          extend by d extend by exactly N × d. Never brings back what has expired. O(M log N).

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
local furthest = now + tonumber(ARGV[2])
local reply = { now }
for i = 3, #ARGV, 3 do
  local change, name, amount = ARGV[i], ARGV[i + 1], ARGV[i + 2]
  local current = tonumber(redis.call('ZSCORE', KEYS[2], name) or nil)
  local status, expires_at = 0, 0

  if current and is_live(current) then
    if change == 'never' then
      expires_at = math.huge
    elseif change == 'at' then
      expires_at = tonumber(amount)
    else
      expires_at = current + tonumber(amount)
    end
    if expires_at == math.huge or (is_live(expires_at) and expires_at <= furthest) then
      status = 1
      if expires_at ~= current then
        local score = expires_at == math.huge and '+inf' or string.format('%.0f', expires_at)
        redis.call('ZADD', KEYS[2], score, name)
      end
    else
      status, expires_at = -1, current
    end
  end

  reply[#reply + 1] = status
  reply[#reply + 1] = to_wire(expires_at)
end
return reply
