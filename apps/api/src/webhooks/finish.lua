#!lua flags=allow-oom
-- Records the end of an attempt.
--
-- KEYS[1…4]  as in enqueue.lua
-- KEYS[5]    dead letters: id, scored by the time of its last attempt, epoch ms
-- KEYS[6]    list of the latest attempts, JSON, the latest first
-- ARGV[1]    now (clock.lua)
-- ARGV[2]    id
-- ARGV[3]    'delivered', 'failed' or 'dead'; 'test' for a message that was not in the queue
-- ARGV[4]    ms until the next attempt of a failed message
-- ARGV[5]    the attempt, JSON without its closing brace; `at` is added
-- ARGV[6]    maximum number of attempts in the list
-- ARGV[7]    maximum number of dead letters; the oldest are dropped
-- Reply      { ms since the first failure without a success since, -1 for none }
-- Atomic     a message is due, being sent, dead or gone. O(log N + dropped).

local id = ARGV[2]
redis.call('ZREM', KEYS[2], id)
-- The webhook was deleted meanwhile, or the message discarded.
local is_gone = ARGV[3] ~= 'test' and redis.call('HEXISTS', KEYS[3], id) == 0
if is_gone or redis.call('HEXISTS', KEYS[4], 'deleted') == 1 then
  return { -1 }
end
redis.call('LPUSH', KEYS[6], string.format('%s,"at":%.0f}', ARGV[5], now))
redis.call('LTRIM', KEYS[6], 0, tonumber(ARGV[6]) - 1)
if ARGV[3] == 'test' then
  return { -1 }
end
if ARGV[3] == 'delivered' then
  redis.call('ZREM', KEYS[1], id)
  redis.call('ZREM', KEYS[5], id)
  redis.call('HDEL', KEYS[3], id, id .. ':tries')
  redis.call('HDEL', KEYS[4], 'failures', 'failingSince')
  redis.call('HSET', KEYS[4], 'deliveredAt', now)
  return { -1 }
end
redis.call('HINCRBY', KEYS[4], 'failures', 1)
redis.call('HSETNX', KEYS[4], 'failingSince', now)
if ARGV[3] == 'failed' then
  redis.call('ZADD', KEYS[1], now + tonumber(ARGV[4]), id)
else
  redis.call('ZREM', KEYS[1], id)
  redis.call('ZADD', KEYS[5], now, id)
  for _, old in ipairs(redis.call('ZRANGE', KEYS[5], 0, -1 - tonumber(ARGV[7]))) do
    redis.call('ZREM', KEYS[5], old)
    redis.call('HDEL', KEYS[3], old, old .. ':tries')
    redis.call('HINCRBY', KEYS[4], 'droppedLetters', 1)
  end
end
return { now - tonumber(redis.call('HGET', KEYS[4], 'failingSince')) }
