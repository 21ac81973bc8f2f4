#!lua flags=no-writes
-- Counts the live members.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- ARGV[1]  now (clock.lua)
-- Reply    the number
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   one count. O(log N).
--
-- Needs ../../settings.lua: refusal_of
-- Needs ../../../redis/live-scores.lua: LIVE_FROM

local strategy = redis.call('HGET', KEYS[1], 'strategy')
if strategy ~= 'sorted' then
  return refusal_of(strategy)
end
return redis.call('ZCOUNT', KEYS[2], LIVE_FROM, '+inf')
