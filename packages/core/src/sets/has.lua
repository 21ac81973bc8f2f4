-- Tells which members are live.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- ARGV[1]  now (prelude)
-- ARGV[2…] members
-- Reply    { 1 | 0, … } in the order of the members
-- Error    SETNOTFOUND
-- Atomic   all are judged at one moment. O(M) for M members.

if redis.call('EXISTS', KEYS[1]) == 0 then
  return redis.error_reply('SETNOTFOUND no such set')
end
local reply = redis.call('ZMSCORE', KEYS[2], unpack(ARGV, 2))
for i, score in ipairs(reply) do
  reply[i] = score and is_live(tonumber(score)) and 1 or 0
end
return reply
