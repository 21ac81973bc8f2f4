#!lua flags=no-writes
-- Continues a search through the live members by (score, member).
--
-- KEYS, ARGV  see the fragments before scores.lua
-- ARGV[FIRST]  latest expiry to search, epoch ms, or '+inf'
-- ARGV[FIRST + 1…FIRST + 6]  see filter.lua
-- Reply    see filter.lua; then member, score, expiry (-1: never), … of the matches
-- Error    see the fragments before scores.lua
-- Atomic   what is found is as of one moment. O(log² N + members read).
--
-- Needs ./scores.lua: EXPIRED_SCORES, to_text, score_at, append_rows
-- Needs ../reading/filter.lua: filter
-- Needs of the caller: SCORED, FIRST

local first_live = redis.call('ZCOUNT', SCORED, '-inf', EXPIRED_SCORES)
local last_score = ARGV[FIRST]
if last_score ~= '+inf' then
  last_score = to_text(score_at(tonumber(last_score)))
end
local stop = math.max(first_live, redis.call('ZCOUNT', SCORED, '-inf', last_score))
local found, reply = filter(SCORED, first_live, stop, FIRST + 1)
return append_rows(reply, found)
