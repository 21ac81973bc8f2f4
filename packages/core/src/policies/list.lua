#!lua flags=no-writes
-- Lists policies by name, in byte order.
--
-- KEYS[1]  documents hash
-- KEYS[2]  names sorted set
-- ARGV[1]  now (prelude)
-- ARGV[2]  how many policies at most
-- ARGV[3]  '-', or '(' and the name after which the page begins
-- Reply    { now, how many there are, 1 if there are more after the page, name, policy, … }
-- Atomic   the page is of one moment. O(log P + M).

local limit = tonumber(ARGV[2])
local names = redis.call('ZRANGE', KEYS[2], ARGV[3], '+', 'BYLEX', 'LIMIT', 0, limit + 1)
local more = names[limit + 1] and 1 or 0
names[limit + 1] = nil
local reply = { now, redis.call('ZCARD', KEYS[2]), more }
if #names > 0 then
  local documents = redis.call('HMGET', KEYS[1], unpack(names))
  for i, name in ipairs(names) do
    reply[#reply + 1] = name
    reply[#reply + 1] = documents[i]
  end
end
return reply
