#!lua flags=no-writes
-- Lists the sources with samples within the retention.
--
-- KEYS[1]  sources sorted set
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  maximum number of sources
-- Reply    { now, source, time when its last sample leaves the window, … }
-- Atomic   all data is of one time. O(log S + M).
--
-- Needs ../redis/live-scores.lua: LIVE_FROM

local sources = redis.call(
  'ZRANGE', KEYS[1], LIVE_FROM, '+inf', 'BYSCORE', 'LIMIT', 0, ARGV[2], 'WITHSCORES'
)
for i = 2, #sources, 2 do
  sources[i] = tonumber(sources[i])
end
return { now, unpack(sources) }
