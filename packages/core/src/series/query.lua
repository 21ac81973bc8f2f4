#!lua flags=no-writes
-- Selects the roll-ups for a query, and reads as many of them as one command should.
--
-- KEYS[1]  sources sorted set
-- KEYS[2]  prefix of the keys of the rings (rings.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  retention, ms
-- ARGV[3]  fine resolution, ms
-- ARGV[4]  coarse resolution, ms
-- ARGV[5]  from, epoch ms, or '~' and the number of ms before the end of now, or '' for the oldest
-- ARGV[6]  to, epoch ms, exclusive, or '' for up to and including now
-- ARGV[7]  maximum number of points
-- ARGV[8]  maximum number of sources, those with the latest samples, if none are named
-- ARGV[9]  maximum bytes of records, but at least one ring; each ring adds 2048, which cost Redis about the
--          same
-- ARGV[10] widths of a point to choose from, ms, ascending, with spaces between
-- ARGV[11] number of fields
-- ARGV[12…] fields, then sources; without sources: those with samples within the retention
-- Reply    { now, resolution in ms, width of a point in ms, from, to, 1 if sources were left out, number of
--          sources, source, …, records of the first source's first field, of its second, … } as many as fit.
--          `from` and `to` are multiples of the resolution, equal if there is nothing to read. The records
--          are as in rings.lua, and may be of times outside the window.
-- Atomic   all data is of one time. O(log S + bytes).
--
-- Needs ./rings.lua: layout_of, RECORD_BYTES, read_ring, ring_key
-- Needs ../redis/live-scores.lua: LIVE_FROM

local retention = tonumber(ARGV[2])
local fine, coarse = layout_of(retention, tonumber(ARGV[3]), tonumber(ARGV[4]))
local points = tonumber(ARGV[7])
local oldest = now - retention + 1
local span = tonumber(ARGV[5]:match('^~(%d+)$') or nil)
local from = math.max(span and now + 1 - span or tonumber(ARGV[5]) or oldest, oldest)
local to = math.min(tonumber(ARGV[6]) or now + 1, now + 1)

local function up(moment, ms)
  return math.ceil(moment / ms) * ms
end
local function down(moment, ms)
  return math.floor(moment / ms) * ms
end

-- The number of points that a window of this length can need at any position: one that moves with the clock
-- must not change its width. It is widened to whole records, but not beyond the retention.
local function most_points(step, level)
  local length = down(math.min(to - from + 2 * level.ms - 2, retention + level.ms - 1), level.ms)
  return math.ceil((step - level.ms + length) / step)
end

-- With one point, the point is the window: if it consists of coarse records, these are enough.
local is_whole = from % coarse.ms == 0 and to % coarse.ms == 0
local level, step = is_whole and coarse or fine, nil
if points > 1 then
  for width in ARGV[10]:gmatch('%d+') do
    step = tonumber(width)
    level = step % coarse.ms == 0 and coarse or fine
    if most_points(step, level) <= points then
      break
    end
  end
end
-- A record that has begun to leave the retention has samples outside of it.
local first = math.max(down(from, level.ms), up(oldest, level.ms))
local last = math.max(up(to, level.ms), first)
if from >= to then
  last = first
end
step = step or math.max(last - first, level.ms)

local fields = tonumber(ARGV[11])
local sources = { unpack(ARGV, 12 + fields) }
local left_out = 0
if #sources == 0 then
  local most = tonumber(ARGV[8])
  sources = redis.call('ZRANGE', KEYS[1], '+inf', LIVE_FROM, 'BYSCORE', 'REV', 'LIMIT', 0, most + 1)
  if sources[most + 1] then
    sources[most + 1] = nil
    left_out = 1
  end
end

local reply = { now, level.ms, step, first, last, left_out, #sources, unpack(sources) }
local ring_bytes = (last - first) / level.ms * RECORD_BYTES
local ring_cost = ring_bytes + 2048
local room = math.max(tonumber(ARGV[9]), ring_cost)
if ring_bytes == 0 then
  return reply
end
for _, source in ipairs(sources) do
  for i = 12, 11 + fields do
    room = room - ring_cost
    if room < 0 then
      return reply
    end
    reply[#reply + 1] = read_ring(ring_key(KEYS[2], source, ARGV[i]), level, first, last)
  end
end
return reply
