#!lua
-- Adds messages to the queue of a webhook, and moves its position in a feed.
--
-- KEYS[1]  due messages: id, scored by the time of the next attempt, epoch ms
-- KEYS[2]  messages that are being sent: id, scored by the end of the lease, epoch ms
-- KEYS[3]  hash: <id> to `<number of events> <body>`, and <id>:tries to the number of attempts
-- KEYS[4]  state hash; feed:<set> is the position in the feed of the set, `deleted` is of a deleted webhook (drop.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  number of waiting messages from which on no more are added
-- ARGV[3]  '' or feed:<set>
-- ARGV[4]  position before the changes of the messages, '' for none
-- ARGV[5]  position after them
-- ARGV[6…] id, `<number of events> <body>`, …
-- Reply    { 1 if they were added, 0 if the queue is full, -1 if the position is another one, -2 if the webhook is
--          deleted, position }
-- Atomic   several instances read the same feed, and one of them adds each change. O(messages × log N).

if redis.call('HEXISTS', KEYS[4], 'deleted') == 1 then
  return { -2, '' }
end
local position = ARGV[3] ~= '' and redis.call('HGET', KEYS[4], ARGV[3]) or ''
if ARGV[3] ~= '' and position ~= ARGV[4] then
  return { -1, position }
end
if #ARGV > 5 and redis.call('ZCARD', KEYS[1]) + redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[2]) then
  return { 0, position }
end
for i = 6, #ARGV, 2 do
  redis.call('HSET', KEYS[3], ARGV[i], ARGV[i + 1])
  redis.call('ZADD', KEYS[1], now, ARGV[i])
end
if ARGV[3] ~= '' then
  redis.call('HSET', KEYS[4], ARGV[3], ARGV[5])
end
return { 1, ARGV[5] }
