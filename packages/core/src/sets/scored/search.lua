#!lua flags=no-writes
-- Searches on through the live members by (score, member).
--
-- KEYS, ARGV  as the fragments before scores.lua say
-- ARGV[FIRST]  only members that expire at this moment or before it, epoch ms, or '+inf'
-- ARGV[FIRST + 1…FIRST + 6]  as filter.lua says
-- Reply    as filter.lua says; then member, score, expiry (-1: never), … of the matches
-- Error    as theirs
-- Atomic   what is found is of one moment. O(log² N + members read).

local first_live = redis.call('ZCOUNT', SCORED, '-inf', EXPIRED_SCORES)
local last_score = ARGV[FIRST]
if last_score ~= '+inf' then
  last_score = to_text(score_at(tonumber(last_score)))
end
local stop = math.max(first_live, redis.call('ZCOUNT', SCORED, '-inf', last_score))
local found, reply = filter(SCORED, first_live, stop, FIRST + 1)
return append_rows(reply, found)
