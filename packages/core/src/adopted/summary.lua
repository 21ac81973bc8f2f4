#!lua flags=no-writes
-- Reads the summary of a sorted set.
--
-- KEYS[1], ARGV[1…3]  as opening.lua says
-- Reply    { now, live members, expired members that are still there, expiry of the whole key (-1: it has
--          none), member, score, expiry of the oldest, the same of the newest }, without the last six if no
--          member is live; expiry -1: never
-- Error    NOTASORTEDSET
-- Atomic   all data is of one time. O(log N).
--
-- Needs ./opening.lua: SCORED
-- Needs ../sets/scored/scores.lua: LIVE_SCORES, append_rows

local live = redis.call('ZCOUNT', SCORED, LIVE_SCORES, '+inf')
local expired = redis.call('ZCARD', SCORED) - live
local reply = { now, live, expired, math.max(-1, redis.call('PEXPIRETIME', SCORED)) }
if live > 0 then
  append_rows(reply, redis.call('ZRANGE', SCORED, expired, expired, 'WITHSCORES'))
  append_rows(reply, redis.call('ZRANGE', SCORED, -1, -1, 'WITHSCORES'))
end
return reply
