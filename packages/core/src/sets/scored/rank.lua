#!lua flags=no-writes
-- The rank of a live member by (score, member).
--
-- KEYS, ARGV  see the fragments before scores.lua
-- ARGV[FIRST]  member
-- Reply    { now, live members, rank of the member among them (0 for the soonest to expire, -1 if it is not live),
--          its expiry (-1: never) }
-- Error    see the fragments before scores.lua
-- Atomic   rank and count are as of one moment. O(log N).
--
-- Needs ./scores.lua: EXPIRED_SCORES, expires_at
-- Needs ../expiry.lua: to_wire
-- Needs of the caller: SCORED, FIRST

local first_live = redis.call('ZCOUNT', SCORED, '-inf', EXPIRED_SCORES)
local rank = (redis.call('ZRANK', SCORED, ARGV[FIRST]) or -1) - first_live
local score = tonumber(redis.call('ZSCORE', SCORED, ARGV[FIRST]) or nil)
return {
  now,
  redis.call('ZCARD', SCORED) - first_live,
  math.max(-1, rank),
  score and to_wire(expires_at(score)) or 0,
}
