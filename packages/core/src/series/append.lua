#!lua
-- Adds one sample, of now or of an earlier time, to a source's series and to its roll-ups, and trims the
-- series to its retention.
--
-- KEYS[1]  samples sorted set of the source
-- KEYS[2]  sources sorted set
-- KEYS[3]  prefix of the keys of the rings (rings.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  retention, ms
-- ARGV[3]  source
-- ARGV[4]  sample, JSON
-- ARGV[5]  fine resolution, ms
-- ARGV[6]  coarse resolution, ms
-- ARGV[7]  time of the sample, epoch ms, or '' for now
-- Reply    { now, 1 if it was added, or 0 if its time is in the future or outside the retention }
-- Atomic   the ordinal makes the member unique: equal samples stay separate, even in one ms. Its leading
--          zeros keep the samples of one ms in their order. One step writes a sample and its part in the
--          roll-ups. At most 1000 old samples are removed at a time, so a script stays short; readers never
--          see the rest. O(log N + F) for F fields.
--
-- Needs ./rings.lua: layout_of, roll_up, ring_key
-- Needs ../redis/live-scores.lua: EXPIRED_UNTIL

local retention = tonumber(ARGV[2])
local moment = tonumber(ARGV[7]) or now
if moment > now or moment <= now - retention then
  return { now, 0 }
end

-- After a step back of the clock, a sample of now gets the time of the newest sample until the clock has
-- caught up, so that cursors stay valid. Samples further ahead than the retention are removed, because they
-- would delay this for longer.
local latest = now + retention
local ahead = redis.call('ZCOUNT', KEYS[1], string.format('(%.0f', latest), '+inf')
if ahead > 0 then
  redis.call('ZREMRANGEBYRANK', KEYS[1], -math.min(ahead, 1000), -1)
end
local at = moment
if ARGV[7] == '' then
  local newest = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')
  at = math.min(math.max(now, tonumber(newest[2] or now)), latest)
end
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
    roll_up(ring_key(KEYS[3], ARGV[3], field), retention, fine, coarse, ring_bytes, moment, value)
  end
end

redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', EXPIRED_UNTIL)
local leaves_at = string.format('%.0f', moment + retention)
if moment < now then
  -- There may be a later sample.
  redis.call('ZADD', KEYS[2], 'GT', leaves_at, ARGV[3])
else
  redis.call('ZADD', KEYS[2], leaves_at, ARGV[3])
end
redis.call('PEXPIRE', KEYS[2], ARGV[2])
return { now, 1 }
