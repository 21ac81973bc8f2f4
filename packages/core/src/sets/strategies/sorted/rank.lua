#!lua flags=no-writes
-- The rank of a live member by (expiry, member).
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  member
-- Reply    { now, live members, rank of the member among them (0 for the soonest to expire, -1 if it is not live),
--          its expiry (-1: never) }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   rank and count are as of one moment. O(log N).
--
-- Needs ../../settings.lua: settings_of
-- Needs ../../../redis/live-scores.lua: EXPIRED_UNTIL
-- Needs ../../expiry.lua: to_wire

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
local first_live = redis.call('ZCOUNT', KEYS[2], '-inf', EXPIRED_UNTIL)
local rank = (redis.call('ZRANK', KEYS[2], ARGV[2]) or -1) - first_live
local expires_at = tonumber(redis.call('ZSCORE', KEYS[2], ARGV[2]) or 0)
return {
  now, redis.call('ZCARD', KEYS[2]) - first_live, math.max(-1, rank), to_wire(expires_at)
}
