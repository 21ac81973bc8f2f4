-- Appends one sample to a source's series, adds it to the roll-ups, and trims the series to its
-- retention.
--
-- KEYS[1]  samples sorted set of the source
-- KEYS[2]  sources sorted set
-- ARGV[1]  now (prelude)
-- ARGV[2]  retention, ms
-- ARGV[3]  source
-- ARGV[4]  sample, JSON
-- ARGV[5]  beginning of the keys of the rings (rings.lua, which stands before this script)
-- ARGV[6]  fine resolution, ms
-- ARGV[7]  coarse resolution, ms
-- Reply    { now }
-- Atomic   the ordinal makes the member unique: equal samples do not collapse, not even in one ms.
--          Its leading zeros keep the samples of one ms in the order in which they came. A sample and
--          its share in the roll-ups are written in one step. At most 1000 old samples go at once, so
--          a script stays short; readers never see the rest. O(log N + F) for F fields.

local retention = tonumber(ARGV[2])
local score = string.format('%.0f', now)
local ordinal = redis.call('ZCOUNT', KEYS[1], score, score)
redis.call('ZADD', KEYS[1], score, string.format('%.0f-%06d:%s', now, ordinal, ARGV[4]))

local outdated = redis.call('ZCOUNT', KEYS[1], '-inf', string.format('%.0f', now - retention))
if outdated > 0 then
  redis.call('ZREMRANGEBYRANK', KEYS[1], 0, math.min(outdated, 1000) - 1)
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])

local fine, coarse, ring_bytes = layout_of(retention, tonumber(ARGV[6]), tonumber(ARGV[7]))

local function add_to(key, level, value)
  local bucket = math.floor(now / level.ms)
  local at = level.base + (bucket % level.slots) * RECORD_BYTES
  local found = redis.call('GETRANGE', key, at, at + RECORD_BYTES - 1)
  if found == '' then
    -- All of it at once: it does not grow later, and each of its ranges is there to be read.
    redis.call('SETRANGE', key, ring_bytes - 1, '\0')
  end
  local last_at, last, lowest, highest, sum, count = now, value, value, value, value, 1
  if found ~= '' then
    local was_at, was_last, was_lowest, was_highest, was_sum, was_count = struct.unpack(RECORD, found)
    if was_count > 0 and math.floor(was_at / level.ms) == bucket then
      lowest, highest = math.min(was_lowest, value), math.max(was_highest, value)
      sum, count = was_sum + value, was_count + 1
      -- The clock may have stepped back.
      if was_at > now then
        last_at, last = was_at, was_last
      end
    end
  end
  redis.call('SETRANGE', key, at, struct.pack(RECORD, last_at, last, lowest, highest, sum, count))
  return count == 1
end

for field, value in pairs(cjson.decode(ARGV[4])) do
  if value ~= cjson.null then
    local key = ring_key(ARGV[5], ARGV[3], field)
    add_to(key, coarse, value)
    if add_to(key, fine, value) then
      -- Long enough for all the samples of this record, so that not each of them has to say so.
      redis.call('PEXPIRE', key, string.format('%.0f', retention + coarse.ms))
    end
  end
end

redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', EXPIRED_UNTIL)
redis.call('ZADD', KEYS[2], string.format('%.0f', now + retention), ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
return { now }
