#!lua flags=no-writes
-- Reads one page of the keys that have overrides, by (end, key).
--
-- KEYS[1]  ends sorted set: key, scored by the end of its overrides
-- KEYS[2]  overrides hash: key to JSON
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  maximum number of keys
-- ARGV[3]  cursor: end in epoch ms, or '' for the first page
-- ARGV[4]  cursor: key
-- Reply    { now, number of keys, rank of the first key of the page, key, end, overrides, … }
-- Atomic   the page is of one time. O(log² O + M) for O overrides.
--
-- Needs ../redis/live-scores.lua: EXPIRED_UNTIL
-- Needs ../paging/page-ranks.lua: page_ranks

local total = redis.call('ZCARD', KEYS[1])
local first_live = redis.call('ZCOUNT', KEYS[1], '-inf', EXPIRED_UNTIL)
local start, stop =
  page_ranks(KEYS[1], first_live, total, 'forward', tonumber(ARGV[2]), ARGV[3], ARGV[4])
local reply = { now, total - first_live, start - first_live }
if stop > start then
  local rows = redis.call('ZRANGE', KEYS[1], start, stop - 1, 'WITHSCORES')
  for i = 1, #rows, 2 do
    reply[#reply + 1] = rows[i]
    reply[#reply + 1] = tonumber(rows[i + 1])
    reply[#reply + 1] = redis.call('HGET', KEYS[2], rows[i])
  end
end
return reply
