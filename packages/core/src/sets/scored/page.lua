#!lua flags=no-writes
-- One page of the live members by (score, member).
--
-- KEYS, ARGV  see the fragments before scores.lua
-- ARGV[FIRST]      position of the page: 'forward' | 'backward' | 'rank' | 'moment' (page-ranks.lua)
-- ARGV[FIRST + 1]  maximum number of members
-- ARGV[FIRST + 2]  cursor: score, or '' for the end at which the direction starts; or the rank; or the time in
--            epoch ms
-- ARGV[FIRST + 3]  cursor: member
-- Reply    { now, live members, rank of the first member of the page among them, member, score, expiry, … } in
--          ascending order; expiry -1: never. Fewer if members are long: those next to the cursor, at least one
-- Error    see the fragments before scores.lua
-- Atomic   the page is as of one moment. O(log² N + M), never O(offset).
--
-- Needs ./scores.lua: EXPIRED_SCORES, to_text, score_at, append_ranks
-- Needs ../../paging/page-ranks.lua: page_ranks
-- Needs of the caller: SCORED, FIRST

local total = redis.call('ZCARD', SCORED)
local first_live = redis.call('ZCOUNT', SCORED, '-inf', EXPIRED_SCORES)
local start, stop = page_ranks(
  SCORED, first_live, total, ARGV[FIRST], tonumber(ARGV[FIRST + 1]), ARGV[FIRST + 2], ARGV[FIRST + 3],
  function(moment)
    -- A member that expires a millisecond earlier would not be live at that time.
    return redis.call('ZCOUNT', SCORED, '-inf', to_text(score_at(tonumber(moment) - 1)))
  end
)
local reply = { now, total - first_live, start - first_live }
if stop > start then
  reply[3] = append_ranks(reply, start, stop, ARGV[FIRST] == 'backward') - first_live
end
return reply
