#!lua flags=no-writes
-- Counts the live members by the time that they have left.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  number of buckets
-- ARGV[3…] spans in ms, ascending. Uses the shortest one that reaches the last expiry, or the longest
-- Reply    { now, span ms, members beyond the span, members that never expire, count, count, … }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all buckets are as of one moment, so each member is counted exactly once. O(B log N).
--
-- Needs ../../settings.lua: settings_of
-- Needs ../../../redis/live-scores.lua: LIVE_FROM, EXPIRED_UNTIL

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
local buckets = tonumber(ARGV[2])
local last = redis.call(
  'ZRANGE', KEYS[2], '(+inf', LIVE_FROM, 'BYSCORE', 'REV', 'LIMIT', 0, 1, 'WITHSCORES'
)
local longest_left = last[2] and tonumber(last[2]) - now or 0
local span
for i = 3, #ARGV do
  span = tonumber(ARGV[i])
  if span >= longest_left then
    break
  end
end

local edge = EXPIRED_UNTIL
local counts = {}
for i = 1, buckets do
  local next_edge = string.format('%.0f', now + math.floor(span * i / buckets))
  counts[i] = redis.call('ZCOUNT', KEYS[2], '(' .. edge, next_edge)
  edge = next_edge
end
return {
  now,
  span,
  redis.call('ZCOUNT', KEYS[2], '(' .. edge, '(+inf'),
  redis.call('ZCOUNT', KEYS[2], '+inf', '+inf'),
  unpack(counts),
}
