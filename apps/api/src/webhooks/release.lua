#!lua flags=allow-oom
-- Replays dead letters of a webhook, or discards them.
--
-- KEYS[1]  due messages, as in enqueue.lua
-- KEYS[2]  messages, as KEYS[3] of enqueue.lua
-- KEYS[3]  dead letters, as in finish.lua
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  'replay' or 'discard'
-- ARGV[3]  the maximum number, if no ids follow: the oldest dead letters
-- ARGV[4…] ids
-- Reply    { number of dead letters that existed }
-- Atomic   a message is due, being sent, dead or gone. O(ids × log N).

local ids = { unpack(ARGV, 4) }
if #ids == 0 then
  ids = redis.call('ZRANGE', KEYS[3], 0, tonumber(ARGV[3]) - 1)
end
local count = 0
for _, id in ipairs(ids) do
  if redis.call('ZREM', KEYS[3], id) == 1 then
    count = count + 1
    redis.call('HDEL', KEYS[2], id .. ':tries')
    if ARGV[2] == 'replay' then
      redis.call('ZADD', KEYS[1], now, id)
    else
      redis.call('HDEL', KEYS[2], id)
    end
  end
end
return { count }
