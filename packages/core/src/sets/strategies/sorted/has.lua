#!lua flags=no-writes
-- Checks which members are live.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- ARGV[1]  now (clock.lua)
-- ARGV[2…] members
-- Reply    { 1 | 0, … } in the order of the members
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all results are as of one moment. O(M) for M members.
--
-- Needs ../../settings.lua: refusal_of
-- Needs ../../../redis/live.lua: is_live

local strategy = redis.call('HGET', KEYS[1], 'strategy')
if strategy ~= 'sorted' then
  return refusal_of(strategy)
end
if #ARGV == 2 then
  local score = redis.call('ZSCORE', KEYS[2], ARGV[2])
  return { score and is_live(tonumber(score)) and 1 or 0 }
end
local reply = redis.call('ZMSCORE', KEYS[2], unpack(ARGV, 2))
for i, score in ipairs(reply) do
  reply[i] = score and is_live(tonumber(score)) and 1 or 0
end
return reply
