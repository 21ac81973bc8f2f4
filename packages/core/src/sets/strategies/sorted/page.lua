#!lua flags=no-writes
-- One page of the live members by (expiry, member).
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- KEYS[3]  values hash
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  position of the page: 'forward' | 'backward' | 'rank' | 'moment' (page-ranks.lua)
-- ARGV[3]  maximum number of members
-- ARGV[4]  cursor: expiry in epoch ms, '+inf', or '' for the end at which the direction starts; or the rank; or the
--          time in epoch ms
-- ARGV[5]  cursor: member
-- Reply    { now, live members, rank of the first member of the page among them, { member, score, … },
--          { value, or '' without one, … } }, in ascending order, the lists packed; no values if the set has none.
--          Fewer if values are long: those next to the cursor, at least one
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the page is as of one moment. O(log² N + M), never O(offset).
--
-- Needs ../../settings.lua: refusal_of
-- Needs ../../../redis/live-scores.lua: EXPIRED_UNTIL
-- Needs ../../../paging/page-ranks.lua: page_ranks
-- Needs ../../../redis/packed-list.lua: packed_list
-- Needs ./members.lua: rows_with_values

local strategy = redis.call('HGET', KEYS[1], 'strategy')
if strategy ~= 'sorted' then
  return refusal_of(strategy)
end
local total = redis.call('ZCARD', KEYS[2])
local first_live = redis.call('ZCOUNT', KEYS[2], '-inf', EXPIRED_UNTIL)
local start, stop = page_ranks(
  KEYS[2], first_live, total, ARGV[2], tonumber(ARGV[3]), ARGV[4], ARGV[5],
  function(moment)
    return redis.call('ZCOUNT', KEYS[2], '-inf', '(' .. moment)
  end
)
local rows, values, first = {}, {}, 1
if stop > start then
  rows = redis.call('ZRANGE', KEYS[2], start, stop - 1, 'WITHSCORES')
  if redis.call('EXISTS', KEYS[3]) == 1 then
    rows, values, first = rows_with_values(rows, ARGV[2] == 'backward')
  end
end
return { now, total - first_live, start + first - 1 - first_live, packed_list(rows), packed_list(values) }
