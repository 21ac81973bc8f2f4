#!lua flags=no-writes
-- One page of the live members by (score, member).
--
-- KEYS, ARGV  as the fragments before scores.lua say
-- ARGV[FIRST]      where the page lies: 'forward' | 'backward' | 'rank' | 'moment' (page-ranks.lua)
-- ARGV[FIRST + 1]  how many members at most
-- ARGV[FIRST + 2]  cursor: score, or '' for the end that the direction starts from; or the rank; or the
--                  moment in epoch ms
-- ARGV[FIRST + 3]  cursor: member
-- Reply    { now, live members, rank of the first member of the page among them,
--            member, score, expiry, … } in ascending order; expiry -1: never. Where members are long
--            there are fewer than there could be: next to the cursor, and at least one
-- Error    as theirs
-- Atomic   the page is of one moment. O(log² N + M), never O(offset).

local total = redis.call('ZCARD', SCORED)
local first_live = redis.call('ZCOUNT', SCORED, '-inf', EXPIRED_SCORES)
local start, stop = page_ranks(
  SCORED, first_live, total, ARGV[FIRST], tonumber(ARGV[FIRST + 1]), ARGV[FIRST + 2], ARGV[FIRST + 3],
  function(moment)
    -- What expires a millisecond earlier is what would not be live then.
    return redis.call('ZCOUNT', SCORED, '-inf', to_text(score_at(tonumber(moment) - 1)))
  end
)
local reply = { now, total - first_live, start - first_live }
if stop > start then
  reply[3] = append_ranks(reply, start, stop, ARGV[FIRST] == 'backward') - first_live
end
return reply
