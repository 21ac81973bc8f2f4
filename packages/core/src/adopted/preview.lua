#!lua flags=no-writes
-- Reads a few members from both ends of a sorted set, also expired ones, with their expiries.
--
-- KEYS[1], ARGV[1…3]  as opening.lua says
-- ARGV[4]  number of members at each end
-- Reply    { now, live members, expired members, member, score, expiry, … } in ascending order, no member
--          twice; expiry -1: never. If members are long, it has fewer, those next to each end
-- Error    NOTASORTEDSET
-- Atomic   all data is of one time. O(log N + members).
--
-- Needs ./opening.lua: FIRST, SCORED
-- Needs ../sets/scored/scores.lua: LIVE_SCORES, append_ranks

local each = tonumber(ARGV[FIRST])
local total = redis.call('ZCARD', SCORED)
local live = redis.call('ZCOUNT', SCORED, LIVE_SCORES, '+inf')
local reply = { now, live, total - live }
append_ranks(reply, 0, math.min(each, total))
append_ranks(reply, math.min(total, math.max(each, total - each)), total, true)
return reply
