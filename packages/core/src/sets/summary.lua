-- What a list of sets shows of one of them.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- ARGV[1]  now (prelude)
-- Reply    { now, default ttl ms, createdAt, live members, next expiry (-1: none expires) },
--          or an empty list if there is no such set
-- Atomic   count and next expiry are of one moment. O(log N).

local meta = redis.call('HMGET', KEYS[1], 'defaultTtlMs', 'createdAt')
if not meta[1] then
  return {}
end
local count = redis.call('ZCOUNT', KEYS[2], LIVE_FROM, '+inf')
local first = redis.call('ZRANGE', KEYS[2], LIVE_FROM, '+inf', 'BYSCORE', 'LIMIT', 0, 1, 'WITHSCORES')
return {
  now,
  tonumber(meta[1]),
  tonumber(meta[2]),
  count,
  to_wire(tonumber(first[2] or math.huge)),
}
