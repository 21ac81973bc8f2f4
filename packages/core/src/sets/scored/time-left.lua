#!lua flags=no-writes
-- Counts the live members by the time that they have left.
--
-- KEYS, ARGV  as the fragments before scores.lua say
-- ARGV[FIRST]       how many buckets
-- ARGV[FIRST + 1…]  spans in ms, ascending: the shortest that reaches the last member that expires is
--                   taken, or the longest of them
-- Reply    { now, span ms, members beyond the span, members that never expire, count, count, … }
-- Error    as theirs
-- Atomic   all buckets are of one moment, so no member is counted twice or missed. O(B log N).

local buckets = tonumber(ARGV[FIRST])
local never = '(' .. to_text(LAST_SCORE)
local last = redis.call(
  'ZRANGE', SCORED, to_text(LAST_SCORE), LIVE_SCORES, 'BYSCORE', 'REV', 'LIMIT', 0, 1, 'WITHSCORES'
)
local longest_left = last[2] and expires_at(tonumber(last[2])) - now or 0
local span
for i = FIRST + 1, #ARGV do
  span = tonumber(ARGV[i])
  if span >= longest_left then
    break
  end
end

local edge = EXPIRED_SCORES
local counts = {}
for i = 1, buckets do
  local next_edge = to_text(score_at(now + math.floor(span * i / buckets)))
  counts[i] = redis.call('ZCOUNT', SCORED, '(' .. edge, next_edge)
  edge = next_edge
end
return {
  now,
  span,
  redis.call('ZCOUNT', SCORED, '(' .. edge, to_text(LAST_SCORE)),
  redis.call('ZCOUNT', SCORED, never, '+inf'),
  unpack(counts),
}
