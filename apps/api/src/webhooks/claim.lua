#!lua
-- Claims messages of a webhook for one attempt each. Those whose sender was lost come again after its lease.
--
-- KEYS[1…3]  as in enqueue.lua
-- ARGV[1]    now (clock.lua)
-- ARGV[2]    messages that all instances send at the same time
-- ARGV[3]    lease in ms
-- Reply      { ms until the next message is due or lapses (-1: none), id, attempts with this one, `<number of events>
--            <body>`, … }
-- Atomic     one instance makes each attempt. O(log N).

local lapsed = redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now)
for _, id in ipairs(lapsed) do
  redis.call('ZREM', KEYS[2], id)
  redis.call('ZADD', KEYS[1], now, id)
end
local reply = { -1 }
local room = tonumber(ARGV[2]) - redis.call('ZCARD', KEYS[2])
if room > 0 then
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, room)) do
    redis.call('ZREM', KEYS[1], id)
    local body = redis.call('HGET', KEYS[3], id)
    if body then
      redis.call('ZADD', KEYS[2], now + tonumber(ARGV[3]), id)
      reply[#reply + 1] = id
      reply[#reply + 1] = redis.call('HINCRBY', KEYS[3], id .. ':tries', 1)
      reply[#reply + 1] = body
    end
  end
end
for _, key in ipairs({ KEYS[1], KEYS[2] }) do
  local next = redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')[2]
  if next then
    local wait = math.max(0, tonumber(next) - now)
    reply[1] = reply[1] < 0 and wait or math.min(reply[1], wait)
  end
end
return reply
