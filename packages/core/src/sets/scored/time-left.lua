#!lua flags=no-writes
-- Counts the live members by the time that they have left.
--
-- KEYS, ARGV  see the fragments before scores.lua
-- ARGV[FIRST]       number of buckets
-- ARGV[FIRST + 1…]  spans in ms, ascending. Uses the shortest one that reaches the last expiry, or the longest
-- Reply    { now, span ms, members beyond the span, members that never expire, count, count, … }
-- Error    see the fragments before scores.lua
-- Atomic   all buckets are as of one moment, so each member is counted exactly once. O(B log N).
--
-- Needs ./scores.lua: to_text, LAST_SCORE, LIVE_SCORES, expires_at, EXPIRED_SCORES, score_at
-- Needs of the caller: FIRST, SCORED

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
