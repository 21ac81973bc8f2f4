-- Fragment: the roll-ups of a series, for scripts that write or read them.
--
-- A ring is a string for each source and field: first the records of the fine resolution, then those of the
-- coarse one, as many as the retention has. The record of the time from b * ms to (b + 1) * ms is number b
-- modulo the number of records, so nothing needs trimming:
--   time of the last sample, last, minimum, maximum, sum, number of samples: six doubles
-- The time of its last sample tells to which turn a record belongs. Zeros: no sample yet.
--
-- Provides RECORD_BYTES, layout_of, ring_key, read_ring, roll_up

local RECORD, RECORD_BYTES = '<dddddd', 48

-- The two resolutions, as { ms, slots, offset in bytes }, and the length of a ring.
local function layout_of(retention, fine_ms, coarse_ms)
  local fine = { ms = fine_ms, slots = math.ceil(retention / fine_ms), base = 0 }
  local coarse = { ms = coarse_ms, slots = math.ceil(retention / coarse_ms) }
  coarse.base = fine.slots * RECORD_BYTES
  return fine, coarse, coarse.base + coarse.slots * RECORD_BYTES
end

-- The name of a source has no #, so this is one to one.
local function ring_key(prefix, source, field)
  return prefix .. source .. '#' .. field
end

-- The records of a resolution between two times, both multiples of it, at most a whole turn apart; '' if the
-- field has no samples.
local function read_ring(key, level, from, to)
  local count = (to - from) / level.ms
  local first = (from / level.ms) % level.slots
  local before_end = math.min(count, level.slots - first)
  local at = level.base + first * RECORD_BYTES
  local records = redis.call('GETRANGE', key, at, at + before_end * RECORD_BYTES - 1)
  if before_end < count and records ~= '' then
    local rest = (count - before_end) * RECORD_BYTES
    records = records .. redis.call('GETRANGE', key, level.base, level.base + rest - 1)
  end
  return records
end

-- Adds a value to the record of its time. Returns whether it is the first value of the record.
local function add_to_ring(key, level, ring_bytes, at_ms, value)
  local bucket = math.floor(at_ms / level.ms)
  local at = level.base + (bucket % level.slots) * RECORD_BYTES
  local found = redis.call('GETRANGE', key, at, at + RECORD_BYTES - 1)
  if found == '' then
    -- Allocates the whole ring, so that it does not grow later and each of its ranges can be read.
    redis.call('SETRANGE', key, ring_bytes - 1, '\0')
  end
  local last_at, last, lowest, highest, sum, count = at_ms, value, value, value, value, 1
  if found ~= '' then
    local was_at, was_last, was_lowest, was_highest, was_sum, was_count = struct.unpack(RECORD, found)
    if was_count > 0 and math.floor(was_at / level.ms) == bucket then
      lowest, highest = math.min(was_lowest, value), math.max(was_highest, value)
      sum, count = was_sum + value, was_count + 1
      -- This sample may be late, or the clock may have gone back.
      if was_at > at_ms then
        last_at, last = was_at, was_last
      end
    end
  end
  redis.call('SETRANGE', key, at, struct.pack(RECORD, last_at, last, lowest, highest, sum, count))
  return count == 1
end

-- Adds a value of a time within the retention to both resolutions of a ring. A record that has begun to leave
-- the retention does not change: it is not read any more, and a later record may have its place.
local function roll_up(key, retention, fine, coarse, ring_bytes, at_ms, value)
  local function is_whole(level)
    return math.floor(at_ms / level.ms) * level.ms > now - retention
  end
  if is_whole(coarse) then
    add_to_ring(key, coarse, ring_bytes, at_ms, value)
  end
  if is_whole(fine) and add_to_ring(key, fine, ring_bytes, at_ms, value) then
    -- Long enough for all the samples of this record, so that not every sample must set it.
    redis.call('PEXPIRE', key, string.format('%.0f', retention + coarse.ms))
  end
end
