#!lua flags=no-writes
-- Checks which members are live.
--
-- KEYS, ARGV  see the fragments before scores.lua
-- ARGV[FIRST…]  members
-- Reply    { 1 | 0, … } in the order of the members
-- Error    see the fragments before scores.lua
-- Atomic   all results are as of one moment. O(M) for M members.
--
-- Needs ../../redis/live.lua: is_live
-- Needs ./scores.lua: expires_at
-- Needs of the caller: SCORED, FIRST

local reply = redis.call('ZMSCORE', SCORED, unpack(ARGV, FIRST))
for i, score in ipairs(reply) do
  reply[i] = score and is_live(expires_at(tonumber(score))) and 1 or 0
end
return reply
