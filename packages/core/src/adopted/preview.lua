#!lua flags=no-writes
-- A few members from both ends of a sorted set, expired ones too, with the expiries that their scores would
-- mean.
--
-- KEYS[1], ARGV[1…3]  as opening.lua says
-- ARGV[4]  how many members from either end
-- Reply    { now, live members, expired members, member, score, expiry, … } in ascending order, no member
--          twice; expiry -1: never. Where members are long there are fewer, those nearest to either end
-- Error    NOTASORTEDSET
-- Atomic   all is of one moment. O(log N + members).

local each = tonumber(ARGV[FIRST])
local total = redis.call('ZCARD', SCORED)
local live = redis.call('ZCOUNT', SCORED, LIVE_SCORES, '+inf')
local reply = { now, live, total - live }
append_ranks(reply, 0, math.min(each, total))
append_ranks(reply, math.min(total, math.max(each, total - each)), total, true)
return reply
