#!lua
-- Finds the live code of an id, or draws a free one for it, and releases a few expired codes.
--
-- KEYS[1…4] the space (pool.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  id
-- ARGV[3]  time to live of a new code, ms
-- ARGV[4]  maximum number of uses of a new code, 0 for any number
-- ARGV[5]  capacity of the space
-- ARGV[6…] random numbers below 2^53
-- Reply    { now, 1 if the code is new else 0, code, expiry in epoch ms }
-- Error    CODESEXHAUSTED
-- Atomic   of two calls for one id, the second finds the code of the first; of two for different ids, the
--          second cannot draw the code of the first. O(log N) for N codes, at any utilisation.
--
-- Needs ./pool.lua: live_until, take_stock, release, release_oldest, read_record, code_at, put_at,
--   write_record, spell, GRACE_MS

local RELEASED_AT_ONCE = 4

local id, ttl, capacity = ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[5])

-- A random number from 0 to below - 1. Of the 2^53 numbers, those after the last whole multiple of `below`
-- would favour small results: the next number replaces them.
local function draw(below)
  local fair = 2 ^ 53 - math.fmod(2 ^ 53, below)
  local random
  for i = 6, #ARGV do
    random = tonumber(ARGV[i])
    if random < fair then
      break
    end
  end
  return math.fmod(random, below)
end

local own = tonumber(redis.call('HGET', KEYS[1], id) or nil)
local own_expiry = own and live_until(own)
if own_expiry then
  return { now, 0, own, own_expiry }
end

local taken, over = take_stock()
if over > 0 then
  local released = 0
  if own then
    release(own)
    released = 1
  end
  released = released + release_oldest(RELEASED_AT_ONCE)
  taken, over = taken - released, over - released
end

if capacity - taken + over == 0 then
  return redis.error_reply('CODESEXHAUSTED every code is live')
end
local drawn = draw(capacity - taken + over)
local code, place
if drawn < over then
  -- By rank, expired codes come first.
  code = tonumber(redis.call('ZRANGE', KEYS[3], drawn, drawn)[1])
  local record = read_record(code)
  place = record.place
  redis.call('HDEL', KEYS[1], record.id)
else
  local from = taken + drawn - over
  place = taken
  code = code_at(from)
  if from ~= place then
    put_at(from, code_at(place))
    put_at(place, code)
  end
end

local expires_at = now + ttl
write_record(code, { place = place, uses = 0, max_uses = tonumber(ARGV[4]), id = id })
redis.call('HSET', KEYS[1], id, spell(code))
redis.call('ZADD', KEYS[3], spell(expires_at), spell(code))

-- Clients may use different times to live.
local furthest = tonumber(redis.call('ZRANGE', KEYS[3], -1, -1, 'WITHSCORES')[2])
for i = 1, 4 do
  redis.call('PEXPIRE', KEYS[i], spell(furthest - now + GRACE_MS))
end
return { now, 1, code, expires_at }
