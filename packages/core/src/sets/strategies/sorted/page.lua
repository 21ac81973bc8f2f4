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
-- Reply    { now, live members, rank of the first member of the page among them, member, expiry, value | nil, … }
--          in ascending order; expiry -1: never. Fewer if values are long: those next to the cursor, at least one
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the page is as of one moment. O(log² N + M), never O(offset).
--
-- Needs ../../settings.lua: settings_of
-- Needs ../../../redis/live-scores.lua: EXPIRED_UNTIL
-- Needs ../../../paging/page-ranks.lua: page_ranks
-- Needs ./members.lua: append_members

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
local total = redis.call('ZCARD', KEYS[2])
local first_live = redis.call('ZCOUNT', KEYS[2], '-inf', EXPIRED_UNTIL)
local start, stop = page_ranks(
  KEYS[2], first_live, total, ARGV[2], tonumber(ARGV[3]), ARGV[4], ARGV[5],
  function(moment)
    return redis.call('ZCOUNT', KEYS[2], '-inf', '(' .. moment)
  end
)
local reply = { now, total - first_live, start - first_live }
if stop > start then
  local rows = redis.call('ZRANGE', KEYS[2], start, stop - 1, 'WITHSCORES')
  local first = append_members(reply, rows, ARGV[2] == 'backward')
  reply[3] = start + first - 1 - first_live
end
return reply
