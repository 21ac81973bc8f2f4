#!lua
-- Appends one sample to a source's series, adds it to the roll-ups, and trims the series to its
-- retention.
--
-- KEYS[1]  samples sorted set of the source
-- KEYS[2]  sources sorted set
-- KEYS[3]  beginning of the keys of the rings (rings.lua, which stands before this script)
-- ARGV[1]  now (prelude)
-- ARGV[2]  retention, ms
-- ARGV[3]  source
-- ARGV[4]  sample, JSON
-- ARGV[5]  fine resolution, ms
-- ARGV[6]  coarse resolution, ms
-- Reply    { now }
-- Atomic   the ordinal makes the member unique: equal samples do not collapse, not even in one ms.
--          Its leading zeros keep the samples of one ms in the order in which they came. A sample and
--          its share in the roll-ups are written in one step. At most 1000 old samples go at once, so
--          a script stays short; readers never see the rest. O(log N + F) for F fields.

local retention = tonumber(ARGV[2])
-- Where the clock has stepped back, samples have the time of the newest one until it has caught up, so that
-- cursors go on. What lies further ahead than the retention is of no use, and would hold them up for longer.
local ahead = string.format('(%.0f', now + retention)
redis.call('ZREMRANGEBYSCORE', KEYS[1], ahead, '+inf')
local newest = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')
local at = math.max(now, tonumber(newest[2] or now))
local score = string.format('%.0f', at)
local ordinal = redis.call('ZCOUNT', KEYS[1], score, score)
redis.call('ZADD', KEYS[1], score, string.format('%.0f-%06d:%s', at, ordinal, ARGV[4]))

local outdated = redis.call('ZCOUNT', KEYS[1], '-inf', string.format('%.0f', now - retention))
if outdated > 0 then
  redis.call('ZREMRANGEBYRANK', KEYS[1], 0, math.min(outdated, 1000) - 1)
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])

local fine, coarse, ring_bytes = layout_of(retention, tonumber(ARGV[5]), tonumber(ARGV[6]))

for field, value in pairs(cjson.decode(ARGV[4])) do
  if value ~= cjson.null then
    roll_up(ring_key(KEYS[3], ARGV[3], field), retention, fine, coarse, ring_bytes, value)
  end
end

redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', EXPIRED_UNTIL)
redis.call('ZADD', KEYS[2], string.format('%.0f', now + retention), ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
return { now }
