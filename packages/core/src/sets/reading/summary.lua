#!lua flags=no-writes
-- The summary of a set of any strategy.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set (sorted, window)
-- KEYS[3]  names list (keys)
-- KEYS[4]  blocks hash (buckets)
-- KEYS[5]  fields hash (native)
-- ARGV[1]  now (clock.lua)
-- Reply    { now, strategy, default ttl ms, createdAt, members, 1 if that is exact else 0, next expiry (-1: none
--          expires, -2: unknown), members added since the creation, members expired since then (-1: unknown) }, or an
--          empty list if the set does not exist
-- Atomic   count and next expiry are as of one moment. O(log N), or O(blocks).
--
-- Needs ../expiry.lua: to_wire
-- Needs ../../redis/live.lua: is_live

local meta = redis.call(
  'HMGET', KEYS[1],
  'strategy', 'defaultTtlMs', 'createdAt', 'memberCount', 'lastId', 'clearedId',
  'expiredTotal', 'removedTotal'
)
if not meta[2] then
  return {}
end
local strategy = meta[1]
local ttl = tonumber(meta[2])
local count, exact, next_expiry = 0, 0, -2
local added, expired = -1, -1

if strategy == 'sorted' or strategy == 'window' then
  -- The score of a window's member is its insertion. It lives for one window after that.
  local after_score = strategy == 'window' and ttl or 0
  local from = string.format('(%.0f', now - after_score)
  local first = redis.call('ZRANGE', KEYS[2], from, '+inf', 'BYSCORE', 'LIMIT', 0, 1, 'WITHSCORES')
  count, exact = redis.call('ZCOUNT', KEYS[2], from, '+inf'), 1
  next_expiry = to_wire(tonumber(first[2] or math.huge) + after_score)
  if strategy == 'sorted' then
    -- Those that wait for the sweep have expired, too.
    local stored = redis.call('ZCARD', KEYS[2])
    local swept = tonumber(meta[7] or 0)
    added = stored + swept + tonumber(meta[8] or 0)
    expired = stored - count + swept
  end
elseif strategy == 'keys' then
  -- Cleared blocks may still be listed.
  count = math.min(redis.call('LLEN', KEYS[3]), tonumber(meta[5]) - tonumber(meta[6]))
elseif strategy == 'buckets' then
  local blocks = redis.call('HGETALL', KEYS[4])
  local soonest = math.huge
  for i = 1, #blocks, 2 do
    local ends_at, members = tonumber(blocks[i]), tonumber(blocks[i + 1])
    if members > 0 and is_live(ends_at) then
      count = count + members
      soonest = math.min(soonest, ends_at)
    end
  end
  exact, next_expiry = 1, to_wire(soonest)
elseif strategy == 'native' then
  count = redis.call('HLEN', KEYS[5])
else
  count = tonumber(meta[4] or 0)
end
return { now, strategy, ttl, tonumber(meta[3]), count, exact, next_expiry, added, expired }
