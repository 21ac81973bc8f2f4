-- A fragment for scripts that keep or read the roll-ups of a series.
--
-- A ring is a string for each source and field: first as many records of the fine resolution as the
-- retention has, then those of the coarse one. The record of the time from b * ms to (b + 1) * ms is
-- number b modulo the number of records, so that nothing has to be trimmed:
--   time of the last sample, last, minimum, maximum, sum, number of samples: six doubles
-- A record is of the time that its last sample says. Zeros: no sample yet.

local RECORD, RECORD_BYTES = '<dddddd', 48

-- The two resolutions, as { ms, slots, at which byte they begin }, and the length of a ring.
local function layout_of(retention, fine_ms, coarse_ms)
  local fine = { ms = fine_ms, slots = math.ceil(retention / fine_ms), base = 0 }
  local coarse = { ms = coarse_ms, slots = math.ceil(retention / coarse_ms) }
  coarse.base = fine.slots * RECORD_BYTES
  return fine, coarse, coarse.base + coarse.slots * RECORD_BYTES
end

-- A source has no # in its name, so this is one to one.
local function ring_key(prefix, source, field)
  return prefix .. source .. '#' .. field
end

-- The records of a resolution from one moment up to another, both multiples of it, at most a whole
-- turn apart; '' if the field was never sampled.
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
