#!lua
-- Adds a message to the queue of a webhook, or only moves its position in a feed.
--
-- KEYS[1]  due messages: id, scored by the time of the next attempt, epoch ms
-- KEYS[2]  messages that are being sent: id, scored by the end of the lease, epoch ms
-- KEYS[3]  hash: <id> to `<number of events> <body>`, and <id>:tries to the number of attempts
-- KEYS[4]  state hash; feed:<set> is the position in the feed of the set
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  maximum number of waiting messages
-- ARGV[3]  id, or '' for no message
-- ARGV[4]  `<number of events> <body>`
-- ARGV[5]  '' or feed:<set>
-- ARGV[6]  position before the changes of the message, '' for none
-- ARGV[7]  position after them
-- Reply    { 1 if it was added, 0 if the queue is full, -1 if the position is another one, position }
-- Atomic   several instances read the same feed, and one of them adds each change. O(log N).

local position = ARGV[5] ~= '' and redis.call('HGET', KEYS[4], ARGV[5]) or ''
if ARGV[5] ~= '' and position ~= ARGV[6] then
  return { -1, position }
end
if ARGV[3] ~= '' then
  if redis.call('ZCARD', KEYS[1]) + redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[2]) then
    return { 0, position }
  end
  redis.call('HSET', KEYS[3], ARGV[3], ARGV[4])
  redis.call('ZADD', KEYS[1], now, ARGV[3])
end
if ARGV[5] ~= '' then
  redis.call('HSET', KEYS[4], ARGV[5], ARGV[7])
end
return { 1, ARGV[7] or '' }
